/// The long-step ratio test: how far the entering column moves, and which breakpoint stops it.
extension Engine {
  /// Collects the breakpoints ahead of all columns that move when q does.
  mutating func collectEvents(_ q: Int, _ direction: Double) {
    events.removeAll()
    for k in 0..<order.count {
      let start = order[k]
      var row = start
      repeat {
        let rate = -direction * work[row]
        let column = rows[row].pivotColumn
        if abs(rate) > Tolerance.rate, columns[column].first >= 0 { addEvents(column, rate) }
        row = rows[row].ring
      } while row != start
    }
    addOwnEvents(q, direction)
    effort += events.count
  }

  /// Adds the breakpoints ahead of a basic column.
  private mutating func addEvents(_ column: Int, _ rate: Double) {
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      let isAhead =
        breakpoint.isRequired
        ? (rate > 0
          ? breakpoint.relation != .greaterThanOrEqual : breakpoint.relation != .lessThanOrEqual)
        : (rate > 0) == (breakpoint.side < 0)
      if isAhead {
        events.append(
          Event(
            step: max(0, (breakpoint.position - value) / rate), breakpoint: next, column: column,
            rate: abs(rate)))
      }
      next = breakpoint.next
      effort += 1
    }
  }

  /// Adds the breakpoints ahead of the entering column.
  private mutating func addOwnEvents(_ q: Int, _ direction: Double) {
    var next = columns[q].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      let distance = (breakpoint.position - values[q]) * direction
      if distance > tolerance(at: breakpoint.position, of: q) {
        events.append(Event(step: distance, breakpoint: next, column: q, rate: 1))
      }
      next = breakpoint.next
    }
  }

  /// Goes through the events in order until the cost no longer falls; nil if the cost is unbounded.
  mutating func ratioTest() -> Event? {
    passed.removeAll()
    heapify()
    while events.count > 0 {
      let event = popEvent()
      if isStalled { return event }
      let breakpoint = breakpoints[event.breakpoint]
      let jump = (breakpoint.slopeAbove - breakpoint.slopeBelow) * event.rate
      scratch.size[breakpoint.level] += jump
      addJump(breakpoint, rate: event.rate, to: scratch.slope)
      if isNotNegative(scratch.slope) { return event }
      passed.append(event.breakpoint)
    }
    return nil
  }

  /// Whether the first level that is not zero is above zero, or all are zero.
  private mutating func isNotNegative(_ vector: Slab<Double>) -> Bool {
    for place in 0..<levels.order.count {
      let level = levels.order[place]
      let slack = Tolerance.cost + Tolerance.relativeCost * scratch.size[level]
      if abs(vector[level]) > slack { return vector[level] > 0 }
    }
    return true
  }

  /// By step, then by descending rate, then by index. By step and index while stalled.
  private func precedes(_ a: Event, _ b: Event) -> Bool {
    if a.step != b.step { return a.step < b.step }
    if !isStalled, a.rate != b.rate { return a.rate > b.rate }
    return (a.column, a.breakpoint) < (b.column, b.breakpoint)
  }

  /// Makes `events` a heap.
  private mutating func heapify() {
    for k in stride(from: events.count / 2 - 1, through: 0, by: -1) { siftDown(k, events.count) }
  }

  /// Takes the first event off the heap.
  private mutating func popEvent() -> Event {
    let top = events[0]
    let last = events.popLast()!
    if events.count > 0 {
      events[0] = last
      siftDown(0, events.count)
    }
    return top
  }

  /// Moves an event down to its place in the heap.
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
