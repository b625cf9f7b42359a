import Files
import Foundation
import LayoutScene

extension Value {
  /// One value, a list of at least one, or `all`, which may be in the list, too.
  ///
  /// - Parameter all: what `all` stands for; nil where only a document knows.
  static func choices<Element>(
    of element: Value<Element>, all: [Element]? = nil
  ) -> Value where T == Choices<Element> {
    let list = Value<[Element]>.list(of: element)
    return Value(schema: schema(ofListOf: element)) { node, reader in
      if node.scalar?.text == "all" { return all.map { .some($0) } ?? .all }
      guard let nodes = node.sequence else {
        // The command line has lists without brackets.
        if let text = node.scalar?.text, text.contains(",") {
          let words = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
          return reader.wrong(
            "a list in brackets", text, node, meant: "[\(words.joined(separator: ", "))]")
        }
        return element.read(node, reader).map { .some([$0]) }
      }
      guard !nodes.isEmpty else {
        return reader.wrong("a list of at least one value", "[]", node)
      }
      let named = nodes.filter { $0.scalar?.text != "all" }
      return list.read(node.with(nodes: named), reader).map { read in
        guard named.count < nodes.count else { return .some(read.distinct) }
        return all.map { .some(($0 + read).distinct) } ?? .all(and: read.distinct)
      }
    }
  }

  private static func schema<Element>(ofListOf element: Value<Element>) -> JSON {
    let items: JSON = [
      "type": "array", "items": ["anyOf": [["const": "all"], element.schema]], "minItems": 1,
    ]
    return ["anyOf": [["const": "all"], element.schema, items]]
  }
}
