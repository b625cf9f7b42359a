/// Orders a part of the basis again: singletons become 1 × 1 nodes, the rest becomes one factored
/// block.
extension Engine {
  /// Matches the rows of the scope with the columns of `singletons`: first singletons, which need
  /// no factors, and then the rest as one block.
  mutating func settleBlocks() {
    for k in 0..<scope.count {
      dropBlock(of: scope[k])
    }
    gather()
    singletons.order()
    effort += scope.count + 2 * singletons.entries.count
    for k in 0..<scope.count where singletons.match[k] >= 0 {
      let (row, column) = (scope[k], singletons.columns[singletons.match[k]])
      setPivot(row: row, column: column, coefficient: coefficient(row: row, column: column))
      rows[row].ring = row
    }
    if singletons.left > 0 { makeBlock() }
  }

  /// Matches all live rows with the given basic columns, after a basis was restored.
  mutating func rebuildAll(_ basic: Slab<Int>) {
    scope.removeAll()
    for row in 0..<rows.count where rows[row].isLive { scope.append(row) }
    for column in 0..<columns.count { columns[column].basicRow = -1 }
    singletons.begin(count: scope.count)
    for k in 0..<scope.count { singletons.columns[k] = basic[k] }
    settleBlocks()
    travelled = .infinity
    epoch += 1
  }

  /// Frees the factors of the block that a row belongs to, if any.
  private mutating func dropBlock(of row: Int) {
    let block = rows[row].block
    guard block >= 0 else { return }
    for member in blocks[block].rows { rows[member].block = -1 }
    blocks[block].free()
    blocks[block] = BlockFactor()
    freeBlocks.append(block)
  }

  /// Reads the coefficients of the scope's rows in the scope's columns. Meanwhile a column's
  /// `basicRow` holds -2 minus its local number.
  private mutating func gather() {
    for k in 0..<scope.count { columns[singletons.columns[k]].basicRow = -2 - k }
    for k in 0..<scope.count {
      let row = scope[k]
      for entry in matrix.row(row) {
        let number = -2 - columns[Column.variable(Int(entry.other))].basicRow
        if number >= 0 { singletons.append(row: k, column: number, entry.coefficient) }
      }
      let own = -2 - columns[Column.activity(ofRow: row)].basicRow
      if own >= 0 { singletons.append(row: k, column: own, -1) }
      singletons.endRow(k)
    }
    for k in 0..<scope.count { columns[singletons.columns[k]].basicRow = -1 }
  }

  /// Factors the rows that are no singletons as one block.
  private mutating func makeBlock() {
    members.removeAll()
    blockColumns.removeAll()
    for k in 0..<scope.count {
      if singletons.match[k] < 0 { members.append(k) }
      if !singletons.isTaken[k] {
        singletons.localColumn[k] = blockColumns.count
        blockColumns.append(singletons.columns[k])
      }
    }
    elimination.begin(size: members.count)
    for k in 0..<members.count {
      let member = members[k]
      for position in singletons.rowStart[member]..<singletons.rowStart[member + 1] {
        let entry = singletons.entries[position]
        let column = singletons.localColumn[entry.index]
        if column >= 0 { elimination.append(column: column, entry.value) }
      }
      elimination.endRow()
    }
    let isFactored = elimination.factor()
    effort += elimination.work
    guard isFactored else {
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
