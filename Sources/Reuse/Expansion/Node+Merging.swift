import Files

/// How a change is merged into a value, by one rule for variants, for styles and for uses of
/// components: a mapping changes the keys that it names and keeps the others, and a key with null
/// is removed. Any other value, such as a list, replaces the old one.
extension Node {
  /// The value of `key` after a change.
  func merged(with change: Node, of key: String) -> Node {
    guard let changes = change.mapping, let own = entries(of: key, for: change),
      !Self.isAnother(change, than: own)
    else { return change }
    return changes.reduce(with(entries: own)) { $0.changed(by: $1) }
  }

  /// A view after a variant's change to one key. The view's class may not be known yet, and with it
  /// the other names of the key; see `Pair.isChange`.
  func overridden(by entry: Pair) -> Node {
    guard self[entry.name] == nil, var entries = mapping else { return changed(by: entry) }
    var change = entry
    change.isChange = true
    entries.append(change)
    return with(entries: entries)
  }

  /// The mapping after an entry's change to its key.
  package func changed(by entry: Pair) -> Node {
    guard let own = self[entry.name] else { return setting(entry) }
    return setting(
      Pair(
        key: entry.key, name: entry.name, value: own.value.merged(with: entry.value, of: entry.name)
      ))
  }

  /// The mapping with a key's value replaced, or with the key removed where `entry` is null. The
  /// key keeps its position, since order can matter.
  func setting(_ entry: Pair) -> Node {
    var entries = mapping ?? []
    if let index = entries.firstIndex(where: { $0.name == entry.name }) {
      if entry.value.isNull { entries.remove(at: index) } else { entries[index] = entry }
    } else if !entry.value.isNull {
      entries.append(entry)
    }
    return with(entries: entries)
  }

  /// The entries of the mapping, or those that a word or number is short for; nil where the node is
  /// neither.
  private func entries(of key: String, for change: Node) -> [Pair]? {
    if isNull { return [] }
    if let mapping { return mapping }
    guard scalar?.text.hasPrefix("$") == false, let names = Self.words[key] else { return nil }
    let isDirectional = change["leading"] != nil || change["trailing"] != nil
    let sides = isDirectional ? ["left": "leading", "right": "trailing"] : [:]
    return names.map { name in
      let own = sides[name] ?? name
      return Pair(own, self, at: mark)
    }
  }

  /// For each key the keys of the mapping that a single value there is short for.
  private static let words: [String: [String]] = {
    let sides = ["top", "left", "bottom", "right"]
    let axes = ["horizontal", "vertical"]
    return [
      "configuration": ["style"], "cell": ["style"], "font": ["style"], "secondaryFont": ["style"],
      "border": ["width"], "hugging": axes, "compression": axes, "margins": sides,
      "contentInsets": sides, "alignmentInsets": sides, "contentInset": sides,
      "textContainerInset": sides, "additionalSafeAreaInsets": sides,
    ]
  }()

  /// Keys of texts. A mapping with one of them is always replaced as a whole.
  private static let texts: Set<String> = ["key", "markdown", "date", "number"]

  /// Pairs of sets of keys that exclude each other.
  private static let rivals: [(Set<String>, Set<String>)] = [
    (["symbol", "systemName"], ["source", "size"]), (["left", "right"], ["leading", "trailing"]),
    (["device"], ["size"]),
  ]

  /// Whether a change is about something else than the old value, so that it replaces that as a
  /// whole.
  private static func isAnother(_ change: Node, than own: [Pair]) -> Bool {
    let (new, old) = (Set((change.mapping ?? []).map(\.name)), Set(own.map(\.name)))
    if !texts.isDisjoint(with: new.union(old)) || new.contains("device") { return true }
    if let written = change["class"]?.value.scalar?.text,
      written != own.first(where: { $0.name == "class" })?.value.scalar?.text
    {
      return true
    }
    return rivals.contains { first, second in
      !first.isDisjoint(with: old) && !second.isDisjoint(with: new)
        || !second.isDisjoint(with: old) && !first.isDisjoint(with: new)
    }
  }
}

extension [Node.Pair] {
  /// The entries of `base`, then these, which win.
  func over(_ base: [Node.Pair]) -> [Node.Pair] {
    if base.isEmpty { return self }
    let names = Set(map(\.name))
    return base.filter { !names.contains($0.name) }
      + map { entry in
        var entry = entry
        guard let value = base.first(where: { $0.name == entry.name })?.value else {
          entry.isChange = true
          return entry
        }
        return Node.Pair(
          key: entry.key, name: entry.name, value: value.merged(with: entry.value, of: entry.name))
      }
  }
}
