import LayoutScene
import Snapshots

/// Finds out which changes of a document moved its views, by laying it out with some of them undone.
///
/// First it looks for a smallest set of changes that brings the recorded screen back when they are
/// undone: none of them can be left out. That also finds changes that cancel each other or need
/// each other. Then every other change is undone alone. If that brings a view nearer to the recorded one
/// and takes none farther away, the change is a cause as well.
struct CauseSearch {
  let trials: Trials
  /// How many changes there are.
  let count: Int
  let current, recorded: TrialOutcome

  /// Nil if the current document or the recorded one cannot be laid out.
  init?(_ trials: Trials, count: Int) {
    guard let recorded = trials.withoutChanges(), let current = trials.outcome(undoing: []) else {
      return nil
    }
    self.trials = trials
    self.count = count
    (self.current, self.recorded) = (current, recorded)
  }

  /// A change that moved or changed views.
  struct Found {
    /// The index of the change.
    var change: Int
    /// The views that it moved or changed, the one with the largest change first.
    var views: [String]
    /// How far it moved the first of them, points.
    var effect: Double
    /// The frames, without the change and with it, of the views that it moved.
    var shares: [FrameChange]
  }

  /// The causes, the one with the largest effect first; in document order where effects are equal.
  func found() -> [Found] {
    let names = current.names(with: recorded)
    let differing = names.filter { !current.distance(of: $0, to: recorded).isNothing }
    guard !differing.isEmpty else { return [] }
    let needed = neededChanges()
    let areNeeded = Set(needed)
    let others = (0..<count).filter { !areNeeded.contains($0) && isImprovement([$0], names) }
    let all = (needed + others).sorted().map { change in
      found(
        change, in: areNeeded.contains(change) ? needed : nil, differing: differing, names: names)
    }
    return all.filter { !$0.views.isEmpty }.sorted { a, b in
      if abs(a.effect - b.effect) > Distance.tolerance { return a.effect > b.effect }
      return a.change < b.change
    }
  }

  // MARK: The smallest set

  /// A set of changes that brings the recorded screen back when undone, and of which none can be
  /// left out. If undoing all changes does not bring it back: those that bring views nearer.
  private func neededChanges() -> [Int] {
    var needed = Array(0..<count)
    guard restores(needed) else { return needed.filter { isImprovement([$0], nil) } }
    // Large parts are tried first, so that one cause among many changes takes few layouts.
    var size = max(1, count / 2)
    while true {
      let before = needed
      var start = needed.count
      while start > 0 {
        // Nothing more can be found out, and the rest alone would take long.
        guard !trials.isExhausted else { return needed }
        let part = max(0, start - size)..<start
        let rest = Array(needed[..<part.lowerBound] + needed[part.upperBound...])
        if restores(rest) { needed = rest }
        start = part.lowerBound
      }
      if size == 1, needed == before { return needed }
      size = max(1, size / 2)
    }
  }

  /// Whether undoing these changes brings the recorded screen back. It does not count if it makes a
  /// new conflict, in which the current constraints are given up for recorded ones.
  private func restores(_ undone: [Int]) -> Bool {
    guard let outcome = trials.outcome(undoing: undone),
      outcome.conflicts.isSubset(of: recorded.conflicts.union(current.conflicts))
    else { return false }
    return outcome.names(with: recorded).allSatisfy {
      outcome.distance(of: $0, to: recorded).isNothing
    }
  }

  /// Whether undoing these changes brings a view nearer to the recorded one and takes none farther away.
  private func isImprovement(_ undone: [Int], _ names: [String]?) -> Bool {
    guard let outcome = trials.outcome(undoing: undone) else { return false }
    var isNearer = false
    for name in names ?? current.names(with: recorded) {
      let (was, now) = (
        current.distance(of: name, to: recorded), outcome.distance(of: name, to: recorded)
      )
      if was < now { return false }
      if now < was { isNearer = true }
    }
    return isNearer
  }

  // MARK: The views of a change

  /// - Parameter needed: the smallest set; nil for a change that is not in it.
  private func found(
    _ change: Int, in needed: [Int]?, differing: [String], names: [String]
  ) -> Found {
    let alone = trials.outcome(undoing: [change])
    // Where no layouts are left, few sets are known, and to look for each of many changes takes long.
    let isLong = trials.isExhausted && (needed?.count ?? 0) > Causes.layoutLimit
    let rest = isLong ? nil : needed?.filter { $0 != change }
    let without = rest.flatMap { trials.outcome(undoing: $0) }
    guard alone != nil || without != nil else {
      return Found(change: change, views: [], effect: 0, shares: [])
    }
    // The views that come nearer if this change is undone, and those that stay away if it is not.
    var views = differing.filter { name in
      let distance = current.distance(of: name, to: recorded)
      return alone.map { $0.distance(of: name, to: recorded) < distance } ?? false
        || without.map { !$0.distance(of: name, to: recorded).isNothing } ?? false
    }
    if views.isEmpty, let without {
      views = names.filter { !without.distance(of: $0, to: recorded).isNothing }
    }
    // Traits count as the look of the root, which says little if other views have moved.
    if views.count > 1, let root = current.scene.views.first?.id,
      current.distance(of: root, to: recorded).frame <= Distance.tolerance
    {
      views.removeAll { $0 == root && current.hasSameLook(of: root, as: recorded) }
    }
    // Undone alone, the change may have no effect, because other changes hide it. Its effect is
    // then measured with those undone.
    let shares = views.map { name in
      alone.flatMap { share(of: name, $0, current) }
        ?? without.flatMap { share(of: name, recorded, $0) }
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

  /// The frames of a view without a change and with it; nil where they are the same.
  private func share(of view: String, _ without: TrialOutcome, _ with: TrialOutcome) -> FrameChange?
  {
    let change = FrameChange(
      view: view, before: without[view]?.frame, after: with[view]?.frame)
    return change.size > Distance.tolerance ? change : nil
  }
}

extension FrameChange {
  /// The largest difference of a coordinate or side, points; for a view that comes or goes, its own
  /// longer side.
  fileprivate var size: Double {
    switch (before, after) {
    case (let before?, let after?): before.distance(to: after)
    case (let frame?, nil), (nil, let frame?): max(frame.width, frame.height, 1)
    case (nil, nil): 0
    }
  }
}
