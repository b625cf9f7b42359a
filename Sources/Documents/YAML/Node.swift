/// A value of a YAML or JSON file that remembers where it stands.
struct Node: Sendable {
  indirect enum Content: Sendable {
    case scalar(Scalar)
    case sequence([Node])
    case mapping([Pair])
  }

  struct Scalar: Sendable {
    var text: String
    var style: Style
  }

  enum Style: Sendable, Equatable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// A text that has been looked up: it is shown as it stands. No file has such a value.
    case resolved
    /// The path of an image whose size in points is known; empty for an image without a file. No file has
    /// such a value.
    case image(width: Double, height: Double)
  }

  struct Pair: Sendable {
    var key: Node
    /// The key's text; in a document that has been read, the key's own name where it is written by
    /// another (`KeyNames`).
    var name: String
    var value: Node
    /// Whether the entry is said over others, by a variant, a use or a view with a style. Another one may have the
    /// same key by another of its names. `KeyNames` joins the two, as soon as the class of the view is known.
    var isChange = false

    /// The key as it is written.
    var written: String { key.scalar?.text ?? name }

    /// The entry with another value.
    func with(value: Node) -> Pair {
      Pair(key: key, name: name, value: value, isChange: isChange)
    }
  }

  var content: Content
  var mark: SourceText.Mark

  var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  var sequence: [Node]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  var mapping: [Pair]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Whether nothing is written here, or `null` or `~`.
  var isNull: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return scalar.text.isEmpty || scalar.text == "null" || scalar.text == "~"
  }

  subscript(name: String) -> Pair? { mapping?.first { $0.name == name } }

  /// The entries of a mapping; nil after reporting that the value of `key` is something else.
  func entries(
    of key: String?, expected: @autoclosure () -> String, _ report: (Fact, Node) -> Void
  ) -> [Pair]? {
    if mapping == nil { report(.wrongKind(key: key, expected: expected(), found: kind), self) }
    return mapping
  }

  /// The same node with other entries.
  func with(entries: [Pair]) -> Node { Node(content: .mapping(entries), mark: mark) }

  /// The same node with other elements.
  func with(nodes: [Node]) -> Node { Node(content: .sequence(nodes), mark: mark) }

  /// How many values there are in it, itself included.
  var size: Int {
    switch content {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.size }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.size }
    }
  }

  /// What a person would call it.
  var kind: Fact.NodeKind {
    switch content {
    case .scalar: isNull ? .nothing : .scalar
    case .sequence: .list
    case .mapping: .mapping
    }
  }
}

// What is not written, at the place of what it comes from.
extension Node {
  init(_ text: String, style: Style, at mark: SourceText.Mark) {
    self.init(content: .scalar(.init(text: text, style: style)), mark: mark)
  }
}

extension Node.Pair {
  init(_ name: String, _ value: Node, at mark: SourceText.Mark) {
    self.init(key: Node(name, style: .plain, at: mark), name: name, value: value)
  }
}
