import Files
import Foundation

/// What a button shows by its type: the buttons for information, additions and closing have a symbol without being
/// given one.
struct BuilderGlyph {
  let symbol: String
  /// The size of the symbol's font.
  let points: CGFloat
  /// The width and height of a button with nothing else.
  let side: CGFloat
  let isClose: Bool

  /// Nil for other buttons, and for one whose configuration says what it shows.
  init?(of element: XMLElement) {
    guard element.name == "button", element.child(key: "configuration") == nil else { return nil }
    switch element.attributes["buttonType"] {
    case "infoLight", "infoDark", "detailDisclosure":
      (symbol, points, side, isClose) = ("info.circle", 19, 22, false)
    case "contactAdd": (symbol, points, side, isClose) = ("plus.circle", 19, 22, false)
    case "close": (symbol, points, side, isClose) = ("xmark", 12, 30, true)
    default: return nil
    }
  }

  /// Whether a button has no title and no image besides its type's.
  static func isAlone(in element: XMLElement) -> Bool {
    !element.children.contains { part in
      part.name == "state"
        && (part.attributes["title"]?.isEmpty == false || part.child(key: "attributedTitle") != nil
          || BuilderImage.name(in: part) != nil)
    }
  }

  /// A button that closes is a grey cross on a circle of a fainter grey.
  func look(in frame: CGRect?) -> [(key: String, word: String)] {
    guard isClose else { return [] }
    let side = frame.map { min($0.width, $0.height) } ?? side
    return [
      ("background", "tertiarySystemFill"), ("cornerRadius", (side / 2).decimal),
      ("tint", "secondaryLabel"),
    ]
  }
}
