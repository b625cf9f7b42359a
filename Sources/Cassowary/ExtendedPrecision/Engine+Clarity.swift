/// Whether an optimum that was found in doubles needs extended precision.
///
/// A coefficient of another order of magnitude can only mislead the method where a decision was close:
/// where a value that follows from it is near a breakpoint, or where a reduced cost that follows from it
/// is near zero. What does not follow from such coefficients is as certain as in any other system. So one
/// of them takes no more than a look at what depends on it.
extension Engine {
  /// Whether every decision that depends on a badly scaled constraint is clear.
  mutating func isClear() -> Bool { areValuesClear() && areCostsClear() }

  // MARK: Values

  /// Whether the basic columns that follow from badly scaled rows are away from their breakpoints by more
  /// than rounding may have moved them.
  ///
  /// The bound on the rounding is computed like the values, by one FTRAN of magnitudes.
  private mutating func areValuesClear() -> Bool {
    seeds.removeAll()
    for row in 0..<rows.count where rows[row].isLive && rows[row].isBadlyScaled {
      seeds.append(row)
    }
    effort += rows.count / 16
    reachForward()
    var isClear = true
    for k in stride(from: order.count - 1, through: 0, by: -1) {
      let row = order[k]
      if rows[row].ring != row { isClear = false }
      if isClear { isClear = boundRounding(ofRow: row) }
      work[row] = 0
    }
    for k in 0..<order.count { work[order[k]] = 0 }
    return isClear
  }

  /// Bounds the rounding of the column that is basic in a 1 × 1 node, from that of the columns before it,
  /// which is in `work`; false if that column is not clear.
  private mutating func boundRounding(ofRow row: Int) -> Bool {
    let extent = matrix.rows[row]
    let column = rows[row].pivotColumn
    var size = abs(values[Column.activity(ofRow: row)])
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      size += abs(entry.coefficient * values[Column.variable(Int(entry.other))])
    }
    effort += extent.count
    let rounding =
      (work[row] + Double(extent.count + 2) * Tolerance.rounding * size)
      / abs(rows[row].pivotCoefficient)
    guard isAwayFromBreakpoints(column, rounding) else { return false }
    guard !Column.isActivity(column) else { return true }
    let rest = matrix.columns[Column.index(column)]
    for position in rest.start..<(rest.start + rest.count) {
      let entry = matrix.entries[position]
      work[Int(entry.other)] += abs(entry.coefficient) * rounding
    }
    effort += rest.count
    return true
  }

  /// Whether a basic column is clearly on one side of each of its breakpoints. Stays decide nothing that
  /// an author sees.
  private mutating func isAwayFromBreakpoints(_ column: Int, _ rounding: Double) -> Bool {
    let scale = Column.isActivity(column) ? rows[Column.index(column)].scale : 1
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      next = one.next
      effort += 1
      let margin = Tolerance.clearValue * scale * (1 + abs(one.position))
      if !one.isStay, abs(values[column] - one.position) <= margin + 4 * rounding { return false }
    }
    return true
  }

  // MARK: Costs

  /// Whether the reduced costs that follow from badly scaled constraints are clear.
  private mutating func areCostsClear() -> Bool {
    seeds.removeAll()
    for row in 0..<rows.count where rows[row].isLive && rows[row].isBadlyScaled && hasDual[row] {
      // The row's dual enters the duals of the rows in which its columns are basic.
      seeds.append(row)
    }
    for column in 0..<columns.count where columns[column].isLive && hasBadBreakpoint(column) {
      if columns[column].basicRow >= 0 {
        seeds.append(columns[column].basicRow)
      } else if !isCostClear(column) {
        return false
      }
    }
    guard seeds.count > 0 else { return true }
    reachBackward()
    for k in 0..<backOrder.count {
      let row = backOrder[k]
      if rows[row].ring != row { return false }
      guard hasDual[row] else { continue }
      let own = Column.activity(ofRow: row)
      if columns[own].basicRow < 0, !isCostClear(own) { return false }
      let extent = matrix.rows[row]
      for position in extent.start..<(extent.start + extent.count) {
        let column = Column.variable(Int(matrix.entries[position].other))
        if columns[column].basicRow < 0, !isCostClear(column) { return false }
      }
    }
    return true
  }

  /// Whether a constraint on the column itself is badly scaled.
  func hasBadBreakpoint(_ column: Int) -> Bool {
    var next = columns[column].first
    while next >= 0 {
      if breakpoints[next].isBadlyScaled { return true }
      next = breakpoints[next].next
    }
    return false
  }

  /// Whether the price of a non-basic column is clearly inside its subgradient, or exactly at an end.
  private mutating func isCostClear(_ column: Int) -> Bool {
    computeDot(column)
    computeSubgradient(column)
    return isClear(scratch.high, above: scratch.dot) && isClear(scratch.dot, above: scratch.low)
  }

  /// Whether a difference of cost vectors is clearly above zero, or clearly zero at all priorities.
  private mutating func isClear(_ upper: Slab<Double>, above lower: Slab<Double>) -> Bool {
    for place in 0..<levels.order.count {
      let level = levels.order[place]
      let size = scratch.size[level] + abs(upper[level]) + abs(lower[level])
      let difference = upper[level] - lower[level]
      if abs(difference) <= Tolerance.clearZero * size { continue }
      return difference > Tolerance.clearCost * max(size, 1e-3)
    }
    return true
  }
}
