import Documents
import LayoutScene

/// The differences between two values of a view's key. Of a mapping or a list whose inner keys change different
/// things, or that has several lines, the differences on one line of the document are one change.
struct PropertyDifferences {
  private struct Leaf {
    var path: [ResolvedProperty.Step]
    var old, new: JSON?
  }

  private let view, name: String
  /// The name of the key at the recorded view and at the current one.
  private let oldName, newName: String
  private let was, now: ResolvedProperty?
  /// What changes of the value are, by the class of the recorded view and of the current one.
  private let oldKinds, kinds: KeyKinds?
  /// Where the keys of the current document are written, by their names.
  private let places: [String: SourceLocation]
  /// The values that differ.
  private let leaves: [Leaf]

  init(
    _ name: String, _ old: ResolvedView, _ new: ResolvedView, _ places: [String: SourceLocation]
  ) {
    view = new.id
    (self.name, self.places) = (name, places)
    (oldName, newName) = (
      "\(old.definition ?? old.id).\(name)", "\(new.definition ?? new.id).\(name)"
    )
    (was, now) = (old[name], new[name])
    leaves = Self.leaves(was, now, was?.effective, now?.effective, [])
    oldKinds = leaves.isEmpty ? nil : was.map(old.kinds)
    kinds = leaves.isEmpty ? nil : now.map(new.kinds)
  }

  private static func leaves(
    _ was: ResolvedProperty?, _ now: ResolvedProperty?, _ old: JSON?, _ new: JSON?,
    _ path: [ResolvedProperty.Step]
  ) -> [Leaf] {
    if old == new { return [] }
    let isLookedUp = was?[path] != nil || now?[path] != nil
    switch (old, new) {
    case (.object(let first)?, .object(let second)?) where !isLookedUp:
      return (second + first).map(\.key).distinct.flatMap { key in
        leaves(was, now, old?[key], new?[key], path + [.key(key)])
      }
    case (.array(let first)?, .array(let second)?)
    where !isLookedUp && first.count == second.count
      && !ListEdit.isReordered(was?.written[path], now?.written[path]):
      return second.indices.flatMap {
        leaves(was, now, first[$0], second[$0], path + [.index($0)])
      }
    default: return [Leaf(path: path, old: old, new: new)]
    }
  }

  func changes() -> [Change] {
    let translated = leaves.filter { now?[$0.path]?.origin != nil && kind(of: $0) == .translation }
    let others = leaves.filter { leaf in !translated.contains { $0.path == leaf.path } }
    guard !others.isEmpty else { return translated.map(translation) }
    let isWhole = now == nil || was == nil || others[0].path.isEmpty
    let moved = isWhole ? [] : others.filter(hasMoved)
    let groups = isWhole ? [] : others.filter { !hasMoved($0) }.grouped(by: owner)
    guard let now, !isWhole, isMixed || hasSeveralChanges(others, since: now.origin) else {
      return translated.isEmpty
        ? [edit(others, whole)]
        : others.map { leaf in edit([leaf]) { change($0) } } + translated.map(translation)
    }
    return groups.flatMap { changes($0.elements, of: $0.key) }
      + moved.map { edit([$0]) { change($0) } } + translated.map(translation)
  }

  /// The changes of values that are written in one mapping.
  private func changes(_ leaves: [Leaf], of owner: String) -> [Change] {
    let isWhole = (now?.definition ?? newName) == owner
    let place = places[owner] ?? (isWhole ? now?.origin : nil)
    if isMixed, !hasSeveralChanges(leaves, since: place) {
      return [edit(leaves) { part(of: owner, $0, at: place) }]
    }
    let lines = leaves.grouped { leaf in
      var line = leaf.new == nil && isMixed ? place : now?.origin(of: leaf.path)
      line?.column = 1
      return line
    }
    return lines.map { edit($0.elements) { change($0, of: owner) } }
  }

  /// Whether changes of values are told one by one: their keys change different things, or are on other lines than the
  /// key of the mapping.
  private func hasSeveralChanges(_ leaves: [Leaf], since key: SourceLocation?) -> Bool {
    guard let key else { return false }
    return kinds?.areInner == true || oldKinds?.areInner == true
      || leaves.contains { leaf in
        let place = leaf.new == nil ? key : now?.origin(of: leaf.path) ?? key
        return (place.file, place.line) != (key.file, key.line)
      }
  }

