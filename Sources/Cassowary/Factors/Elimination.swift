/// Factors a coupled block into LU. An instance is reused for many blocks and keeps its memory.
///
/// Pivots are chosen by Markowitz's count, (r − 1)(c − 1) for an entry whose row has r and whose
/// column has c entries, among the entries that pass the threshold (Markowitz 1957). Rows, and the
/// columns' lists of rows, are stretches of shared slabs. A list that outgrows its stretch is moved
/// to the end of the slab.
struct Elimination {
  typealias Term = BlockFactor.Term

  // The result, by step.
  /// The row of the pivot.
  private(set) var steps = Slab<Int>()
  /// The pivot.
  private(set) var pivots = Slab<Double>()
  /// The multiples of the pivot row that were subtracted, by the row they were subtracted from.
  private(set) var lower = Slab<Term>()
  /// The end of the step's terms in `lower`.
  private(set) var lowerEnd = Slab<Int>()
  /// The terms of the pivot row outside the pivot.
  private(set) var upper = Slab<Term>()
  /// The end of the step's terms in `upper`.
  private(set) var upperEnd = Slab<Int>()
  /// The visited entries.
  private(set) var work = 0
  /// By row, the column of its pivot, or -1.
  private(set) var matched = Slab<Int>()

  /// The remaining entries, by row.
  private var terms = Slab<Term>()
  /// By row, its stretch of `terms`.
  private var rows = Slab<Extent>()
  /// By column, the number of rows without a pivot that have an entry there.
  private var columnCount = Slab<Int>()
  /// Lists of rows by column. They may name rows whose entry has been eliminated.
  private var columnRows = Slab<Int>()
  /// By column, its stretch of `columnRows`.
  private var columns = Slab<Extent>()
  /// By column, its place in the current row, or -1. After the factoring, the row that is matched
  /// with it.
  private var place = Slab<Int>()
  /// By number of entries, the first row of that length: rows are in doubly linked lists by length.
  private var heads = Slab<Int>()
  /// By row, the next one of the same length, or -1.
  private var next = Slab<Int>()
  /// By row, the previous one of the same length, or -1.
  private var previous = Slab<Int>()

  /// Frees the memory.
  func free() {
    for slab in [
      steps, lowerEnd, upperEnd, matched, columnCount, columnRows, place, heads, next, previous,
    ] { slab.free() }
    for slab in [lower, upper, terms] { slab.free() }
    for slab in [rows, columns] { slab.free() }
    pivots.free()
  }

  /// Starts a block of `size` rows. Its entries follow, row by row.
  mutating func begin(size: Int) {
    work = 0
    steps.removeAll()
    pivots.removeAll()
    lower.removeAll()
    lowerEnd.removeAll()
    upper.removeAll()
    upperEnd.removeAll()
    terms.removeAll()
    rows.removeAll()
    columnRows.removeAll()
    columns.removeAll()
    matched.fill(size, with: -1)
    columnCount.fill(size, with: 0)
    place.fill(size, with: -1)
    heads.fill(size + 1, with: -1)
    next.fill(size, with: -1)
    previous.fill(size, with: -1)
  }

  /// Adds an entry to the row that is being read.
  mutating func append(column: Int, _ value: Double) {
    terms.append(Term(index: column, value: value))
    columnCount[column] += 1
  }

  /// Ends the row that is being read.
  mutating func endRow() {
    let start = rows.count == 0 ? 0 : rows[rows.count - 1].start + rows[rows.count - 1].count
    let count = terms.count - start
    rows.append(Extent(start: start, count: count, capacity: count))
  }

  /// Factors the block; false if no acceptable pivot is left, that is, if the block is singular.
  mutating func factor() -> Bool {
    let size = rows.count
    listColumns()
    for row in stride(from: size - 1, through: 0, by: -1) { link(row) }
    while steps.count < size {
      guard let (row, column, pivot) = choosePivot() else { return false }
      matched[row] = column
      steps.append(row)
      pivots.append(pivot)
      eliminate(row, column, pivot)
      lowerEnd.append(lower.count)
      let extent = rows[row]
      for position in extent.start..<(extent.start + extent.count)
      where terms[position].index != column { upper.append(terms[position]) }
      upperEnd.append(upper.count)
    }
    for row in 0..<size { place[matched[row]] = row }
    for k in 0..<upper.count { upper[k].index = place[upper[k].index] }
    return true
  }

  /// Lists the rows of each column.
  private mutating func listColumns() {
    var start = 0
    for column in 0..<rows.count {
      columns.append(Extent(start: start, count: 0, capacity: columnCount[column]))
      start += columnCount[column]
    }
    columnRows.fill(start, with: 0)
    for row in stride(from: rows.count - 1, through: 0, by: -1) {
      let extent = rows[row]
      for position in extent.start..<(extent.start + extent.count) {
        let column = terms[position].index
        columnRows[columns[column].start + columns[column].count] = row
        columns[column].count += 1
      }
    }
  }

  /// Puts a row on the list of its length.
  private func link(_ row: Int) {
    let count = rows[row].count
    (previous[row], next[row]) = (-1, heads[count])
    if heads[count] >= 0 { previous[heads[count]] = row }
    heads[count] = row
  }

