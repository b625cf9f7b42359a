/// The range that a column's own required constraints allow.
extension Engine {
  /// The range that a column's required constraints allow, with the breakpoints at its ends, or -1.
  mutating func requiredRange(_ column: Int)
    -> (low: (position: Double, breakpoint: Int), high: (position: Double, breakpoint: Int))
  {
    var low = (position: -Double.infinity, breakpoint: -1)
    var high = (position: Double.infinity, breakpoint: -1)
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      if one.isRequired {
        if one.relation != .lessThanOrEqual, one.position > low.position {
          low = (one.position, next)
        }
        if one.relation != .greaterThanOrEqual, one.position < high.position {
          high = (one.position, next)
        }
      }
      next = one.next
      effort += 1
    }
    return (low, high)
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
      let one = breakpoints[next]
      if one.isRequired {
        let slack = tolerance(at: one.position, of: column)
        if up, one.relation != .greaterThanOrEqual, value >= one.position - slack { return next }
        if !up, one.relation != .lessThanOrEqual, value <= one.position + slack { return next }
      }
      next = one.next
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
