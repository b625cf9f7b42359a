/// Required equations that define a variable.
///
/// Most constraints of a layout do this: the equation arrives with a variable that no other
/// constraint bounds. Making that variable basic takes time in proportion to what depends on it,
/// which is usually nothing.
extension Engine {
  /// Makes a free variable of a new required equation basic in its row, or else another free column.
  /// If there is none, the row is repaired.
  mutating func define(_ row: Int, _ breakpoint: Int) -> Outcome {
    let (variable, coefficient) = definedVariable(row)
    guard variable >= 0 else {
      if defineBoundedVariable(row, breakpoint) { return .done }
      return defineIndirectly(row, breakpoint)
    }
    if matrix.columns[Column.index(variable)].count == 1 {
      makeFreshVariableBasic(variable, coefficient, row, breakpoint)
      return .done
    }
    if matrix.columns[Column.index(variable)].count > 8, isDirectlyCoupled(row, variable) {
      return defineIndirectly(row, breakpoint)
    }
    forward(column: variable)
    if isCoupled(row) {
      clearWork()
      return defineIndirectly(row, breakpoint)
    }
    let journal = [exchangeRecord(variable, row)]
    enterSolved(variable, atRow: row, leavingAt: breakpoint)
    return repairOrUndo(journal)
  }

  /// The free variable of a row that the fewest rows mention; among equals the one with the highest
  /// index. The column is -1 if there is none.
  private mutating func definedVariable(_ row: Int) -> (column: Int, coefficient: Double) {
    var best = (column: -1, coefficient: 0.0)
    var bestLength = Int.max
    for entry in matrix.row(row) {
      let column = Column.variable(Int(entry.other))
      guard columns[column].basicRow < 0, isFree(column) else { continue }
      guard abs(entry.coefficient) * Tolerance.definingPivot > rows[row].scale else { continue }
      let length = matrix.columns[Int(entry.other)].count
      if length < bestLength || (length == bestLength && column > best.column) {
        best = (column, entry.coefficient)
        bestLength = length
      }
    }
    return best
  }

  /// Makes a variable that no other row mentions basic in a row. Nothing has to be solved.
  private mutating func makeFreshVariableBasic(
    _ variable: Int, _ coefficient: Double, _ row: Int, _ breakpoint: Int
  ) {
    let own = Column.activity(ofRow: row)
    let position = breakpoints[breakpoint].position
    if values[own] != position {
      values[variable] += (position - values[own]) / coefficient
      values[own] = position
      markChanged(variable)
    }
    columns[own].basicRow = -1
    columns[own].placement = breakpoint
    columns[variable].placement = -1
    segments[variable] = Segment()
    if columns[variable].first >= 0 {
      assignSides(variable)
      markDirty(variable)
    }
    setPivot(row: row, column: variable, coefficient: coefficient)
  }

  /// Makes a variable basic that no other row mentions and that the equation places clearly within
  /// its required inequalities, where they cost nothing, as in a free column. False if there is
  /// none.
  ///
  /// Variables without required inequalities are excluded: before the first solve, the equation may
  /// place such a variable far from where its optional constraints place it, and each of these
  /// would take a step later.
  ///
  /// The widths of nested views are variables of this kind. A search for a free column would go
  /// from each of them to the outermost view.
  private mutating func defineBoundedVariable(_ row: Int, _ breakpoint: Int) -> Bool {
    let missing =
      breakpoints[breakpoint].position - values[Column.activity(ofRow: row)]
    for entry in matrix.row(row) {
      let column = Column.variable(Int(entry.other))
      guard columns[column].basicRow < 0, columns[column].requiredCount > 0,
        matrix.columns[Int(entry.other)].count == 1,
        abs(entry.coefficient) * Tolerance.definingPivot > rows[row].scale,
        isStrictlyWithinBounds(column, at: values[column] + missing / entry.coefficient)
      else { continue }
      makeFreshVariableBasic(column, entry.coefficient, row, breakpoint)
      return true
    }
    return false
  }

