import Documents
import LayoutScene
import Snapshots

/// The differences within a key that holds a mapping or a list, such as the items of a bar or a
/// button's configuration. Differences on one line of the document are one change.
struct PartDifferences {
  private struct Leaf {
    var path: [ResolvedProperty.Step]
    var old, new: JSON?
  }

  private let view, name: String
  private let was, now: ResolvedProperty
  private let leaves: [Leaf]

  /// Nil if the values have no parts in common, or are shown otherwise than written, as texts and
  /// images are.
  init?(view: String, name: String, _ was: ResolvedProperty?, _ now: ResolvedProperty?) {
    guard let was, let now, was.shown == .asWritten, now.shown == .asWritten,
      Self.haveParts(was.written, now.written)
    else { return nil }
    self.view = view
    self.name = name
    (self.was, self.now) = (was, now)
    leaves = Self.leaves(was.written, now.written, [])
    let isOnItsLine = leaves.allSatisfy { now.origin(of: $0.path).line == now.origin.line }
    guard Self.containers.contains(name) || !isOnItsLine else { return nil }
  }

  /// Keys whose parts decide the kind of a change. In other keys a part only decides the line.
  private static let containers: Set = [
    "configuration", "items", "leftItems", "rightItems", "search", "leftView", "rightView",
    "accessory", "cell", "image", "source",
  ]

  /// Whether both values are mappings, or both are lists of the same length.
  private static func haveParts(_ a: JSON?, _ b: JSON?) -> Bool {
    switch (a, b) {
    case (.object?, .object?): true
    case (.array(let first)?, .array(let second)?): first.count == second.count
    default: false
    }
  }

  private static func leaves(
    _ old: JSON?, _ new: JSON?, _ path: [ResolvedProperty.Step]
  ) -> [Leaf] {
    if old == new { return [] }
    guard haveParts(old, new), let old, let new else {
      return [Leaf(path: path, old: old, new: new)]
    }
    if let first = old.elements, let second = new.elements {
      return second.indices.flatMap { leaves(first[$0], second[$0], path + [.index($0)]) }
    }
    return (new.members + old.members).map(\.key).distinct
      .flatMap { leaves(old[$0], new[$0], path + [.key($0)]) }
  }

  func changes() -> [Change] {
    leaves.grouped { leaf in
      var line = now.origin(of: leaf.path)
      line.column = 1
      return line
    }.map { change($0.elements) }
  }

  private func change(_ leaves: [Leaf]) -> Change {
    let path = leaves.dropFirst().reduce(leaves[0].path) { path, leaf in
      Array(zip(path, leaf.path).prefix { $0 == $1 }.map(\.0))
    }
    let kinds = leaves.map { leaf in
      let inner = Self.containers.contains(name) ? Self.kind(of: leaf.path) : nil
      return inner ?? Cause.Kind(key: name)
    }
    return Change(
      kind: kinds.allSatisfy { $0 == kinds[0] } ? kinds[0] : Cause.Kind(key: name),
      what: "\(view).\(name)" + path.map(\.words).joined(),
      origin: now.origin(
        of: leaves.count == 1 ? leaves[0].path : path + [leaves[0].path[path.count]]),
      before: was.written[path].map { Words.text(Words.flow($0)) },
      after: now.written[path].map { Words.text(Words.flow($0)) },
      undo: .parts(
        leaves.map { PartUndo(view: view, name: name, path: $0.path, old: $0.old) }))
  }

  /// The kind of the innermost key on the path that has one; nil where none has.
  private static func kind(of path: [ResolvedProperty.Step]) -> Cause.Kind? {
    for case .key(let key) in path.reversed() {
      if let kind = Cause.Kind(partKey: key) { return kind }
    }
    return nil
  }
}

extension ResolvedProperty.Step {
  fileprivate var words: String {
    switch self {
    case .key(let key): ".\(key)"
    case .index(let index): "[\(index)]"
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
