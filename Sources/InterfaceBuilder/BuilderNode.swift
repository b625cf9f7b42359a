import Files
import Foundation
import LayoutScene

/// Nodes at the place of an element.
enum BuilderNode {
  /// A number or a word without quotes.
  static func word(_ word: String, at mark: SourceText.Mark) -> Node {
    Node(word, style: .plain, at: mark)
  }

  static func number(_ number: CGFloat, at mark: SourceText.Mark) -> Node {
    word(number.decimal, at: mark)
  }

  /// A text that is shown as it is.
  static func text(_ text: String, at mark: SourceText.Mark) -> Node {
    Node(text, style: .doubleQuoted, at: mark)
  }

  /// A constraint without a name.
  static func equation(_ text: String, at mark: SourceText.Mark) -> Node {
    mapping([("is", self.text(text, at: mark))], at: mark)
  }

  static func list(_ numbers: [CGFloat], at mark: SourceText.Mark) -> Node {
    Node(content: .sequence(numbers.map { number($0, at: mark) }), mark: mark)
  }

  static func mapping(_ entries: [(String, Node)], at mark: SourceText.Mark) -> Node {
    Node(content: .mapping(entries.map { Node.Pair($0, $1, at: mark) }), mark: mark)
  }
}

extension CGFloat {
  /// The number as documents write it.
  var decimal: String { String(decimal: Double(self)) }
}

extension XMLElement {
  func isTrue(_ name: String) -> Bool { attributes[name] == "YES" }

  /// The first child with a key.
  func child(key: String) -> XMLElement? { children.first { $0.attributes["key"] == key } }
}
