import AutoLayout
import Foundation
import LayoutScene
import Symbols

/// An image in its mapping form.
struct ImageForm {
  var source: Node?
  var size: CGSize?
  var symbol: Node?
  var configuration = SymbolConfiguration()
  var renderingMode = RenderingMode.automatic
}

/// The keys of images that are symbols, as `UIImage.SymbolConfiguration` has them.
enum SymbolFields {
  static let all: [Field<ImageForm>] = [
    Field("symbol", or: ["systemName"], .scalarNode) { $0.symbol = $1 }
      .noted("The name of a system symbol.", example: "heart.fill"),
    Field("scale", .choice("symbol scale")) { $0.configuration.scale = $1 }
      .noted(
        "How large the symbol is beside text: small, medium or large.", default: "medium",
        example: "large"),
    Field("weight", .weight) { $0.configuration.weight = $1 }
      .noted(
        "How heavy the symbol's strokes are, by name or as a number.", default: "regular",
        example: "semibold"),
    Field("font", or: ["textStyle"], .font) { $0.configuration.font = $1 }
      .noted(
        "The font that the symbol goes with: a text style, or a mapping such as {size: 17}. Left out, "
          + "it is body, and in a button the title's.", default: "body", example: "title2"),
    Field("pointSize", .number(0...Limits.fontSize, isAbove: true)) {
      $0.configuration.font = .system(ofSize: $1)
    }
    .noted("The font's size in points, which does not grow with Dynamic Type.", example: 22),
    rendering,
  ]

  /// A key of all images.
  private static let rendering = Field<ImageForm>(
    "renderingMode", .choice("rendering mode", modes)
  ) { $0.renderingMode = $1 }
  .noted(
    "Whether the image is drawn in its own colours: original, or template for all in the tint. Left out, "
      + "symbols are drawn in the tint.", default: "automatic", example: "template")

  private static let modes: [(name: String, value: RenderingMode)] = [
    ("automatic", .automatic), ("original", .alwaysOriginal), ("template", .alwaysTemplate),
    ("alwaysOriginal", .alwaysOriginal), ("alwaysTemplate", .alwaysTemplate),
  ]

  /// Keys that only symbols have.
  private static let names = Set(all.dropFirst().dropLast().flatMap(\.names))

  /// The symbol of a form that has one; false where keys do not go together.
  static func isSound(_ form: ImageForm, _ node: Node, _ reader: DocumentReader) -> Bool {
    let entries = node.mapping ?? []
    func entry(_ names: Set<String>) -> Node.Pair? { entries.first { names.contains($0.name) } }
    let own = entry(names)
    if form.symbol == nil {
      guard let own else { return true }
      reader.report(.missingKey("symbol", owner: "“\(own.written)”"), own.key)
      return false
    }
    if let other = entry(["source", "size"]) {
      reader.report(.conflictingKeys("symbol", other.written), other.key)
      return false
    }
    if let font = entry(["font", "textStyle"]), let size = entry(["pointSize"]) {
      reader.report(.conflictingKeys(font.written, size.written), size.key)
      return false
    }
    return true
  }

  static func symbol(
    _ node: Node, _ configuration: SymbolConfiguration, _ reader: DocumentReader
  ) -> ImageContent? {
    guard let name = reader.text(node, "the name of a symbol, such as heart.fill") else {
      return nil
    }
    if let mistake = SymbolName.mistake(in: name) {
      reader.report(.unknownSymbol(name, suggestion: mistake.suggestion), node)
      return nil
    }
    return ImageContent(
      systemName: name, withConfiguration: configuration, origin: reader.location(of: node.mark))
  }
}

/// What somebody wrote for the name of a symbol.
enum SymbolName {
  struct Mistake: Equatable {
    var suggestion: String?
  }

