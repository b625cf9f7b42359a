import LayoutScene
import Snapshots

/// Finds out which changes of a document moved its views, by laying it out with some of them undone.
///
/// First it looks for a smallest set of changes that, when all of them are undone, brings yesterday's
/// screen back: none of them can be left out. Two changes that cancel each other or need each other are
/// found by that, too. Then every other change is undone alone: where that brings views nearer to
/// yesterday's and takes none farther away, it is a cause as well.
struct Search {
  let trials: Trials
  /// How many changes there are.
  let count: Int
  let today, yesterday: Outcome

  /// Nil where today's document makes no screen, or where yesterday's does not.
  init?(_ trials: Trials, count: Int) {
    guard let yesterday = trials.withoutChanges(), let today = trials.outcome(undoing: []) else {
      return nil
    }
    self.trials = trials
    self.count = count
    (self.today, self.yesterday) = (today, yesterday)
  }

  /// A change that matters.
  struct Found {
    /// The number of the change.
    var change: Int
    /// The views that it moved or changed, the one with the largest change first.
    var views: [String]
    /// How far it moved the first of them, points.
    var effect: Double
    /// Of the views that it moved: the frame without it and with it.
    var shares: [FrameChange]
  }

  /// The changes that matter, the one with the largest effect first, in document order where they are
  /// equal.
  func found() -> [Found] {
    let names = today.names(with: yesterday)
    let differing = names.filter { !today.distance(of: $0, to: yesterday).isNothing }
    guard !differing.isEmpty else { return [] }
    let needed = neededChanges()
    let others = (0..<count).filter { !needed.contains($0) && isImprovement([$0], names) }
    let all = (needed + others).sorted().map { change in
      found(change, in: needed, differing: differing, names: names)
    }
    return all.filter { !$0.views.isEmpty }.sorted { a, b in
      if abs(a.effect - b.effect) > Distance.tolerance { return a.effect > b.effect }
      return a.change < b.change
    }
  }

  // MARK: The smallest set

  /// Changes that bring yesterday's screen back and of which none can be left out; all of them where
  /// not even all bring it back.
  private func neededChanges() -> [Int] {
    var needed = Array(0..<count)
    guard restores(needed) else { return needed.filter { isImprovement([$0], nil) } }
    // Large parts first, so that one cause among many changes takes few layouts.
    var size = max(1, count / 2)
    while true {
      let before = needed
      var start = needed.count
      while start > 0 {
        let part = max(0, start - size)..<start
        let rest = Array(needed[..<part.lowerBound] + needed[part.upperBound...])
        if restores(rest) { needed = rest }
        start = part.lowerBound
      }
      if size == 1, needed == before || trials.isExhausted { return needed }
      size = max(1, size / 2)
    }
  }

  /// Whether yesterday's screen is back when changes are undone, and not only because what is left of today's
  /// constraints is given up for yesterday's.
  private func restores(_ undone: [Int]) -> Bool {
    guard let outcome = trials.outcome(undoing: undone),
      outcome.conflicts.isSubset(of: yesterday.conflicts.union(today.conflicts))
    else { return false }
    return outcome.names(with: yesterday).allSatisfy {
      outcome.distance(of: $0, to: yesterday).isNothing
    }
  }

  /// Whether undoing changes brings a view nearer to yesterday's and takes none farther away.
  private func isImprovement(_ undone: [Int], _ names: [String]?) -> Bool {
    guard let outcome = trials.outcome(undoing: undone) else { return false }
    var isNearer = false
    for name in names ?? today.names(with: yesterday) {
      let (was, now) = (
        today.distance(of: name, to: yesterday), outcome.distance(of: name, to: yesterday)
      )
      if was < now { return false }
      if now < was { isNearer = true }
    }
    return isNearer
  }

  // MARK: The views of a change

  private func found(
    _ change: Int, in needed: [Int], differing: [String], names: [String]
  ) -> Found {
    let alone = trials.outcome(undoing: [change])
    let rest = needed.contains(change) ? needed.filter { $0 != change } : nil
    let without = rest.flatMap { trials.outcome(undoing: $0) }
    // Those that come nearer when it is undone, and those that are not back without it.
    var views = differing.filter { name in
      let distance = today.distance(of: name, to: yesterday)
      return alone.map { $0.distance(of: name, to: yesterday) < distance } ?? false
        || without.map { !$0.distance(of: name, to: yesterday).isNothing } ?? false
    }
    if views.isEmpty, let without {
      views = names.filter { !without.distance(of: $0, to: yesterday).isNothing }
    }
    // The traits count as the root's look, which says little where views have moved.
    if views.count > 1, let root = today.scene.views.first?.id,
      today.distance(of: root, to: yesterday).frame <= Distance.tolerance
    {
      views.removeAll { $0 == root && today.hasSameLook(of: root, as: yesterday) }
    }
    // Alone it may have no effect, as what else has changed hides it: then it is undone last.
    let shares = views.map { name in
      alone.flatMap { share(of: name, $0, today) }
        ?? without.flatMap { share(of: name, yesterday, $0) }
    }
    let order = views.indices.sorted { a, b in
      let (first, second) = (shares[a]?.size ?? 0, shares[b]?.size ?? 0)
      return abs(first - second) > Distance.tolerance ? first > second : a < b
    }
    return Found(
      change: change, views: order.map { views[$0] },
      effect: order.first.flatMap { shares[$0]?.size } ?? 0, shares: order.compactMap { shares[$0] }
    )
  }

  /// What a change moves a view by, between an outcome without it and one with it; nil for nothing.
  private func share(of view: String, _ without: Outcome, _ with: Outcome) -> FrameChange? {
    let change = FrameChange(
      view: view, before: without[view]?.frame, after: with[view]?.frame)
    return change.size > Distance.tolerance ? change : nil
  }
}

extension FrameChange {
  /// The largest difference of a coordinate or side, points; the view's own size where it comes or goes.
  fileprivate var size: Double {
    switch (before, after) {
    case (let before?, let after?): before.distance(to: after)
    case (let frame?, nil), (nil, let frame?): max(frame.width, frame.height, 1)
    case (nil, nil): 0
    }
  }
}
