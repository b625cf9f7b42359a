import Files
import LayoutScene

/// One key of a mapping: its names, its values, what a change of it is, and its effect on the object that is
/// being built. The reader, its suggestions for misspelt keys, the JSON Schema and the search for causes all
/// use this.
struct Field<Target>: Sendable {
  let name: String
  /// Other names of the key, such as UIKit's.
  let aliases: [String]
  /// What a change of the value is; nil for that of the key that holds this mapping, and for keys that are not
  /// compared as values.
  let kind: ChangeKind?
  private var makeSchema: @Sendable () -> JSON
  /// The description of the key in the schema.
  private(set) var note = KeyNote()
  /// Reads the value into the target; false after reporting a mistake.
  let apply: @Sendable (Node, inout Target, DocumentReader) -> Bool

  /// - Parameter schema: only evaluated when the schema is needed.
  init(
    _ name: String, kind: ChangeKind?, or aliases: [String] = [],
    schema: @autoclosure @escaping @Sendable () -> JSON,
    apply: @escaping @Sendable (Node, inout Target, DocumentReader) -> Bool
  ) {
    self.name = name
    self.aliases = aliases
    self.kind = kind
    makeSchema = schema
    self.apply = apply
  }

  init<T>(
    _ name: String, kind: ChangeKind?, or aliases: [String] = [], _ value: Value<T>,
    _ set: @escaping @Sendable (inout Target, T) -> Void
  ) {
    self.init(name, kind: kind, or: aliases, schema: value.schema) { node, target, reader in
      guard let read = value.read(node, reader) else { return false }
      set(&target, read)
      return true
    }
  }

  var schema: JSON { makeSchema() }

  /// All names of the key, its own name first.
  var names: [String] { [name] + aliases }

  /// The field with a description for editors.
  ///
  /// - Parameter value: the default of the key; null for none.
  func noted(_ description: String, default value: JSON = .null, example: JSON) -> Field {
    var field = self
    field.note = KeyNote(description: description, defaultValue: value, example: example)
    return field
  }

  /// The field as one of an owner that contains the target.
  func of<Owner>(_ target: WritableKeyPath<Owner, Target> & Sendable) -> Field<Owner> {
    var field = Field<Owner>(name, kind: kind, or: aliases, schema: schema) { node, owner, reader in
      apply(node, &owner[keyPath: target], reader)
    }
    field.note = note
    return field
  }

  /// The field with another schema.
  func described(by schema: @escaping @Sendable () -> JSON) -> Field {
    var field = self
    field.makeSchema = schema
    return field
  }

  /// The schema of the key under each of its names.
  ///
  /// - Parameter isOpen: whether the value may also be a variable or, in a variant, null.
  func properties(isOpen: Bool) -> [JSON.Member] {
    let schema = schema
    let value: JSON = isOpen ? ["anyOf": [schema, Definitions.reference("open")]] : schema
    return names.map { name in
      .init(key: name, value: note.added(to: value, aliasOf: name == self.name ? nil : self.name))
    }
  }

  static func schema(_ fields: [Field], required: [String] = [], isOpen: Bool = true) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "type", value: "object"),
      .init(key: "properties", value: .object(fields.flatMap { $0.properties(isOpen: isOpen) })),
      .init(key: "additionalProperties", value: false),
    ]
    if !required.isEmpty {
      members.append(.init(key: "required", value: .array(required.map { .string($0) })))
    }
    return .object(members)
  }

  /// Reads a mapping key by key, in the order of the document. False if there was a mistake; the
  /// other keys are read nevertheless.
  ///
  /// - Parameter viewClass: for a mapping under a key of a view, the class of that view, since an
  ///   unknown key may be meant for the view.
  static func read(
    _ fields: [Field], of owner: String, from node: Node, into target: inout Target,
    required: [String] = [], ignoring known: Set<String> = [], in viewClass: String? = nil,
    _ reader: DocumentReader
  ) -> Bool {
    let keys = { fields.prefix(2).map(\.name).joined(separator: " or ") }
    let expected = { "a mapping with keys such as \(keys())" }
    guard let entries = node.entries(of: reader.key, expected: expected(), reader.report) else {
      return false
    }
    var isRight = true
    var hasAliases = false
    for entry in entries where !known.contains(entry.name) {
      guard let place = place(of: entry.name, in: fields) else {
        reader.report(unknown(entry, owner, fields, in: viewClass, reader), entry.key)
        isRight = false
        continue
      }
      hasAliases = hasAliases || entry.written != fields[place].name
      guard !hasAliases || isOnlyName(entry, of: fields[place], among: entries, reader) else {
        isRight = false
        continue
      }
      reader.noteKind?(fields[place].kind, entry.key)
      isRight =
        reader.reading(entry.written) { fields[place].apply(entry.value, &target, reader) }
        && isRight
    }
    // An unknown key is most likely the missing one, misspelt, so only one of them is reported.
    for name in required where isRight && !entries.contains(where: { isKey($0, name, fields) }) {
      reader.report(.missingKey(name, owner: owner), node)
      isRight = false
    }
    return isRight
  }

  /// Whether an entry has a key, under any of the key's names.
  private static func isKey(_ entry: Node.Pair, _ name: String, _ fields: [Field]) -> Bool {
    entry.name == name || place(of: entry.name, in: fields).map { fields[$0].name == name } ?? false
  }

  /// The index of a key. Copying fields out of the array would count references to each.
  private static func place(of name: String, in fields: [Field]) -> Int? {
    fields.indices.first { fields[$0].name == name }
      ?? fields.indices.first { fields[$0].aliases.contains(name) }
  }

  /// False after reporting that an earlier entry has the same key under another name. Entries with
  /// equal names were already reported when the file was read.
  private static func isOnlyName(
    _ entry: Node.Pair, of field: Field, among entries: [Node.Pair], _ reader: DocumentReader
  ) -> Bool {
    guard !field.aliases.isEmpty else { return true }
    let first = entries.first { $0.name == field.name || field.aliases.contains($0.name) }
    guard let first, first.key.mark != entry.key.mark, first.written != entry.written else {
      return true
    }
    reader.report(
      .sameKey(entry.written, as: first.written, line: first.key.mark.line), entry.key)
    return false
  }

  private static func unknown(
    _ entry: Node.Pair, _ owner: String, _ fields: [Field], in viewClass: String?,
    _ reader: DocumentReader
  ) -> Fact {
    if let viewClass = viewClass.flatMap(ViewClass.named),
      viewClass.allFields.contains(where: { $0.names.contains(entry.name) })
    {
      return .keyOfView(entry.name, owner: owner, view: viewClass.name)
    }
    // Own names come first: of equally similar names the first is suggested.
    let names = fields.map(\.name) + fields.flatMap(\.aliases)
    let suggestion = reader.problems.nearest(to: entry.name, in: names)
    // In braces a comma ends a text without quotes, so that the rest of the text looks like a key.
    if suggestion == nil, entry.value.scalar?.text == "", entry.value.scalar?.style == .plain {
      return .strayText(entry.name, owner: owner)
    }
    return .unknownKey(
      entry.name, owner: owner, suggestion: suggestion, known: fields.map(\.name))
  }
}
