/// Removing constraints, and the rows of those on several variables.
extension Engine {
  /// Removes a constraint, and its row where it has one.
  mutating func remove(_ breakpoint: Int) {
    let column = breakpoints[breakpoint].column
    unlink(breakpoint, column)
    levels.release(breakpoints[breakpoint].level)
    breakpoints[breakpoint].isLive = false
    breakpoints[breakpoint].generation &+= 1
    freeBreakpoints.append(breakpoint)
    epoch += 1
    if Column.isActivity(column) {
      if rows[Column.index(column)].isBadlyScaled { badCount -= 1 }
      removeRow(Column.index(column))
    } else {
      if breakpoints[breakpoint].isBadlyScaled { badCount -= 1 }
      if columns[column].placement == breakpoint { columns[column].placement = -1 }
      reprice(column)
    }
  }

  /// Removes the stays of a variable.
  mutating func removeStays(ofVariable index: Int) {
    var next = columns[Column.variable(index)].first
    while next >= 0 {
      let breakpoint = next
      next = breakpoints[breakpoint].next
      if breakpoints[breakpoint].isStay { remove(breakpoint) }
    }
  }

  /// Takes a breakpoint off its column's list.
  private mutating func unlink(_ breakpoint: Int, _ column: Int) {
    if breakpoints[breakpoint].isRequired {
      columns[column].requiredCount -= 1
      forgetRange(ofColumn: column)
    }
    if columns[column].first == breakpoint {
      columns[column].first = breakpoints[breakpoint].next
      return
    }
    var next = columns[column].first
    while breakpoints[next].next != breakpoint { next = breakpoints[next].next }
    breakpoints[next].next = breakpoints[breakpoint].next
  }

  /// Removes a row. Its activity is made basic first, so that no other row changes.
  private mutating func removeRow(_ row: Int) {
    let own = Column.activity(ofRow: row)
    if columns[own].basicRow < 0 { makeBasic(own, row) }
    releaseDuals(row)
    matrix.removeRow(row)
    rows[row].isLive = false
    columns[own].isLive = false
    columns[own].basicRow = -1
    columns[own].placement = -1
    values[own] = 0
    freeRows.append(row)
    if isSingular { restart() }
  }

  /// Makes a row's activity, which no constraint bounds any longer, basic without moving a value.
  /// In a 1 × 1 node it replaces the node's column, and nothing has to be solved.
  private mutating func makeBasic(_ own: Int, _ row: Int) {
    var at = row
    if rows[row].block >= 0 {
      forward(column: own)
      var largest = 0.0
      forEachReached { reached in
        let preference = columns[rows[reached].pivotColumn].first < 0 ? Tolerance.freePreference : 1
        if abs(work[reached]) * preference > largest {
          (at, largest) = (reached, abs(work[reached]) * preference)
        }
      }
      clearWork()
    }
    let p = rows[at].pivotColumn
    if rows[row].block >= 0 {
      exchange(own, atRow: at)
    } else {
      setPivot(row: row, column: own, coefficient: -1)
      columns[p].basicRow = -1
      epoch += 1
    }
    columns[p].placement = -1
    reprice(p)
    markDirty(own)
  }

  /// Sets a row's duals to zero and lists the columns that they priced.
  private mutating func releaseDuals(_ row: Int) {
    guard hasDual[row] else { return }
    hasDual[row] = false
    for level in 0..<levels.stride { duals[row * levels.stride + level] = 0 }
    for entry in matrix.row(row) {
      let column = Column.variable(Int(entry.other))
      if columns[column].basicRow >= 0 { markDirty(column) } else { markCandidate(column) }
    }
  }
}
