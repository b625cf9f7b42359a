/// What must hold between operations, and a printed form of the state.
extension Engine {
  /// The invariants that are violated, in words; empty where all is well.
  mutating func brokenInvariants() -> [String] {
    var broken = structureProblems() + rowProblems()
    if isSettled { broken += optimalityProblems() }
    return broken
  }

  /// Every row has its basic column, every basic column its row, and both lists of a coefficient
  /// agree.
  private func structureProblems() -> [String] {
    var problems: [String] = []
    for row in 0..<rows.count where rows[row].isLive {
      if columns[rows[row].pivotColumn].basicRow != row {
        problems.append("row \(row) and its basic column disagree")
      }
      if rows[row].block >= 0, !blocks[rows[row].block].rows.contains(row) {
        problems.append("row \(row) is not in its block")
      }
      let extent = matrix.rows[row]
      for position in 0..<extent.count {
        let entry = matrix.entries[extent.start + position]
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

  /// Every row's activity is the sum of its terms, and required constraints hold.
  private mutating func rowProblems() -> [String] {
    var problems: [String] = []
    for row in 0..<rows.count where rows[row].isLive {
      let extent = matrix.rows[row]
      var size = 1.0
      for position in extent.start..<(extent.start + extent.count) {
        let entry = matrix.entries[position]
        size += abs(entry.coefficient * values[Column.variable(Int(entry.other))])
      }
      let error = activity(row) - values[Column.activity(ofRow: row)]
      if abs(error) > 1e-8 * size { problems.append("row \(row) is off by \(error)") }
    }
    for column in 0..<columns.count where columns[column].isLive {
      if !columns[column].marks.contains(.unseated), let one = requiredTarget(column) {
        problems.append(
          "constraint \(one) is violated by \(values[column] - breakpoints[one].position)")
      }
    }
    return problems
  }

  /// Basic columns are priced at their slopes, and no other column would improve the cost.
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
      where abs(scratch.slope[level] - scratch.dot[level]) > 1e-7 * (1 + scratch.size[level]) {
        problems.append("column \(column) is not priced at its slope at level \(level)")
      }
    }
    return problems
  }

  /// One line a column: its name, value and where it is, then its constraints.
  var description: String {
    var lines: [String] = []
    for column in 0..<columns.count where columns[column].isLive {
      var line = "\(name(column)) = \(values[column])"
      if columns[column].basicRow >= 0 {
        line += " basic in row \(columns[column].basicRow)"
        if rows[columns[column].basicRow].block >= 0 { line += " of a block" }
      } else if columns[column].home >= 0 {
        line += " at constraint \(columns[column].home)"
      }
      if Column.isActivity(column) { line += ": \(terms(ofRow: Column.index(column)))" }
      lines.append(line)
      lines += constraintLines(column)
    }
    return lines.joined(separator: "\n")
  }

  private func name(_ column: Int) -> String {
    (Column.isActivity(column) ? "r" : "x") + "\(Column.index(column))"
  }

  private func terms(ofRow row: Int) -> String {
    let extent = matrix.rows[row]
    return (extent.start..<(extent.start + extent.count)).map { position in
      "\(matrix.entries[position].coefficient) x\(matrix.entries[position].other)"
    }.joined(separator: " + ")
  }

  private func constraintLines(_ column: Int) -> [String] {
    var lines: [String] = []
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      let sign = ["≤", "=", "≥"][one.relation.rawValue + 1]
      let level = one.isRequired ? "required" : "\(one.priority)"
      lines.append("  \(next): \(sign) \(one.position) @\(level)")
      next = one.next
    }
    return lines.reversed()
  }
}

extension Solver: CustomDebugStringConvertible {
  /// Variables (x) and rows (r) with their values, their place in the basis and their constraints.
  public var debugDescription: String { engine.pointee.description }

  /// The solver's invariants that do not hold, for tests to call after every operation.
  package func brokenInvariants() -> [String] { engine.pointee.brokenInvariants() }
}
