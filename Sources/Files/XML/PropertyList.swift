/// Reads property lists in XML into the same nodes as YAML, so that mistakes in them have places.
package struct PropertyList {
  private let source: SourceText
  private let problems: Problems

  /// The list's nodes; nil after reporting a mistake.
  ///
  /// - Parameter limit: the most values that it may have.
  package static func read(_ source: SourceText, limit: Int, _ problems: Problems) -> Node? {
    let expected = "a property list, “<plist>”"
    guard let root = XMLReader.read(source, expected: expected, limit: limit, problems) else {
      return nil
    }
    let reader = PropertyList(source: source, problems: problems)
    do throws(Misplaced) {
      guard root.name == "plist" else {
        throw Misplaced(expected: expected, found: "“<”", mark: root.mark)
      }
      return try reader.whole(root)
    } catch {
      problems.report(
        .syntax(expected: error.expected, found: error.found), at: error.mark, in: source)
      return nil
    }
  }

  /// An element or text in the place of another one.
  private struct Misplaced: Error {
    var expected: String
    var found: String
    var mark: SourceText.Mark
  }

  private func whole(_ root: XMLElement) throws(Misplaced) -> Node {
    try refuseText(in: root, expected: Self.values)
    guard let first = root.children.first else {
      throw Misplaced(expected: Self.values, found: "“<”", mark: root.end)
    }
    if root.children.count > 1 {
      throw Misplaced(expected: "</plist>", found: "“<”", mark: root.children[1].mark)
    }
    return try value(first)
  }

  private static let values = "a value such as <string> or <dict>"

  private func value(_ element: XMLElement) throws(Misplaced) -> Node {
    switch element.name {
    case "dict": return try dictionary(element)
    case "array":
      try refuseText(in: element, expected: Self.values)
      var nodes: [Node] = []
      for child in element.children { nodes.append(try value(child)) }
      return Node(content: .sequence(nodes), mark: element.mark)
    case "string", "integer", "real", "date", "data":
      let style: Node.Style = element.name == "string" ? .doubleQuoted : .plain
      return Node(try text(of: element), style: style, at: element.mark)
    case "true", "false": return Node(element.name, style: .plain, at: element.mark)
    default:
      throw Misplaced(expected: Self.values, found: "<\(element.name)>", mark: element.mark)
    }
  }

  private func dictionary(_ element: XMLElement) throws(Misplaced) -> Node {
    let keys = "<key> or </dict>"
    try refuseText(in: element, expected: keys)
    var entries: [Node.Pair] = []
    var firstLines: [String: Int] = [:]
    var children = element.children[...]
    while let key = children.popFirst() {
      guard key.name == "key" else {
        throw Misplaced(expected: keys, found: "“<”", mark: key.mark)
      }
      let name = try text(of: key)
      guard let content = children.popFirst() else {
        throw Misplaced(expected: Self.values, found: "“<”", mark: element.end)
      }
      let entry = Node.Pair(
        key: Node(name, style: .doubleQuoted, at: key.mark), name: name, value: try value(content))
      if let first = firstLines[name] {
        problems.report(.duplicateKey(name, firstLine: first), at: key.mark, in: source)
      } else {
        firstLines[name] = key.mark.line
        entries.append(entry)
      }
    }
    return Node(content: .mapping(entries), mark: element.mark)
  }

  private func text(of element: XMLElement) throws(Misplaced) -> String {
    guard let child = element.children.first else { return element.text }
    throw Misplaced(expected: "</\(element.name)>", found: "“<”", mark: child.mark)
  }

  private func refuseText(in element: XMLElement, expected: String) throws(Misplaced) {
    guard let mark = element.firstText else { return }
    let character = element.text.unicodeScalars.first { !$0.properties.isWhitespace }
    throw Misplaced(expected: expected, found: character.map { "“\($0)”" } ?? "text", mark: mark)
  }
}
