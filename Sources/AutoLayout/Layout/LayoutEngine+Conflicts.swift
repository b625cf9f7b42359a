import Cassowary
import LayoutScene

/// Conflicts of required constraints: which of them are given up, and until when.
///
/// The constraints that hold are those that the solver would accept if it got all of them one after
/// another, the last to yield first, and refused each that contradicts those before. So the result
/// follows from the tree alone and not from the order of calls. For every entry that is given up
/// there is a conflicting set in which it yields first; it is tried again as soon as another member
/// leaves or changes.
extension LayoutEngine {
  /// Gives the entry to the solver. While it is refused, the member of the conflicting set that
  /// yields first is given up. If that is the entry itself, this ends; otherwise the entry is tried
  /// again.
  func insert(_ entry: Entry) {
    touch(entry)
    var removed: [Entry] = []
    while let others = refusal(of: entry) {
      let broken = giveUp(oneOf: others + [entry])
      if broken === entry { break }
      removed.append(broken)
    }
    // The entry was refused anyway; put back what was removed for it.
    if entry.handle == nil { removed.reversed().forEach(restore) }
  }

  /// Tries again the broken entries of stale conflicts, the last to yield first. It terminates: an
  /// insertion evicts only entries that yield earlier.
  func retryBroken() {
    while hasStaleConflicts {
      let order = entryOrder
      let stale = unsatisfiable.filter(\.isStale).map(\.broken)
      hasStaleConflicts = stale.count > 1
      guard let next = stale.max(by: { order.yields($0, before: $1) }) else { return }
      forgetConflict(breaking: next)
      insert(next)
    }
  }

  /// Called when the order of the tree, and with it the yield order, has changed.
  func reconsiderAllConflicts() {
    knownEntryOrder = nil
    for conflict in unsatisfiable { conflict.isStale = true }
    hasStaleConflicts = !unsatisfiable.isEmpty
  }

  /// Called when the entry has left the solver or changed.
  func reconsiderConflicts(with entry: Entry) {
    guard entry.conflictCount > 0 else { return }
    for conflict in unsatisfiable where !conflict.isStale {
      guard conflict.entries.contains(where: { $0 === entry }) else { continue }
      conflict.isStale = true
      hasStaleConflicts = true
    }
  }

  func forgetConflict(breaking entry: Entry) {
    guard let index = unsatisfiable.firstIndex(where: { $0.broken === entry }) else { return }
    for member in unsatisfiable.remove(at: index).entries { member.conflictCount -= 1 }
  }

  /// The conflicts in the order of the tree. In each set the member that yields first is last.
  var conflicts: [Unsatisfiable] {
    guard !unsatisfiable.isEmpty else { return [] }
    let order = entryOrder
    return unsatisfiable.sorted { order.yields($1.broken, before: $0.broken) }
      .map { Unsatisfiable(order.sorted($0.entries), broken: $0.broken) }
  }

  var entryOrder: EntryOrder {
    if let knownEntryOrder { return knownEntryOrder }
    let order = EntryOrder(root: root)
    knownEntryOrder = order
    return order
  }

  /// Gives the entry to the solver. Returns the entries that it contradicts; nil if the solver
  /// accepted it, or refused it for another reason.
  private func refusal(of entry: Entry) -> [Entry]? {
    do {
      let handle = try solver.add(
        entry.form.expression, Relation(rawValue: entry.relation.rawValue) ?? .equal,
        priority: Priority(entry.priority.value))
      entry.handle = handle
      entriesByHandle[handle] = entry
      return nil
    } catch .conflict(let conflict) {
      return conflict.constraints.compactMap { entriesByHandle[$0] }
    } catch {
      report(error)
      return nil
    }
  }

  /// Removes the member of a conflicting set that yields first from the solver, and returns it.
  private func giveUp(oneOf set: [Entry]) -> Entry {
    let order = entryOrder
    let broken = set.dropLast().reduce(set[set.count - 1]) {
      order.yields($1, before: $0) ? $1 : $0
    }
    withdraw(broken)
    note(Unsatisfiable(set, broken: broken))
    return broken
  }

  /// Puts back an entry that the solver had before. If rounding errors make the solver refuse it,
  /// the entry stays given up.
  private func restore(_ entry: Entry) {
    forgetConflict(breaking: entry)
    touch(entry)
    if let others = refusal(of: entry) { note(Unsatisfiable(others + [entry], broken: entry)) }
  }

  private func note(_ conflict: Unsatisfiable) {
    unsatisfiable.append(conflict)
    for member in conflict.entries { member.conflictCount += 1 }
  }
}
