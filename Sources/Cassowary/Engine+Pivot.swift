/// Changing the basis.
extension Engine {
  /// Column q, whose FTRAN stands in `work`, becomes basic in place of the column of row r.
  ///
  /// Only the nodes on the ways from q to r can become coupled: those that the FTRAN reached and that
  /// reach r. They are matched and ordered anew; the rest of the structure stays.
  mutating func exchange(_ q: Int, atRow r: Int) {
    let p = rows[r].pivotColumn
    collectScope(upTo: r)
    columns[p].basicRow = -1
    if scope.count == 1 {
      setPivot(row: r, column: q, coefficient: coefficient(row: r, column: q))
    } else {
      rebuild(entering: q, leaving: p)
    }
    epoch += 1
    pivots += 1
  }

  @inline(__always) func setPivot(row: Int, column: Int, coefficient: Double) {
    rows[row].pivotColumn = column
    rows[row].pivotCoefficient = coefficient
    columns[column].basicRow = row
  }

  func coefficient(row: Int, column: Int) -> Double {
    if Column.isActivity(column) { return Column.index(column) == row ? -1 : 0 }
    let extent = matrix.rows[row]
    for position in extent.start..<(extent.start + extent.count)
    where Int(matrix.entries[position].other) == Column.index(column) {
      return matrix.entries[position].coefficient
    }
    return 0
  }

  /// The rows that the last `forward` reached and that row r depends on, with r itself.
  private mutating func collectScope(upTo r: Int) {
    let reached = mark
    scope.removeAll()
    addToScope(r, stamp: -reached)
    var next = 0
    while next < scope.count {
      let extent = matrix.rows[scope[next]]
      next += 1
      for position in extent.start..<(extent.start + extent.count) {
        let variable = Int(matrix.entries[position].other)
        let row = columns[Column.variable(variable)].basicRow
        if row >= 0, rows[row].mark == reached, rows[row].backMark != -reached {
          addToScope(row, stamp: -reached)
        }
      }
    }
    effort += scope.count
  }

  private mutating func addToScope(_ row: Int, stamp: Int) {
    var member = row
    repeat {
      rows[member].backMark = stamp
      scope.append(member)
      member = rows[member].ring
    } while member != row
  }

  private mutating func rebuild(entering q: Int, leaving p: Int) {
    var peeling = Peeling(count: scope.count)
    for k in 0..<scope.count {
      let row = scope[k]
      let column = rows[row].pivotColumn == p ? q : rows[row].pivotColumn
      peeling.columns[k] = column
      columns[column].basicRow = -1
    }
    settleBlocks(&peeling)
  }

  /// Matches the rows of the scope with the columns of the peeling: singletons first, which need no
  /// factors, then what is left as one block.
  private mutating func settleBlocks(_ peeling: inout Peeling) {
    for k in 0..<scope.count {
      dropBlock(of: scope[k])
      rows[scope[k]].local = k
    }
    gather(&peeling)
    peeling.peel()
    for k in 0..<scope.count where peeling.match[k] >= 0 {
      let (row, column) = (scope[k], peeling.columns[peeling.match[k]])
      setPivot(row: row, column: column, coefficient: coefficient(row: row, column: column))
      rows[row].ring = row
    }
    if peeling.left > 0 { makeBlock(peeling) }
    for k in 0..<scope.count { rows[scope[k]].local = -1 }
    peeling.free()
  }

  private mutating func dropBlock(of row: Int) {
    let block = rows[row].block
    guard block >= 0 else { return }
    for member in blocks[block]!.rows { rows[member].block = -1 }
    blocks[block] = nil
    freeBlocks.append(block)
  }

  /// The coefficients of the scope's rows in the peeling's columns. A column's local number is kept
  /// in its `basicRow` as -2 - number meanwhile.
  private func gather(_ peeling: inout Peeling) {
    for k in 0..<scope.count { columns[peeling.columns[k]].basicRow = -2 - k }
    for k in 0..<scope.count {
      let row = scope[k]
      let extent = matrix.rows[row]
      for position in extent.start..<(extent.start + extent.count) {
        let entry = matrix.entries[position]
        let number = -2 - columns[Column.variable(Int(entry.other))].basicRow
        if number >= 0 { peeling.append(row: k, column: number, entry.coefficient) }
      }
      let own = -2 - columns[Column.activity(ofRow: row)].basicRow
      if own >= 0 { peeling.append(row: k, column: own, -1) }
      peeling.endRow(k)
    }
    for k in 0..<scope.count { columns[peeling.columns[k]].basicRow = -1 }
  }

