/// The dual ratio test: which non-basic column enters when a basic one has to leave.
extension Engine {
  /// Chooses the column to enter and leaves its FTRAN in `work`. The pivot is computed from the row
  /// and from the column. If the two differ, it is rounding, and the next column is chosen.
  mutating func solveEntering(_ row: Int, isUp: Bool, leastIndex: Bool) -> Int? {
    while let column = chooseEntering(isUp: isUp, leastIndex: leastIndex) {
      forward(column: column)
      if abs(work[row] - alpha[column]) <= Tolerance.pivotAgreement * abs(alpha[column]) {
        return column
      }
      clearWork()
      alpha[column] = 0
    }
    return nil
  }

  /// The non-basic column to enter so that the basic one can move up or down. Small pivots are used
  /// only if there are no others.
  private mutating func chooseEntering(isUp: Bool, leastIndex: Bool) -> Int? {
    let largest = largestAlpha
    return choose(isUp: isUp, leastIndex: leastIndex, above: Tolerance.pivot * largest)
      ?? choose(isUp: isUp, leastIndex: leastIndex, above: Tolerance.leastPivot * largest)
  }

  /// The best column with a pivot above `least`, by the least ratio or by the least index.
  private mutating func choose(isUp: Bool, leastIndex: Bool, above least: Double) -> Int? {
    var best = -1
    for k in 0..<alphaColumns.count {
      let column = alphaColumns[k]
      let size = abs(alpha[column])
      guard size > least, column != best else { continue }
      let movesUp = isUp == (alpha[column] < 0)
      if blockingRequirement(column, up: movesUp) != nil { continue }
      if leastIndex {
        if best < 0 || column < best { best = column }
        continue
      }
      computeRatio(column, up: movesUp, size: size)
      let sign = best < 0 ? -1 : compare(scratch.low, scratch.slope)
      if sign < 0 || (sign == 0 && isPreferred(column, to: best)) {
        best = column
        for level in 0..<levels.count { scratch.slope[level] = scratch.low[level] }
      }
    }
    return best < 0 ? nil : best
  }

  /// Computes the change of the duals that the column would need to enter, into `scratch.low`.
  private mutating func computeRatio(_ column: Int, up: Bool, size: Double) {
    computeDot(column)
    if columns[column].first < 0 {
      for level in 0..<levels.count { scratch.low[level] = abs(scratch.dot[level]) / size }
      return
    }
    computeSubgradient(column)
    for level in 0..<levels.count {
      let gap =
        up
        ? scratch.high[level] - scratch.dot[level] : scratch.dot[level] - scratch.low[level]
      scratch.low[level] = gap / size
    }
    // A column that is not placed yet may have a negative ratio, which means that the duals need no
    // change.
    clear(scratch.high)
    if compare(scratch.low, scratch.high) < 0 { clear(scratch.low) }
  }

  /// The preference among equal ratios: free columns, then short columns, then large pivots, then
  /// the least index.
  mutating func isPreferred(_ a: Int, to b: Int) -> Bool {
    let (freeA, freeB) = (isFree(a), isFree(b))
    if freeA != freeB { return freeA }
    let (lengthA, lengthB) = (columnLength(a), columnLength(b))
    if lengthA != lengthB { return lengthA < lengthB }
    let (sizeA, sizeB) = (abs(alpha[a]), abs(alpha[b]))
    if abs(sizeA - sizeB) > Tolerance.equalPivots * sizeA { return sizeA > sizeB }
    return a < b
  }

  /// The number of rows in which the column has coefficients.
  mutating func columnLength(_ column: Int) -> Int {
    Column.isActivity(column) ? 1 : matrix.columns[Column.index(column)].count
  }
}