  // MARK: Values of several places

  /// Whether the value is put together from what is written in several places, such as the keys of a style and others
  /// at the view.
  private var isMixed: Bool {
    [was, now].compactMap(\.self).contains { property in
      property.parts.contains { part in
        let around = property.definition(of: part.path.dropLast())
        let inherited = around.map { $0 + (part.path.last?.words ?? "") }
        // A word that is short for a mapping has the mapping's name.
        return part.definition != inherited && part.definition != around
      }
    }
  }

  /// The full name of the mapping in which a value is written, such as `styles.title.font`.
  private func owner(of leaf: Leaf) -> String {
    let property = leaf.new == nil ? was : now
    return property.map { owner(of: leaf.path, in: $0) } ?? newName
  }

  /// Whether a value is written in another mapping than it was.
  private func hasMoved(_ leaf: Leaf) -> Bool {
    guard let was, let now, leaf.old != nil, leaf.new != nil else { return false }
    return owner(of: leaf.path, in: was) != owner(of: leaf.path, in: now)
  }

  private func owner(of path: [ResolvedProperty.Step], in property: ResolvedProperty) -> String {
    let name = property.definition(of: path) ?? newName + path.map(\.words).joined()
    // A word that is short for a mapping has the mapping's name.
    guard let step = path.last, name.hasSuffix(step.words) else { return name }
    return String(name.dropLast(step.words.count))
  }

  /// The change of what one mapping has of the value.
  private func part(of owner: String, _ leaves: [Leaf], at place: SourceLocation?) -> Change {
    let around = Array(leaves[0].path.dropLast())
    let (before, after) = values { own(owner, $0, around, leaves) }
    return Change(
      kind: kind(of: leaves, in: around), what: owner, edit: owner,
      origin: place ?? now?.origin, before: before, after: after,
      was: before == nil ? nil : owner, now: after == nil ? nil : owner,
      way: now?.way(of: leaves[0].path) ?? [], undo: .parts(leaves.map(undo)))
  }

  /// What one mapping has of the mapping at a path; nil for nothing.
  private func own(
    _ owner: String, _ property: ResolvedProperty, _ around: [ResolvedProperty.Step],
    _ leaves: [Leaf]
  ) -> (JSON) -> JSON? {
    { shown in
      let members = (shown[around]?.members ?? []).filter { member in
        let path = around + [.key(member.key)]
        return self.owner(of: path, in: property) == owner || leaves.contains { $0.path == path }
      }
      if members.count == 1, property.definition(of: around + [.key(members[0].key)]) == owner {
        return members[0].value
      }
      return members.isEmpty ? nil : .object(members)
    }
  }

  // MARK: Kinds

  private func kind(of leaf: Leaf) -> ChangeKind {
    let kind = (leaf.new == nil ? oldKinds : kinds)?[leaf.path] ?? .appearance
    let (before, after) = (was?[leaf.path], now?[leaf.path])
    if case .image(_, let size, _)? = before?.shown, case .image(_, size, _)? = after?.shown {
      return .appearance
    }
    let isWrittenAlike = was?.written[leaf.path] == now?.written[leaf.path]
    return kind == .text && after != nil && isWrittenAlike ? .translation : kind
  }

  /// The kind that all differences have, or that of the whole value.
  private func kind(of leaves: [Leaf], in path: [ResolvedProperty.Step]) -> ChangeKind {
    let all = leaves.map(kind)
    return all.allSatisfy { $0 == all[0] } ? all[0] : (kinds ?? oldKinds)?[path] ?? .appearance
  }

  // MARK: Changes

  /// The change of a text in the strings.
  private func translation(_ leaf: Leaf) -> Change {
    let written = now?.written[leaf.path]
    var change = leaf.path.isEmpty ? whole([leaf]) : self.change([leaf])
    change.origin = now?[leaf.path]?.origin
    if let key = written?["key"]?.text { change.what = Words.text(key) }
    change.edit = change.what
    return change
  }

