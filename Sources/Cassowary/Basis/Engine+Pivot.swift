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

  mutating func coefficient(row: Int, column: Int) -> Double {
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
    peeling.begin(count: scope.count)
    for k in 0..<scope.count {
      let row = scope[k]
      let column = rows[row].pivotColumn == p ? q : rows[row].pivotColumn
      peeling.columns[k] = column
      columns[column].basicRow = -1
    }
    settleBlocks()
  }

  /// Matches the rows of the scope with the columns of the peeling: singletons first, which need no
  /// factors, then what is left as one block.
  private mutating func settleBlocks() {
    for k in 0..<scope.count {
      dropBlock(of: scope[k])
    }
    gather()
    peeling.peel()
    for k in 0..<scope.count where peeling.match[k] >= 0 {
      let (row, column) = (scope[k], peeling.columns[peeling.match[k]])
      setPivot(row: row, column: column, coefficient: coefficient(row: row, column: column))
      rows[row].ring = row
    }
    if peeling.left > 0 { makeBlock() }
  }

  private mutating func dropBlock(of row: Int) {
    let block = rows[row].block
    guard block >= 0 else { return }
    for member in blocks[block].rows { rows[member].block = -1 }
    blocks[block].free()
    blocks[block] = BlockFactor()
    freeBlocks.append(block)
  }

  /// The coefficients of the scope's rows in the peeling's columns. A column's local number is kept
  /// in its `basicRow` as -2 - number meanwhile.
  private mutating func gather() {
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

  private mutating func makeBlock() {
    members.removeAll()
    blockColumns.removeAll()
    for k in 0..<scope.count {
      if peeling.match[k] < 0 { members.append(k) }
      if !peeling.isTaken[k] {
        peeling.localColumn[k] = blockColumns.count
        blockColumns.append(peeling.columns[k])
      }
    }
    elimination.begin(size: members.count)
    for k in 0..<members.count {
      let member = members[k]
      for position in peeling.rowStart[member]..<peeling.rowStart[member + 1] {
        let entry = peeling.entries[position]
        let column = peeling.localColumn[entry.index]
        if column >= 0 { elimination.append(column: column, entry.value) }
      }
      elimination.endRow()
    }
    guard elimination.factor() else {
      isSingular = true
      return
    }
    placeBlock(BlockFactor(elimination))
  }

  /// Makes the factored block, of the rows `members` of the scope, a node of the basis.
  private mutating func placeBlock(_ factor: BlockFactor) {
    let size = members.count
    effort += factor.fill + size
    blockWork.extend(to: size, with: 0)
    let block = freeBlocks.popLast() ?? blocks.count
    if block == blocks.count { blocks.append(factor) } else { blocks[block] = factor }
    for k in 0..<size { factor.rows[k] = scope[members[k]] }
    for k in 0..<size {
      let (row, column) = (factor.rows[k], blockColumns[factor.matched[k]])
      setPivot(row: row, column: column, coefficient: coefficient(row: row, column: column))
      rows[row].block = block
      rows[row].ring = factor.rows[k + 1 < size ? k + 1 : 0]
    }
  }
}

extension Engine {
  /// Matches all live rows with the given basic columns anew; for a basis that was restored.
  mutating func rebuildAll(_ basic: Slab<Int>) {
    scope.removeAll()
    for row in 0..<rows.count where rows[row].isLive { scope.append(row) }
    for column in 0..<columns.count { columns[column].basicRow = -1 }
    peeling.begin(count: scope.count)
    for k in 0..<scope.count { peeling.columns[k] = basic[k] }
    settleBlocks()
    epoch += 1
  }
}
