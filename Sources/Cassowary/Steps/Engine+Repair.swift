/// The dual simplex for required constraints.
///
/// A basic column that violates a required constraint leaves the basis at that constraint. The
/// column that enters needs the least change of the duals (the dual ratio test, on whole cost
/// vectors). After `leastIndexAfter` exchanges in one repair both columns are chosen by least index
/// (Bland 1977), which cannot cycle.
extension Engine {
  /// Exchanges of one repair after which columns are chosen by least index.
  private static let leastIndexAfter = 400
  /// The work for each member of a conflict: it is looked up, and its row is found again.
  private static let memberWork = 16

  /// Repairs all basic columns on the `infeasible` list. `journal` receives the exchanges, for
  /// `undo`.
  mutating func repair(_ journal: inout [Exchange]) -> Outcome {
    while let column = nextInfeasible(leastIndex: journal.count > Self.leastIndexAfter) {
      guard columns[column].basicRow >= 0, let target = violatedRequirement(column) else {
        continue
      }
      if isExhausted { return .workLimit }
      steps += 1
      let row = columns[column].basicRow
      computeAlphas(row)
      let isUp = values[column] < breakpoints[target].position
      let byIndex = journal.count > Self.leastIndexAfter
      guard let entering = solveEntering(row, isUp: isUp, leastIndex: byIndex) else {
        let members = conflictMembers(isUp: isUp)
        clearAlphas()
        if isBadlyScaled, dependsOnBadScale(members + [target]),
          let outcome = repairInExtendedPrecision(target)
        {
          return outcome
        }
        return .conflict([target] + members)
      }
      clearAlphas()
      journal.append(
        Exchange(
          left: column, entered: entering, enteredValue: values[entering],
          enteredPlacement: columns[entering].placement))
      enterSolved(entering, atRow: row, leavingAt: target)
      if isSingular {
        // The journal belongs to a basis that no longer exists, so it cannot be undone.
        restart()
        journal.removeAll()
      }
    }
    return .done
  }

  /// Takes a column off the list: the last one, or the one of the least index.
  private mutating func nextInfeasible(leastIndex: Bool) -> Int? {
    guard infeasible.count > 0 else { return nil }
    var at = infeasible.count - 1
    if leastIndex {
      for k in 0..<infeasible.count where infeasible[k] < infeasible[at] { at = k }
    }
    let column = infeasible[at]
    infeasible[at] = infeasible[infeasible.count - 1]
    _ = infeasible.popLast()
    columns[column].marks.remove(.infeasible)
    return column
  }

  /// The required constraints that block all columns of a row that cannot be repaired. Together
  /// with the violated constraint they are a minimal conflict, because the rows of the inverse are
  /// combinations of independent constraints.
  private mutating func conflictMembers(isUp: Bool) -> [Int] {
    let least = Tolerance.conflictPivot * largestAlpha
    var members: [Int] = []
    var known: Set<Int> = []
    effort += alphaColumns.count
    for k in 0..<alphaColumns.count {
      let column = alphaColumns[k]
      guard abs(alpha[column]) > least else { continue }
      let movesUp = isUp == (alpha[column] < 0)
      if let blocking = blockingRequirement(column, up: movesUp), known.insert(blocking).inserted {
        members.append(blocking)
      }
    }
    effort += Self.memberWork * members.count
    return members
  }

  /// Makes column q, whose FTRAN is in `work`, basic in a row. The row's column leaves at the
  /// breakpoint `leavingAt`.
  mutating func enterSolved(_ q: Int, atRow row: Int, leavingAt placement: Int) {
    let p = rows[row].pivotColumn
    let position = breakpoints[placement].position
    let step = (values[p] - position) / work[row]
    if abs(work[row]) < Tolerance.smallPivot { needsRefresh = true }
    if step == 0 { clearWork() } else { applyForward(times: -step) }
    values[q] += step
    travelled += abs(step)
    markChanged(q)
    values[p] = position
    exchange(q, atRow: row)
    columns[p].placement = placement
    markCandidate(p)
    columns[q].placement = -1
    assignSides(q)
    markDirty(q)
    if columns[q].requiredCount > 0, badCount > 0 || violatedRequirement(q) != nil {
      leaveSegment(q)
    }
  }

  /// Undoes the exchanges of a repair that failed.
  mutating func undo(_ journal: [Exchange]) {
    while let column = infeasible.popLast() { columns[column].marks.remove(.infeasible) }
    guard !journal.isEmpty else { return }
    for exchange in journal.reversed() {
      columns[exchange.left].basicRow = 0
      columns[exchange.entered].basicRow = -1
      values[exchange.entered] = exchange.enteredValue
      columns[exchange.entered].placement = exchange.enteredPlacement
      columns[exchange.left].placement = -1
      markCandidate(exchange.entered)
      markDirty(exchange.left)
    }
    effort += columns.count
    var basic = Slab<Int>(capacity: rows.count)
    for column in 0..<columns.count where columns[column].basicRow >= 0 { basic.append(column) }
    rebuildAll(basic)
    basic.free()
    if isSingular {
      restart()
      return
    }
    refreshValues()
    while let column = infeasible.popLast() { columns[column].marks.remove(.infeasible) }
  }
}
