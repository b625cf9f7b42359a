import Documents
import LayoutScene

/// The current views with some changes undone.
struct ViewUndoing {
  private let before, after: ViewTable
  private let undone: [Undo]
  /// The identifiers of the current views that are left, and of the recorded ones that are back.
  private let present: Set<String>

  init(before: [ResolvedView], after: [ResolvedView], undone: [Undo]) {
    self.before = ViewTable(before)
    self.after = ViewTable(after)
    self.undone = undone
    var present = Set(after.map(\.id))
    for undo in undone {
      switch undo {
      case .addedView(let top):
        present.subtract(Self.alone(top, in: self.after, without: self.before))
      case .removedView(let top):
        present.formUnion(Self.alone(top, in: self.before, without: self.after))
      default: break
      }
    }
    self.present = present
  }

  /// A view and its descendants that are in one table only.
  private static func alone(
    _ top: String, in table: ViewTable, without other: ViewTable
  ) -> [String] {
    [top]
      + table.children(of: top).filter { other[$0] == nil }
      .flatMap { alone($0, in: table, without: other) }
  }

  /// The views with the changes undone, in document order.
  func views() -> [ResolvedView] {
    guard let root = after.views.first?.id else { return [] }
    var children: [String: [String]] = [:]
    for id in all where id != root { children[parent(of: id, root), default: []].append(id) }
    var views: [ResolvedView] = []
    var stack = [root]
    while let id = stack.popLast() {
      guard var view = view(id) else { continue }
      view.parent = id == root ? nil : parent(of: id, root)
      views.append(view)
      stack += ordered(children[id] ?? [], in: id).reversed()
    }
    return views
  }

  /// All identifiers in the result, the current ones before the recorded ones.
  private var all: [String] {
    after.views.map(\.id).filter(present.contains)
      + before.views.map(\.id).filter { after[$0] == nil && present.contains($0) }
  }

  // MARK: Places

  /// The superview: the recorded one if the move is undone, or if it was removed and is back; otherwise
  /// the current or the recorded one, whichever is there, or the root.
  private func parent(of id: String, _ root: String) -> String {
    let (current, recorded) = (after[id]?.parent, before[id]?.parent)
    for case .parent(let view, let old) in undone where view == id && present.contains(old) {
      return old
    }
    if let recorded, after[recorded] == nil, present.contains(recorded) { return recorded }
    return [current, recorded].compactMap(\.self).first(where: present.contains) ?? root
  }

  /// The subviews in the current order, or in the recorded one where the change of order is undone. Views
  /// that are back follow the views that preceded them in the recorded document.
  private func ordered(_ ids: [String], in parent: String) -> [String] {
    let isChanged = undone.contains { undo in
      if case .order(parent, _) = undo { true } else { false }
    }
    if !isChanged, ids == after.children(of: parent) { return ids }
    var order = after.children(of: parent).filter(ids.contains)
    for case .order(parent, let names) in undone {
      let slots = order.indices.filter { names.contains(order[$0]) }
      let sorted = names.filter(order.contains)
      for (slot, id) in zip(slots, sorted) { order[slot] = id }
    }
    let recorded = before.children(of: parent)
    for id in ids where !order.contains(id) {
      let earlier = recorded.prefix { $0 != id }
      let place = order.lastIndex(where: earlier.contains).map { $0 + 1 }
      order.insert(id, at: place ?? (recorded.contains(id) ? 0 : order.count))
    }
    return order
  }

  // MARK: Keys

  private func view(_ id: String) -> ResolvedView? {
    guard var view = after[id] else { return before[id] }
    for undo in undone {
      switch undo {
      case .properties(let properties):
        for property in properties where property.view == id { view.put(property) }
      case .run(let run) where run.view == id: view.put(run)
      case .parts(let parts):
        for part in parts where part.view == id { view.put(part) }
      case .viewClass(id, let className, let properties):
        view.className = className
        for property in properties { view.put(property) }
      default: break
      }
    }
    view.properties += guides(of: id)
    return view
  }

  /// The recorded guides that the current document lacks. A guide moves nothing by itself, and
  /// constraints that come back may be about it.
  private func guides(of id: String) -> [ResolvedProperty] {
    guard let old = before[id] else { return [] }
    let gone = old.guides.filter { after.view(ofItem: $0) == nil && before[$0] == nil }
    guard !gone.isEmpty else { return [] }
    return [
      ResolvedProperty(
        name: "guides", written: .object(gone.map { .init(key: $0, value: .null) }),
        origin: old.origin)
    ]
  }
}

extension ResolvedView {
  fileprivate mutating func put(_ undo: PartUndo) {
    guard let place = properties.firstIndex(where: { $0.name == undo.name }) else { return }
    properties[place].written = properties[place].written.setting(undo.path[...], to: undo.old)
    properties[place].lookUps.removeAll { $0.path.starts(with: undo.path) }
    properties[place].lookUps += undo.lookUps
  }

  fileprivate mutating func put(_ undo: RunUndo) {
    guard let place = properties.firstIndex(where: { $0.name == undo.name }),
      case .runs(var runs)? = properties[place][[]]?.shown, runs.indices.contains(undo.index)
    else { return }
    runs[undo.index] = undo.old
    properties[place].lookUps = [.init(.runs(runs))]
  }

  fileprivate mutating func put(_ undo: PropertyUndo) {
    let place = properties.firstIndex { $0.name == undo.name }
    switch (place, undo.old) {
    case (let place?, let old?): properties[place] = old
    case (let place?, nil): properties.remove(at: place)
    case (nil, let old?): properties.append(old)
    case (nil, nil): break
    }
  }
}
