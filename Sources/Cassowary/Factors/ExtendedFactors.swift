/// Sparse LU factors of a basis in guarded numbers.
///
/// Rows and columns with one entry left are pivots that need no elimination; of the others the pivot is
/// one of the shortest rows, in the shortest column (Markowitz 1957). Columns that depend on others are
/// left out, and a row that no column is left for takes its own activity: any set of columns gives a
/// basis.
struct GuardedFactors {
  struct Term: BitwiseCopyable {
    var place: Int
    var value: Guarded
  }

  private struct Step {
    var row: Int
    var column: Int
    var pivot: Guarded
    /// What the row is taken away from, and how many times.
    var lower: [Term] = []
    /// The other columns of the row.
    var upper: [Term]
  }

  private var steps: [Step] = []
  // Of use while it factors. By row, the entries in columns without a pivot:
  private var rows: [[Term]]
  private var isDone: [Bool]
  // By column, rows that have or had it, and how many have it:
  private var columnRows: [[Int]]
  private var counts: [Int]
  private var places: [Int]
  private var shortRows: [Int] = []
  private var shortColumns: [Int] = []

  /// - Parameters:
  ///   - rows: The terms of the chosen columns; column `activity + i` is the own one of row i.
  ///   - count: The number of columns.
  init(rows: [[Term]], activity: Int, count: Int) {
    self.rows = rows
    isDone = Array(repeating: false, count: rows.count)
    columnRows = Array(repeating: [], count: count)
    counts = Array(repeating: 0, count: count)
    places = Array(repeating: -1, count: count)
    steps.reserveCapacity(rows.count)
    for (row, terms) in rows.enumerated() {
      for term in terms { columnRows[term.place].append(row) }
    }
    for column in counts.indices { counts[column] = columnRows[column].count }
    shortRows = rows.indices.filter { rows[$0].count == 1 }
    shortColumns = counts.indices.filter { counts[$0] == 1 }
    var left = Array(rows.indices)
    while let (row, position) = nextPivot(&left) { eliminate(row, position) }
    for row in rows.indices where !isDone[row] {
      steps.append(Step(row: row, column: activity + row, pivot: -Guarded.one, upper: []))
    }
    (self.rows, columnRows, counts, places) = ([], [], [], [])
  }

  /// The columns that are basic, in no special order.
  var columns: [Int] { steps.map(\.column) }

  /// Entries, for what a solution takes.
  var size: Int { steps.reduce(steps.count) { $0 + $1.lower.count + $1.upper.count } }

  /// Solves B x = b. The right-hand side is by row and is used up; x is by column.
  func solve(_ right: inout [Guarded], into x: inout [Guarded]) {
    for step in steps where !right[step.row].isZero {
      for term in step.lower { right[term.place] -= term.value * right[step.row] }
    }
    for step in steps.reversed() {
      var sum = right[step.row]
      for term in step.upper { sum -= term.value * x[term.place] }
      x[step.column] = sum / step.pivot
    }
  }

  /// Solves Bᵀ y = c. The right-hand side is by column and is used up; y is by row.
  func solveTransposed(_ right: inout [Guarded], into y: inout [Guarded]) {
    for step in steps {
      let value = right[step.column] / step.pivot
      y[step.row] = value
      guard !value.isZero else { continue }
      for term in step.upper { right[term.place] -= term.value * value }
    }
    for step in steps.reversed() {
      for term in step.lower { y[step.row] -= term.value * y[term.place] }
    }
  }

  /// The row of the next pivot and where it stands there.
  private mutating func nextPivot(_ left: inout [Int]) -> (row: Int, position: Int)? {
    while let row = shortRows.popLast() {
      if !isDone[row], rows[row].count == 1 { return (row, 0) }
    }
    while let column = shortColumns.popLast() {
      guard counts[column] == 1 else { continue }
      for row in columnRows[column] where !isDone[row] {
        if let position = rows[row].firstIndex(where: { $0.place == column }) {
          return (row, position)
        }
      }
    }
    left.removeAll { isDone[$0] || rows[$0].isEmpty }
    guard let shortest = left.min(by: { rows[$0].count < rows[$1].count }) else { return nil }
    var best = (row: shortest, position: 0)
    var bestCount = Int.max
    var looked = 0
    for row in left where rows[row].count == rows[shortest].count && looked < 4 {
      looked += 1
      let least = 0.1 * rows[row].reduce(0) { max($0, abs($1.value.high)) }
      for (position, term) in rows[row].enumerated()
      where abs(term.value.high) >= least && counts[term.place] < bestCount {
        (best, bestCount) = ((row, position), counts[term.place])
      }
    }
    return best
  }

  private mutating func eliminate(_ row: Int, _ position: Int) {
    var upper = rows[row]
    let pivot = upper.remove(at: position)
    isDone[row] = true
    lose(pivot.place)
    for term in upper { lose(term.place) }
    var step = Step(row: row, column: pivot.place, pivot: pivot.value, upper: upper)
    for other in columnRows[pivot.place] where !isDone[other] {
      guard let at = rows[other].firstIndex(where: { $0.place == pivot.place }) else { continue }
      let factor = rows[other].remove(at: at).value / pivot.value
      subtract(upper, times: factor, from: other)
      if rows[other].count == 1 { shortRows.append(other) }
      step.lower.append(Term(place: other, value: factor))
    }
    counts[pivot.place] = 0
    columnRows[pivot.place] = []
    steps.append(step)
  }

  private mutating func lose(_ column: Int) {
    counts[column] -= 1
    if counts[column] == 1 { shortColumns.append(column) }
  }

  private mutating func subtract(_ terms: [Term], times factor: Guarded, from row: Int) {
    guard !terms.isEmpty else { return }
    for (position, term) in rows[row].enumerated() { places[term.place] = position }
    for term in terms {
      let change = factor * term.value
      if places[term.place] >= 0 {
        rows[row][places[term.place]].value -= change
      } else if !change.isZero {
        rows[row].append(Term(place: term.place, value: -change))
        columnRows[term.place].append(row)
        counts[term.place] += 1
      }
    }
    for term in rows[row] {
      places[term.place] = -1
      if term.value.isZero { lose(term.place) }
    }
    rows[row].removeAll { $0.value.isZero }
  }
}
