import Files
import LayoutScene
import Localization

/// The words that a value is one of. What they stand for is generic (`Value.choice`); this part is apart so that
/// the compiler does not copy it for each kind of value.
struct Words: Sendable {
  /// What the words are, in messages such as “there is no `text style` …”.
  let kind: String
  let names: [String]
  /// Other names, such as UIKit's.
  let aliases: [String]

  /// The names need no escaping: they have no special characters of regular expressions.
  var schema: JSON {
    let all = names + aliases
    let words = all.joined(separator: "|")
    return [
      "anyOf": [
        ["enum": .array(all.map { .string($0) })],
        ["type": "string", "pattern": .string("^\\.(\(words))$")],
      ]
    ]
  }

  /// The index of a word among the names and, behind them, the aliases; nil for another one. Swift writes a point
  /// before it.
  func place(of text: String) -> Int? {
    let word = Self.withoutPoint(text)
    return names.firstIndex(of: word) ?? aliases.firstIndex(of: word).map { names.count + $0 }
  }

  /// The same of a node's word; nil after reporting that it is none of them.
  func place(of node: Node, _ reader: DocumentReader) -> Int? {
    guard let text = reader.text(node, "a word (\(names.joined(separator: ", ")))") else {
      return nil
    }
    if let place = place(of: text) { return place }
    let suggestion = suggestion(for: text) { reader.problems.nearest(to: $0, in: $1) }
    reader.report(.unknownChoice(text, of: kind, suggestion: suggestion, known: names), node)
    return nil
  }

  /// The word that was probably meant by another one.
  ///
  /// - Parameter nearest: finds the nearest of several words by its letters.
  func suggestion(for text: String, nearest: (String, [String]) -> String?) -> String? {
    let word = Self.withoutPoint(text)
    return OtherWords.version(word, among: names) ?? OtherWords.value(word, among: names)
      ?? nearest(word, names + aliases)
  }

  private static func withoutPoint(_ text: String) -> String {
    text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}

/// Words with what they stand for.
package struct ValueWords<T: Sendable>: Sendable {
  let words: Words
  /// Those of the names, and then those of the aliases.
  let values: [T]

  /// - Parameters:
  ///   - kind: names the kind of the words in messages such as “there is no `text style` …”.
  ///   - aliases: other names, such as UIKit's.
  init(
    _ kind: String, _ cases: [(name: String, value: T)], or aliases: [(name: String, value: T)] = []
  ) {
    words = Words(kind: kind, names: cases.map(\.name), aliases: aliases.map(\.name))
    values = (cases + aliases).map(\.value)
  }

  /// The value of a word; nil for an unknown one.
  package func value(of text: String) -> T? { words.place(of: text).map { values[$0] } }
}

extension ValueWords where T: RawRepresentable & CaseIterable, T.RawValue == String {
  /// The cases of an enumeration by their raw values.
  package init(_ kind: String, or aliases: [(name: String, value: T)] = []) {
    self.init(kind, T.allCases.map { ($0.rawValue, $0) }, or: aliases)
  }
}

/// The words of the traits that an enumeration has: the same in documents, in plans, on the command line and in
/// addresses of pages.
package enum TraitWords {
  package static let orientation = ValueWords<Orientation>("orientation")
  package static let textSize = ValueWords<ContentSizeCategory>(
    "text size", or: ContentSizeCategory.uiKitNames)
  package static let direction = ValueWords<LayoutDirection>("direction", LayoutDirection.names)
  package static let appearance = ValueWords<Appearance>("appearance")
  package static let pseudo = ValueWords<PseudoStyle>("pseudolocale")
}
