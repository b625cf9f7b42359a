import Cassowary
import LayoutScene

/// Required constraints that cannot all hold: which of them are given up, and until when.
///
/// Those that hold are the ones that would if the solver were given all of them one after another, what
/// yields last first, and refused what contradicts those before. That follows from the tree alone, and
/// not from the order of calls: for every one that is given up there is a set of contradicting
/// constraints in which it is the first to yield, and it is tried again as soon as one of the others has
/// gone or says something else.
extension LayoutEngine {
  /// Gives the entry to the solver. As long as it is refused, the member of the conflicting set that
  /// yields first is given up: the entry itself, which ends the matter, or another one, whose place
  /// the entry then takes.
  func insert(_ entry: Entry) {
    touch(entry)
    var removed: [Entry] = []
    while let others = refusal(of: entry) {
      let broken = giveUp(oneOf: others + [entry])
      if broken === entry { break }
      removed.append(broken)
    }
    // They made room for nothing.
    if entry.handle == nil { removed.reversed().forEach(restore) }
  }

  /// Tries again what was given up where the reason may have gone. What has to make room for what is
  /// tried yields before it, and so does what is tried again for that in its turn: this comes to an end.
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

  /// The order of the tree has changed, and with it what yields before what.
  func reconsiderAllConflicts() {
    knownEntryOrder = nil
    for conflict in unsatisfiable { conflict.isStale = true }
    hasStaleConflicts = !unsatisfiable.isEmpty
  }

  /// The entry has left the solver or says something else.
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

  /// What cannot hold, in the order of the tree: the sets with what yields first at their ends.
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

  /// What the entry contradicts; nil once the solver has it, or cannot take it for another reason.
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

  /// Takes out the member of a conflicting set that yields first.
  private func giveUp(oneOf set: [Entry]) -> Entry {
    let order = entryOrder
    let broken = set.dropLast().reduce(set[set.count - 1]) {
      order.yields($1, before: $0) ? $1 : $0
    }
    withdraw(broken)
    note(Unsatisfiable(set, broken: broken))
    return broken
  }

  /// Gives the solver what it had before. Where rounding makes it refuse that, the entry stays given up.
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
