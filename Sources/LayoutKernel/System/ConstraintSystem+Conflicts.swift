import Cassowary
import LayoutScene

/// Conflicts of required constraints: which of them are given up, and until when.
///
/// The constraints that hold are those that the solver would accept if it got all of them one after
/// another, the last to yield first, and refused each that contradicts those before. So the result
/// follows from the tree alone and not from the order of calls. For every row that is given up
/// there is a conflicting set in which it yields first; it is tried again as soon as another member
/// leaves or changes.
extension ConstraintSystem {
  /// The work for each conflict when the one to be tried next is looked for.
  private static let searchWork = 16

  /// Gives the row to the solver. While it is refused, the member of the conflicting set that
  /// yields first is given up. If that is the row itself, this ends; otherwise the row is tried
  /// again.
  func insert(_ row: Row) {
    touch(row)
    var removed: [Row] = []
    while let others = refusal(of: row) {
      let broken = giveUp(oneOf: others + [row])
      if broken === row { break }
      removed.append(broken)
    }
    // The row was refused anyway; put back what was removed for it.
    if row.handle == nil { removed.reversed().forEach(restore) }
  }

  /// Tries again the broken rows of stale conflicts, the last to yield first. It terminates: an
  /// insertion evicts only rows that yield earlier.
  func retryBroken() {
    while hasStaleConflicts, !budget.isExhausted {
      let order = order
      budget.spend(Self.searchWork * known.count)
      let stale = known.filter(\.isStale).map(\.broken)
      hasStaleConflicts = stale.count > 1
      guard let next = stale.max(by: { order.yields($0, before: $1) }) else { return }
      forgetConflict(breaking: next)
      insert(next)
    }
  }

  /// Marks conflicts that a layout left stale for another try.
  func resumeStale() {
    if !hasStaleConflicts { hasStaleConflicts = known.contains(where: \.isStale) }
  }

  /// Called when the order of the tree, and with it the yield order, has changed.
  func reconsiderAllConflicts() {
    knownOrder = nil
    for conflict in known { conflict.isStale = true }
    hasStaleConflicts = !known.isEmpty
  }

  /// Called when the row has left the solver or changed.
  func reconsiderConflicts(with row: Row) {
    guard row.conflictCount > 0 else { return }
    budget.spend(known.count)
    for conflict in known where !conflict.isStale {
      guard conflict.rows.contains(where: { $0 === row }) else { continue }
      conflict.isStale = true
      hasStaleConflicts = true
    }
  }

  func forgetConflict(breaking row: Row) {
    guard let index = known.firstIndex(where: { $0.broken === row }) else { return }
    for member in known.remove(at: index).rows { member.conflictCount -= 1 }
  }

  /// The conflicts in the order of the tree. In each set the member that yields first is last.
  package var conflicts: [ConstraintConflict] {
    guard !known.isEmpty else { return [] }
    let order = order
    return known.sorted { order.yields($1.broken, before: $0.broken) }
      .map { ConstraintConflict(order.sorted($0.rows), broken: $0.broken) }
  }

  var order: YieldOrder {
    if let knownOrder { return knownOrder }
    let order = YieldOrder(items)
    knownOrder = order
    return order
  }

  /// Removes the member of a conflicting set that yields first from the solver, and returns it.
  private func giveUp(oneOf set: [Row]) -> Row {
    let order = order
    budget.spend(Self.searchWork * set.count)
    let broken = set.dropLast().reduce(set[set.count - 1]) {
      order.yields($1, before: $0) ? $1 : $0
    }
    withdraw(broken)
    note(ConstraintConflict(set, broken: broken))
    return broken
  }

  /// Puts back a row that the solver had before. If rounding errors make the solver refuse it,
  /// the row stays given up.
  private func restore(_ row: Row) {
    forgetConflict(breaking: row)
    touch(row)
    if let others = refusal(of: row) { note(ConstraintConflict(others + [row], broken: row)) }
  }

  private func note(_ conflict: ConstraintConflict) {
    known.append(conflict)
    for member in conflict.rows { member.conflictCount += 1 }
  }
}
