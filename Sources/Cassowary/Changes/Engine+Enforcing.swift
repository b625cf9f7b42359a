/// Putting a new or changed constraint into effect.
extension Engine {
  /// Puts a breakpoint that was added or changed into effect. A required one is enforced at once;
  /// an optional one waits for the next solve.
  mutating func activate(_ breakpoint: Int) -> Outcome {
    let column = breakpoints[breakpoint].column
    if breakpoints[breakpoint].isRequired { return enforce(breakpoint) }
    if columns[column].basicRow < 0 {
      markUnplaced(column)
    } else {
      breakpoints[breakpoint].side =
        breakpoints[breakpoint].relation == .greaterThanOrEqual ? 1 : -1
      assignSides(column)
      markDirty(column)
    }
    return .done
  }

  /// Makes a required constraint hold, or finds the ones that contradict it.
  private mutating func enforce(_ breakpoint: Int) -> Outcome {
    let column = breakpoints[breakpoint].column
    let (low, high) = requiredRange(column)
    if low.position > high.position + tolerance(at: breakpoints[breakpoint].position, of: column) {
      return .conflict([low.breakpoint, high.breakpoint])
    }
    if columns[column].basicRow < 0 { return enforceByMoving(column, breakpoint) }
    refreshSegment(column)
    markDirty(column)
    if violatedRequirement(column) != nil { leaveSegment(column) }
    return repairOrUndo()
  }

  /// Repairs the columns that a change made infeasible. If that fails, undoes the repair and the
  /// exchanges before it.
  mutating func repairOrUndo(_ before: [Exchange] = []) -> Outcome {
    var journal = before
    let restartsBefore = restarts
    if isSingular {
      restart()
      journal.removeAll()
    }
    guard infeasible.count > 0 else { return .done }
    let outcome = repair(&journal)
    if case .done = outcome { return .done }
    undo(journal)
    if restarts != restartsBefore { listInfeasible() }
    return outcome
  }

  /// Lists all basic columns that violate required constraints, after a restart that cannot be undone: the
  /// next solve repairs them.
  private mutating func listInfeasible() {
    for column in 0..<columns.count where columns[column].basicRow >= 0 { leaveSegment(column) }
  }

  /// Moves a non-basic column into the range of its required constraints, and repairs the columns
  /// that this makes infeasible.
  private mutating func enforceByMoving(_ column: Int, _ breakpoint: Int) -> Outcome {
    let (low, high) = requiredRange(column)
    let before = (values[column], columns[column].placement)
    let restartsBefore = restarts
    let isAlone = breakpoints[breakpoint].next < 0 && columns[column].first == breakpoint
    if !isAlone { markUnplaced(column) }
    markCandidate(column)
    let target = max(low.position, min(values[column], high.position))
    if isAlone, target == breakpoints[breakpoint].position {
      columns[column].placement = breakpoint
    }
    guard target != before.0 else { return .done }
    columns[column].placement = target == breakpoints[breakpoint].position ? breakpoint : -1
    shift(column, by: target - before.0)
    values[column] = target
    let outcome = repairOrUndo()
    if case .done = outcome { return .done }
    if columns[column].basicRow < 0 { shift(column, by: before.0 - values[column]) }
    columns[column].placement = before.1
    while let column = infeasible.popLast() { columns[column].marks.remove(.infeasible) }
    if restarts != restartsBefore { listInfeasible() }
    return outcome
  }
}
