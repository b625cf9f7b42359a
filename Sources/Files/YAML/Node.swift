/// A value of a YAML or JSON file, with its place in the file.
package struct Node: Sendable {
  package indirect enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Pair])
  }

  package struct Scalar: Sendable, Equatable {
    package var text: String
    package var style: Style

    package init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }

  package enum Style: Sendable, Equatable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// A text that has been looked up and is shown as it is. No file has a value of this style.
    case resolved
    /// The path of an image with a known size in points; empty for an image without a file. No file
    /// has a value of this style.
    case image(width: Double, height: Double)
  }

  package struct Pair: Sendable {
    package var key: Node
    /// The key's text. After `KeyNames` it is the key's own name, even if an alias is written.
    package var name: String
    package var value: Node
    /// Whether the entry was put over the others by a variant, by a use of a component or by a view
    /// with a style. Another entry may be the same key under an alias; `KeyNames` merges the two
    /// once the view's class is known.
    package var isChange: Bool

    package init(key: Node, name: String, value: Node, isChange: Bool = false) {
      self.key = key
      self.name = name
      self.value = value
      self.isChange = isChange
    }

    /// The key as it is written.
    package var written: String { key.scalar?.text ?? name }

    /// The entry with another value.
    package func with(value: Node) -> Pair {
      Pair(key: key, name: name, value: value, isChange: isChange)
    }
  }

  package var content: Content
  package var mark: SourceText.Mark

  package init(content: Content, mark: SourceText.Mark) {
    self.content = content
    self.mark = mark
  }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  package var sequence: [Node]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  package var mapping: [Pair]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether the value is empty, `null` or `~`.
  package var isNull: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return scalar.text.isEmpty || scalar.text == "null" || scalar.text == "~"
  }

  /// Whether the value counts as false in a condition: false, null, the number 0, an empty text, an
  /// empty list or an empty mapping.
  package var isNothing: Bool {
    switch content {
    case .sequence(let nodes): nodes.isEmpty
    case .mapping(let entries): entries.isEmpty
    case .scalar(let scalar):
      isNull || scalar.text.isEmpty
        || scalar.style == .plain
          && (scalar.text.lowercased() == "false" || Numbers.double(scalar.text) == 0)
    }
  }

  package subscript(name: String) -> Pair? { mapping?.first { $0.name == name } }

  /// The values in a list or a mapping; none of a scalar.
  package var elements: [Node] { sequence ?? mapping?.map(\.value) ?? [] }

  /// The entries of all mappings in the node, those of one before those in its values.
  package var allEntries: [Pair] {
    (mapping ?? []) + elements.flatMap(\.allEntries)
  }

  /// Whether a text in the node fulfils a condition.
  package func hasText(_ isWanted: (String) -> Bool) -> Bool {
    scalar.map { isWanted($0.text) } ?? elements.contains { $0.hasText(isWanted) }
  }

  /// The entries of a mapping; nil after reporting that the value of `key` is none.
  package func entries(
    of key: String?, expected: @autoclosure () -> String, _ report: (Fact, Node) -> Void
  ) -> [Pair]? {
    if mapping == nil {
      let path = key.flatMap(DefinitionKey.init).flatMap { _ in self.path }
      report(
        path.map { .pathForNames(key: key ?? "", path: $0) }
          ?? .wrongKind(key: key, expected: expected(), found: kind), self)
    }
    return mapping
  }

  /// A scalar as it is written in brackets.
  package var flowWords: String {
    guard let scalar else { return "" }
    let isPlain = scalar.style == .plain && !scalar.text.contains { ",[]{}:#".contains($0) }
    return isPlain ? scalar.text : "\"\(scalar.text)\""
  }

  /// The text of a scalar that is the path of a document.
  package var path: String? {
    guard let text = scalar?.text, !text.contains(where: \.isWhitespace) else { return nil }
    return FileEndings.documents.contains { text.lowercased().hasSuffix("." + $0) } ? text : nil
  }

  /// The same node with another text.
  package func with(text: some StringProtocol, style: Style = .plain) -> Node {
    Node(String(text), style: style, at: mark)
  }

  /// The same node with other entries.
  package func with(entries: [Pair]) -> Node { Node(content: .mapping(entries), mark: mark) }

  /// The same node with other elements.
  package func with(nodes: [Node]) -> Node { Node(content: .sequence(nodes), mark: mark) }

  /// The number of values in the node, with the node itself.
  package var size: Int { elements.reduce(1) { $0 + $1.size } }

  /// The bytes of all texts in the node.
  package var byteCount: Int {
    elements.reduce(scalar?.text.utf8.count ?? 0) { $0 + $1.byteCount }
  }

  /// The levels of lists and mappings in the node, with the node itself.
  package var height: Int {
    scalar == nil ? elements.reduce(0) { max($0, $1.height) } + 1 : 0
  }

  /// The kind of value, as messages name it.
  package var kind: Fact.NodeKind {
    switch content {
    case .scalar(let scalar): isNull ? .nothing : .scalar(scalar.text)
    case .sequence: .list
    case .mapping: .mapping
    }
  }
}

// Nodes that are not written in the file; they have the place of the node from which they are made.
extension Node {
  package init(_ text: String, style: Style, at mark: SourceText.Mark) {
    self.init(content: .scalar(.init(text: text, style: style)), mark: mark)
  }
}

extension Node.Pair {
  package init(_ name: String, _ value: Node, at mark: SourceText.Mark) {
    self.init(key: Node(name, style: .plain, at: mark), name: name, value: value)
  }
}
