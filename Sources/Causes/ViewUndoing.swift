import Documents
import LayoutScene

/// The current views with some changes undone.
struct ViewUndoing {
  private let before, after: ViewTable
  /// What is put back in a view, by its identifier, in the order of the changes.
  private var changes: [String: [(inout ResolvedView) -> Void]] = [:]
  /// The recorded superviews of views that were moved.
  private var parents: [String: [String]] = [:]
  /// The recorded orders of subviews, by their superview.
  private var orders: [String: [[String]]] = [:]
  /// The identifiers of the current views that are left, and of the recorded ones that are back.
  private let present: Set<String>

  init(before: [ResolvedView], after: [ResolvedView], undone: [Undo]) {
    self.before = ViewTable(before)
    self.after = ViewTable(after)
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
    // Sorted by views once, since there may be as many changes as views.
    for undo in undone { sort(undo) }
  }

  private mutating func sort(_ undo: Undo) {
    switch undo {
    case .properties(let all):
      for undo in all { changes[undo.view, default: []].append { $0.put(undo) } }
    case .run(let undo): changes[undo.view, default: []].append { $0.put(undo) }
    case .parts(let all):
      for undo in all { changes[undo.view, default: []].append { $0.put(undo) } }
    case .viewClass(let id, let className, let properties):
      changes[id, default: []].append { $0.className = className }
      for undo in properties { changes[id, default: []].append { $0.put(undo) } }
    case .parent(let view, let old): parents[view, default: []].append(old)
    case .order(let parent, let names): orders[parent, default: []].append(names)
    default: break
    }
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
    if let old = parents[id]?.first(where: present.contains) { return old }
    if let recorded, after[recorded] == nil, present.contains(recorded) { return recorded }
    return [current, recorded].compactMap(\.self).first(where: present.contains) ?? root
  }

  /// The subviews in the current order, or in the recorded one where the change of order is undone. Views
  /// that are back follow the views that preceded them in the recorded document.
  private func ordered(_ ids: [String], in parent: String) -> [String] {
    let recordedOrders = orders[parent] ?? []
    if recordedOrders.isEmpty, ids == after.children(of: parent) { return ids }
    let known = Set(ids)
    var order = after.children(of: parent).filter(known.contains)
    for names in recordedOrders {
      let (moved, there) = (Set(names), Set(order))
      let slots = order.indices.filter { moved.contains(order[$0]) }
      for (slot, id) in zip(slots, names.filter(there.contains)) { order[slot] = id }
    }
    let recorded = before.children(of: parent)
    let ranks = Dictionary(zip(recorded, recorded.indices)) { first, _ in first }
    var orderRanks = order.map { ranks[$0] ?? Int.max }
    let there = Set(order)
    for id in ids where !there.contains(id) {
      let rank = ranks[id] ?? recorded.count
      let place =
        orderRanks.lastIndex { $0 < rank }.map { $0 + 1 } ?? (ranks[id] == nil ? order.count : 0)
      order.insert(id, at: place)
      orderRanks.insert(ranks[id] ?? Int.max, at: place)
    }
    return order
  }

  // MARK: Keys

  private func view(_ id: String) -> ResolvedView? {
    guard var view = after[id] else { return before[id] }
    for change in changes[id] ?? [] { change(&view) }
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
