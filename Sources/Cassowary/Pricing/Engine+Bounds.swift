/// The range that a column's own required constraints allow.
extension Engine {
  /// The range that a column's required constraints allow, with the breakpoints at its ends, or -1.
  mutating func requiredRange(_ column: Int)
    -> (low: (position: Double, breakpoint: Int), high: (position: Double, breakpoint: Int))
  {
    if columns[column].lowest < -1 { findRequiredRange(column) }
    let (low, high) = (columns[column].lowest, columns[column].highest)
    return (
      (low < 0 ? -.infinity : breakpoints[low].position, low),
      (high < 0 ? .infinity : breakpoints[high].position, high)
    )
  }

  /// Looks for the breakpoints at the ends of the range.
  private mutating func findRequiredRange(_ column: Int) {
    (columns[column].lowest, columns[column].highest) = (-1, -1)
    var next = columns[column].first
    while next >= 0 {
      narrowRange(ofColumn: column, by: next)
      next = breakpoints[next].next
      effort += 1
    }
  }

  /// Takes a breakpoint into account, if it is required and the range is known. Of equal ones the newest
  /// counts, which is the first of the column's list.
  @inline(__always) mutating func narrowRange(
    ofColumn column: Int, by index: Int, isNewest: Bool = false
  ) {
    let (low, high) = (columns[column].lowest, columns[column].highest)
    guard breakpoints[index].isRequired, low > -2 else { return }
    let (position, relation) = (breakpoints[index].position, breakpoints[index].relation)
    if relation != .lessThanOrEqual {
      let atLow = low < 0 ? -.infinity : breakpoints[low].position
      if position > atLow || isNewest && position == atLow { columns[column].lowest = index }
    }
    if relation != .greaterThanOrEqual {
      let atHigh = high < 0 ? .infinity : breakpoints[high].position
      if position < atHigh || isNewest && position == atHigh { columns[column].highest = index }
    }
  }

  /// Must be called after a required constraint on the column was removed or changed.
  mutating func forgetRange(ofColumn column: Int) {
    (columns[column].lowest, columns[column].highest) = (-2, -2)
  }

  /// The required constraint that a column violates, or nil.
  mutating func violatedRequirement(_ column: Int) -> Int? {
    let value = values[column]
    let (low, high) = requiredRange(column)
    if value < low.position - tolerance(at: low.position, of: column) { return low.breakpoint }
    if value > high.position + tolerance(at: high.position, of: column) { return high.breakpoint }
    return nil
  }

  /// The required constraint that keeps a non-basic column from moving up or down, or nil.
  mutating func blockingRequirement(_ column: Int, up: Bool) -> Int? {
    guard columns[column].requiredCount > 0 else { return nil }
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      if breakpoint.isRequired {
        let slack = tolerance(at: breakpoint.position, of: column)
        if up, breakpoint.relation != .greaterThanOrEqual, value >= breakpoint.position - slack {
          return next
        }
        if !up, breakpoint.relation != .lessThanOrEqual, value <= breakpoint.position + slack {
          return next
        }
      }
      next = breakpoint.next
      effort += 1
    }
    return nil
  }

  /// Whether a column has no breakpoints, or only that of a stay.
  @inline(__always) mutating func isFree(_ column: Int) -> Bool {
    let first = columns[column].first
    return first < 0 || breakpoints[first].isStay && breakpoints[first].next < 0
  }
}
