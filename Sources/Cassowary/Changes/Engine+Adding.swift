/// Adding constraints.
extension Engine {
  /// Adds a constraint: a breakpoint of its variable, or of a new row's activity where there are
  /// several variables. The outcome is `done` unless the constraint is required and cannot hold.
  mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Double
  ) -> (breakpoint: Int, refusal: Outcome) {
    let breakpoint = makeBreakpoint(priority: priority)
    newRequirement = breakpoint
    collect(expression)
    if alphaColumns.count == 1 {
      attach(breakpoint, toVariable: alphaColumns[0], expression.constant, relation)
      clearAlphas()
      epoch += 1
      return (breakpoint, recheck(activate(breakpoint), of: breakpoint))
    }
    let row = makeRow()
    clearAlphas()
    breakpoints[breakpoint].divisor = -1
    breakpoints[breakpoint].constant = expression.constant
    breakpoints[breakpoint].relation = relation
    link(breakpoint, Column.activity(ofRow: row))
    if breakpoints[breakpoint].isRequired, relation == .equal {
      return (breakpoint, recheck(define(row, breakpoint), of: breakpoint))
    }
    return (breakpoint, recheck(activate(breakpoint), of: breakpoint))
  }

  /// Adds a stay that pulls a variable to 0: the breakpoint of `variable = 0` at the priority of a stay.
  mutating func addStay(_ priority: Double, toVariable index: Int) {
    let (breakpoint, column) = (makeBreakpoint(priority: priority), Column.variable(index))
    breakpoints[breakpoint].divisor = -1
    breakpoints[breakpoint].constant = 0
    breakpoints[breakpoint].relation = .equal
    link(breakpoint, column)
    epoch += 1
    _ = activate(breakpoint)
  }

  /// Sums the coefficients by column into `alpha`. Columns whose coefficients cancel are left out.
  private mutating func collect(_ expression: Expression) {
    alphaColumns.removeAll()
    for position in 0..<expression.count {
      let term = expression[position]
      guard term.coefficient != 0 else { continue }
      addAlpha(term)
    }
    var kept = 0
    for k in 0..<alphaColumns.count where alpha[alphaColumns[k]] != 0 {
      alphaColumns[kept] = alphaColumns[k]
      kept += 1
    }
    while alphaColumns.count > kept { _ = alphaColumns.popLast() }
  }

  /// Adds a term to its column's coefficient.
  @inline(__always) private mutating func addAlpha(_ term: Term) {
    let column = Column.variable(term.variable.index)
    if alpha[column] == 0 {
      for k in 0..<alphaColumns.count where alphaColumns[k] == column {
        alpha[column] = term.coefficient
        return
      }
      alphaColumns.append(column)
    }
    alpha[column] += term.coefficient
  }

  /// Makes a breakpoint of this priority that is not yet on a column.
  private mutating func makeBreakpoint(priority: Double) -> Int {
    let index: Int
    if let free = freeBreakpoints.popLast() {
      index = free
    } else {
      index = breakpoints.count
      breakpoints.append(Breakpoint())
    }
    breakpoints[index].isLive = true
    breakpoints[index].priority = priority
    breakpoints[index].level = level(priority)
    levels.retain(breakpoints[index].level)
    return index
  }

  /// Puts a breakpoint on the variable of a constraint on one variable.
  private mutating func attach(
    _ breakpoint: Int, toVariable column: Int, _ constant: Double, _ relation: Relation
  ) {
    let coefficient = alpha[column]
    breakpoints[breakpoint].divisor = -coefficient
    breakpoints[breakpoint].constant = constant
    // The cost of a violation is proportional to the coefficient, so the coefficient affects the
    // scale, too.
    if Tolerance.isBad(coefficient) { noteBadScale() }
    breakpoints[breakpoint].relation =
      coefficient > 0 ? relation : Relation(rawValue: -relation.rawValue)!
    link(breakpoint, column)
  }

  /// Puts a breakpoint on a column's list.
  private mutating func link(_ breakpoint: Int, _ column: Int) {
    breakpoints[breakpoint].column = column
    breakpoints[breakpoint].next = columns[column].first
    let tieWeights = tieWeights(of: column)
    breakpoints[breakpoint].tieWeightAbove = tieWeights.above
    breakpoints[breakpoint].tieWeightBelow = tieWeights.below
    columns[column].first = breakpoint
    if breakpoints[breakpoint].isRequired {
      columns[column].requiredCount += 1
      narrowRange(ofColumn: column, by: breakpoint, isNewest: true)
    }
  }

  /// Makes a row of the coefficients in `alpha`; its own activity is basic in it.
  private mutating func makeRow() -> Int {
    let row = freeRows.popLast() ?? rows.count
    if row == rows.count { extendRows() }
    let own = Column.activity(ofRow: row)
    setPivot(row: row, column: own, coefficient: -1)
    rows[row].ring = row
    rows[row].block = -1
    rows[row].isLive = true
    rows[row].isBadlyScaled = false
    rows[row].hasBadDual = false
    hasDual[row] = false
    matrix.setRow(row, length: alphaColumns.count)
    var (value, scale) = (0.0, 1.0)
    for k in 0..<alphaColumns.count {
      let coefficient = alpha[alphaColumns[k]]
      matrix.append(coefficient, row: row, variable: Column.index(alphaColumns[k]))
      value += coefficient * values[alphaColumns[k]]
      scale = max(scale, abs(coefficient))
      if Tolerance.isBad(coefficient) { rows[row].isBadlyScaled = true }
    }
    if rows[row].isBadlyScaled { noteBadScale() }
    rows[row].scale = scale
    columns[own].isLive = true
    columns[own].placement = -1
    values[own] = value
    epoch += 1
    return row
  }

  /// Counts a badly scaled constraint. With the first one, all that was accepted before is to be rechecked.
  private mutating func noteBadScale() {
    badCount += 1
    travelled = .infinity
    guard badCount == 1 else { return }
    for column in 0..<columns.count
    where columns[column].basicRow >= 0 && columns[column].requiredCount > 0 {
      markStrayed(column)
    }
  }

  /// Extends all storage by one row.
  private mutating func extendRows() {
    let row = rows.count
    rows.append(Row())
    hasDual.append(false)
    matrix.reserveRow(row)
    extendColumns(to: Column.activity(ofRow: row) + 1)
    work.append(0)
    backWork.append(0)
    // By whole runs of 64 rows, as one at a time takes longer.
    let numbers = ((row | 63) + 1) * levels.stride
    duals.extend(to: numbers, with: 0)
    vectorWork.extend(to: numbers, with: 0)
  }
}
