/// Peels the singletons off a square sparse matrix: a row with one column left, or a column with one
/// row left, is a pivot that needs no elimination.
/// One is used for one scope after another.
struct Peeling {
  var columns = Slab<Int>()
  private(set) var entries = Slab<BlockFactor.Term>()
  private(set) var rowStart = Slab<Int>()
  /// For each row the local number of its column, or -1.
  private(set) var match = Slab<Int>()
  private(set) var isTaken = Slab<Bool>()
  /// For each column its number in the block of what is left, or -1.
  var localColumn = Slab<Int>()
  private(set) var left = 0
  private var rowCount = Slab<Int>()
  private var rowSum = Slab<Int>()
  private var columnCount = Slab<Int>()
  private var columnSum = Slab<Int>()
  private var queue = Slab<Int>()
  private var starts = Slab<Int>()
  private var members = Slab<Int>()

  mutating func begin(count: Int) {
    left = count
    entries.removeAll()
    queue.removeAll()
    columns.fill(count, with: -1)
    rowStart.fill(count + 1, with: 0)
    match.fill(count, with: -1)
    isTaken.fill(count, with: false)
    localColumn.fill(count, with: -1)
    rowCount.fill(count, with: 0)
    rowSum.fill(count, with: 0)
    columnCount.fill(count, with: 0)
    columnSum.fill(count, with: 0)
  }

  func free() {
    for slab in [
      columns, rowStart, match, localColumn, rowCount, rowSum, columnCount, columnSum, queue,
      starts,
      members,
    ] { slab.free() }
    entries.free()
    isTaken.free()
  }

  mutating func append(row: Int, column: Int, _ value: Double) {
    entries.append(BlockFactor.Term(index: column, value: value))
    rowCount[row] += 1
    rowSum[row] += column
    columnCount[column] += 1
    columnSum[column] += row
  }

  mutating func endRow(_ row: Int) { rowStart[row + 1] = entries.count }

  mutating func peel() {
    let size = match.count
    listColumns()
    for k in 0..<size where rowCount[k] == 1 { queue.append(k) }
    for k in 0..<size where columnCount[k] == 1 { queue.append(size + k) }
    while let next = queue.popLast() {
      let isRow = next < size
      let (row, column) = isRow ? (next, rowSum[next]) : (columnSum[next - size], next - size)
      let isStillSingle = isRow ? rowCount[row] == 1 : columnCount[column] == 1
      guard isStillSingle, match[row] < 0, !isTaken[column] else { continue }
      match[row] = column
      isTaken[column] = true
      left -= 1
      for position in rowStart[row]..<rowStart[row + 1] {
        drop(row: row, fromColumn: entries[position].index)
      }
      for position in starts[column]..<starts[column + 1] {
        drop(column: column, fromRow: members[position])
      }
    }
  }

  private mutating func drop(row: Int, fromColumn column: Int) {
    guard !isTaken[column] else { return }
    columnCount[column] -= 1
    columnSum[column] -= row
    if columnCount[column] == 1 { queue.append(match.count + column) }
  }

  private mutating func drop(column: Int, fromRow row: Int) {
    guard match[row] < 0 else { return }
    rowCount[row] -= 1
    rowSum[row] -= column
    if rowCount[row] == 1 { queue.append(row) }
  }

  private mutating func listColumns() {
    let size = match.count
    starts.fill(size + 2, with: 0)
    for k in 0..<entries.count { starts[entries[k].index + 2] += 1 }
    for k in 2..<(size + 2) { starts[k] += starts[k - 1] }
    members.fill(entries.count, with: 0)
    for row in 0..<size {
      for position in rowStart[row]..<rowStart[row + 1] {
        let column = entries[position].index
        members[starts[column + 1]] = row
        starts[column + 1] += 1
      }
    }
  }
}
