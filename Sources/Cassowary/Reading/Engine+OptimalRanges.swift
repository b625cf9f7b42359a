/// The range of each column in all optima.
extension Engine {
  /// The values that a column may have in any optimum of the priorities. By complementary slackness
  /// with any optimal duals, these are the values whose subgradient contains the column's price.
  mutating func optimalRange(of column: Int) -> (low: Double, high: Double) {
    guard columns[column].first >= 0 else { return (-.infinity, .infinity) }
    computeDot(column)
    sortBreakpoints(of: column)
    return rangeOfPrice()
  }

  /// The range of the column whose breakpoints are sorted and whose price is computed. It does not change the engine:
  /// in a mutating function the compiler copies the whole engine for each of the loops.
  private func rangeOfPrice() -> (low: Double, high: Double) {
    clear(scratch.high)
    for k in 0..<sorted.count { addBelow(breakpoints[sorted[k]], to: scratch.high) }
    var range = (low: -Double.infinity, high: Double.infinity)
    var sign = comparePriorities(scratch.dot, scratch.high)
    for k in 0..<sorted.count {
      let breakpoint = breakpoints[sorted[k]]
      addJump(breakpoint, rate: 1, to: scratch.high)
      let after = comparePriorities(scratch.dot, scratch.high)
      if sign > 0, after <= 0 { range.low = breakpoint.position }
      if sign >= 0, after < 0 { range.high = breakpoint.position }
      sign = after
    }
    return range
  }

  /// The sign of a − b at the highest priority at which they differ. The tie level and stays are
  /// ignored.
  private func comparePriorities(_ a: Slab<Double>, _ b: Slab<Double>) -> Int {
    for place in 0..<levels.priorityCount {
      let level = levels.order[place]
      let slack = Tolerance.cost + Tolerance.relativeCost * (scratch.size[level] + abs(a[level]))
      if abs(a[level] - b[level]) > slack { return a[level] > b[level] ? 1 : -1 }
    }
    return 0
  }

  /// For each variable, whether it depends on a non-basic column whose range is more than a point.
  /// All other variables are unique. At the end of the budget the rest counts as unique.
  /// Also whether a badly scaled constraint is on what may move.
  mutating func movableVariables() -> (mayMove: [Bool], isBadlyScaled: Bool) {
    var mayMove = [Bool](repeating: false, count: matrix.columns.count)
    var isBad = false
    for column in 0..<columns.count where columns[column].isLive && columns[column].basicRow < 0 {
      if isExhausted { break }
      let range = optimalRange(of: column)
      guard range.low < range.high else { continue }
      if !Column.isActivity(column) { mayMove[Column.index(column)] = true }
      forward(column: column)
      if isBadlyScaled, hasBadBreakpoint(column) { isBad = true }
      forEachReached { row in
        let basic = rows[row].pivotColumn
        if work[row] != 0, !Column.isActivity(basic) { mayMove[Column.index(basic)] = true }
        if isBadlyScaled, rows[row].isBadlyScaled || hasBadBreakpoint(basic) { isBad = true }
      }
      clearWork()
    }
    return (mayMove, isBad)
  }

  /// The ranges of all columns.
  mutating func optimalRanges() -> OptimalRanges {
    var ranges = OptimalRanges()
    ranges.count = matrix.columns.count
    for column in 0..<columns.count where columns[column].isLive {
      let range = optimalRange(of: column)
      if Column.isActivity(column) {
        ranges.rows.append((expression(ofRow: Column.index(column)), range.low, range.high))
      } else {
        ranges.variables.append((Column.index(column), range.low, range.high))
      }
    }
    return ranges
  }

  /// The terms of a row.
  func expression(ofRow row: Int) -> Expression {
    var expression = Expression()
    for entry in matrix.row(row) {
      expression.append(Term(Variable(index: Int(entry.other)), entry.coefficient))
    }
    return expression
  }
}