  private mutating func makeBlock(_ peeling: Peeling) {
    var members: [Int] = []
    var localColumn = [Int](repeating: -1, count: scope.count)
    var globalColumns: [Int] = []
    for k in 0..<scope.count {
      if peeling.match[k] < 0 { members.append(k) }
      if !peeling.isTaken[k] {
        localColumn[k] = globalColumns.count
        globalColumns.append(peeling.columns[k])
      }
    }
    let entries = members.map { k in
      (peeling.rowStart[k]..<peeling.rowStart[k + 1]).compactMap { position in
        let entry = peeling.entries[position]
        let column = localColumn[entry.index]
        return column < 0 ? nil : BlockFactor.Term(index: column, value: entry.value)
      }
    }
    guard let factor = BlockFactor(rows: members.map { scope[$0] }, entries: entries) else {
      isSingular = true
      return
    }
    effort += factor.fill + members.count
    let block = freeBlocks.popLast() ?? blocks.count
    if block == blocks.count { blocks.append(nil) }
    for (k, row) in factor.rows.enumerated() {
      let column = globalColumns[factor.matched[k]]
      setPivot(row: row, column: column, coefficient: coefficient(row: row, column: column))
      rows[row].block = block
      rows[row].ring = factor.rows[(k + 1) % factor.rows.count]
    }
    blocks[block] = factor
  }
}

/// Peels the singletons off a square sparse matrix: a row with one column left, or a column with one
/// row left, is a pivot that needs no elimination.
private struct Peeling {
  var columns: Slab<Int>
  var entries: Slab<BlockFactor.Term>
  var rowStart: Slab<Int>
  /// For each row the local number of its column, or -1.
  var match: Slab<Int>
  var isTaken: Slab<Bool>
  var left: Int
  private var rowCount: Slab<Int>
  private var rowSum: Slab<Int>
  private var columnCount: Slab<Int>
  private var columnSum: Slab<Int>
  private var queue: Slab<Int>

  init(count: Int) {
    func filled(_ value: Int, _ size: Int) -> Slab<Int> {
      var slab = Slab<Int>(capacity: size)
      slab.extend(to: size, with: value)
      return slab
    }
    left = count
    columns = filled(-1, count)
    rowStart = filled(0, count + 1)
    match = filled(-1, count)
    (rowCount, rowSum) = (filled(0, count), filled(0, count))
    (columnCount, columnSum) = (filled(0, count), filled(0, count))
    isTaken = Slab(capacity: count)
    isTaken.extend(to: count, with: false)
    entries = Slab(capacity: count * 3)
    queue = Slab(capacity: count * 2)
  }

  func free() {
    for slab in [columns, rowStart, match, rowCount, rowSum, columnCount, columnSum, queue] {
      slab.free()
    }
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
    let (starts, members) = byColumn()
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
    starts.free()
    members.free()
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

  private func byColumn() -> (starts: Slab<Int>, members: Slab<Int>) {
    let size = match.count
    var starts = Slab<Int>(capacity: size + 2)
    starts.extend(to: size + 2, with: 0)
    for k in 0..<entries.count { starts[entries[k].index + 2] += 1 }
    for k in 2..<(size + 2) { starts[k] += starts[k - 1] }
    var members = Slab<Int>(capacity: entries.count)
    members.extend(to: entries.count, with: 0)
    for row in 0..<size {
      for position in rowStart[row]..<rowStart[row + 1] {
        let column = entries[position].index
        members[starts[column + 1]] = row
        starts[column + 1] += 1
      }
    }
    return (starts, members)
  }
}

extension Engine {
  /// Matches all live rows with the given basic columns anew; for a basis that was restored.
  mutating func rebuildAll(_ basic: Slab<Int>) {
    scope.removeAll()
    for row in 0..<rows.count where rows[row].isLive { scope.append(row) }
    for column in 0..<columns.count { columns[column].basicRow = -1 }
    var peeling = Peeling(count: scope.count)
    for k in 0..<scope.count { peeling.columns[k] = basic[k] }
    settleBlocks(&peeling)
    epoch += 1
  }
}
