/// Exchanging a basic column for a non-basic one.
extension Engine {
  /// Makes column q, whose FTRAN is in `work`, basic in place of the column of row r.
  ///
  /// Only nodes on paths from q to r can become coupled: nodes that FTRAN reached and that reach r.
  /// They are matched and ordered again. All other nodes stay as they are.
  mutating func exchange(_ q: Int, atRow r: Int) {
    let p = rows[r].pivotColumn
    collectScope(upTo: r)
    columns[p].basicRow = -1
    if scope.count == 1 {
      setPivot(row: r, column: q, coefficient: coefficient(row: r, column: q))
    } else {
      rebuild(entering: q, leaving: p)
    }
    epoch += 1
    pivots += 1
  }

  /// Makes a column basic in a row.
  @inline(__always) mutating func setPivot(row: Int, column: Int, coefficient: Double) {
    rows[row].pivotColumn = column
    rows[row].pivotCoefficient = coefficient
    columns[column].basicRow = row
    doubt(column)
  }

  /// The coefficient of a column in a row, or 0.
  mutating func coefficient(row: Int, column: Int) -> Double {
    if Column.isActivity(column) { return Column.index(column) == row ? -1 : 0 }
    for entry in matrix.row(row) where Int(entry.other) == Column.index(column) {
      return entry.coefficient
    }
    return 0
  }

  /// Collects the rows that the last `forward` reached and that row r depends on, with r itself.
  private mutating func collectScope(upTo r: Int) {
    let reached = mark
    scope.removeAll()
    addToScope(r, stamp: -reached)
    var next = 0
    while next < scope.count {
      let entries = matrix.row(scope[next])
      next += 1
      for entry in entries {
        let variable = Int(entry.other)
        let row = columns[Column.variable(variable)].basicRow
        if row >= 0, rows[row].mark == reached, rows[row].backMark != -reached {
          addToScope(row, stamp: -reached)
        }
      }
    }
    effort += scope.count
  }

  /// Adds a node's rows, marked with a stamp that no search uses.
  private mutating func addToScope(_ row: Int, stamp: Int) {
    var member = row
    repeat {
      rows[member].backMark = stamp
      scope.append(member)
      member = rows[member].ring
    } while member != row
  }

  /// Orders the scope again with column q in place of p.
  private mutating func rebuild(entering q: Int, leaving p: Int) {
    singletons.begin(count: scope.count)
    for k in 0..<scope.count {
      let row = scope[k]
      let column = rows[row].pivotColumn == p ? q : rows[row].pivotColumn
      singletons.columns[k] = column
      columns[column].basicRow = -1
    }
    settleBlocks()
  }
}
