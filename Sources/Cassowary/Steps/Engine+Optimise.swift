/// The primal simplex on piecewise linear costs.
///
/// Every basis is feasible for such costs, so there is no first phase. A step passes breakpoints as
/// long as the cost vector falls (the long-step ratio test). It never passes a required constraint.
/// After `leastIndexAfter` steps in a row without progress, columns enter by least index and stop
/// at the first breakpoint, by least index (Bland 1977), until there is progress.
extension Engine {
  /// Degenerate steps in a row after which columns are chosen by least index.
  private static let leastIndexAfter = 200

  /// Whether columns are chosen by least index.
  var isStalled: Bool { stalledSteps > Self.leastIndexAfter }

  /// Whether a cap on work is reached. No optimum needs as many steps as the cap on steps; it ends
  /// sequences of steps whose progress is only rounding, long before the cap on effort would.
  var isExhausted: Bool { effort > effortLimit || steps > 10_000 + 40 * columns.count }

  /// Moves columns until none improves the cost; false if the cap on work was reached.
  mutating func optimise() -> Bool {
    updateDuals()
    while let q = nextCandidate() {
      let direction = improvingDirection(q)
      guard direction != 0 else {
        doubt(q)
        continue
      }
      if isExhausted { return false }
      steps += 1
      step(q, Double(direction))
      // A basis without factors cannot be searched, so that the duals wait for another.
      if isSingular { return true }
      updateDuals()
    }
    return true
  }

  /// The next non-basic column to price, or nil.
  private mutating func nextCandidate() -> Int? {
    if isStalled { return leastImproving() }
    while candidatesTaken < candidates.count {
      let column = candidates[candidatesTaken]
      candidatesTaken += 1
      columns[column].marks.remove(.candidate)
      if columns[column].isLive, columns[column].basicRow < 0 { return column }
    }
    candidates.removeAll()
    candidatesTaken = 0
    return nil
  }

  /// The improving candidate with the least index. Candidates that do not improve the cost are
  /// removed from the list.
  private mutating func leastImproving() -> Int? {
    var least: Int?
    var kept = 0
    for k in candidatesTaken..<candidates.count {
      let column = candidates[k]
      guard columns[column].isLive, columns[column].basicRow < 0, improvingDirection(column) != 0
      else {
        columns[column].marks.remove(.candidate)
        doubt(column)
        continue
      }
      candidates[kept] = column
      kept += 1
      least = min(least ?? column, column)
    }
    candidates.truncate(to: kept)
    candidatesTaken = 0
    return least
  }

  /// Moves a column in its improving direction.
  private mutating func step(_ q: Int, _ direction: Double) {
    for level in 0..<levels.count {
      scratch.slope[level] =
        direction > 0
        ? scratch.high[level] - scratch.dot[level] : scratch.dot[level] - scratch.low[level]
    }
    forward(column: q)
    collectEvents(q, direction)
    guard let stop = ratioTest() else {
      clearWork()
      return
    }
    stalledSteps = stop.step > Tolerance.degenerateStep ? 0 : stalledSteps + 1
    move(q, direction, to: stop)
  }

  /// Moves the entering column to the event that stops it. It stops at one of its own breakpoints,
  /// or replaces the column whose breakpoint stopped it.
  private mutating func move(_ q: Int, _ direction: Double, to stop: Event) {
    let before = values[q]
    if stop.step == 0 { clearWork() } else { applyForward(times: -direction * stop.step) }
    for k in 0..<passed.count {
      let column = breakpoints[passed[k]].column
      if column != q {
        breakpoints[passed[k]].side = -breakpoints[passed[k]].side
        markDirty(column)
      }
    }
    markChanged(q)
    let position = breakpoints[stop.breakpoint].position
    if stop.column == q {
      values[q] = position
      travelled += stop.step
      columns[q].placement = stop.breakpoint
      markCandidate(q)
      return
    }
    values[q] += direction * stop.step
    travelled += stop.step
    values[stop.column] = position
    if stop.rate < Tolerance.smallPivot { needsRefresh = true }
    exchange(q, atRow: columns[stop.column].basicRow)
    columns[stop.column].placement = stop.breakpoint
    markCandidate(stop.column)
    columns[q].placement = -1
    takeSides(q, direction, from: before)
    markDirty(q)
  }

  /// Chooses the sides of the entered column at breakpoints at its value: it has passed a
  /// breakpoint from which it started, and has not yet passed one that it has just reached.
  private mutating func takeSides(_ q: Int, _ direction: Double, from before: Double) {
    assignSides(q)
    var next = columns[q].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      let slack = tolerance(at: breakpoint.position, of: q)
      if abs(values[q] - breakpoint.position) <= slack {
        let isBehind = abs(before - breakpoint.position) <= slack
        breakpoints[next].side = (direction > 0) == isBehind ? 1 : -1
      }
      next = breakpoint.next
    }
    refreshSegment(q)
  }
}
