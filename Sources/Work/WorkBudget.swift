/// The work that a screen may take, shared by everything that works for it: its solvers, the search for
/// ambiguities and their mends, the rules about finished screens, headroom and causes.
///
/// Work is counted, never timed. The same document therefore ends its budget at the same step on any machine. A
/// unit is about 6 nanoseconds in a release build: one visited coefficient of a solver. Whatever else spends
/// work says how many units one of its steps takes; `Benchmarks/work` measures that they take equally long.
package final class WorkBudget {
  /// The work of one layout with all that is asked about it: about half a second in a release build. A column
  /// of two thousand labels takes a five hundredth of it.
  package static let standard = 80_000_000
  /// The work for all cells of a document together: about a second in a release build.
  package static let document = 160_000_000
  /// What a cell may take at least, however many there are.
  private static let leastShare = 3_000_000
  /// The work that each of a document's cells may take.
  package static func share(ofCells count: Int) -> Int {
    max(leastShare, document / max(1, count))
  }

  /// The share of the budget that changes leave for solving, so that what has been accepted gets
  /// places: one part in this many.
  @usableFromInline static let reserve = 4

  /// The work that the budget allows when it is full.
  @usableFromInline package let total: Int
  // A solver spends work at each of its steps. To check each access for being exclusive would take longer.
  /// The work that is left, 0 or above.
  @exclusivity(unchecked) @usableFromInline package internal(set) var left: Int
  /// What was left after the last refill.
  @exclusivity(unchecked) @usableFromInline var filled: Int
  /// What this and all further refills together may still give, 0 or above.
  @exclusivity(unchecked) @usableFromInline package internal(set) var leftInAll: Int
  /// All work that has been spent, also what was spent before a refill.
  @exclusivity(unchecked) @usableFromInline package internal(set) var spent = 0

  /// - Parameters:
  ///   - total: the work that it allows after each refill.
  ///   - all: the work that it allows in all.
  package init(_ total: Int = standard, inAll all: Int = .max) {
    self.total = total
    leftInAll = all
    (left, filled) = (min(total, all), min(total, all))
  }

  /// Whether no work is left before the next refill.
  package var isExhausted: Bool { left == 0 }
  /// Whether no work is left at all.
  package var isSpent: Bool { leftInAll == 0 }
  /// The work that is left for adding and changing constraints.
  @inlinable package var leftForChanges: Int { max(0, left - min(total, filled) / Self.reserve) }

  /// Takes work from the budget.
  @inlinable package func spend(_ work: Int) {
    left = max(0, left - work)
    if leftInAll < .max { leftInAll = max(0, leftInAll - work) }
    spent += work
  }

  /// Takes all work of which there is any.
  package func spendAll() { spend(max(left, leftInAll < .max ? leftInAll : 0)) }

  /// Begins another layout of the screen, or something else that is to have a layout's work.
  package func refill() {
    left = min(total, leftInAll)
    filled = left
  }

  /// Calls `body` with at most `work` of what is left in all. What is left after it is what it did not take.
  package func limiting<Value>(to work: Int, _ body: () -> Value) -> Value {
    let (before, taken) = (leftInAll, spent)
    leftInAll = max(0, min(before, work))
    left = min(left, leftInAll)
    defer {
      leftInAll = before < .max ? max(0, before - (spent - taken)) : before
      left = min(left, leftInAll)
    }
    return body()
  }
}
