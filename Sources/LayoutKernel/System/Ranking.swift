import Cassowary

/// Ranks variables in reading order. Where priorities leave a choice, the view that is first in
/// reading order gets the slack.
///
/// Siblings are ordered as constraints put them, side by side or below each other; without such
/// constraints, in the order of the subviews, or of a stack's arranged views. UIKit's documentation
/// leaves this open; its rows and stacks give the slack to the first view, in whatever order the
/// views were added. Ranks cannot follow places, since places depend on ranks.
final class Ranking {
  private let items: Items
  private let system: ConstraintSystem
  /// Items whose children's ranks may differ from reading order along an axis.
  @exclusivity(unchecked) private var unranked: [(parent: Item, axis: Axis)] = []
  /// Whether an item joined when a sibling that follows it was in the layout already, so that its
  /// rank may be too high.
  @exclusivity(unchecked) private var joinedEarly = false
  /// The items, by axis, whose children constraints put in another order than that of the subviews.
  @exclusivity(unchecked) private var reordered: Set<Siblings> = []

  init(_ system: ConstraintSystem) {
    self.system = system
    items = system.items
  }

  /// Siblings whose ranks may not be in reading order.
  private struct Siblings: Hashable {
    var parent: ObjectIdentifier
    var axis: Axis
  }

  /// One item stands before another one along an axis.
  private struct Precedence {
    var parent, before, after: Item
    var axis: Axis

    var siblings: Siblings { Siblings(parent: ObjectIdentifier(parent), axis: axis) }
  }

  /// Called when a row that may change the order of siblings is added or removed.
  func noteOrder(by row: Row, isNew: Bool) {
    guard let precedence = precedence(of: row) else { return }
    if isNew ? !isRanked(precedence) : reordered.contains(precedence.siblings) {
      queueForRanking(precedence.parent, [precedence.axis])
    }
  }

  /// Called when a view with its descendants, or a guide, has joined. It ranks after everything
  /// that joined before, until the tree is ranked again.
  func noteOrder(of item: Item) {
    if let parent = item.parent, isFollowed(item) {
      queueForRanking(parent, Axis.allCases)
    }
    var next: Item? = item
    while let ancestor = next, !joinedEarly {
      joinedEarly = isFollowed(ancestor)
      next = ancestor.parent
    }
  }

  /// Whether a sibling in the layout comes after the item. One that joins later queues the ranking itself.
  private func isFollowed(_ item: Item) -> Bool {
    guard let parent = item.parent else { return false }
    if item.isView { return parent.subviews.last !== item }
    return parent.guides.last !== item || !parent.subviews.isEmpty
  }

  /// Called when the subviews of a view have another order.
  func orderChanged(in item: Item) { queueForRanking(item, Axis.allCases) }

  func forget(_ item: Item) {
    for axis in Axis.allCases {
      reordered.remove(Siblings(parent: ObjectIdentifier(item), axis: axis))
    }
  }

  /// Ranks the queued siblings, with their descendants, in reading order; then ranks views that are
  /// not siblings in the order of the tree.
  func rankSiblings() {
    let (queue, root) = (unranked, joinedEarly ? items.root : nil)
    (unranked, joinedEarly) = ([], false)
    for (parent, axis) in queue where items.contains(parent) {
      let order = readingOrder(in: parent, axis)
      rank(order.flatMap { variables(within: $0, axis) })
    }
    guard let root else { return }
    for axis in Axis.allCases { rank(variables(within: root, axis)) }
  }

  private func queueForRanking(_ parent: Item, _ axes: [Axis]) {
    for axis in axes where !unranked.contains(where: { $0.parent === parent && $0.axis == axis }) {
      unranked.append((parent, axis))
    }
  }

  private func readingOrder(
    in parent: Item, _ axis: Axis
  ) -> [Item] {
    let natural = parent.children
    let order = readingOrder(of: natural, in: parent, axis)
    let siblings = Siblings(parent: ObjectIdentifier(parent), axis: axis)
    if zip(natural, order).allSatisfy({ $0 === $1 }) {
      reordered.remove(siblings)
    } else {
      reordered.insert(siblings)
    }
    return order
  }

