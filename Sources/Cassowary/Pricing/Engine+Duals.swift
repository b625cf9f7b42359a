/// Updates the duals of the rows after the slopes of basic columns changed.
extension Engine {
  /// Solves for the duals after the slopes of the `dirty` columns changed. Their residuals, slope
  /// minus duals times column, are the right-hand side of one BTRAN of cost vectors. Non-basic
  /// columns in rows whose duals change become candidates.
  mutating func updateDuals() {
    guard dirty.count > 0 else { return }
    seeds.removeAll()
    for k in 0..<dirty.count {
      let column = dirty[k]
      columns[column].marks.remove(.dirty)
      let row = columns[column].basicRow
      guard row >= 0 else { continue }
      assignSides(column)
      if putResidual(of: column, at: row) { seeds.append(row) }
    }
    dirty.removeAll()
    guard seeds.count > 0 else { return }
    reachBackward()
    for k in stride(from: backOrder.count - 1, through: 0, by: -1) { solveVectors(backOrder[k]) }
    commitDuals()
  }

  /// Writes the residual of a basic column to `vectorWork`; false if it is zero.
  private mutating func putResidual(of column: Int, at row: Int) -> Bool {
    computeSlope(column)
    computeDot(column)
    let start = row * levels.stride
    var isZero = true
    for level in 0..<levels.count {
      let residual = scratch.slope[level] - scratch.dot[level]
      if abs(residual) > Tolerance.dual + Tolerance.relativeDual * scratch.size[level] {
        vectorWork[start + level] = residual
        isZero = false
      }
    }
    return !isZero
  }

  /// Solves one node at all levels.
  private mutating func solveVectors(_ start: Int) {
    if rows[start].block < 0 {
      let divisor = rows[start].pivotCoefficient
      let base = start * levels.stride
      var isZero = true
      for place in stride(from: base, to: base + levels.count, by: 8) {
        let right = vectorWork.eight(at: place)
        let result = (right / divisor).replacing(with: 0, where: right.sizes .<= Tolerance.dual)
        vectorWork.setEight(at: place, result)
        if result != .zero { isZero = false }
      }
      if !isZero { spreadVector(start, block: -1) }
    } else {
      solveVectors(block: start)
    }
    effort += levels.count
  }

  /// Solves a block level by level.
  private mutating func solveVectors(block start: Int) {
    let block = rows[start].block
    let factor = blocks[block]
    let local = blockWork.base
    for level in 0..<levels.count
    where factor.rows.contains(where: { vectorWork[$0 * levels.stride + level] != 0 }) {
      for k in 0..<factor.rows.count {
        local[k] = vectorWork[factor.rows[k] * levels.stride + level]
      }
      factor.solveTransposed(local)
      for k in 0..<factor.rows.count {
        vectorWork[factor.rows[k] * levels.stride + level] =
          abs(local[k]) > Tolerance.zero ? local[k] : 0
      }
      effort += factor.fill
    }
    for row in factor.rows { spreadVector(row, block: block) }
  }

  /// Subtracts a row's share from the basic columns outside its node.
  private mutating func spreadVector(_ row: Int, block: Int) {
    let entries = matrix.row(row)
    let from = row * levels.stride
    effort += entries.count * levels.parts
    for entry in entries {
      let other = columns[Column.variable(Int(entry.other))].basicRow
      guard other >= 0, other != row, block < 0 || rows[other].block != block else { continue }
      let to = other * levels.stride
      for level in stride(from: 0, to: levels.count, by: 8) {
        let change = entry.coefficient * vectorWork.eight(at: from + level)
        vectorWork.setEight(at: to + level, vectorWork.eight(at: to + level) - change)
      }
    }
  }

  /// Adds the changes in `vectorWork` to the duals and clears them. Results that are only rounding
  /// become zero.
  private mutating func commitDuals() {
    for k in 0..<backOrder.count {
      let start = backOrder[k]
      var row = start
      repeat {
        commitDual(row)
        row = rows[row].ring
      } while row != start
    }
  }

  private mutating func commitDual(_ row: Int) {
    let base = row * levels.stride
    var changes = false
    var isZero = true
    for place in stride(from: base, to: base + levels.count, by: 8) {
      let (delta, old) = (vectorWork.eight(at: place), duals.eight(at: place))
      var dual = old + delta
      if delta != .zero {
        changes = true
        let isRounding = dual.sizes .< Tolerance.cancelledDual * old.sizes + Tolerance.zero
        dual.replace(with: 0, where: isRounding)
        duals.setEight(at: place, dual)
        if any((dual.sizes .< Tolerance.smallDual) .& (dual .!= 0)) {
          flagSmallDuals(dual, place - base)
        }
        vectorWork.setEight(at: place, .zero)
      }
      if dual != .zero { isZero = false }
    }
    if rows[row].isBadlyScaled, !isZero, !hasDual[row] { travelled = .infinity }
    hasDual[row] = !isZero
    if changes { markCandidates(ofRow: row) }
  }

  /// Requests a refresh if a dual is so small that it may be accumulated rounding, which could hide
  /// a column that improves the cost.
  private mutating func flagSmallDuals(_ dual: Eight, _ first: Int) {
    for k in 0..<8 where first + k != Levels.tie && dual[k] != 0 {
      if abs(dual[k]) < Tolerance.smallDual { needsRefresh = true }
    }
  }

  /// Lists the non-basic columns whose reduced costs depend on a row's duals.
  mutating func markCandidates(ofRow row: Int) {
    let own = Column.activity(ofRow: row)
    if columns[own].basicRow < 0 { markCandidate(own) }
    for entry in matrix.row(row) {
      let column = Column.variable(Int(entry.other))
      if columns[column].basicRow < 0 { markCandidate(column) }
    }
  }
}
