/// Changing and removing constraints that are held.
extension Engine {
  /// Sets the constant of the constraint's expression.
  mutating func setConstant(_ constant: Double, of breakpoint: Int) -> Repair {
    let before = (constant: breakpoints[breakpoint].constant, at: breakpoints[breakpoint].position)
    breakpoints[breakpoint].constant = constant
    guard breakpoints[breakpoint].position != before.at else { return .done }
    let column = breakpoints[breakpoint].column
    if breakpoints[breakpoint].isRequired {
      newRequirement = breakpoint
      let outcome = confirm(take(breakpoint), of: breakpoint)
      if case .done = outcome { return .done }
      breakpoints[breakpoint].constant = before.constant
      if columns[column].basicRow >= 0 { refreshSegment(column) }
      return outcome
    }
    if columns[column].basicRow < 0 {
      markUnseated(column)
    } else {
      refreshSegment(column)
      observe(column)
    }
    return .done
  }

  mutating func setPriority(_ priority: Double, of breakpoint: Int) -> Repair {
    let old = breakpoints[breakpoint]
    guard priority != old.priority else { return .done }
    let level = self.level(priority)
    levels.retain(level)
    setLevel(level, priority, of: breakpoint)
    epoch += 1
    if level == Levels.required {
      let outcome = enforceAgain(breakpoint)
      if case .done = outcome {
        levels.release(old.level)
        return .done
      }
      setLevel(old.level, old.priority, of: breakpoint)
      reconsider(old.column)
      levels.release(level)
      return outcome
    }
    levels.release(old.level)
    breakpoints[breakpoint].side = values[old.column] > old.position ? 1 : -1
    reconsider(old.column)
    return .done
  }

  private mutating func enforceAgain(_ breakpoint: Int) -> Repair {
    newRequirement = breakpoint
    let outcome = confirm(take(breakpoint), of: breakpoint)
    reconsider(breakpoints[breakpoint].column)
    return outcome
  }

  private mutating func setLevel(_ level: Int, _ priority: Double, of breakpoint: Int) {
    let column = breakpoints[breakpoint].column
    let was = breakpoints[breakpoint].isRequired
    breakpoints[breakpoint].level = level
    breakpoints[breakpoint].priority = priority
    columns[column].requiredCount +=
      (breakpoints[breakpoint].isRequired ? 1 : 0) - (was ? 1 : 0)
  }

  /// A column's constraints changed: it is priced again.
  mutating func reconsider(_ column: Int) {
    if columns[column].basicRow >= 0 {
      assignSides(column)
      markDirty(column)
    } else {
      markUnseated(column)
      markCandidate(column)
    }
  }

  mutating func remove(_ breakpoint: Int) {
    let column = breakpoints[breakpoint].column
    unlink(breakpoint, column)
    levels.release(breakpoints[breakpoint].level)
    breakpoints[breakpoint].isLive = false
    breakpoints[breakpoint].generation &+= 1
    freeBreakpoints.append(breakpoint)
    epoch += 1
    if Column.isActivity(column) {
      removeRow(Column.index(column))
    } else {
      if columns[column].home == breakpoint { columns[column].home = -1 }
      reconsider(column)
    }
  }

  private mutating func unlink(_ breakpoint: Int, _ column: Int) {
    if breakpoints[breakpoint].isRequired { columns[column].requiredCount -= 1 }
    if columns[column].first == breakpoint {
      columns[column].first = breakpoints[breakpoint].next
      return
    }
    var next = columns[column].first
    while breakpoints[next].next != breakpoint { next = breakpoints[next].next }
    breakpoints[next].next = breakpoints[breakpoint].next
  }

  /// A row leaves with its activity basic in it, so that no other row notices.
  private mutating func removeRow(_ row: Int) {
    let own = Column.activity(ofRow: row)
    if columns[own].basicRow < 0 { makeBasic(own, row) }
    releaseDuals(row)
    matrix.removeRow(row)
    rows[row].isLive = false
    columns[own].isLive = false
    columns[own].basicRow = -1
    columns[own].home = -1
    values[own] = 0
    freeRows.append(row)
  }

  /// An activity that is free enters without moving. In a 1 × 1 block it takes the place of the
  /// block's column, and nothing has to be solved.
  private mutating func makeBasic(_ own: Int, _ row: Int) {
    var at = row
    if rows[row].block >= 0 {
      forward(column: own)
      var largest = 0.0
      forEachReached { reached in
        let preference = columns[rows[reached].pivotColumn].first < 0 ? 8.0 : 1.0
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
    columns[p].home = -1
    reconsider(p)
    markDirty(own)
  }

  private mutating func releaseDuals(_ row: Int) {
    guard hasDual[row] else { return }
    hasDual[row] = false
    for level in 0..<levels.stride { duals[row * levels.stride + level] = 0 }
    let extent = matrix.rows[row]
    for position in extent.start..<(extent.start + extent.count) {
      let column = Column.variable(Int(matrix.entries[position].other))
      if columns[column].basicRow >= 0 { markDirty(column) } else { markCandidate(column) }
    }
  }
}
