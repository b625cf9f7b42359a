import LayoutScene

/// One key of a mapping: its name, what it may hold, and what it does to what is being built.
struct Field<Target>: Sendable {
  var name: String
  var schema: JSON
  /// False after reporting what is wrong.
  var apply: @Sendable (Node, inout Target, DocumentReader) -> Bool

  init(
    _ name: String, schema: JSON,
    apply: @escaping @Sendable (Node, inout Target, DocumentReader) -> Bool
  ) {
    self.name = name
    self.schema = schema
    self.apply = apply
  }

  init<T>(
    _ name: String, _ value: Value<T>, _ set: @escaping @Sendable (inout Target, T) -> Void
  ) {
    self.init(name, schema: value.schema) { node, target, reader in
      guard let read = value.read(node, reader) else { return false }
      set(&target, read)
      return true
    }
  }

  static func schema(_ fields: [Field], required: [String] = []) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "type", value: "object"),
      .init(
        key: "properties", value: .object(fields.map { .init(key: $0.name, value: $0.schema) })),
      .init(key: "additionalProperties", value: false),
    ]
    if !required.isEmpty {
      members.append(.init(key: "required", value: .array(required.map { .string($0) })))
    }
    return .object(members)
  }

  /// Reads a mapping key by key in the order of the document. False if anything was wrong; the rest
  /// is read all the same.
  static func read(
    _ fields: [Field], of owner: String, from node: Node, into target: inout Target,
    required: [String] = [], ignoring known: Set<String> = [], _ reader: DocumentReader
  ) -> Bool {
    guard let entries = node.mapping else {
      let keys = fields.prefix(2).map(\.name).joined(separator: " or ")
      reader.report(
        .wrongKind(
          key: reader.key, expected: "a mapping with keys such as \(keys)", found: node.kind), node)
      return false
    }
    var isRight = true
    for entry in entries where !known.contains(entry.name) {
      // By its place, because looking at copies of the fields would count references to each.
      guard let place = fields.indices.first(where: { fields[$0].name == entry.name }) else {
        reader.report(unknown(entry, owner, fields.map(\.name)), entry.key)
        isRight = false
        continue
      }
      isRight =
        reader.reading(entry.name) { fields[place].apply(entry.value, &target, reader) } && isRight
    }
    // A key that is not known is most likely the one that is needed, misspelt.
    for name in required where isRight && node[name] == nil {
      reader.report(.missingKey(name, owner: owner), node)
      isRight = false
    }
    return isRight
  }

  private static func unknown(_ entry: Node.Pair, _ owner: String, _ names: [String]) -> Fact {
    if entry.name == "<<" { return .mergeKey }
    let suggestion = Suggestion.nearest(to: entry.name, in: names)
    // In braces a comma ends a text that is not in quotes, and what follows looks like a key.
    if suggestion == nil, entry.value.scalar?.text == "", entry.value.scalar?.style == .plain {
      return .strayText(entry.name, owner: owner)
    }
    return .unknownKey(entry.name, owner: owner, suggestion: suggestion, known: names)
  }
}
