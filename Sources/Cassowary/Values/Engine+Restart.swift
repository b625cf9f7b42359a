/// Starting again from a basis that always exists.
extension Engine {
  /// Makes all activities basic, after a block turned out singular. That basis can always be
  /// factored.
  mutating func restart() {
    isSingular = false
    restarts += 1
    for block in 0..<blocks.count { blocks[block].free() }
    blocks.removeAll()
    freeBlocks.removeAll()
    for column in 0..<columns.count { columns[column].basicRow = -1 }
    for row in 0..<rows.count where rows[row].isLive {
      rows[row].ring = row
      rows[row].block = -1
      hasDual[row] = false
      for level in 0..<levels.stride { duals[row * levels.stride + level] = 0 }
      let own = Column.activity(ofRow: row)
      setPivot(row: row, column: own, coefficient: -1)
      values[own] = activity(row)
      columns[own].placement = -1
      assignSides(own)
      markDirty(own)
      if violatedRequirement(own) != nil { leaveSegment(own) }
    }
    for column in 0..<columns.count where columns[column].isLive && !Column.isActivity(column) {
      markUnplaced(column)
      markCandidate(column)
    }
    travelled = .infinity
    epoch += 1
  }
}
