/// What can be asked about an optimum.
extension Engine {
  mutating func violation(of breakpoint: Int) -> Double {
    let one = breakpoints[breakpoint]
    let error = (values[one.column] - one.position) * -one.divisor
    guard abs(values[one.column] - one.position) > tolerance(at: one.position, of: one.column)
    else { return 0 }
    let isBelow = values[one.column] < one.position
    return (isBelow ? one.slopeBelow : one.slopeAbove) == 0 ? 0 : error
  }

  /// The constraints whose constants the value of a column depends on.
  mutating func bindingBreakpoints(of column: Int) -> [Int] {
    guard columns[column].basicRow >= 0 else { return homes(of: column) }
    computeAlphas(columns[column].basicRow)
    let least = 1e-9 * largestAlpha
    var found: [Int] = []
    for k in 0..<alphaColumns.count where abs(alpha[alphaColumns[k]]) > least {
      found += homes(of: alphaColumns[k])
    }
    clearAlphas()
    return Set(found).sorted()
  }

  private func homes(of column: Int) -> [Int] {
    let home = columns[column].home
    return home >= 0 && !breakpoints[home].isStay ? [home] : []
  }

  /// Where a column may be in any optimum of the real priorities: at values whose subgradient holds
  /// its price, by complementary slackness with any optimal duals.
  mutating func optimalRange(of column: Int) -> (low: Double, high: Double) {
    guard columns[column].first >= 0 else { return (-.infinity, .infinity) }
    computeDot(column)
    sorted.removeAll()
    var next = columns[column].first
    clear(scratch.high)
    while next >= 0 {
      var at = sorted.count
      while at > 0, breakpoints[next].position < breakpoints[sorted[at - 1]].position { at -= 1 }
      sorted.insert(next, at: at)
      addBelow(breakpoints[next], to: scratch.high)
      next = breakpoints[next].next
    }
    var range = (low: -Double.infinity, high: Double.infinity)
    var sign = compareReal(scratch.dot, scratch.high)
    for k in 0..<sorted.count {
      let one = breakpoints[sorted[k]]
      addJump(one, rate: 1, to: scratch.high)
      let after = compareReal(scratch.dot, scratch.high)
      if sign > 0, after <= 0 { range.low = one.position }
      if sign >= 0, after < 0 { range.high = one.position }
      sign = after
    }
    return range
  }

  private func compareReal(_ a: Slab<Double>, _ b: Slab<Double>) -> Int {
    for place in 0..<levels.priorityCount {
      let level = levels.order[place]
      let slack = Tolerance.cost + Tolerance.relativeCost * (scratch.size[level] + abs(a[level]))
      if abs(a[level] - b[level]) > slack { return a[level] > b[level] ? 1 : -1 }
    }
    return 0
  }
}
