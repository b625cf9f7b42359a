/// Places non-basic columns at the breakpoints whose subgradients contain their prices.
extension Engine {
  /// Moves the `unplaced` columns to their breakpoints: a few one by one, many by one FTRAN.
  mutating func placeNonbasicColumns() {
    if unplaced.count <= 4 {
      while let column = unplaced.popLast() {
        columns[column].marks.remove(.unplaced)
        if let target = placement(of: column) { shift(column, by: target - values[column]) }
      }
      return
    }
    seeds.removeAll()
    var largest = 0.0
    for k in 0..<unplaced.count {
      let column = unplaced[k]
      columns[column].marks.remove(.unplaced)
      if let target = placement(of: column), target != values[column] {
        pushRightSide(column, times: target - values[column])
        largest = max(largest, abs(target - values[column]))
        values[column] = target
        markChanged(column)
      }
    }
    unplaced.removeAll()
    travelled += largest
    forward()
    applyForward(times: -1)
  }

  /// Adds a column's move to the right-hand side of FTRAN.
  private mutating func pushRightSide(_ column: Int, times delta: Double) {
    if Column.isActivity(column) {
      work[Column.index(column)] -= delta
      seeds.append(Column.index(column))
      return
    }
    for entry in matrix.column(Column.index(column)) {
      work[Int(entry.other)] += entry.coefficient * delta
      seeds.append(Int(entry.other))
    }
  }

  /// Chooses the placement of a non-basic column by its price, and returns the value there; nil if
  /// the column keeps its value.
  private mutating func placement(of column: Int) -> Double? {
    guard columns[column].isLive, columns[column].basicRow < 0 else { return nil }
    let first = columns[column].first
    guard first >= 0 else {
      columns[column].placement = -1
      markCandidate(column)
      return nil
    }
    if breakpoints[first].next < 0, columns[column].placement == first {
      return breakpoints[first].position
    }
    markCandidate(column)
    sortBreakpoints(of: column)
    computeDot(column)
    return walkToPrice(column)
  }

  /// Puts the column's breakpoints into `sorted`, ascending by position, then by index.
  mutating func sortBreakpoints(of column: Int) {
    sorted.removeAll()
    var next = columns[column].first
    while next >= 0 {
      sorted.append(next)
      next = breakpoints[next].next
    }
    effort += sorted.count
    let breakpoints = breakpoints
    sorted.sort { (breakpoints[$0].position, $0) < (breakpoints[$1].position, $1) }
  }

  /// Goes up through the breakpoints to the first one above which the slope exceeds the price. On a
  /// segment whose slope equals the price, the column stays as near to its value as the segment
  /// allows.
  private mutating func walkToPrice(_ column: Int) -> Double {
    clear(scratch.high)
    for k in 0..<sorted.count {
      addBelow(breakpoints[sorted[k]], to: scratch.high)
    }
    let value = values[column]
    var isFlat = compare(scratch.dot, scratch.high) == 0
    for k in 0..<sorted.count {
      let breakpoint = breakpoints[sorted[k]]
      if isFlat, value <= breakpoint.position {
        return place(column, at: value, breakpoint: sorted[k])
      }
      addJump(breakpoint, rate: 1, to: scratch.high)
      let sign = compare(scratch.dot, scratch.high)
      if sign < 0 { return place(column, at: breakpoint.position, breakpoint: sorted[k]) }
      isFlat = sign == 0
      if isFlat, value <= breakpoint.position {
        return place(column, at: breakpoint.position, breakpoint: sorted[k])
      }
    }
    let last = sorted[sorted.count - 1]
    if isFlat { return place(column, at: value, breakpoint: last) }
    return place(column, at: breakpoints[last].position, breakpoint: last)
  }

  /// Records the placement: `breakpoint` if the value is its position, otherwise none.
  private mutating func place(_ column: Int, at value: Double, breakpoint: Int) -> Double {
    columns[column].placement = breakpoints[breakpoint].position == value ? breakpoint : -1
    return value
  }
}
