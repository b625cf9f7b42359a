/// Whether an optimum that was found in doubles needs extended precision.
///
/// A coefficient of another order of magnitude can only mislead the method where a decision was close:
/// where a value that follows from it is near a breakpoint, or where a reduced cost that follows from it
/// is near zero. What does not follow from such coefficients is as certain as in any other system.
///
/// A full check looks at everything that follows from them. What it found holds for the next optimum, too,
/// except for the `doubtful` columns: basic ones that came near a breakpoint or into another row, and
/// non-basic ones that were priced again. No search is needed to find them. The segments of checked columns
/// end before their breakpoints, so that a value that comes near one leaves its segment. The bounds on the
/// rounding allow for values that move by `Tolerance.clearTravel`.
extension Engine {
  /// Whether every decision that depends on a badly scaled constraint is clear.
  mutating func isClear() -> Bool {
    isStillClear() || isClear(travel: Tolerance.clearTravel) || isClear(travel: 0)
  }

  /// Whether the columns that have become doubtful since the last full check are clear. False also if that
  /// takes more work than a full check.
  private mutating func isStillClear() -> Bool {
    guard travelled <= Tolerance.clearTravel else { return false }
    let limit = effort + workOfFullCheck
    while let column = doubtful.popLast() {
      columns[column].marks.remove(.doubtful)
      guard columns[column].isLive else { continue }
      guard effort <= limit, isStillClear(column) else { return false }
    }
    return true
  }

  /// Checks everything, for values that may move by `travel` before the next full check.
  private mutating func isClear(travel: Double) -> Bool {
    let before = effort
    travelled = .infinity
    while let column = doubtful.popLast() { columns[column].marks.remove(.doubtful) }
    roundings.fill(columns.count, with: 0)
    for row in 0..<rows.count { rows[row].hasBadDual = false }
    effort += rows.count / 16
    guard areValuesClear(travel), areCostsClear() else { return false }
    if travel > 0 { (travelled, workOfFullCheck) = (0, effort - before) }
    movementEpoch += 1
    return true
  }

  // MARK: Doubtful columns

  private mutating func isStillClear(_ column: Int) -> Bool {
    let row = columns[column].basicRow
    guard row >= 0 else {
      roundings[column] = 0
      return !hasBadPrice(column) || isCostClear(column)
    }
    return isRoundingStillBounded(column, row) && isDualStillClear(column, row)
      && (roundings[column] == 0 || isValueClear(column))
  }

  /// Bounds the rounding of a basic column again. If it grew, the columns that follow from it are doubtful.
  private mutating func isRoundingStillBounded(_ column: Int, _ row: Int) -> Bool {
    let travel = Tolerance.clearTravel - travelled
    guard rows[row].ring == row else { return isRoundingStillBounded(ofBlock: row, travel) }
    let before = roundings[column]
    let carried = boundRounding(ofRow: row, travel)
    if carried == 0, !rows[row].isBadlyScaled {
      roundings[column] = 0
      return true
    }
    if roundings[column] > before { doubtFollowers(of: column, in: row) }
    return true
  }

  /// The same for the columns of a block. False for a block that is too large to be bounded.
  private mutating func isRoundingStillBounded(ofBlock start: Int, _ travel: Double) -> Bool {
    let members = blocks[rows[start].block].rows
    guard members.count <= Self.largestBlock else { return false }
    let before = members.map { roundings[rows[$0].pivotColumn] }
    guard boundRounding(ofBlock: start, travel) else { return true }
    for (row, old) in zip(members, before) where roundings[rows[row].pivotColumn] > old {
      doubtFollowers(of: rows[row].pivotColumn, in: row)
    }
    return true
  }

  /// Marks the columns that follow from a basic column as doubtful.
  private mutating func doubtFollowers(of column: Int, in row: Int) {
    guard !Column.isActivity(column) else { return }
    let entries = matrix.column(Column.index(column))
    effort += entries.count
    for entry in entries {
      let other = Int(entry.other)
      if other != row { doubt(rows[other].pivotColumn) }
    }
  }

  /// If a row's duals have come to follow from a badly scaled constraint, its columns are doubtful.
  private mutating func isDualStillClear(_ column: Int, _ row: Int) -> Bool {
    // The duals of a block's rows follow from each other.
    var (isBad, isKnown) = (false, true)
    var member = row
    repeat {
      isBad = isBad || rows[member].hasBadDual
      isKnown = isKnown && rows[member].hasBadDual
      member = rows[member].ring
    } while member != row
    guard !isKnown, isBad || hasBadSlope(column) else { return true }
    repeat {
      rows[member].hasBadDual = true
      for entry in matrix.row(member) {
        let other = Column.variable(Int(entry.other))
        if other != column { doubt(other) }
      }
      if Column.activity(ofRow: member) != column { doubt(Column.activity(ofRow: member)) }
      member = rows[member].ring
    } while member != row
    return true
  }

