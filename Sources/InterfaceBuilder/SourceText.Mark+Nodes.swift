import Files
import Foundation
import LayoutScene

/// Nodes at the place of an element.
extension SourceText.Mark {
  /// A number or a word without quotes.
  func word(_ word: String) -> Node { Node(word, style: .plain, at: self) }

  func number(_ number: CGFloat) -> Node { word(number.decimal) }

  /// A text that is shown as it is.
  func text(_ text: String) -> Node { Node(text, style: .doubleQuoted, at: self) }

  /// A constraint without a name.
  func equation(_ text: String, priority: CGFloat? = nil) -> Node {
    mapping([("is", self.text(text))] + (priority.map { [("priority", number($0))] } ?? []))
  }

  func list(_ numbers: [CGFloat]) -> Node { sequence(numbers.map(number)) }

  func sequence(_ nodes: [Node]) -> Node { Node(content: .sequence(nodes), mark: self) }

  func mapping(_ entries: [(String, Node)]) -> Node {
    mapping(entries.map { Node.Pair($0, $1, at: self) })
  }

  func mapping(_ entries: [Node.Pair]) -> Node { Node(content: .mapping(entries), mark: self) }

  /// A mapping of the keys that have a value.
  func mapping(_ entries: KeyValuePairs<String, Node?>) -> Node { mapping(entries.present) }

  /// A view with its name.
  func view(_ name: String, _ entries: [Node.Pair]) -> Node.Pair {
    let key = Node(name, style: .doubleQuoted, at: self)
    return Node.Pair(key: key, name: name, value: mapping(entries))
  }

  /// The word `true`, or nil for false, which documents leave out.
  func flag(_ isTrue: Bool) -> Node? { isTrue ? word("true") : nil }
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

extension KeyValuePairs<String, Node?> {
  /// The keys that have a value.
  var present: [(String, Node)] { compactMap { key, node in node.map { (key, $0) } } }
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

  /// The first child of a name with a key.
  func child(_ name: String, key: String) -> XMLElement? {
    children.first { $0.name == name && $0.attributes["key"] == key }
  }

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