  private func rank(_ variables: [Variable]) {
    let ranks = variables.map { system.solver.rank(of: $0) }
    let moved = zip(variables, zip(ranks, ranks.sorted())).filter { $1.0 != $1.1 }.map(\.0)
    guard !moved.isEmpty else { return }
    system.solver.rank(variables)
    system.isPending = true
    if system.recordsChanges { system.changes.variables += moved }
  }

  /// The variables of an item and its descendants: an item's before those of its children, and
  /// siblings by their ranks.
  private func variables(within item: Item, _ axis: Axis) -> [Variable] {
    var found: [Variable] = []
    var stack = [item]
    while let item = stack.popLast() {
      found += [item.origin(along: axis), item.size(along: axis)]
      stack += byRank(item, axis).reversed()
    }
    return found
  }

  private func byRank(_ parent: Item, _ axis: Axis) -> [Item] {
    let children = parent.children
    guard children.count > 1 else { return children }
    return children.map { ($0, system.solver.rank(of: $0.size(along: axis))) }.sorted {
      $0.1 < $1.1
    }
    .map(\.0)
  }

  /// The topological order of siblings (Kahn 1962): each after all that precede it, and among those
  /// that are ready the first in natural order. Siblings in a cycle, and those after one, come last.
  private func readingOrder(
    of natural: [Item], in parent: Item, _ axis: Axis
  ) -> [Item] {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, item) in natural.enumerated() { places[ObjectIdentifier(item)] = place }
    var waiting = [Int](repeating: 0, count: natural.count)
    var followers = [[Int]](repeating: [], count: natural.count)
    for row in parent.held {
      guard let precedence = precedence(of: row), precedence.axis == axis,
        precedence.parent === parent, let before = places[ObjectIdentifier(precedence.before)],
        let after = places[ObjectIdentifier(precedence.after)]
      else { continue }
      followers[before].append(after)
      waiting[after] += 1
    }
    var ready = natural.indices.filter { waiting[$0] == 0 }.reversed() as [Int]
    var order: [Int] = []
    while let next = ready.popLast() {
      order.append(next)
      for follower in followers[next] {
        waiting[follower] -= 1
        if waiting[follower] == 0 { insert(follower, into: &ready) }
      }
    }
    order += natural.indices.filter { waiting[$0] > 0 }
    return order.map { natural[$0] }
  }

  /// Inserts `place` into places in descending order.
  private func insert(_ place: Int, into places: inout [Int]) {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] > place { low = middle + 1 } else { high = middle }
    }
    places.insert(place, at: low)
  }

  // MARK: What constraints say about order

  private func isRanked(_ precedence: Precedence) -> Bool {
    let (before, after) = (precedence.before, precedence.after)
    return system.solver.rank(of: before.size(along: precedence.axis))
      < system.solver.rank(of: after.size(along: precedence.axis))
  }

  /// If the start of one item is related to the end of another, the other one precedes it.
  private func precedence(of row: Row) -> Precedence? {
    guard let statement = row.statement, let second = statement.second,
      let side = statement.first.attribute.side, let other = second.attribute.side,
      side != other, let a = namedItem(of: statement.first), let b = namedItem(of: second),
      a !== b, let (x, y) = siblings(above: a, b), let parent = x.parent
    else { return nil }
    let axis = statement.first.attribute.axis
    return side == .near
      ? Precedence(parent: parent, before: y, after: x, axis: axis)
      : Precedence(parent: parent, before: x, after: y, axis: axis)
  }

  /// The item that an end names; nil for a guide that is an inset, which has none.
  private func namedItem(of end: End) -> Item? { end.inset == nil ? end.owner : nil }

  /// The two items with a common parent that contain `a` and `b`, or are them; nil if one contains
  /// the other.
  private func siblings(above a: Item, _ b: Item) -> (Item, Item)? {
    var (a, b) = (a, b)
    while a.parent !== b.parent {
      if a.depth >= b.depth {
        guard let above = a.parent else { return nil }
        a = above
      } else {
        guard let above = b.parent else { return nil }
        b = above
      }
    }
    return a === b ? nil : (a, b)
  }
}
