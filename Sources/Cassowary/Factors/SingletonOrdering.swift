/// Finds the singletons of a square sparse matrix, one after another. A row with one remaining
/// column, or a column with one remaining row, is a pivot that needs no elimination.
///
/// Rows and columns are numbered within the scope of an exchange. An instance is reused for many
/// scopes and keeps its memory.
struct SingletonOrdering {
  /// By local number, the engine's column.
  var columns = Slab<Int>()
  /// The entries, row by row.
  private(set) var entries = Slab<BlockFactor.Term>()
  /// By row, the start of its entries.
  private(set) var rowStart = Slab<Int>()
  /// By row, the local number of its column, or -1 if it is no singleton.
  private(set) var match = Slab<Int>()
  /// By column, whether a row is matched with it.
  private(set) var isTaken = Slab<Bool>()
  /// By column, its number in the block of the columns that are not matched, or -1.
  var localColumn = Slab<Int>()
  /// The number of rows that are not matched.
  private(set) var left = 0
  /// By row, the number of its remaining columns.
  private var rowCount = Slab<Int>()
  /// By row, the sum of the numbers of its remaining columns. With one remaining column, it is that
  /// column's number.
  private var rowSum = Slab<Int>()
  /// By column, the number of its remaining rows.
  private var columnCount = Slab<Int>()
  /// By column, the sum of the numbers of its remaining rows.
  private var columnSum = Slab<Int>()
  /// The singletons to examine: a row by its number, a column by its number plus the size.
  private var queue = Slab<Int>()
  /// By column, the start of its rows in `members`.
  private var starts = Slab<Int>()
  /// Lists of rows by column.
  private var members = Slab<Int>()

  /// Starts a matrix of `count` rows. The caller sets `columns`; the entries follow, row by row.
  mutating func begin(count: Int) {
    left = count
    entries.removeAll()
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

  /// Frees the memory.
  func free() {
    for slab in [
      columns, rowStart, match, localColumn, rowCount, rowSum, columnCount, columnSum, queue,
      starts,
      members,
    ] { slab.free() }
    entries.free()
    isTaken.free()
  }

  /// Adds an entry to a row.
  mutating func append(row: Int, column: Int, _ value: Double) {
    entries.append(BlockFactor.Term(index: column, value: value))
    rowCount[row] += 1
    rowSum[row] += column
    columnCount[column] += 1
    columnSum[column] += row
  }

  /// Ends a row.
  mutating func endRow(_ row: Int) { rowStart[row + 1] = entries.count }

  /// Matches singletons until none is left.
  mutating func order() {
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

  /// Takes a matched row out of a column's count.
  private mutating func drop(row: Int, fromColumn column: Int) {
    guard !isTaken[column] else { return }
    columnCount[column] -= 1
    columnSum[column] -= row
    if columnCount[column] == 1 { queue.append(match.count + column) }
  }

  /// Takes a matched column out of a row's count.
  private mutating func drop(column: Int, fromRow row: Int) {
    guard match[row] < 0 else { return }
    rowCount[row] -= 1
    rowSum[row] -= column
    if rowCount[row] == 1 { queue.append(row) }
  }

  /// Lists the rows of each column.
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
