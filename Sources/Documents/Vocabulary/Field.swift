import AutoLayout
import Files
import LayoutScene
import Reuse

/// One key of a mapping with its effect on the object that is being built. The reader, its suggestions for
/// misspelt keys, the JSON Schema and the search for causes all use this.
struct Field<Target>: Sendable {
  private(set) var key: Key
  /// Reads the value into the target; false after reporting a mistake.
  let apply: @Sendable (Node, inout Target, DocumentReader) -> Bool

  /// - Parameters:
  ///   - schema: only evaluated when the schema is needed.
  ///   - rule: that of the value.
  init(
    _ name: String, kind: ChangeKind?, or aliases: [String] = [],
    schema: @autoclosure @escaping @Sendable () -> JSON, rule: KeyRules.Rule = KeyRules.Rule(),
    apply: @escaping @Sendable (Node, inout Target, DocumentReader) -> Bool
  ) {
    key = Key(name: name, aliases: aliases, kind: kind, makeSchema: schema)
    key.rule = rule
    self.apply = apply
  }

  init<T>(
    _ name: String, kind: ChangeKind?, or aliases: [String] = [], _ value: Value<T>,
    _ set: @escaping @Sendable (inout Target, T) -> Void
  ) {
    self.init(
      name, kind: kind, or: aliases, schema: value.schema, rule: value.rule
    ) { node, target, reader in
      guard let read = value.read(node, reader) else { return false }
      set(&target, read)
      return true
    }
  }

  /// A key whose value is that of a property.
  init<T>(
    _ name: String, kind: ChangeKind?, or aliases: [String] = [], _ value: Value<T>,
    _ property: WritableKeyPath<Target, T> & Sendable
  ) {
    self.init(name, kind: kind, or: aliases, value) { $0[keyPath: property] = $1 }
  }

  init<T>(
    _ name: String, kind: ChangeKind?, or aliases: [String] = [], _ value: Value<T>,
    _ property: WritableKeyPath<Target, T?> & Sendable
  ) {
    self.init(name, kind: kind, or: aliases, value) { $0[keyPath: property] = $1 }
  }

  /// The key with another effect.
  init(_ key: Key, apply: @escaping @Sendable (Node, inout Target, DocumentReader) -> Bool) {
    self.key = key
    self.apply = apply
  }

  var name: String { key.name }
  var names: [String] { key.names }
  var note: KeyNote { key.note }

  /// The field with a description for editors.
  ///
  /// - Parameter value: the default of the key; null for none.
  func noted(_ description: String, default value: JSON = .null, example: JSON) -> Field {
    var field = self
    field.key.note = KeyNote(description: description, defaultValue: value, example: example)
    return field
  }

  /// The field with another rule.
  func with<T>(_ part: WritableKeyPath<KeyRules.Rule, T>, _ value: T) -> Field {
    var field = self
    field.key.rule[keyPath: part] = value
    return field
  }

  /// The field as one of an owner that contains the target.
  func of<Owner>(_ target: WritableKeyPath<Owner, Target> & Sendable) -> Field<Owner> {
    Field<Owner>(key) { node, owner, reader in apply(node, &owner[keyPath: target], reader) }
  }

  /// The field with another schema.
  func described(by schema: @escaping @Sendable () -> JSON) -> Field {
    var field = self
    field.key.makeSchema = schema
    return field
  }
}

extension Field where Target == ScreenHeader {
  /// A key of the document that is read before its views.
  init<T>(
    _ name: String, change: KeyRules.Change, or aliases: [String] = [], _ value: Value<T>,
    _ property: WritableKeyPath<Target, T> & Sendable
  ) {
    self.init(name, kind: nil, or: aliases, value, property)
    key.rule.change = change
  }

  init<T>(
    _ name: String, change: KeyRules.Change, or aliases: [String] = [], _ value: Value<T>,
    _ property: WritableKeyPath<Target, T?> & Sendable
  ) {
    self.init(name, kind: nil, or: aliases, value, property)
    key.rule.change = change
  }

  init(
    _ name: String, change: KeyRules.Change, or aliases: [String] = [],
    schema: @autoclosure @escaping @Sendable () -> JSON,
    apply: @escaping @Sendable (Node, inout Target, DocumentReader) -> Bool = { _, _, _ in true }
  ) {
    self.init(name, kind: nil, or: aliases, schema: schema(), apply: apply)
    key.rule.change = change
  }
}

/// The fields of a mapping, with what finds one by a name. It is made once for all mappings of a kind.
struct Fields<Target>: Sendable {
  let keys: Keys
  /// What each key does. A field would be copied with all that is known of its key.
  private let effects: [@Sendable (Node, inout Target, DocumentReader) -> Bool]

  init(_ all: [Field<Target>]) {
    effects = all.map(\.apply)
    keys = Keys(all.map(\.key))
  }

  /// Reads a mapping key by key, in the order of the document. False if there was a mistake; the other keys are
  /// read nevertheless.
  ///
  /// - Parameter viewClass: see `Keys.entries`.
  func read(
    of owner: String, from node: Node, into target: inout Target, required: [String] = [],
    ignoring known: Set<String> = [], in viewClass: String? = nil, _ reader: DocumentReader
  ) -> Bool {
    guard
      let entries = keys.entries(of: owner, in: node, ignoring: known, in: viewClass, reader)
    else { return false }
    var (isRight, isUnclassed) = (true, false)
    for entry in entries {
      guard reader.begins(entry, of: keys) else {
        // The key may be what was to give the view its size or place.
        if let view = target as? View { reader.misread.append(view) }
        isUnclassed = isUnclassed || entry.meansClass
        isRight = false
        continue
      }
      let isRead = reader.reading(entry.pair.written) {
        effects[entry.index](entry.pair.value, &target, reader)
      }
      guard !isRead else { continue }
      isRight = false
      if let view = target as? View { reader.noteMisread(keys.all[entry.index].kind, of: view) }
    }
    if isUnclassed, let view = target as? View { reader.misread += view.subviews }
    // An unknown key is most likely the missing one, misspelt, so only one of them is reported.
    return isRight && keys.hasAll(required, of: owner, in: node, reader)
  }
}

extension DocumentReader {
  /// Notes what the value of an entry is before it is read. False after reporting that its key is wrong.
  fileprivate func begins(_ entry: Keys.Entry, of keys: Keys) -> Bool {
    if let mistake = entry.mistake {
      report(mistake, entry.pair.key)
      return false
    }
    if let noteKind { noteKind(keys.all[entry.index].kind, entry.pair.key) }
    return true
  }

  /// Notes a view of which the value of a key is wrong: its size, or its colours, may only follow from that.
  fileprivate func noteMisread(_ kind: ChangeKind?, of view: View) {
    if let kind, kind != .appearance { misread.append(view) }
    if kind == .appearance || kind == .text { miscolored.append(view) }
  }
}