  /// Takes a row off the list of its length.
  private func unlink(_ row: Int) {
    if previous[row] >= 0 {
      next[previous[row]] = next[row]
    } else {
      heads[rows[row].count] = next[row]
    }
    if next[row] >= 0 { previous[next[row]] = previous[row] }
  }

  /// The entry with the least Markowitz count among eight of the shortest rows; nil if none is
  /// large enough.
  private mutating func choosePivot() -> (row: Int, column: Int, pivot: Double)? {
    var best = (row: -1, column: -1, pivot: 0.0)
    var bestCost = Int.max
    var looked = 0
    var count = 1
    while count < heads.count, looked < 8, (count - 1) * (count - 1) < bestCost {
      var row = heads[count]
      while row >= 0, looked < 8 {
        let largest = largestEntry(of: row)
        if largest > Tolerance.blockPivot {
          looked += 1
          let extent = rows[row]
          work += 2 * extent.count
          for position in extent.start..<(extent.start + extent.count) {
            let term = terms[position]
            let cost = (count - 1) * (columnCount[term.index] - 1)
            guard cost < bestCost, abs(term.value) >= Tolerance.pivotThreshold * largest else {
              continue
            }
            (best, bestCost) = ((row, term.index, term.value), cost)
          }
        }
        row = next[row]
        work += 1
      }
      count += 1
      work += 1
    }
    return best.row < 0 ? nil : best
  }

  /// The largest magnitude in a row.
  private func largestEntry(of row: Int) -> Double {
    let extent = rows[row]
    var largest = 0.0
    for position in extent.start..<(extent.start + extent.count) {
      largest = max(largest, abs(terms[position].value))
    }
    return largest
  }

  /// Subtracts multiples of a pivot row from all rows that have the pivot's column.
  private mutating func eliminate(_ row: Int, _ column: Int, _ pivot: Double) {
    unlink(row)
    let extent = rows[row]
    for position in extent.start..<(extent.start + extent.count) {
      columnCount[terms[position].index] -= 1
    }
    for k in 0..<columns[column].count {
      let other = columnRows[columns[column].start + k]
      let position = find(column, inRow: other)
      work += 1 + rows[other].count
      guard matched[other] < 0, position >= 0 else { continue }
      let factor = terms[position].value / pivot
      unlink(other)
      removeEntry(position, fromRow: other)
      subtract(row, from: other, factor: factor, except: column)
      link(other)
      lower.append(Term(index: other, value: factor))
    }
    columns[column].count = 0
  }

  /// The position of a column's entry in a row, or -1.
  private func find(_ column: Int, inRow row: Int) -> Int {
    let extent = rows[row]
    for position in extent.start..<(extent.start + extent.count)
    where terms[position].index == column { return position }
    return -1
  }

  /// Removes an entry from a row; the entries after it move up.
  private func removeEntry(_ position: Int, fromRow row: Int) {
    let end = rows[row].start + rows[row].count
    var at = position + 1
    while at < end {
      terms[at - 1] = terms[at]
      at += 1
    }
    rows[row].count -= 1
  }

  /// Subtracts a multiple of a row from another, outside the column that is eliminated.
  private mutating func subtract(_ row: Int, from other: Int, factor: Double, except column: Int) {
    for position in range(of: other) { place[terms[position].index] = position - rows[other].start }
    for position in range(of: row) {
      let term = terms[position]
      guard term.index != column else { continue }
      let k = place[term.index]
      if k >= 0 {
        terms[rows[other].start + k].value -= factor * term.value
      } else {
        fillIn(Term(index: term.index, value: -factor * term.value), row: other)
      }
    }
    for position in range(of: other) { place[terms[position].index] = -1 }
    work += 3 * rows[other].count + rows[row].count
    dropZeros(other)
  }

  /// The positions of a row's entries.
  @inline(__always) private func range(of row: Int) -> Range<Int> {
    rows[row].start..<(rows[row].start + rows[row].count)
  }

  /// Adds an entry in a column in which the row had none.
  private mutating func fillIn(_ term: Term, row: Int) {
    Self.append(term, to: &rows[row], in: &terms)
    Self.append(row, to: &columns[term.index], in: &columnRows)
    columnCount[term.index] += 1
  }

  /// Appends to a stretch of a slab. A full stretch moves to the end of the slab and doubles.
  private static func append<T>(_ element: T, to extent: inout Extent, in store: inout Slab<T>) {
    if extent.count == extent.capacity {
      let start = store.count
      let capacity = 2 * extent.capacity + 2
      store.extend(to: start + capacity, with: element)
      for k in 0..<extent.count { store[start + k] = store[extent.start + k] }
      extent = Extent(start: start, count: extent.count, capacity: capacity)
    }
    store[extent.start + extent.count] = element
    extent.count += 1
  }

  /// Removes the entries of a row that are only rounding.
  private func dropZeros(_ row: Int) {
    var position = rows[row].start
    while position < rows[row].start + rows[row].count {
      if abs(terms[position].value) < Tolerance.eliminated {
        columnCount[terms[position].index] -= 1
        removeEntry(position, fromRow: row)
      } else {
        position += 1
      }
    }
  }
}
