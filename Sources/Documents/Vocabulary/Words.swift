import Files
import LayoutScene

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

  /// The index of a node's word among the names and, behind them, the aliases; nil after reporting that it is
  /// none of them.
  func place(of node: Node, _ reader: DocumentReader) -> Int? {
    guard let text = reader.text(node, "a word (\(names.joined(separator: ", ")))") else {
      return nil
    }
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let place = names.firstIndex(of: word) { return place }
    if let place = aliases.firstIndex(of: word) { return names.count + place }
    let suggestion =
      OtherWords.version(word, among: names) ?? OtherWords.value(word, among: names)
      ?? reader.problems.nearest(to: word, in: names + aliases)
    reader.report(.unknownChoice(text, of: kind, suggestion: suggestion, known: names), node)
    return nil
  }
}