  /// What was edited in the mapping of a text that is looked up, such as the day of a date. The text that it shows
  /// has other words in each language, and the edit is the same; so it is where such a mapping comes or goes.
  private func edit(of leaf: Leaf) -> Leaf? {
    let (old, new) = (was?.written[leaf.path], now?.written[leaf.path])
    let areMappings = [old, new].map { if case .object? = $0 { true } else { false } }
    guard areMappings.contains(true) else { return nil }
    guard !areMappings.contains(false) else { return Leaf(path: leaf.path, old: old, new: new) }
    guard was?[leaf.path] != nil, now?[leaf.path] != nil else { return nil }
    let inner = Self.leaves(nil, nil, old, new, leaf.path)
    return inner.count == 1 ? inner[0] : Leaf(path: leaf.path, old: old, new: new)
  }

  /// The change of a text as its mapping was edited; nil for any other value.
  private func edited(_ leaf: Leaf) -> Change? {
    guard kind(of: leaf) == .text, let edit = edit(of: leaf) else { return nil }
    let words = "\(name)\(edit.path.map(\.words).joined())"
    let definition = (now ?? was)?.definition(of: edit.path)
    return Change(
      kind: .text, what: definition ?? "\(view).\(words)", edit: definition ?? ".\(words)",
      origin: (now ?? was)?.origin(of: edit.path),
      before: edit.old.map { Words.text(Words.flow($0)) },
      after: edit.new.map { Words.text(Words.flow($0)) },
      was: edit.old == nil ? nil : former(edit.path),
      now: edit.new == nil ? nil : definition ?? newName, way: now?.way(of: edit.path) ?? [],
      undo: leaf.path.isEmpty
        ? .properties([PropertyUndo(view: view, name: name, old: was)]) : .parts([undo(leaf)]))
  }

  /// The change of a single text as its mapping was edited, or else what `change` makes of the differences.
  private func edit(_ leaves: [Leaf], _ change: ([Leaf]) -> Change) -> Change {
    (leaves.count == 1 ? edited(leaves[0]) : nil) ?? change(leaves)
  }

  /// The change of the value as a whole.
  private func whole(_ leaves: [Leaf]) -> Change {
    let kind = kind(of: leaves, in: [])
    let definition = (now ?? was)?.definition
    var what = definition ?? "\(view).\(name)"
    if kind == .translation, let now { what += ": " + Words.text(Words.flow(now.written)) }
    let isText = [was, now].contains { if case .runs? = $0?[[]]?.shown { true } else { false } }
    let list = leaves.count == 1 && leaves[0].path.isEmpty ? self.list(leaves[0]) : nil
    let (before, after) =
      list?.words
      ?? (isText ? (was.map(Words.value), now.map(Words.value)) : values { _ in { $0 } })
    return Change(
      kind: kind, what: what, edit: definition ?? ".\(name)",
      origin: list?.origin ?? (now ?? was)?.origin,
      before: before, after: after, was: former([]), now: now.map { $0.definition ?? newName },
      way: now?.way ?? [],
      undo: .properties([PropertyUndo(view: view, name: name, old: was)]))
  }

  /// The change of parts of the value.
  private func change(_ leaves: [Leaf], of owner: String? = nil) -> Change {
    let path = leaves.dropFirst().reduce(leaves[0].path) { path, leaf in
      Array(zip(path, leaf.path).prefix { $0 == $1 }.map(\.0))
    }
    let place = leaves.count == 1 ? path : path + [leaves[0].path[path.count]]
    let words = path.map(\.words).joined()
    let isGone = leaves.allSatisfy { $0.new == nil }
    let definition = (isGone ? was : now)?.definition(of: path)
    let name = leaves.count > 1 && isMixed ? owner ?? definition : definition
    let list = leaves.count == 1 ? self.list(leaves[0]) : nil
    let (before, after) = list?.words ?? values { _ in { $0[path] } }
    let origin = isGone && isMixed ? name.flatMap { places.place(of: $0) } : list?.origin
    return Change(
      kind: kind(of: leaves, in: path), what: name ?? "\(view).\(self.name)\(words)",
      edit: name ?? ".\(self.name)\(words)", origin: origin ?? now?.origin(of: place),
      before: before, after: after,
      was: leaves.allSatisfy { $0.old == nil } ? nil : former(leaves[0].path),
      now: isGone ? nil : now?.definition(of: leaves[0].path) ?? newName,
      way: now?.way(of: path) ?? [], undo: .parts(leaves.map(undo)))
  }

