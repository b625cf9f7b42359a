/// The sparse LU factors of one coupled block of the basis.
///
/// Pivots are chosen by Markowitz's count, (r − 1)(c − 1) for a row of r and a column of c entries,
/// among entries of at least a tenth of the largest of their row. Rows and columns are numbered
/// within the block; after factoring, column k is the one that was pivoted on in row k.
final class BlockFactor {
  struct Term: BitwiseCopyable {
    var index: Int
    var value: Double
  }

  /// The block's rows, as the engine numbers them.
  let rows: [Int]
  /// For each row the column pivoted on in it, as it was numbered on input.
  private(set) var matched: [Int]
  private var steps: [Int] = []
  private var pivots: [Double] = []
  private var lower: [Term] = []
  private var lowerEnd: [Int] = []
  private var upper: [Term] = []
  private var upperEnd: [Int] = []
  var scratch: [Double]

  /// Nil where no acceptable pivot is left: the block is singular.
  init?(rows: [Int], entries: [[Term]]) {
    self.rows = rows
    matched = [Int](repeating: -1, count: rows.count)
    scratch = [Double](repeating: 0, count: rows.count)
    var work = Elimination(entries)
    while steps.count < rows.count {
      guard let (row, column, pivot) = work.choosePivot() else { return nil }
      matched[row] = column
      steps.append(row)
      pivots.append(pivot)
      work.eliminate(row, column, pivot, into: &lower)
      lowerEnd.append(lower.count)
      upper += work.rows[row].filter { $0.index != column }
      upperEnd.append(upper.count)
    }
    renumberColumns()
  }

  var fill: Int { lower.count + upper.count }

  private func renumberColumns() {
    var rowOfColumn = [Int](repeating: 0, count: rows.count)
    for row in rows.indices { rowOfColumn[matched[row]] = row }
    for k in upper.indices { upper[k].index = rowOfColumn[upper[k].index] }
  }

  /// Solves B x = b in place, b by rows, x by the rows that the columns are matched with.
  func solve(_ x: UnsafeMutablePointer<Double>) {
    var start = 0
    for (k, row) in steps.enumerated() {
      let value = x[row]
      if value != 0 { for t in start..<lowerEnd[k] { x[lower[t].index] -= lower[t].value * value } }
      start = lowerEnd[k]
    }
    for k in steps.indices.reversed() {
      var sum = x[steps[k]]
      for t in (k == 0 ? 0 : upperEnd[k - 1])..<upperEnd[k] {
        sum -= upper[t].value * x[upper[t].index]
      }
      x[steps[k]] = sum / pivots[k]
    }
  }

  /// Solves Bᵀ y = c in place, c by the rows that the columns are matched with, y by rows.
  func solveTransposed(_ y: UnsafeMutablePointer<Double>) {
    for k in steps.indices {
      let value = y[steps[k]] / pivots[k]
      y[steps[k]] = value
      if value != 0 {
        for t in (k == 0 ? 0 : upperEnd[k - 1])..<upperEnd[k] {
          y[upper[t].index] -= upper[t].value * value
        }
      }
    }
    for k in steps.indices.reversed() {
      var sum = y[steps[k]]
      for t in (k == 0 ? 0 : lowerEnd[k - 1])..<lowerEnd[k] {
        sum -= lower[t].value * y[lower[t].index]
      }
      y[steps[k]] = sum
    }
  }
}

/// The part of a block that is not factored yet.
private struct Elimination {
  typealias Term = BlockFactor.Term

  var rows: [[Term]]
  private var isDone: [Bool]
  private var columnCount: [Int]
  /// May name rows that have lost the column since.
  private var columnRows: [[Int]]
  private var place: [Int]
  /// Rows by their number of entries, as doubly linked lists.
  private var heads: [Int]
  private var next: [Int]
  private var previous: [Int]

  init(_ entries: [[Term]]) {
    let size = entries.count
    rows = entries
    isDone = [Bool](repeating: false, count: size)
    columnCount = [Int](repeating: 0, count: size)
    columnRows = [[Int]](repeating: [], count: size)
    place = [Int](repeating: -1, count: size)
    heads = [Int](repeating: -1, count: size + 1)
    next = [Int](repeating: -1, count: size)
    previous = [Int](repeating: -1, count: size)
    for row in (0..<size).reversed() {
      for term in rows[row] {
        columnCount[term.index] += 1
        columnRows[term.index].append(row)
      }
      link(row)
    }
  }

  private mutating func link(_ row: Int) {
    let count = rows[row].count
    (previous[row], next[row]) = (-1, heads[count])
    if heads[count] >= 0 { previous[heads[count]] = row }
    heads[count] = row
  }

  private mutating func unlink(_ row: Int) {
    if previous[row] >= 0 {
      next[previous[row]] = next[row]
    } else {
      heads[rows[row].count] = next[row]
    }
    if next[row] >= 0 { previous[next[row]] = previous[row] }
  }

  /// The best of a few of the shortest rows.
  func choosePivot() -> (row: Int, column: Int, pivot: Double)? {
    var best: (row: Int, column: Int, pivot: Double)?
    var bestCost = Int.max
    var looked = 0
    for count in 1..<max(heads.count, 2) where count < heads.count {
      if bestCost <= (count - 1) * (count - 1) || looked >= 8 { break }
      var row = heads[count]
      while row >= 0, looked < 8 {
        let largest = rows[row].reduce(0) { max($0, abs($1.value)) }
        for term in rows[row] where abs(term.value) >= 0.1 * largest && largest > 1e-11 {
          let cost = (count - 1) * (columnCount[term.index] - 1)
          if cost < bestCost { (best, bestCost) = ((row, term.index, term.value), cost) }
        }
        if largest > 1e-11 { looked += 1 }
        row = next[row]
      }
    }
    return best
  }

  mutating func eliminate(_ row: Int, _ column: Int, _ pivot: Double, into lower: inout [Term]) {
    unlink(row)
    isDone[row] = true
    for term in rows[row] { columnCount[term.index] -= 1 }
    for other in columnRows[column] where !isDone[other] {
      guard let at = rows[other].firstIndex(where: { $0.index == column }) else { continue }
      let factor = rows[other][at].value / pivot
      unlink(other)
      rows[other].remove(at: at)
      subtract(row, from: other, factor: factor, except: column)
      link(other)
      lower.append(Term(index: other, value: factor))
    }
    columnRows[column] = []
  }

  private mutating func subtract(_ row: Int, from other: Int, factor: Double, except column: Int) {
    for (k, term) in rows[other].enumerated() { place[term.index] = k }
    for term in rows[row] where term.index != column {
      let k = place[term.index]
      if k >= 0 {
        rows[other][k].value -= factor * term.value
      } else {
        rows[other].append(Term(index: term.index, value: -factor * term.value))
        columnCount[term.index] += 1
        columnRows[term.index].append(other)
      }
    }
    for term in rows[other] { place[term.index] = -1 }
    dropZeros(other)
  }

  private mutating func dropZeros(_ row: Int) {
    var k = 0
    while k < rows[row].count {
      if abs(rows[row][k].value) < 1e-13 {
        columnCount[rows[row][k].index] -= 1
        rows[row].remove(at: k)
      } else {
        k += 1
      }
    }
  }
}
