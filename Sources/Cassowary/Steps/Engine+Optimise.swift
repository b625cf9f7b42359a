/// A breakpoint that a basic column, or the entering one, meets.
struct Event: BitwiseCopyable {
  /// How far the entering column has moved by then.
  var step: Double
  var breakpoint: Int
  var column: Int
  /// How fast the column moves, per unit of the entering one.
  var rate: Double
}

/// The primal simplex on piecewise linear costs.
///
/// Every basis is feasible for such costs, so there is no first phase. Required constraints are
/// walls. A step goes through breakpoints as long as the cost vector still falls (the long-step
/// ratio test). After `leastIndexAfter` steps in a row without progress, columns enter by least
/// index and stop at the first breakpoint, by least index (Bland), until there is progress.
extension Engine {
  private static let leastIndexAfter = 200

  private var isStalled: Bool { stalls > Self.leastIndexAfter }

  /// Whether the cap on work is reached. No optimum is this many steps away; where rounding makes
  /// steps seem to be progress that are none, this ends them long before the cap on visited entries.
  var isExhausted: Bool { effort > effortLimit || steps > 10_000 + 40 * columns.count }

  /// False where the cap on work was reached.
  mutating func optimise() -> Bool {
    updateDuals()
    while let q = nextCandidate() {
      let direction = improvingDirection(q)
      guard direction != 0 else { continue }
      if isExhausted { return false }
      steps += 1
      step(q, Double(direction))
      updateDuals()
      if isSingular { return true }
    }
    return true
  }

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

  /// Only candidates can be improving, and those that are not are none from here on.
  private mutating func leastImproving() -> Int? {
    var least: Int?
    var kept = 0
    for k in candidatesTaken..<candidates.count {
      let column = candidates[k]
      guard columns[column].isLive, columns[column].basicRow < 0, improvingDirection(column) != 0
      else {
        columns[column].marks.remove(.candidate)
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
    stalls = stop.step > 1e-12 ? 0 : stalls + 1
    move(q, direction, to: stop)
  }

  private mutating func collectEvents(_ q: Int, _ direction: Double) {
    events.removeAll()
    for k in 0..<order.count {
      let start = order[k]
      var row = start
      repeat {
        let rate = -direction * work[row]
        let column = rows[row].pivotColumn
        if abs(rate) > 1e-11, columns[column].first >= 0 { addEvents(column, rate) }
        row = rows[row].ring
      } while row != start
    }
    addOwnEvents(q, direction)
  }

  private mutating func addEvents(_ column: Int, _ rate: Double) {
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      let isAhead =
        one.isRequired
        ? (rate > 0 ? one.relation != .greaterThanOrEqual : one.relation != .lessThanOrEqual)
        : (rate > 0) == (one.side < 0)
      if isAhead {
        events.append(
          Event(
            step: max(0, (one.position - value) / rate), breakpoint: next, column: column,
            rate: abs(rate)))
      }
      next = one.next
    }
  }

  private mutating func addOwnEvents(_ q: Int, _ direction: Double) {
    var next = columns[q].first
    while next >= 0 {
      let one = breakpoints[next]
      let distance = (one.position - values[q]) * direction
      if distance > tolerance(at: one.position, of: q) {
        events.append(Event(step: distance, breakpoint: next, column: q, rate: 1))
      }
      next = one.next
    }
  }

  /// Goes through the events in order until the cost no longer falls.
  private mutating func ratioTest() -> Event? {
    passed.removeAll()
    heapify()
    while events.count > 0 {
      let event = popEvent()
      if isStalled { return event }
      let one = breakpoints[event.breakpoint]
      let jump = (one.slopeAbove - one.slopeBelow) * event.rate
      scratch.size[one.level] += jump
      addJump(one, rate: event.rate, to: scratch.slope)
      if isNotNegative(scratch.slope) { return event }
      passed.append(event.breakpoint)
    }
    return nil
  }

  private mutating func isNotNegative(_ vector: Slab<Double>) -> Bool {
    for place in 0..<levels.order.count {
      let level = levels.order[place]
      let slack = Tolerance.cost + Tolerance.relativeCost * scratch.size[level]
      if abs(vector[level]) > slack { return vector[level] > 0 }
    }
    return true
  }

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
      columns[q].home = stop.breakpoint
      markCandidate(q)
      return
    }
    values[q] += direction * stop.step
    values[stop.column] = position
    if stop.rate < Tolerance.delicatePivot { isDelicate = true }
    exchange(q, atRow: columns[stop.column].basicRow)
    columns[stop.column].home = stop.breakpoint
    markCandidate(stop.column)
    columns[q].home = -1
    takeSides(q, direction, from: before)
    markDirty(q)
  }

  /// A breakpoint that the entering column left is behind it, one that it has just reached ahead.
  private mutating func takeSides(_ q: Int, _ direction: Double, from before: Double) {
    assignSides(q)
    var next = columns[q].first
    while next >= 0 {
      let one = breakpoints[next]
      let slack = tolerance(at: one.position, of: q)
      if abs(values[q] - one.position) <= slack {
        let isBehind = abs(before - one.position) <= slack
        breakpoints[next].side = (direction > 0) == isBehind ? 1 : -1
      }
      next = one.next
    }
    refreshSegment(q)
  }

  private func precedes(_ a: Event, _ b: Event) -> Bool {
    if a.step != b.step { return a.step < b.step }
    if !isStalled, a.rate != b.rate { return a.rate > b.rate }
    return (a.column, a.breakpoint) < (b.column, b.breakpoint)
  }

  private mutating func heapify() {
    for k in stride(from: events.count / 2 - 1, through: 0, by: -1) { siftDown(k, events.count) }
  }

  private mutating func popEvent() -> Event {
    let top = events[0]
    let last = events.popLast()!
    if events.count > 0 {
      events[0] = last
      siftDown(0, events.count)
    }
    return top
  }

  private mutating func siftDown(_ start: Int, _ count: Int) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      guard child < count else { return }
      if child + 1 < count, precedes(events[child + 1], events[child]) { child += 1 }
      guard precedes(events[child], events[parent]) else { return }
      (events[child], events[parent]) = (events[parent], events[child])
      parent = child
    }
  }
}
