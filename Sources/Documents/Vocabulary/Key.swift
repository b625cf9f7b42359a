import Files
import LayoutScene
import Reuse

/// What is known of one key of a mapping: its names, its schema, and what a change of its value is. It does
/// not know what the key does, which is generic (`Field`): the compiler makes a copy of all generic code for
/// each kind of object and value, so that this part is apart.
struct Key: Sendable {
  let name: String
  /// Other names of the key, such as UIKit's.
  let aliases: [String]
  /// What a change of the value is; nil for that of the key that holds this mapping, and for keys that are not
  /// compared as values.
  let kind: ChangeKind?
  /// The schema of the value, only evaluated when it is needed.
  var makeSchema: @Sendable () -> JSON
  /// What components, styles, screens and variants do with the key.
  var rule = KeyRules.Rule()
  /// The description of the key in the schema.
  var note = KeyNote()

  /// All names of the key, its own name first.
  var names: [String] { [name] + aliases }

  /// The schema of the key under each of its names.
  ///
  /// - Parameter isOpen: whether the value may also be a variable or, in a variant, null.
  func properties(isOpen: Bool) -> [JSON.Member] {
    let schema = makeSchema()
    let value: JSON = isOpen ? ["anyOf": [schema, Definitions.reference("open")]] : schema
    return names.map { name in
      .init(key: name, value: note.added(to: value, aliasOf: name == self.name ? nil : self.name))
    }
  }
}

extension KeyRules {
  /// The rules of all keys.
  static let ofKeys = KeyRules(
    views: rules(of: ViewClass.anyFields.map(\.key) + CanvasFields.all.map(\.key)),
    document: rules(of: ScreenFields.all.map(\.key)), otherUses: OtherWords.uses)

  private static func rules(of keys: [Key]) -> Keys { keys.map { ($0.name, $0.rule) } }
}

extension Keys {
  /// The rules of the keys under all their names: keys of nested mappings are not renamed.
  var rules: KeyRules.Keys {
    all.flatMap { key in
      var alias = key.rule
      alias.ownName = key.name
      return [(name: key.name, rule: key.rule)] + key.aliases.map { (name: $0, rule: alias) }
    }
  }
}

/// The keys of a mapping: which key a name means, and what is wrong with a name.
struct Keys: Sendable {
  let all: [Key]
  /// The indices of the keys by all their names. Of equal names the first is meant, and an own name before
  /// an alias.
  let indices: [String: Int]
  /// The own names of the keys. To read a name from a key would copy all of the key.
  private let names: [String]

  init(_ all: [Key]) {
    self.all = all
    names = all.map(\.name)
    var indices: [String: Int] = [:]
    for (index, key) in all.enumerated() where indices[key.name] == nil {
      indices[key.name] = index
    }
    for (index, key) in all.enumerated() {
      for alias in key.aliases where indices[alias] == nil { indices[alias] = index }
    }
    self.indices = indices
  }

  func schema(required: [String] = [], isOpen: Bool = true) -> JSON {
    var members: [JSON.Member] = [
      .init(key: "type", value: "object"),
      .init(key: "properties", value: .object(all.flatMap { $0.properties(isOpen: isOpen) })),
      .init(key: "additionalProperties", value: false),
    ]
    if !required.isEmpty {
      members.append(.init(key: "required", value: .array(required.map { .string($0) })))
    }
    return .object(members)
  }

  /// The entries of a mapping whose keys are known, in the order of the document, each with the index of its key;
  /// nil after reporting that the node is no mapping. A wrong key is reported when its turn comes, so that
  /// mistakes appear in the order of the file.
  ///
  /// - Parameter viewClass: for a mapping under a key of a view, the class of that view, since an unknown key
  ///   may be meant for the view.
  func entries(
    of owner: String, in node: Node, ignoring known: Set<String>, in viewClass: String?,
    _ reader: DocumentReader
  ) -> [Entry]? {
    guard
      let entries = node.mapping
        ?? node.entries(
          of: reader.key, expected: "a mapping with keys such as \(firstNames)", reader.report)
    else { return nil }
    var (hasAliases, hasMistakes, isStray) = (false, false, false)
    var read: [Entry] = []
    read.reserveCapacity(entries.count)
    for entry in entries where known.isEmpty || !known.contains(entry.name) {
      guard let index = indices[entry.name] else {
        let isArgument = reader.places[node.mark].use?.place == entry.key.mark.place
        let mistake = unknown(entry, owner, in: viewClass, isArgument: isArgument, reader)
        hasMistakes = true
        // Of a text with several commas the first part says what is wrong.
        let follows = isStray
        if case .strayText = mistake { isStray = true } else { isStray = false }
        if !(follows && isStray) { read.append(Entry(pair: entry, mistake: mistake)) }
        continue
      }
      isStray = false
      hasAliases = hasAliases || entry.written != names[index]
      let mistake = hasAliases ? repeated(entry, of: all[index], owner, among: entries) : nil
      read.append(Entry(pair: entry, index: index, mistake: mistake))
    }
    guard hasMistakes, read.contains(where: \.meansClass) else { return read }
    // Which keys the class has that is meant is not known.
    return read.filter { if case .keyOfClass = $0.mistake { false } else { true } }
  }

  /// An entry of a mapping, with the key that it means or what is wrong with it.
  struct Entry {
    let pair: Node.Pair
    var index = 0
    let mistake: Fact?

    /// Whether it was probably meant to be one that decides the class of a view, also without a colon.
    var meansClass: Bool {
      mistake.map { $0.meansClass || pair.cut(among: Fact.decidingClass) != nil } == true
    }
  }

