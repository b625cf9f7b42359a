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
  static func equation(
    _ text: String, priority: CGFloat? = nil, at mark: SourceText.Mark
  ) -> Node {
    mapping(
      [("is", self.text(text, at: mark))]
        + (priority.map { [("priority", number($0, at: mark))] } ?? []), at: mark)
  }

  static func list(_ numbers: [CGFloat], at mark: SourceText.Mark) -> Node {
    Node(content: .sequence(numbers.map { number($0, at: mark) }), mark: mark)
  }

  static func mapping(_ entries: [(String, Node)], at mark: SourceText.Mark) -> Node {
    Node(content: .mapping(entries.map { Node.Pair($0, $1, at: mark) }), mark: mark)
  }
}

extension Node {
  /// The node with a mark of its own for each value in it: the attributes of an element are at one place, and what is
  /// looked up for one of them is told from the others by its mark.
  var numbered: Node {
    var count = 0
    return numbered(&count)
  }

  private func numbered(_ count: inout Int) -> Node {
    var node = self
    count += 1
    node.mark.part = count
    switch content {
    case .scalar: break
    case .sequence(let nodes): node.content = .sequence(nodes.map { $0.numbered(&count) })
    case .mapping(let entries):
      node.content = .mapping(entries.map { $0.with(value: $0.value.numbered(&count)) })
    }
    return node
  }
}

extension CGFloat {
  /// The length as documents write it. Differences of recorded numbers, which are rounded to pixels, have no more
  /// digits that mean anything.
  var decimal: String { String(decimal: (Double(self) * 10_000).rounded() / 10_000) }

  /// What stands behind another term of an equation: “ + 8”, “ - 8”, or nothing for 0.
  var signed: String { self == 0 ? "" : self < 0 ? " - \((-self).decimal)" : " + \(decimal)" }
}

extension XMLElement {
  func isTrue(_ name: String) -> Bool { attributes[name] == "YES" }

  /// The first child with a key.
  func child(key: String) -> XMLElement? { children.first { $0.attributes["key"] == key } }

  /// The element with other children.
  func mapped(_ change: (XMLElement) -> XMLElement) -> XMLElement {
    with(
      attributes: attributes,
      pieces: pieces.map { piece in
        if case .element(let child) = piece { .element(change(child)) } else { piece }
      })
  }

  func with(attributes: [String: String]) -> XMLElement {
    with(attributes: attributes, pieces: pieces)
  }
}
