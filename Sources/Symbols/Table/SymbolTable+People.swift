extension SymbolTable {
  /// Symbols of communication and people; `SymbolTable.icons` explains the columns.
  static let people = """
    heart                        E87E E87D fcqs
    star                         E83A E838 fcqs
    bookmark                     E867 E866 fcqs
    flag                         =    E153 fcqs
    bell                         E7F5 E7F4 fcqs
    tag                          =    F05B fcs
    bubble.left                  E0CB E0CA fc
    bubble.right                 E0CB E0CA fcm
    bubble.left.and.bubble.right =    E0BF f
    bubble.middle.bottom         =    E253 f
    envelope                     E0E1 E158 fc
    envelope.open                =    E151 f
    phone                        =    E0CD fc
    phone.down                   =    E0B1 fc
    video                        =    E04B fcs
    person                       E7FF E7FD fcs
    person.2                     E7FC E7FB fcs
    person.3                     =    F233 f
    person.badge.plus            =    E7FE f
    person.badge.minus           =    EF66 f
    person.crop.circle           E853 E853 f
    person.crop.square           =    E851 f
    person.crop.rectangle        =    E0D0 f
    person.text.rectangle        =    EA67 f
    figure.walk                  E536 E536 c
    figure.run                   E566 E566 c
    figure.hiking                E50A E50A c
    figure.pool.swim             EB48 EB48 c
    figure.stand                 E4EB E4EB -
    hand.raised                  =    E764 fcs
    hand.thumbsup                E9F3 E8DC fc
    hand.thumbsdown              E9F2 E8DB fc
    hand.wave                    =    E766 f
    hand.tap                     =    E913 f
    hand.point.up.left           =    EBB9 f
    hands.clap                   =    EA65 f
    quote.opening                E244 E244 -
    megaphone                    =    EF49 f
    at                           E0E6 E0E6 c
    link                         E157 E157 c
    location                     =    E569 fcs
    map                          =    E55B fc
    globe                        E894 E894 -
    network                      EB2F EB2F -
    house                        =    E88A fc
    building                     =    EA40 f
    building.2                   =    E7F1 f
    building.columns             =    E84F fc
    """
}