  /// False after reporting that a mapping lacks a key that it must have.
  func hasAll(
    _ required: [String], of owner: String, in node: Node, _ reader: DocumentReader
  ) -> Bool {
    guard !required.isEmpty else { return true }
    let entries = node.mapping ?? []
    for name in required where !has(name, among: entries) {
      // One missing key is reported, since others may only follow from it.
      reader.report(.missingKey(name, owner: owner), node)
      return false
    }
    return true
  }

  /// Whether an entry has a key, under any of its names.
  private func has(_ name: String, among entries: [Node.Pair]) -> Bool {
    for entry in entries {
      if let index = indices[entry.name], names[index] == name { return true }
    }
    return false
  }

  private var firstNames: String { all.prefix(2).map(\.name).joined(separator: " or ") }

  /// That an earlier entry has the same key under another name. Entries with equal names were already reported
  /// when the file was read.
  private func repeated(
    _ entry: Node.Pair, of key: Key, _ owner: String, among entries: [Node.Pair]
  ) -> Fact? {
    guard !key.aliases.isEmpty,
      let first = entries.first(where: { $0.name == key.name || key.aliases.contains($0.name) }),
      first.key.mark != entry.key.mark, first.written != entry.written
    else { return nil }
    // The root is also called “view”, which may be meant to be “views”.
    if key.name == "root", let views = entry.value.mapping,
      !views.isEmpty, views.allSatisfy({ $0.value.mapping != nil })
    {
      return .unknownKey(entry.written, owner: owner, suggestion: "views", known: [])
    }
    return .sameKey(entry.written, as: first.written, line: first.key.mark.line)
  }

  /// What the document, the root, and a view without a class are called in messages.
  static let (document, root, plainView) = ("the document", "the root view", ofClass + "view")
  private static let ofClass = "the class "

  private func unknown(
    _ entry: Node.Pair, _ owner: String, in viewClass: String?, isArgument: Bool,
    _ reader: DocumentReader
  ) -> Fact {
    if let viewClass = viewClass.flatMap(ViewClass.named),
      viewClass.table.keys.indices[entry.name] != nil
    {
      return .keyOfView(entry.name, owner: owner, view: viewClass.name)
    }
    if owner == Self.root, entry.value.mapping != nil, indices[entry.name] == nil {
      return .keyOfRoot(entry.name)
    }
    // Own names come first: of equally similar names the first is suggested.
    let names = all.map(\.name) + all.flatMap(\.aliases)
    var meant = OtherWords.key(entry.name, among: names)
    if owner == Self.document, entry.value.path != nil { meant = "include" }
    let isPlace =
      AttributeNames.attribute(entry.name) != nil || AttributeGroup(rawValue: entry.name) != nil
    let className = owner.hasPrefix(Self.ofClass) ? owner.dropFirst(Self.ofClass.count) : nil
    if meant == nil, let className, let view = reader.currentView {
      if isPlace { return .keyOfPlace(entry.name, owner: owner, view: view) }
      if let advice = OtherPlaces.advice(entry.name, class: String(className)) {
        return .keyElsewhere(entry.name, owner: owner, view: view, advice: advice)
      }
    }
    if meant == nil, !isArgument, owner == Self.plainView,
      let other = ViewClass.all.first(where: { $0.table.keys.indices[entry.name] != nil })
    {
      return .keyOfClass(entry.name, owner: owner, viewClass: other.name)
    }
    if meant == nil, let pair = entry.cut(among: names) {
      return .malformed(
        "“\(Fact.shortened(entry.name))” has no colon, so that it is no key",
        advice: "write “\(Fact.shortened(pair))”")
    }
    if meant == nil, owner == Self.document, let advice = OtherPlaces.ofDocument(entry) {
      return .keyElsewhere(entry.name, owner: owner, view: "", advice: advice)
    }
    let ofViews = className != nil ? ReuseFields.view.map(\.key) : []
    if meant == nil { meant = reader.problems.nearest(to: entry.name, in: names + ofViews) }
    let suggestion =
      meant
      ?? reader.problems.nearest(to: entry.name, in: OtherWords.keys(among: names)).flatMap {
        OtherWords.key($0, among: names)
      }
    if suggestion == nil, isArgument { return .strayArgument(entry.name, owner: owner) }
    // In braces a comma ends a text without quotes, so that the rest of the text looks like a key.
    if suggestion == nil, entry.value.scalar?.text == "", entry.value.scalar?.style == .plain {
      return .strayText(entry.name, owner: owner)
    }
    return .unknownKey(entry.name, owner: owner, suggestion: suggestion, known: all.map(\.name))
  }
}

extension Node.Pair {
  /// The key and value that are meant where the colon between them is missing, as in `{text Hello}`; nil for a key of
  /// another form.
  fileprivate func cut(among keys: [String]) -> String? {
    guard value.scalar?.text == "", let space = name.firstIndex(of: " "),
      case let key = String(name[..<space]), keys.contains(key)
    else { return nil }
    return "\(key): \(name[space...].dropFirst())"
  }
}

extension Fact {
  /// The keys that decide the class of a view.
  static let decidingClass = ["class"] + [UseKey.style, .component].map(\.rawValue)

  /// Whether an unknown key was probably meant to be one that decides the class of a view.
  fileprivate var meansClass: Bool {
    guard case .unknownKey(_, _, let meant?, _) = self else { return false }
    return Fact.decidingClass.contains(meant)
  }
}
