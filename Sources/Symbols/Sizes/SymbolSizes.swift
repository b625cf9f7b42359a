import Foundation
import LayoutScene

/// The sizes of symbols in UIKit and their vertical places beside text.
///
/// Sources: Interface Builder records the proportion of the sides of a symbol's image in numbers of
/// up to 128, and the frames of image views that show it. In a scene at 2x of LoopKit
/// (`OverrideSelectionViewController.storyboard`) `chevron.right` is 12.5 × 16.5 points at body,
/// `square.and.pencil` 26.5 × 25 and `memories` 28.5 × 24.5 at title2, `timer` 14 wide at caption1,
/// and `line.3.horizontal` 26 × 13 at body in the scale large. Printed images say `symbol(system:
/// play.circle.fill) {20, 19} baseline=3.5, alignmentRectInsets={-0.5, 0, -0.5, 0}` and
/// `symbol(system: person) {19, 17.5} baseline=2.5, alignmentRectInsets={-1, 0, -1.5, 0}`, at body
/// and 2x.
///
/// Proportions are also from storyboards of NetNewsWire (`iOS/Base.lproj/Main.storyboard`), SideStore
/// (`Settings.storyboard`, `Main.storyboard`), and some twenty smaller apps on GitHub (`Main.storyboard` of
/// MJMayankMJ/ContactApp, Manthan1120/Amazon, HeegeePark/Netflix, IgniteCoders/MessagingApp-iOS and others); a
/// thread of Apple's developer forums (716773) has `chevron.compact.down` at 64 points and 3x in full.
///
/// They agree with these rules: sides are in proportion to the point size; the middle of the image is in the
/// middle of the capitals; its top and bottom are on pixels; and the alignment rect reaches from the font's
/// ascender, rounded to pixels, to its descender, rounded down.
package enum SymbolSizes {
  /// The size of a symbol at 100 points, medium and regular. Without a source it is estimated: a
  /// symbol with strokes of this project has the margins of a circle's image around its strokes,
  /// and an icon has the size of a circle's image.
  static func unit(of symbol: Symbol) -> CGSize {
    if let measure = measure(of: symbol) { return measure.size }
    switch symbol.enclosure {
    case .circle: return circle
    case .square: return square
    case nil: break
    }
    switch symbol.art {
    case .strokes(let elements), .solid(let elements):
      let ink = elements.bounds
      return CGSize(
        width: ink.width + SymbolElement.halfStroke * 2 + margins.width,
        height: ink.height + SymbolElement.halfStroke * 2 + margins.height)
    case .glyph, .outline, .letters: return circle
    case .parts(let parts):
      return parts.first.map { $0.scale == 1 ? unit(of: $0.symbol) : circle } ?? circle
    }
  }

  /// The margins of an image around its lines, both sides together, at 100 points. The image of
  /// `play.circle.fill` at 17 points prints `contentInsets={1, 1.5, 1, 1.5}`.
  package static let margins = CGSize(width: 17.6, height: 11.4)
  /// From 20 × 19 points at 17 points, and the proportion 128:121.
  private static let circle = CGSize(width: 117.2, height: 110.8)
  /// From the proportion 128:114.
  private static let square = CGSize(width: 109.6, height: 97.6)

  /// The distance of the image's middle above the middle of capitals, at 100 points.
  static func rise(of symbol: Symbol) -> CGFloat { measure(of: symbol)?.rise ?? 0 }

  /// The recorded or estimated measure of a symbol. Symbols with fill, slash or badge have the size
  /// of the plain symbol.
  private static func measure(of symbol: Symbol) -> Measure? {
    if let measure = measured[symbol.name[...]] { return measure }
    guard symbol.enclosure == nil else { return nil }
    let words = symbol.name.split(separator: ".")
    let plain = words.prefix { $0 != "badge" }.filter { $0 != "fill" && $0 != "slash" }
    return plain.count < words.count ? measured[plain.joined(separator: ".")[...]] : nil
  }

  private struct Measure {
    var size: CGSize
    var rise: CGFloat
  }

  private static let measured: [Substring: Measure] = {
    var measured: [Substring: Measure] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, numbers.count == 3 else { continue }
      measured[name] = Measure(
        size: CGSize(width: numbers[0], height: numbers[1]), rise: numbers[2])
    }
    return measured
  }()

  private static let rows = recorded + "\n" + estimated

  /// Name, width, height and rise, from recorded sizes. For some symbols, such as `star` (64:58),
  /// `trash` (117:128) and `plus` (128:113), only the proportion of the sides is recorded; their
  /// larger side is that of symbols with a similar shape.
  private static let recorded = """
    circle                            117.2 110.8 0
    chevron.right                     73.5  97    0
    chevron.left                      73.5  97    0
    chevron.forward                   73.5  97    0
    chevron.backward                  73.5  97    0
    square.and.pencil                 120.5 113.6 5.7
    memories                          129.5 111.4 0
    person                            111.8 102.9 1.5
    line.3.horizontal                 119.5 59.7  0
    line.horizontal.3                 119.5 59.7  0
    calendar                          117.2 97    0
    timer                             117.2 110.8 0
    star                              120.5 110   0
    gear                              117   110   0
    plus                              110   97    0
    xmark                             100   88    0
    pencil                            110   97    0
    pencil.and.outline                114   119   0
    arrow.up                          104   115   0
    arrow.down                        104   115   0
    trash                             109   119   0
    ladybug                           117   111.5 0
    terminal                          124   90    0
    heart                             121   103   0
    gearshape                         117   112.4 0
    house                             126   102.4 0
    envelope                          124   90    0
    magnifyingglass                   118   107   0
    cart                              124   98.8  0
    mic                               100.4 119   0
    person.2                          150   96.1  0
    person.2.fill                     150   93.8  0
    video                             135   86.5  0
    message                           122   110.6 0
    quote.bubble                      122   104.8 0
    wifi.slash                        124   107.5 0
    doc                               106.9 119   0
    doc.text                          106.9 119   0
    paperplane                        120   111.6 0
    phone                             117   105.1 0
    delete.left                       126   100.4 0
    circle.grid.3x3                   117.2 100.7 0
    arrow.clockwise                   106.9 119   0
    arrow.counterclockwise            106.9 119   0
    square.and.arrow.up               106.9 119   5
    square.and.arrow.down             106.9 119   5
    books.vertical                    126   105.3 0
    chevron.down                      110   61.9  0
    chevron.up                        110   61.9  0
    chevron.compact.down              111.7 40.8  1
    square                            109.6 97.6  0
    """

  /// The same columns, estimated from recorded symbols with a similar shape.
  private static let estimated = """
    checkmark                         110   98    0
    ellipsis                          112   32    0
    arrow.left                        117   90    0
    arrow.right                       117   90    0
    arrow.forward                     117   90    0
    arrow.backward                    117   90    0
    person.3                          184   92    0
    bell                              110   119   0
    camera                            126   92    0
    photo                             124   95    0
    folder                            122   92    0
    bookmark                          90    115   0
    lock                              92    115   0
    bag                               104   119   0
    creditcard                        124   90    0
    wifi                              124   89    0
    bolt                              90    119   0
    flame                             90    119   0
    map                               122   107   0
    location                          112   106   0
    tag                               120   112   0
    cloud                             128   88    0
    eye                               126   84    0
    eye.slash                         126   93    0
    list.bullet                       116   80    0
    slider.horizontal.3               117   89    0
    exclamationmark.triangle          122   107   0
    car                               126   99    0
    tv                                126   99    0
    iphone                            73    119   0
    ipad                              97    119   0
    book                              132   98    0
    speaker.wave.2                    134   99    0
    music.note                        88    113   0
    mappin                            62    113   0
    bubble.left                       122   106   0
    bubble.left.and.bubble.right      147   111   0
    """
}

extension Symbol {
  /// The size of the image at 100 points, medium and regular.
  package var unit: CGSize { SymbolSizes.unit(of: self) }
}

extension [SymbolElement] {
  /// The rectangle around the middles of the elements' lines.
  fileprivate var bounds: CGRect {
    reduce(CGRect.null) { bounds, element in
      bounds.union(element.bounds)
    }
  }
}

extension SymbolElement {
  fileprivate var bounds: CGRect {
    switch self {
    case .line(let points, _), .polygon(let points, _):
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    case .circle(let center, let radius, _):
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    case .box(let rect, _, _): rect
    }
  }
}

extension SymbolScale {
  /// The size relative to the medium scale. The factor for large is from `calendar` and
  /// `line.3.horizontal`, which are 25.5 and 26 points wide at body. The factor for small is
  /// interpolated.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
