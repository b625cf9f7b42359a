/// Invariants between operations. Only tests and the fuzzer check them.
extension Engine {
  /// The violated invariants in words; empty if all hold.
  mutating func violatedInvariants() -> [String] {
    var infeasible = structureProblems() + rowProblems()
    if isSettled { infeasible += optimalityProblems() }
    return infeasible
  }

  /// Problems with the structure: every row must have its basic column, every basic column its row,
  /// and both lists of a coefficient must agree.
  func structureProblems() -> [String] {
    var problems = isSingular ? ["the basis has no factors"] : []
    for row in 0..<rows.count where rows[row].isLive {
      if columns[rows[row].pivotColumn].basicRow != row {
        problems.append("row \(row) and its basic column disagree")
      }
      if rows[row].block >= 0, !blocks[rows[row].block].rows.contains(row) {
        problems.append("row \(row) is not in its block")
      }
      for (position, entry) in matrix.row(row).enumerated() {
        let column = matrix.columns[Int(entry.other)]
        let twin = matrix.entries[column.start + Int(entry.back)]
        if twin.other != Int32(row) || Int(twin.back) != position
          || twin.coefficient != entry.coefficient
        {
          problems.append("row \(row) and variable \(entry.other) disagree on their coefficient")
        }
      }
    }
    for column in 0..<columns.count where columns[column].basicRow >= 0 {
      if rows[columns[column].basicRow].pivotColumn != column {
        problems.append("column \(column) is not basic where it says")
      }
    }
    for row in 0..<rows.count where work[row] != 0 || backWork[row] != 0 {
      problems.append("work space is left at row \(row)")
    }
    return problems
  }

  /// Problems with the rows: every row's activity must be the sum of its terms, and required
  /// constraints must hold.
  private mutating func rowProblems() -> [String] {
    var problems: [String] = []
    for row in 0..<rows.count where rows[row].isLive {
      var size = 1.0
      for entry in matrix.row(row) {
        size += abs(entry.coefficient * values[Column.variable(Int(entry.other))])
      }
      let error = activity(row) - values[Column.activity(ofRow: row)]
      if abs(error) > Tolerance.activityInvariant * size {
        problems.append("row \(row) is off by \(error)")
      }
    }
    for column in 0..<columns.count where columns[column].isLive {
      if !columns[column].marks.contains(.unplaced), let violated = violatedRequirement(column) {
        problems.append(
          "constraint \(violated) is violated by \(values[column] - breakpoints[violated].position)"
        )
      }
    }
    return problems
  }

  /// Problems with the optimum: basic columns must be priced at their slopes, and no other column
  /// may improve the cost.
  private mutating func optimalityProblems() -> [String] {
    var problems: [String] = []
    for column in 0..<columns.count where columns[column].isLive {
      if columns[column].basicRow < 0 {
        if improvingDirection(column) != 0 { problems.append("column \(column) would improve") }
        continue
      }
      computeSlope(column)
      computeDot(column)
      for level in 0..<levels.count
      where abs(scratch.slope[level] - scratch.dot[level]) > Tolerance.slopeInvariant
        * (1 + scratch.size[level])
      {
        problems.append("column \(column) is not priced at its slope at level \(level)")
      }
    }
    return problems
  }
}
