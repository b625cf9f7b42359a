/// Where non-basic columns sit: at the breakpoint whose subgradient holds their price.
extension Engine {
  /// Moves the `unseated` columns to their places, all by one FTRAN where they are many.
  mutating func seatAll() {
    if unseated.count <= 4 {
      while let column = unseated.popLast() {
        columns[column].marks.remove(.unseated)
        if let target = seat(column) { shift(column, by: target - values[column]) }
      }
      return
    }
    seeds.removeAll()
    for k in 0..<unseated.count {
      let column = unseated[k]
      columns[column].marks.remove(.unseated)
      if let target = seat(column), target != values[column] {
        pushRightSide(column, times: target - values[column])
        values[column] = target
        markChanged(column)
      }
    }
    unseated.removeAll()
    forward()
    applyForward(times: -1)
  }

  private mutating func pushRightSide(_ column: Int, times delta: Double) {
    if Column.isActivity(column) {
      work[Column.index(column)] -= delta
      seeds.append(Column.index(column))
      return
    }
    let extent = matrix.columns[Column.index(column)]
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      work[Int(entry.other)] += entry.coefficient * delta
      seeds.append(Int(entry.other))
    }
  }

  /// Chooses the home of a non-basic column by its price and returns the value there.
  private mutating func seat(_ column: Int) -> Double? {
    guard columns[column].isLive, columns[column].basicRow < 0 else { return nil }
    let first = columns[column].first
    guard first >= 0 else {
      columns[column].home = -1
      markCandidate(column)
      return nil
    }
    if breakpoints[first].next < 0, columns[column].home == first {
      return breakpoints[first].position
    }
    markCandidate(column)
    sortBreakpoints(of: column)
    computeDot(column)
    return walkToPrice(column)
  }

  private mutating func sortBreakpoints(of column: Int) {
    sorted.removeAll()
    var next = columns[column].first
    while next >= 0 {
      var at = sorted.count
      while at > 0, precedes(next, sorted[at - 1]) { at -= 1 }
      sorted.insert(next, at: at)
      next = breakpoints[next].next
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    (breakpoints[a].position, a) < (breakpoints[b].position, b)
  }

  /// Walks the slopes upwards to the first breakpoint that the price is below the slope after. On a
  /// stretch whose slope is the price the column stays as near to its value as it can.
  private mutating func walkToPrice(_ column: Int) -> Double {
    clear(scratch.high)
    for k in 0..<sorted.count {
      addBelow(breakpoints[sorted[k]], to: scratch.high)
    }
    let value = values[column]
    var isFlat = compare(scratch.dot, scratch.high) == 0
    for k in 0..<sorted.count {
      let one = breakpoints[sorted[k]]
      if isFlat, value <= one.position { return sit(column, at: value, home: sorted[k]) }
      addJump(one, rate: 1, to: scratch.high)
      let sign = compare(scratch.dot, scratch.high)
      if sign < 0 { return sit(column, at: one.position, home: sorted[k]) }
      isFlat = sign == 0
      if isFlat, value <= one.position { return sit(column, at: one.position, home: sorted[k]) }
    }
    let last = sorted[sorted.count - 1]
    if isFlat { return sit(column, at: value, home: last) }
    return sit(column, at: breakpoints[last].position, home: last)
  }

  private mutating func sit(_ column: Int, at value: Double, home: Int) -> Double {
    columns[column].home = breakpoints[home].position == value ? home : -1
    return value
  }
}
