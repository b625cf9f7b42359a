import Foundation
import InterfaceBuilder
import LayoutScene
import Typesetting

/// The fonts that iOS has, by their names.
enum SystemFonts {
  /// A font by the name of its family or its own, such as `Avenir Next` or `AvenirNext-DemiBold`; nil where there is none
  /// of that name on iOS, in Plumb's catalog, or in a file of the name among the resources.
  static func font(_ name: String, size: CGFloat) -> Font? {
    if Typesetter.hasFamily(name) { return Font(family: name, size: size) }
    guard let family = family(of: name) else {
      return hasFile(name) ? Font(family: name, size: size) : nil
    }
    let start = name.firstIndex(of: "-").map { name[..<$0].count } ?? family.count
    let style = String(name.dropFirst(start))
    let weight = BuilderRuns.weight(ofFontNamed: style)
    let slants = ["italic", "oblique"].contains { style.lowercased().contains($0) }
    return Font(
      family: family, size: size,
      weight: FontWeight.named.first { $0.name == weight }?.weight ?? .regular,
      isItalic: slants)
  }

  private static func hasFile(_ name: String) -> Bool {
    Assets.folders(nil).contains { folder in
      ["ttf", "otf", "ttc"].contains {
        FileManager.default.fileExists(atPath: "\(folder)/\(name).\($0)")
      }
    }
  }

  /// The longest family with which a name begins that goes on with nothing but words for styles.
  private static func family(of name: String) -> String? {
    let letters = folded(name)
    let begin = families.filter {
      letters.hasPrefix($0.key) && isStyle(letters.dropFirst($0.key.count))
    }
    return begin.max { $0.key.count < $1.key.count }?.family
  }
  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
  private static func isStyle(_ rest: Substring) -> Bool {
    rest.isEmpty || styles.contains { rest.hasPrefix($0) && isStyle(rest.dropFirst($0.count)) }
  }
  private static let styles = [
    "ultralight", "extralight", "light", "thin", "regular", "roman", "book", "medium", "demibold",
    "demi", "semibold", "bold", "extrabold", "heavy", "black", "extrablack", "italic", "ital", "it",
    "oblique", "condensed", "cond", "wide", "narrow", "ps", "mt", "plain", "itc", "tt", "let",
    "one",
    "w0", "w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8", "w9",
  ]

  /// The families with the beginnings of their names.
  private static let families: [(key: String, family: String)] =
    names.map { (folded($0), $0) }
    + [
      ("bodonisvtytwo", "Bodoni 72"), ("bodonisvtytwoos", "Bodoni 72 Oldstyle"),
      ("bodonisvtytwosc", "Bodoni 72 Smallcaps"), ("hiraminpron", "Hiragino Mincho ProN"),
      ("hiramarupron", "Hiragino Maru Gothic ProN"), ("dinalternate", "DIN Alternate"),
      ("zapfdingbatsitc", "Zapf Dingbats"),
    ]

  private static let names = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada",
    "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus", "Party LET",
    "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN",
    "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol", "Tamil Sangam MN", "Thonburi",
    "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]
}
