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
  private let was, now: ResolvedProperty?
  /// What changes of the value are, by the class of the recorded view and of the current one.
  private let oldKinds, kinds: KeyKinds?
  /// The values that differ.
  private let leaves: [Leaf]

  init(_ name: String, _ old: ResolvedView, _ new: ResolvedView) {
    view = new.id
    self.name = name
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
    case (.array(let first)?, .array(let second)?) where !isLookedUp && first.count == second.count:
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
    guard let now, was != nil, !others[0].path.isEmpty, hasSeveralChanges(now, others) else {
      return translated.isEmpty
        ? [edit(others, whole)] : others.map { edit([$0], change) } + translated.map(translation)
    }
    let lines = others.grouped { leaf in
      var line = now.origin(of: leaf.path)
      line.column = 1
      return line
    }
    return lines.map { edit($0.elements, change) } + translated.map(translation)
  }

  private func hasSeveralChanges(_ now: ResolvedProperty, _ leaves: [Leaf]) -> Bool {
    kinds?.areInner == true || oldKinds?.areInner == true
      || leaves.contains { now.origin(of: $0.path).line != now.origin.line }
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
      after: edit.new.map { Words.text(Words.flow($0)) }, was: was?.definition,
      now: definition ?? words,
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
    return Change(
      kind: kind, what: what, edit: definition ?? ".\(name)", origin: (now ?? was)?.origin,
      before: was.map(Words.value), after: now.map(Words.value), was: was?.definition,
      now: now.map { $0.definition ?? what },
      undo: .properties([PropertyUndo(view: view, name: name, old: was)]))
  }

  /// The change of parts of the value.
  private func change(_ leaves: [Leaf]) -> Change {
    let path = leaves.dropFirst().reduce(leaves[0].path) { path, leaf in
      Array(zip(path, leaf.path).prefix { $0 == $1 }.map(\.0))
    }
    let place = leaves.count == 1 ? path : path + [leaves[0].path[path.count]]
    let words = path.map(\.words).joined()
    let definition = now?.definition(of: path)
    return Change(
      kind: kind(of: leaves, in: path), what: definition ?? "\(view).\(name)\(words)",
      edit: definition ?? ".\(name)\(words)", origin: now?.origin(of: place),
      before: was?.effective[path].map { Words.text(Words.flow($0)) },
      after: now?.effective[path].map { Words.text(Words.flow($0)) }, was: was?.definition,
      now: definition ?? name, undo: .parts(leaves.map(undo)))
  }

  private func undo(_ leaf: Leaf) -> PartUndo {
    PartUndo(
      view: view, name: name, path: leaf.path, old: was?.written[leaf.path],
      lookUps: was?.lookUps.filter { $0.path.starts(with: leaf.path) } ?? [])
  }
}

extension ResolvedProperty {
  /// The value as it is shown: with texts looked up and images resolved.
  var effective: JSON {
    lookUps.reduce(written) { $0.setting($1.path[...], to: $1.shown.effective) }
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
