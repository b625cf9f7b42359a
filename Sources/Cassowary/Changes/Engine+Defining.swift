/// Required equations that define a variable.
///
/// Most constraints of a layout do: they come with a variable that nothing decides yet, and adding
/// them takes time in proportion to what depends on that variable, usually nothing.
extension Engine {
  /// Makes a free variable of a new required equation basic in its row, or else repairs the row.
  mutating func define(_ row: Int, _ breakpoint: Int) -> Repair {
    let (variable, coefficient) = definedVariable(row)
    guard variable >= 0 else {
      if takeInside(row, breakpoint) { return .done }
      return defineIndirectly(row, breakpoint)
    }
    if matrix.columns[Column.index(variable)].count == 1 {
      takeFresh(variable, coefficient, row, breakpoint)
      return .done
    }
    forward(column: variable)
    if isCoupled(row) {
      clearWork()
      return defineIndirectly(row, breakpoint)
    }
    let journal = [exchangeRecord(variable, row)]
    enterSolved(variable, atRow: row, home: breakpoint)
    return repairOrUndo(journal)
  }

  /// The variable of a row that nothing decides and the fewest rows mention; of equals the youngest.
  private mutating func definedVariable(_ row: Int) -> (column: Int, coefficient: Double) {
    let extent = matrix.rows[row]
    var best = (column: -1, coefficient: 0.0)
    var bestLength = Int.max
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      let column = Column.variable(Int(entry.other))
      guard columns[column].basicRow < 0, isUndecided(column) else { continue }
      guard abs(entry.coefficient) * 16 > rows[row].scale else { continue }
      let length = matrix.columns[Int(entry.other)].count
      if length < bestLength || (length == bestLength && column > best.column) {
        best = (column, entry.coefficient)
        bestLength = length
      }
    }
    return best
  }

  /// Nothing else mentions the variable: nothing has to be solved.
  private mutating func takeFresh(
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
    columns[own].home = breakpoint
    columns[variable].home = -1
    segments[variable] = Segment()
    if columns[variable].first >= 0 {
      assignSides(variable)
      markDirty(variable)
    }
    setPivot(row: row, column: variable, coefficient: coefficient)
  }

  /// Takes a variable that nothing else mentions and that required inequalities alone bound, where the
  /// equation puts it clearly within them: there it costs nothing, as if nothing bound it. The widths of
  /// views within views are such variables, and the way from each to the outermost is long.
  private mutating func takeInside(_ row: Int, _ breakpoint: Int) -> Bool {
    let extent = matrix.rows[row]
    let missing =
      breakpoints[breakpoint].position - values[Column.activity(ofRow: row)]
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      let column = Column.variable(Int(entry.other))
      guard columns[column].basicRow < 0, matrix.columns[Int(entry.other)].count == 1,
        abs(entry.coefficient) * 16 > rows[row].scale,
        isInside(column, at: values[column] + missing / entry.coefficient)
      else { continue }
      takeFresh(column, entry.coefficient, row, breakpoint)
      return true
    }
    return false
  }

  /// Whether `value` lies within all constraints of a column but a stay, and all of these are required.
  private mutating func isInside(_ column: Int, at value: Double) -> Bool {
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      next = one.next
      if one.isStay { continue }
      let slack = 2 * tolerance(at: one.position, of: column)
      switch one.relation {
      case .lessThanOrEqual: if value > one.position - slack { return false }
      case .greaterThanOrEqual: if value < one.position + slack { return false }
      case .equal: return false
      }
      if !one.isRequired { return false }
    }
    return true
  }

  /// Whether no constraint speaks of a column alone, but for a stay.
  @inline(__always) mutating func isUndecided(_ column: Int) -> Bool {
    let first = columns[column].first
    return first < 0 || breakpoints[first].isStay && breakpoints[first].next < 0
  }

  /// Whether the variable of the last `forward` moves another basic column of the row.
  private mutating func isCoupled(_ row: Int) -> Bool {
    let extent = matrix.rows[row]
    for position in extent.start..<(extent.start + extent.count) {
      let column = Column.variable(Int(matrix.entries[position].other))
      let other = columns[column].basicRow
      if other >= 0, rows[other].mark == mark { return true }
    }
    return false
  }

  /// The row holds or is repaired; either way a variable that nothing decides leaves its freedom to
  /// it. Where there is none the equation follows from others and stays basic.
  private mutating func defineIndirectly(_ row: Int, _ breakpoint: Int) -> Repair {
    if let nearby = nearbyFreeColumn(row) {
      forward(column: nearby)
      if abs(work[row]) > 1e-3 * rows[row].scale {
        let journal = [exchangeRecord(nearby, row)]
        enterSolved(nearby, atRow: row, home: breakpoint)
        return repairOrUndo(journal)
      }
      clearWork()
    }
    if requiredTarget(Column.activity(ofRow: row)) != nil { return take(breakpoint) }
    computeAlphas(row)
    let variable = preferredFreeColumn()
    clearAlphas()
    guard variable >= 0 else { return take(breakpoint) }
    let journal = [exchangeRecord(variable, row)]
    forward(column: variable)
    enterSolved(variable, atRow: row, home: breakpoint)
    return repairOrUndo(journal)
  }

  /// A column that nothing decides and few rows mention, in one of the few rows closest behind this
  /// one: found without looking at all that the row depends on.
  private mutating func nearbyFreeColumn(_ row: Int) -> Int? {
    advanceMark()
    scope.removeAll()
    scope.append(row)
    rows[row].backMark = mark
    var next = 0
    while next < scope.count, next < 24 {
      let extent = matrix.rows[scope[next]]
      next += 1
      for position in extent.start..<(extent.start + extent.count) {
        let variable = Int(matrix.entries[position].other)
        let column = Column.variable(variable)
        let behind = columns[column].basicRow
        if behind < 0 {
          if isUndecided(column), matrix.columns[variable].count <= 8 { return column }
        } else if rows[behind].backMark != mark {
          rows[behind].backMark = mark
          scope.append(behind)
        }
      }
    }
    return nil
  }

  private mutating func preferredFreeColumn() -> Int {
    let least = 1e-5 * largestAlpha
    var best = -1
    for k in 0..<alphaColumns.count {
      let column = alphaColumns[k]
      guard isUndecided(column), abs(alpha[column]) > least else { continue }
      if best < 0 || isPreferred(column, to: best) { best = column }
    }
    return best
  }

  private mutating func exchangeRecord(_ entering: Int, _ row: Int) -> Exchange {
    Exchange(
      left: rows[row].pivotColumn, entered: entering, enteredValue: values[entering],
      enteredHome: columns[entering].home)
  }
}
