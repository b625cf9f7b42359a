/// Violations and binding constraints at an optimum.
extension Engine {
  /// The signed violation of a constraint's expression: positive if it is too large, 0 within the
  /// tolerance.
  mutating func violation(of index: Int) -> Double {
    let breakpoint = breakpoints[index]
    let error = (values[breakpoint.column] - breakpoint.position) * -breakpoint.divisor
    guard
      abs(values[breakpoint.column] - breakpoint.position)
        > tolerance(at: breakpoint.position, of: breakpoint.column)
    else { return 0 }
    let isBelow = values[breakpoint.column] < breakpoint.position
    return (isBelow ? breakpoint.slopeBelow : breakpoint.slopeAbove) == 0 ? 0 : error
  }

  /// The constraints on whose constants the value of a column depends, ascending.
  mutating func bindingBreakpoints(of column: Int) -> [Int] {
    guard columns[column].basicRow >= 0 else { return placements(of: column) }
    computeAlphas(columns[column].basicRow)
    let least = Tolerance.bindingPivot * largestAlpha
    var found: [Int] = []
    for k in 0..<alphaColumns.count where abs(alpha[alphaColumns[k]]) > least {
      found += placements(of: alphaColumns[k])
    }
    clearAlphas()
    return Set(found).sorted()
  }

  /// The breakpoint at which a column is placed; empty if there is none or it is a stay.
  private func placements(of column: Int) -> [Int] {
    let placement = columns[column].placement
    return placement >= 0 && !breakpoints[placement].isStay ? [placement] : []
  }
}