  /// Whether `value` is clearly within the required constraints of a column.
  private mutating func isStrictlyWithinBounds(_ column: Int, at value: Double) -> Bool {
    var next = columns[column].first
    while next >= 0 {
      let breakpoint = breakpoints[next]
      next = breakpoint.next
      guard breakpoint.isRequired else { continue }
      let slack = Tolerance.clearDistance * tolerance(at: breakpoint.position, of: column)
      switch breakpoint.relation {
      case .lessThanOrEqual: if value > breakpoint.position - slack { return false }
      case .greaterThanOrEqual: if value < breakpoint.position + slack { return false }
      case .equal: return false
      }
    }
    return true
  }

  /// Whether a variable is in the row of another basic column of this row, and so moves that column. It is
  /// often so where a row follows from others, and many rows may mention the variable.
  private mutating func isDirectlyCoupled(_ row: Int, _ variable: Int) -> Bool {
    for entry in matrix.row(row) {
      let other = columns[Column.variable(Int(entry.other))].basicRow
      if other >= 0, coefficient(row: other, column: variable) != 0 { return true }
    }
    return false
  }

  /// Whether the variable of the last `forward` moves another basic column of the row.
  private mutating func isCoupled(_ row: Int) -> Bool {
    for entry in matrix.row(row) {
      let column = Column.variable(Int(entry.other))
      let other = columns[column].basicRow
      if other >= 0, rows[other].mark == mark { return true }
    }
    return false
  }

  /// Finds a free column on which the row depends and makes it basic in the row. If there is none,
  /// the equation follows from others or must be repaired; its activity stays basic.
  private mutating func defineIndirectly(_ row: Int, _ breakpoint: Int) -> Outcome {
    if let nearby = nearbyFreeColumn(row) {
      forward(column: nearby)
      if abs(work[row]) > Tolerance.nearbyPivot * rows[row].scale {
        let journal = [exchangeRecord(nearby, row)]
        enterSolved(nearby, atRow: row, leavingAt: breakpoint)
        return repairOrUndo(journal)
      }
      clearWork()
    }
    if violatedRequirement(Column.activity(ofRow: row)) != nil { return activate(breakpoint) }
    computeAlphas(row)
    let variable = preferredFreeColumn()
    clearAlphas()
    guard variable >= 0 else { return activate(breakpoint) }
    let journal = [exchangeRecord(variable, row)]
    forward(column: variable)
    enterSolved(variable, atRow: row, leavingAt: breakpoint)
    return repairOrUndo(journal)
  }

  /// A free column that at most eight rows mention, in one of the 24 rows that are nearest to this
  /// one in the search; nil if there is none. It is found without computing the pivot row.
  private mutating func nearbyFreeColumn(_ row: Int) -> Int? {
    advanceMark()
    scope.removeAll()
    scope.append(row)
    rows[row].backMark = mark
    var next = 0
    while next < scope.count, next < 24 {
      let entries = matrix.row(scope[next])
      next += 1
      for entry in entries {
        let variable = Int(entry.other)
        let column = Column.variable(variable)
        let behind = columns[column].basicRow
        if behind < 0 {
          if isFree(column), matrix.columns[variable].count <= 8 { return column }
        } else if rows[behind].backMark != mark {
          rows[behind].backMark = mark
          scope.append(behind)
        }
      }
    }
    return nil
  }

  /// The preferred free column of the pivot row, or -1.
  private mutating func preferredFreeColumn() -> Int {
    let least = Tolerance.freePivot * largestAlpha
    var best = -1
    for k in 0..<alphaColumns.count {
      let column = alphaColumns[k]
      guard isFree(column), abs(alpha[column]) > least else { continue }
      if best < 0 || isPreferred(column, to: best) { best = column }
    }
    return best
  }

  /// A record with which the exchange of a row's column for `entering` can be undone.
  private mutating func exchangeRecord(_ entering: Int, _ row: Int) -> Exchange {
    Exchange(
      left: rows[row].pivotColumn, entered: entering, enteredValue: values[entering],
      enteredPlacement: columns[entering].placement)
  }
}
