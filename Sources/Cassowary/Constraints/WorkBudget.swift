/// The work that a screen may take, shared by all solvers that work for it.
///
/// Work is counted, never timed: visited coefficients, and what takes about as long. The same
/// constraints therefore end the budget at the same step on any machine.
package final class WorkBudget {
  /// About a second in a release build. A column of two thousand labels takes a thousandth of it.
  package static let standard = 150_000_000
  /// The work for all cells of a document together: about four seconds in a release build.
  private static let document = 600_000_000
  /// What a cell may take at least, twenty times what a column of two thousand labels takes.
  private static let leastShare = 3_000_000
  /// The work that each of a document's cells may take, however many there are; nil where they need no
  /// other limit than their own.
  package static func share(ofCells count: Int) -> Int? {
    count > document / standard ? max(leastShare, document / count) : nil
  }

  /// The share of the budget that changes leave for solving, so that what has been accepted gets
  /// places: one part in this many.
  private static let reserve = 4

  /// The work that the budget allows when it is full.
  package let total: Int
  /// The work that is left, 0 or above.
  package private(set) var left: Int
  /// The work with which it was filled last.
  private var filled = Int.max
  /// What all refills together may still give.
  private var whole = Int.max
  /// All work that has been spent, also what was spent before a refill.
  package private(set) var spent = 0

  package init(_ total: Int = standard) {
    self.total = total
    left = total
  }

  /// Whether no work is left.
  package var isExhausted: Bool { left == 0 }
  /// The work that is left for adding and changing constraints.
  var leftForChanges: Int { max(0, left - min(total, filled) / Self.reserve) }

  /// Takes work from the budget.
  package func spend(_ work: Int) {
    left = max(0, left - work)
    if whole < .max { whole = max(0, whole - work) }
    spent += work
  }

  /// Begins a new screen, or another layout of the same one.
  package func refill() {
    left = min(total, whole)
    filled = left
  }

  /// Limits the work of all layouts from now on together, each of which begins with a refill; nil for no limit.
  package func limitAll(to work: Int?) { whole = max(0, work ?? .max) }
}
