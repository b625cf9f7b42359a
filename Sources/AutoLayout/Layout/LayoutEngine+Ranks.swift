import Cassowary

/// Ranks variables in reading order. Where priorities leave a choice, the view that is first in
/// reading order gets the slack.
///
/// Siblings are ordered as constraints put them, side by side or below each other; without such
/// constraints, in the order of the subviews, or of a stack's arranged views. UIKit's documentation
/// leaves this open; its rows and stacks give the slack to the first view, in whatever order the
/// views were added. Ranks cannot follow places, since places depend on ranks.
extension LayoutEngine {
  /// Siblings whose ranks may not be in reading order.
  struct Siblings: Hashable {
    var parent: ObjectIdentifier
    var axis: LayoutConstraint.Axis
  }

  /// One item stands before another one along an axis.
  private struct Precedence {
    var parent, before, after: EngineItem
    var axis: LayoutConstraint.Axis

    var siblings: Siblings { Siblings(parent: ObjectIdentifier(parent), axis: axis) }
  }

  /// Called when a constraint that may change the order of siblings is added or removed.
  func noteOrder(by constraint: LayoutConstraint, isNew: Bool) {
    guard let precedence = precedence(of: constraint) else { return }
    if isNew ? !isRanked(precedence) : reordered.contains(precedence.siblings) {
      queueForRanking(precedence.parent, [precedence.axis])
    }
  }

  /// Called when a view with its descendants, or a guide, has joined. It ranks after everything
  /// that joined before, until the tree is ranked again.
  func noteOrder(of item: EngineItem) {
    if let parent = item.parent, isFollowed(item) {
      queueForRanking(parent, LayoutConstraint.Axis.allCases)
    }
    var next: EngineItem? = item
    while let one = next {
      if isFollowed(one) { return joinedEarly.append(item) }
      next = one.parent
    }
  }

  /// True if a later sibling is already in the engine. One that joins later queues the ranking
  /// itself.
  private func isFollowed(_ item: EngineItem) -> Bool {
    guard let owner = item.parent?.view else { return false }
    let siblings = owner.subviewsInReadingOrder
    if item.guide != nil {
      return owner.allGuides.last !== item.guide || siblings.first.flatMap { self.item($0) } != nil
    }
    guard let index = siblings.lastIndex(where: { $0 === item.view }), index + 1 < siblings.count
    else { return false }
    return self.item(siblings[index + 1]) != nil
  }

  func orderOfSubviewsChanged(in view: View) {
    guard let item = item(view) else { return }
    queueForRanking(item, LayoutConstraint.Axis.allCases)
  }

  /// Ranks the queued siblings, with their descendants, in reading order; then ranks views that are
  /// not siblings in the order of the tree.
  func rankSiblings() {
    let (queue, joined) = (unranked, joinedEarly.filter { item($0.item) === $0 })
    (unranked, joinedEarly) = ([], [])
    for (parent, axis) in queue where item(parent.item) === parent {
      let order = readingOrder(in: parent, axis)
      rank(order.flatMap { variables(within: $0, axis) })
    }
    guard let one = joined.first, let root = item(root) else { return }
    for axis in LayoutConstraint.Axis.allCases {
      rank(joined.count == 1 ? variables(from: one, axis) : variables(within: root, axis))
    }
  }

  private func queueForRanking(_ parent: EngineItem, _ axes: [LayoutConstraint.Axis]) {
    for axis in axes where !unranked.contains(where: { $0.parent === parent && $0.axis == axis }) {
      unranked.append((parent, axis))
    }
  }

  private func readingOrder(
    in parent: EngineItem, _ axis: LayoutConstraint.Axis
  ) -> [EngineItem] {
    let natural = children(of: parent)
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
    let ranks = variables.map { solver.rank(of: $0) }
    let moved = zip(variables, zip(ranks, ranks.sorted())).filter { $1.0 != $1.1 }.map(\.0)
    guard !moved.isEmpty else { return }
    solver.rank(variables)
    isTouched = true
    if !textBounds.isEmpty { touched.variables += moved }
  }

  /// The variables of an item and its descendants: an item's before those of its children, and
  /// siblings by their ranks.
  private func variables(within item: EngineItem, _ axis: LayoutConstraint.Axis) -> [Variable] {
    var found: [Variable] = []
    var stack = [item]
    while let item = stack.popLast() {
      found += [item.origin(along: axis), item.size(along: axis)]
      stack += byRank(item, axis).reversed()
    }
    return found
  }

  /// As `variables(within:_:)`, and then those of everything after the item in the tree.
  private func variables(from item: EngineItem, _ axis: LayoutConstraint.Axis) -> [Variable] {
    var found = variables(within: item, axis)
    var one = item
    while let parent = one.parent {
      for sibling in byRank(parent, axis).drop(while: { $0 !== one }).dropFirst() {
        found += variables(within: sibling, axis)
      }
      one = parent
    }
    return found
  }

  private func byRank(_ parent: EngineItem, _ axis: LayoutConstraint.Axis) -> [EngineItem] {
    let children = children(of: parent)
    guard children.count > 1 else { return children }
    return children.map { ($0, solver.rank(of: $0.size(along: axis))) }.sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  /// A view's guides come before its subviews.
  private func children(of parent: EngineItem) -> [EngineItem] {
    guard let view = parent.view else { return [] }
    return view.allGuides.compactMap { item($0) }
      + view.subviewsInReadingOrder.compactMap { item($0) }
  }

  /// The topological order of siblings (Kahn 1962): each after all that precede it, and among those
  /// that are ready the first in natural order. Siblings in a cycle come last.
  private func readingOrder(
    of natural: [EngineItem], in parent: EngineItem, _ axis: LayoutConstraint.Axis
  ) -> [EngineItem] {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, item) in natural.enumerated() { places[ObjectIdentifier(item)] = place }
    var waiting = [Int](repeating: 0, count: natural.count)
    var followers = [[Int]](repeating: [], count: natural.count)
    for constraint in parent.view?.heldConstraints.all ?? [] {
      guard let precedence = precedence(of: constraint), precedence.axis == axis,
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

  /// Inserts into descending places.
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
    return solver.rank(of: before.size(along: precedence.axis))
      < solver.rank(of: after.size(along: precedence.axis))
  }

  /// If the start of one item is related to the end of another, the other one precedes it.
  private func precedence(of constraint: LayoutConstraint) -> Precedence? {
    guard let first = constraint.firstItem, let second = constraint.secondItem,
      let side = constraint.firstAttribute.side, let other = constraint.secondAttribute.side,
      side != other, let a = item(first), let b = item(second), a !== b,
      let (x, y) = siblings(above: a, b), let parent = x.parent
    else { return nil }
    let axis = constraint.firstAttribute.axis
    return side == .start
      ? Precedence(parent: parent, before: y, after: x, axis: axis)
      : Precedence(parent: parent, before: x, after: y, axis: axis)
  }

  /// The two items with a common parent that contain `a` and `b`, or are them; nil if one contains
  /// the other.
  private func siblings(above a: EngineItem, _ b: EngineItem) -> (EngineItem, EngineItem)? {
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

extension LayoutConstraint.Attribute {
  enum Side {
    case start, end
  }

  /// Which end of an item the attribute is, in reading direction; nil for what is neither.
  fileprivate var side: Side? {
    switch self {
    case .left, .leading, .top, .firstBaseline: .start
    case .right, .trailing, .bottom, .lastBaseline: .end
    default: nil
    }
  }
}
