/// Sparse LU factors of a basis in quad-doubles.
///
/// Singletons become pivots first, since they need no elimination. Each further pivot is in one of
/// the shortest rows, in its shortest column (Markowitz 1957). Columns that depend on others are
/// left out, and a row without a column gets its own activity, so that any set of columns gives a
/// basis.
struct ExtendedFactors {
  /// A number and the row or column that it belongs to.
  struct Term: BitwiseCopyable {
    var index: Int
    var value: QuadDouble
  }

  /// One step of the elimination.
  private struct Step {
    var row: Int
    var column: Int
    var pivot: QuadDouble
    /// The multiples of the row that were subtracted, by the row they were subtracted from.
    var lower: [Term] = []
    /// The terms of the row outside the pivot.
    var upper: [Term]
  }

  /// The visited entries of the elimination.
  private(set) var work = 0
  /// The steps in the order of elimination.
  private var steps: [Step] = []
  // The following are used only during factoring.
  /// By row, its entries in columns without a pivot.
  private var rows: [[Term]]
  /// By row, whether it has a pivot.
  private var isDone: [Bool]
  /// By column, the rows that have or had an entry there.
  private var columnRows: [[Int]]
  /// By column, the number of rows without a pivot that have an entry there.
  private var counts: [Int]
  /// By column, its place in the current row, or -1.
  private var places: [Int]
  /// Rows that had one entry left when they were listed.
  private var shortRows: [Int] = []
  /// Columns that had one row left when they were listed.
  private var shortColumns: [Int] = []

  /// Factors the matrix of these rows.
  ///
  /// - Parameters:
  ///   - rows: The terms of the chosen columns, by row.
  ///   - activity: Column `activity + i` is the activity of row i.
  ///   - count: The number of columns, chosen or not.
  init(rows: [[Term]], activity: Int, count: Int) {
    self.rows = rows
    isDone = Array(repeating: false, count: rows.count)
    columnRows = Array(repeating: [], count: count)
    counts = Array(repeating: 0, count: count)
    places = Array(repeating: -1, count: count)
    steps.reserveCapacity(rows.count)
    for (row, terms) in rows.enumerated() {
      for term in terms { columnRows[term.index].append(row) }
    }
    for column in counts.indices { counts[column] = columnRows[column].count }
    shortRows = rows.indices.filter { rows[$0].count == 1 }
    shortColumns = counts.indices.filter { counts[$0] == 1 }
    var left = Array(rows.indices)
    while let (row, position) = nextPivot(&left) { eliminate(row, position) }
    for row in rows.indices where !isDone[row] {
      steps.append(Step(row: row, column: activity + row, pivot: -QuadDouble.one, upper: []))
    }
    (self.rows, columnRows, counts, places) = ([], [], [], [])
  }

  /// The columns that are basic, in no particular order.
  var columns: [Int] { steps.map(\.column) }

  /// The number of entries, which is the work of one solve.
  var size: Int { steps.reduce(steps.count) { $0 + $1.lower.count + $1.upper.count } }

  /// Solves B x = b. `right` is by row and is overwritten; x is by column.
  func solve(_ right: inout [QuadDouble], into x: inout [QuadDouble]) {
    for step in steps where !right[step.row].isZero {
      for term in step.lower { right[term.index] -= term.value * right[step.row] }
    }
    for step in steps.reversed() {
      var sum = right[step.row]
      for term in step.upper { sum -= term.value * x[term.index] }
      x[step.column] = sum / step.pivot
    }
  }

  /// Solves Bᵀ y = c. `right` is by column and is overwritten; y is by row.
  func solveTransposed(_ right: inout [QuadDouble], into y: inout [QuadDouble]) {
    for step in steps {
      let value = right[step.column] / step.pivot
      y[step.row] = value
      guard !value.isZero else { continue }
      for term in step.upper { right[term.index] -= term.value * value }
    }
    for step in steps.reversed() {
      for term in step.lower { y[step.row] -= term.value * y[term.index] }
    }
  }

  /// The row of the next pivot, and the pivot's place in it; nil if no entry is left.
  private mutating func nextPivot(_ left: inout [Int]) -> (row: Int, position: Int)? {
    while let row = shortRows.popLast() {
      if !isDone[row], rows[row].count == 1 { return (row, 0) }
    }
    while let column = shortColumns.popLast() {
      guard counts[column] == 1 else { continue }
      for row in columnRows[column] where !isDone[row] {
        if let position = rows[row].firstIndex(where: { $0.index == column }) {
          return (row, position)
        }
      }
    }
    work += left.count
    left.removeAll { isDone[$0] || rows[$0].isEmpty }
    guard let shortest = left.min(by: { rows[$0].count < rows[$1].count }) else { return nil }
    var best = (row: shortest, position: 0)
    var bestCount = Int.max
    var looked = 0
    for row in left where rows[row].count == rows[shortest].count && looked < 4 {
      looked += 1
      let least = Tolerance.pivotThreshold * rows[row].reduce(0) { max($0, abs($1.value.high)) }
      for (position, term) in rows[row].enumerated()
      where abs(term.value.high) >= least && counts[term.index] < bestCount {
        (best, bestCount) = ((row, position), counts[term.index])
      }
    }
    return best
  }

  /// Subtracts multiples of a pivot row from all rows that have the pivot's column.
  private mutating func eliminate(_ row: Int, _ position: Int) {
    var upper = rows[row]
    let pivot = upper.remove(at: position)
    isDone[row] = true
    countRemoval(inColumn: pivot.index)
    for term in upper { countRemoval(inColumn: term.index) }
    var step = Step(row: row, column: pivot.index, pivot: pivot.value, upper: upper)
    for other in columnRows[pivot.index] where !isDone[other] {
      guard let at = rows[other].firstIndex(where: { $0.index == pivot.index }) else { continue }
      let factor = rows[other].remove(at: at).value / pivot.value
      subtract(upper, times: factor, from: other)
      if rows[other].count == 1 { shortRows.append(other) }
      step.lower.append(Term(index: other, value: factor))
    }
    counts[pivot.index] = 0
    columnRows[pivot.index] = []
    steps.append(step)
  }

  /// Reduces the count of a column's entries by one.
  private mutating func countRemoval(inColumn column: Int) {
    counts[column] -= 1
    if counts[column] == 1 { shortColumns.append(column) }
  }

  /// Subtracts a multiple of these terms from a row.
  private mutating func subtract(_ terms: [Term], times factor: QuadDouble, from row: Int) {
    work += 1 + rows[row].count + terms.count
    guard !terms.isEmpty else { return }
    for (position, term) in rows[row].enumerated() { places[term.index] = position }
    for term in terms {
      let change = factor * term.value
      if places[term.index] >= 0 {
        rows[row][places[term.index]].value -= change
      } else if !change.isZero {
        rows[row].append(Term(index: term.index, value: -change))
        columnRows[term.index].append(row)
        counts[term.index] += 1
      }
    }
    for term in rows[row] {
      places[term.index] = -1
      if term.value.isZero { countRemoval(inColumn: term.index) }
    }
    rows[row].removeAll { $0.value.isZero }
  }
}