  /// Whether the price of a non-basic column follows from a badly scaled constraint.
  private mutating func hasBadPrice(_ column: Int) -> Bool {
    if Column.isActivity(column) { return rows[Column.index(column)].hasBadDual }
    return hasBadBreakpoint(column) || isInRowWithBadDual(column, orZero: false)
  }

  /// Whether the price of a basic column includes a badly scaled constraint or another row's such dual.
  private mutating func hasBadSlope(_ column: Int) -> Bool {
    hasBadBreakpoint(column)
      || !Column.isActivity(column) && isInRowWithBadDual(column, orZero: true)
  }

  /// Whether a variable is in a row whose duals follow from a badly scaled constraint.
  private mutating func isInRowWithBadDual(_ column: Int, orZero: Bool) -> Bool {
    let entries = matrix.column(Column.index(column))
    effort += entries.count
    for entry in entries {
      let row = Int(entry.other)
      if rows[row].hasBadDual, orZero || hasDual[row] { return true }
    }
    return false
  }

  // MARK: Values

  /// Whether the basic columns that follow from badly scaled rows are away from their breakpoints by more
  /// than rounding may have moved them.
  private mutating func areValuesClear(_ travel: Double) -> Bool {
    seeds.removeAll()
    for row in 0..<rows.count where rows[row].isLive && rows[row].isBadlyScaled {
      seeds.append(row)
    }
    reachForward()
    for k in stride(from: order.count - 1, through: 0, by: -1) {
      let start = order[k]
      guard effort <= effortLimit else { return false }
      if rows[start].ring == start {
        _ = boundRounding(ofRow: start, travel)
      } else {
        guard blocks[rows[start].block].rows.count <= Self.largestBlock else { return false }
        _ = boundRounding(ofBlock: start, travel)
      }
      var row = start
      repeat {
        guard isValueClear(rows[row].pivotColumn) else { return false }
        row = rows[row].ring
      } while row != start
    }
    return true
  }

  /// The most rows of a block whose rounding is bounded: that takes the inverse of its factors.
  private static let largestBlock = 24

  /// Bounds the rounding of the columns that are basic in a block's rows: that of each row, times the magnitudes of
  /// the block's inverse. Returns false where none of the rows has any, and the columns then have none.
  private mutating func boundRounding(ofBlock start: Int, _ travel: Double) -> Bool {
    let factor = blocks[rows[start].block]
    let count = factor.rows.count
    var right = [Double](repeating: 0, count: count)
    var isBad = false
    for (k, row) in factor.rows.enumerated() {
      let parts = roundingParts(ofRow: row, travel)
      right[k] = parts.carried + parts.own
      isBad = isBad || parts.carried > 0 || rows[row].isBadlyScaled
    }
    var bounds = [Double](repeating: 0, count: count)
    if isBad {
      let local = blockWork.base
      for column in 0..<count {
        for k in 0..<count { local[k] = k == column ? 1 : 0 }
        factor.solve(local)
        for k in 0..<count { bounds[k] += abs(local[k]) * right[column] }
      }
      effort += count * (count + factor.fill)
    }
    // The factors are rounded as well, a row about as often as the block has rows.
    for (k, row) in factor.rows.enumerated() {
      roundings[rows[row].pivotColumn] = bounds[k] * Double(count)
    }
    return isBad
  }

  /// Bounds the rounding of the column that is basic in a row. Returns the part of the row's rounding that
  /// comes from that of other columns.
  private mutating func boundRounding(ofRow row: Int, _ travel: Double) -> Double {
    let parts = roundingParts(ofRow: row, travel)
    roundings[rows[row].pivotColumn] =
      (parts.carried + parts.own) / abs(rows[row].pivotCoefficient)
    return parts.carried
  }

  /// The rounding of a row: what comes from basic columns outside of its node, and its own.
  private mutating func roundingParts(
    ofRow row: Int, _ travel: Double
  ) -> (carried: Double, own: Double) {
    let entries = matrix.row(row)
    let (pivot, block) = (rows[row].pivotColumn, rows[row].block)
    var size = abs(values[Column.activity(ofRow: row)]) + travel
    var carried = 0.0
    for entry in entries {
      let column = Column.variable(Int(entry.other))
      size += abs(entry.coefficient) * (abs(values[column]) + travel)
      let other = columns[column].basicRow
      if column != pivot, other >= 0, block < 0 || rows[other].block != block {
        carried += abs(entry.coefficient) * roundings[column]
      }
    }
    effort += entries.count
    return (carried, Double(entries.count + 2) * Tolerance.rounding * size)
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
      var row = backOrder[k]
      repeat {
        rows[row].hasBadDual = true
        if hasDual[row], !areCostsClear(inRow: row) { return false }
        row = rows[row].ring
      } while row != backOrder[k]
    }
    return true
  }

  /// Whether the reduced costs of a row's columns are clear.
  private mutating func areCostsClear(inRow row: Int) -> Bool {
    let own = Column.activity(ofRow: row)
    if columns[own].basicRow < 0, !isCostClear(own) { return false }
    for entry in matrix.row(row) {
      let column = Column.variable(Int(entry.other))
      if columns[column].basicRow < 0, !isCostClear(column) { return false }
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
