import Files

/// How a change is merged into a value, by one rule for variants, for styles and for uses of
/// components: a mapping changes the keys that it names and keeps the others, and a key with null
/// is removed. Any other value, such as a list, replaces the old one.
extension KeyRules {
  /// The value of `key` after a change.
  func merged(_ value: Node, with change: Node, of key: String) -> Node {
    guard let written = change.mapping, let entries = entries(of: value, under: key, for: change)
    else { return change }
    let (changes, own) = (named(written, under: key), named(entries, under: key))
    guard !isAnother(change.with(entries: changes), than: own) else { return change }
    let merged = value.with(entries: own)
    return holdingViews.contains(key)
      ? changes.reduce(merged, overridden) : changes.reduce(merged) { changed($0, by: $1) }
  }

  /// The entries of a mapping under their keys' own names. A key under another name is the same key.
  private func named(_ entries: [Node.Pair], under key: String) -> [Node.Pair] {
    guard let names = anywhere.ownNames[key] else { return entries }
    return entries.map { entry in
      Node.Pair(
        key: entry.key, name: names[entry.name] ?? entry.name, value: entry.value,
        isChange: entry.isChange)
    }
  }

  /// A view after a variant's change to one key. The view's class may not be known yet, and with it
  /// the other names of the key; see `Pair.isChange`.
  func overridden(_ view: Node, by entry: Node.Pair) -> Node {
    guard view[entry.name] == nil, var entries = view.mapping else {
      return changed(view, by: entry)
    }
    var change = entry
    change.isChange = true
    entries.append(change)
    return view.with(entries: entries)
  }

  /// A mapping after an entry's change to its key.
  package func changed(_ node: Node, by entry: Node.Pair) -> Node {
    let node = node.mapping.map { node.with(entries: freed($0, for: entry)) } ?? node
    guard let own = node[entry.name] else { return node.setting(entry) }
    return node.setting(entry.with(value: merged(own.value, with: entry.value, of: entry.name)))
  }

  /// The entries without what a change says anew and they say in another place: a key of a button's configuration may
  /// be in the mapping `configuration` or beside it. Both would be read, and the one that is written last would win.
  func freed(_ entries: [Node.Pair], for change: Node.Pair) -> [Node.Pair] {
    if let holder = holders[change.name] {
      return entries.map { entry in
        guard entry.name == holder, let keys = entry.value.mapping else { return entry }
        let others = named(keys, under: holder).filter { $0.name != change.name }
        return entry.with(value: entry.value.with(entries: others))
      }
    }
    guard let keys = change.value.mapping, isHolder(change.name) else {
      return entries
    }
    let names = Set(named(keys, under: change.name).map(\.name))
    return entries.filter { holders[$0.name] != change.name || !names.contains($0.name) }
  }

  /// The entries of `base`, then those of a view or style that win over them. Null removes the entry of `base`.
  func merged(_ base: [Node.Pair], with entries: [Node.Pair]) -> [Node.Pair] {
    if base.isEmpty { return entries }
    let names = Set(entries.map(\.name))
    let base = entries.reduce(base) { freed($0, for: $1) }
    return base.filter { !names.contains($0.name) }
      + entries.compactMap { entry in
        var entry = entry
        guard let value = base.first(where: { $0.name == entry.name })?.value else {
          entry.isChange = true
          return entry
        }
        if entry.value.isNull { return nil }
        return Node.Pair(
          key: entry.key, name: entry.name, value: merged(value, with: entry.value, of: entry.name))
      }
  }

  /// The entries of a mapping, or those that a word or number is short for; nil where the value is
  /// neither.
  private func entries(of value: Node, under key: String, for change: Node) -> [Node.Pair]? {
    if value.isNull { return [] }
    if let mapping = value.mapping { return mapping }
    guard value.scalar?.text.hasPrefix("$") == false, let names = anywhere.shortForms[key] else {
      return nil
    }
    let isDirectional = change["leading"] != nil || change["trailing"] != nil
    let sides = isDirectional ? ["left": "leading", "right": "trailing"] : [:]
    return names.map { Node.Pair(sides[$0] ?? $0, value, at: value.mark) }
  }

  /// Whether a change is about something else than the old value, so that it replaces that as a
  /// whole.
  private func isAnother(_ change: Node, than own: [Node.Pair]) -> Bool {
    let (new, old) = (Set((change.mapping ?? []).map(\.name)), Set(own.map(\.name)))
    if new.contains(where: { anywhere.merging[$0] != nil }) { return true }
    if old.contains(where: { anywhere.merging[$0] == .whole }) { return true }
    if let written = change["class"]?.value.scalar?.text,
      written != own.first(where: { $0.name == "class" })?.value.scalar?.text
    {
      return true
    }
    return excludes(old, new) || excludes(new, old)
  }

  /// Whether one of some keys excludes one of others.
  private func excludes(_ keys: Set<String>, _ others: Set<String>) -> Bool {
    keys.contains { anywhere.excluded[$0]?.contains(where: others.contains) == true }
  }
}

extension Node {
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
}
