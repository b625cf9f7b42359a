import Files
import LayoutScene

/// When a variant, a view or a constraint applies: `{width: regular, orientation: landscape}`. All keys have to
/// match; for a key with a list, one of its words has to.
package struct Condition: Sendable {
  /// The traits that conditions test, as words.
  package struct Traits: Sendable {
    /// Size classes: compact or regular.
    var width, height: String
    /// Portrait or landscape.
    var orientation: String
    var textSize: ContentSizeCategory
    var direction: LayoutDirection

    package init(
      width: String, height: String, orientation: String, textSize: ContentSizeCategory,
      direction: LayoutDirection
    ) {
      self.width = width
      self.height = height
      self.orientation = orientation
      self.textSize = textSize
      self.direction = direction
    }
  }

  private var parts: [(key: String, words: [String])] = []

  private static let sizeClasses = ["compact", "regular"]
  private static let textSizes =
    ContentSizeCategory.allCases.map { ($0.rawValue, $0) } + ContentSizeCategory.uiKitNames
  /// The words that each key may have.
  package static let choices: [(key: String, words: [String])] = [
    ("width", sizeClasses), ("height", sizeClasses),
    ("orientation", Orientation.allCases.map(\.rawValue)),
    ("textSize", textSizes.map(\.0) + ["accessibility"]),
    ("direction", LayoutDirection.names.map(\.name)),
  ]

  /// Wrong keys and words are reported and left out.
  init(_ node: Node, _ report: (Fact, Node) -> Void) {
    let expected = "a mapping such as {width: regular}"
    guard let entries = node.entries(of: "when", expected: expected, report) else { return }
    if entries.isEmpty {
      report(.wrongValue(key: "when", expected: expected, found: "{}"), node)
    }
    let keys = Self.choices.map(\.key)
    for entry in entries {
      guard let known = Self.choices.first(where: { $0.key == entry.name }) else {
        report(.unknownKey(entry.name, owner: "a condition", known: keys), entry.key)
        continue
      }
      if entry.value.sequence?.isEmpty == true {
        let expected = "one or more of \(known.words.joined(separator: ", "))"
        report(.wrongValue(key: entry.name, expected: expected, found: "[]"), entry.value)
      }
      var words: [String] = []
      for word in entry.value.sequence ?? [entry.value] {
        let text = word.scalar?.text ?? ""
        if known.words.contains(text) {
          words.append(text)
        } else {
          report(.unknownChoice(text, of: entry.name, known: known.words), word)
        }
      }
      parts.append((entry.name, words))
    }
  }

  package func holds(in traits: Traits) -> Bool {
    parts.allSatisfy { part in
      switch part.key {
      case "width": part.words.contains(traits.width)
      case "height": part.words.contains(traits.height)
      case "orientation": part.words.contains(traits.orientation)
      case "direction":
        LayoutDirection.names.contains {
          $0.value == traits.direction && part.words.contains($0.name)
        }
      default:
        Self.textSizes.contains { $0.1 == traits.textSize && part.words.contains($0.0) }
          || part.words.contains("accessibility")
            && traits.textSize.isAccessibilityCategory
      }
    }
  }
}