  /// Nil for a name that may be a symbol's. There are thousands of symbols, with new ones every year, so that
  /// a name is a mistake only where it is no name at all, or where one of its words is that of a known symbol
  /// but for one letter and itself a word of none.
  static func mistake(in name: String) -> Mistake? {
    if Symbol.named(name) != nil { return nil }
    guard isLegal(name) else {
      let mended = String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "." })
      if Symbol.named(mended) != nil { return Mistake(suggestion: mended) }
      return Mistake(suggestion: Suggestion.nearest(to: name, in: Symbol.allNames))
    }
    let words = name.split(separator: ".").map(String.init)
    let mended = words.map(mended)
    guard mended != words else { return nil }
    let better = mended.joined(separator: ".")
    return Mistake(
      suggestion: Symbol.named(better) == nil
        ? Suggestion.nearest(to: better, in: Symbol.allNames) ?? better : better)
  }

  /// Words of lower case letters and digits, with points between.
  private static func isLegal(_ name: String) -> Bool {
    !name.isEmpty && name.count <= 100
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 }
      }
  }

  /// The word that was meant: one of known symbols that is one letter away from a longer word.
  private static func mended(_ word: String) -> String {
    guard word.count > 3, !SymbolWords.all.contains(word) else { return word }
    let letters = Array(word)
    let near = SymbolWords.known.first { known in
      abs(known.count - letters.count) <= 1 && known.count > 3
        && Suggestion.distance(letters, Array(known)) == 1 && known != word + "s"
        && known + "s" != word
    }
    return near ?? word
  }
}

/// The words that names of symbols are made of.
enum SymbolWords {
  /// Those of the symbols that have an icon, sorted.
  static let known: [String] = Set(
    Symbol.allNames.flatMap { $0.split(separator: ".").map(String.init) }
  ).sorted()

  static let all: Set<String> = Set(known).union(others.split(separator: " ").map(String.init))

  /// Other words of names of symbols, so that none of them is taken for a known one with a slip of the pen.
  private static let others = """
    abc airtag alt amplifier angle angled append arcade archery arrive arrowkeys asterisk atom australian \
    australiandollarsign automatic auto axe axle bahtsign balloon beach beats below bench blinds book boat \
    boot bottle bowl box boxing braille brakesignal branch breadcrumb bricks bright bubbles buildings \
    button cable cabinet candle carplay carseat cat cedisign cellularbars centsign character chess circuit \
    circlebadge climbing clear close coat cloudy coloncurrencysign column comb compass compose cone cooktop \
    contact control convertible cord corner cricket crossed cruzeirosign curling cursorarrow curtains cylinder \
    dance data deskclock deskview dehumidifier degreesign defrost dial diamond diameter digitalcrown disc \
    dishwasher dog dongsign dock dots dotted drone dryer dvd ellipse engine envelope ethernet event exam \
    externaldrive eyebrow face facemask fan fanblades faxmachine fencing fibrechannel field file files figure \
    finder fireplace fireworks flag flashlight flipphone florinsign fluid fossil fossilshell franc francsign \
    frame frying games gearshift glasses globe golf goal grid guaranisign guidepoint gymnastics hand hanger hat \
    headlight headset heater helmet highway hockey holiday homekit homepod homepodmini house humidifier \
    humidity hurricane hydrogen indianrupeesign inbox inset instrument intersect jacket joystick kashida \
    kipsign kite lamp landmark lane larisign laser latch laurel level light lights line lirasign liquid lizard \
    location logo loop macbook macmini macpro macwindow manat manatsign mandolin martial mask max metronome \
    microbe micro microwave millsign mic moped mosaic motion motorcycle mount mouth movieclapper moonphase \
    mustache nairasign newspaper norwegiankronesign numbers numbersign octagon oilcan opticaldisc oven oxygen \
    padheader paragraphsign partial parent party paste pedal pedestrian peacesign pencil person pesosign \
    pesetasign phone pill pipe plane play playstation plus point popcorn pointer poweroutlet pressure print \
    printer projective purchased quotelevel rainbow rays recordingtape recycle rectangle registered restart \
    rivet road roller roman room rotate round rowing rubleminus rublesign rugby rupeesign sailboat sail \
    satellite scalemass scanner screw scroll seat selection sensor server set shekelsign shell shift shoe \
    shoeprints short shield shoulder signature signpost sign skateboard skating ski skis skiing skip skull \
    slowmo smartphone smoke snowboard softball solar sonar sos spacecraft space spark spigot split sprinkler \
    spring square squareshape stack stairs star stars steeringwheel stop strength stroke stroller studentdesk \
    subscript sun superscript surfboard suspension suv swatchpalette swift swim switch synagogue table tag \
    tachometer taxi teddybear teletype telephone tengesign testtube textbox throw tick ticket tire togglepower \
    toilet torch touchid tractioncontrol traffic trailer train trash tree triangles truck tryclick tugriksign \
    turkishlirasign turn usersign vial video view vinyl visionpro volleyball wall wand warninglight \
    watch watchface water waterbottle waves web weight wheelchair widget wiper wonsign word wrongwaysign \
    xserve zipper zone zoom zzz
    """
}