  /// What was edited in a list whose items come, go or change places; nil for any other value.
  private func list(_ leaf: Leaf) -> ListEdit? {
    guard let was, let now else { return nil }
    return ListEdit(was, now, leaf.path)
  }

  /// The name of the recorded value where it was written, if that is not at the view, or if what is there now is not.
  private func former(_ path: [ResolvedProperty.Step]) -> String? {
    guard let was else { return nil }
    if let name = was.definition(of: path) { return name }
    let isElsewhere = now?.definition(of: path) != nil
    return isElsewhere ? oldName + path.map(\.words).joined() : nil
  }

  /// A part of the recorded value and of the current one, in words: with colours as they are written, unless that is
  /// the same.
  private func values(
    _ part: (ResolvedProperty) -> (JSON) -> JSON?
  ) -> (before: String?, after: String?) {
    func words(_ value: (ResolvedProperty) -> JSON) -> (String?, String?) {
      let all = [was, now].map { property in
        property.flatMap { property in
          part(property)(value(property)).map { Words.text(Words.flow($0)) }
        }
      }
      return (all[0], all[1])
    }
    let spelled = words(\.shown)
    return spelled.0 == spelled.1 ? words(\.effective) : spelled
  }

  private func undo(_ leaf: Leaf) -> PartUndo {
    PartUndo(
      view: view, name: name, path: leaf.path, old: was?.written[leaf.path],
      lookUps: was?.lookUps.filter { $0.path.starts(with: leaf.path) } ?? [])
  }
}

extension ResolvedProperty {
  /// The value as it is shown: with texts looked up and images resolved.
  var effective: JSON { lookedUp(written) }

  /// The same with colours as they are written.
  var shown: JSON { lookedUp(spelled ?? written) }

  private func lookedUp(_ value: JSON) -> JSON {
    lookUps.reduce(value) { $0.setting($1.path[...], to: $1.shown.effective) }
  }
}

extension [String: SourceLocation] {
  /// Where something of this name is written, or else what contains it.
  func place(of name: String) -> SourceLocation? {
    var way = name[...]
    while !way.isEmpty {
      if let place = self[String(way)] { return place }
      way = way[..<(way.lastIndex { "./[".contains($0) } ?? way.startIndex)]
    }
    return nil
  }
}

extension ResolvedProperty.Shown {
  fileprivate var effective: JSON {
    switch self {
    case .text(let text): .string(text)
    case .runs(let runs): .array(runs.map(\.keys))
    case .image(let path, let size, let digest):
      .string([path, Words.size(size), digest].compactMap(\.self).joined(separator: " "))
    }
  }
}

extension JSON {
  /// The value at a path; nil where there is none.
  subscript(path: [ResolvedProperty.Step]) -> JSON? {
    path.reduce(self) { value, step in
      switch step {
      case .key(let key): return value?[key]
      case .index(let index):
        guard let elements = value?.elements, elements.indices.contains(index) else { return nil }
        return elements[index]
      }
    }
  }

  /// The value with the part at a path replaced, or removed where `value` is nil. Unchanged where
  /// the path leads nowhere.
  func setting(_ path: ArraySlice<ResolvedProperty.Step>, to value: JSON?) -> JSON {
    guard let step = path.first else { return value ?? self }
    let rest = path.dropFirst()
    switch step {
    case .index(let index):
      guard var elements, elements.indices.contains(index) else { return self }
      elements[index] = elements[index].setting(rest, to: value)
      return .array(elements)
    case .key(let key):
      if rest.isEmpty, value == nil { return removing(key) }
      if let own = self[key] { return replacing(key, with: own.setting(rest, to: value)) }
      guard rest.isEmpty, let value else { return self }
      return .object(members + [.init(key: key, value: value)])
    }
  }
}
