/// From pending changes to the values of an optimum.
extension Engine {
  private static let rounds = 60

  /// Nil where all went well.
  mutating func settle(effortLimit limit: Int) -> Repair? {
    effort = 0
    steps = 0
    effortLimit = limit
    stalls = 0
    newRequirement = -1
    guard !isSettled || !isVerified else { return nil }
    isVerified = true
    let refusal = settleByTolerance()
    if case .conflict = refusal { return refusal }
    // Where rounding keeps the steps from ending, the careful simplex goes on from where they led.
    guard isBadlyScaled else { return refusal }
    guard let optimum = carefulOptimum() else { return refusal }
    let isAdopted = adopt(optimum)
    let outcome = isAdopted || !isSettled ? settleByTolerance() : nil
    if !isAdopted { show(optimum) }
    return outcome
  }

  private mutating func settleByTolerance() -> Repair? {
    var round = 0
    while !isSettled {
      seatAll()
      var journal: [Exchange] = []
      if broken.count > 0 {
        let outcome = repair(&journal)
        guard case .done = outcome else { return outcome }
      }
      if !optimise() { return .workLimit }
      if isSingular { restart() }
      if isBadlyScaled || isDelicate, pivots > refreshedPivots, round < 20 { polish() }
      round += 1
      if round > Self.rounds { return .workLimit }
      if drift > 400 * (rows.count + 16) || pivots > refreshedPivots + 100 { refreshValues() }
    }
    return nil
  }

  /// Computes values and duals afresh and prices every column. Where coefficients differ by orders of
  /// magnitude, what the exchanges left of accuracy may not suffice to see what is improving.
  private mutating func polish() {
    isDelicate = false
    refreshValues()
    for column in 0..<columns.count where columns[column].isLive {
      if columns[column].basicRow >= 0 {
        markDirty(column)
        observe(column)
      } else {
        markCandidate(column)
      }
    }
  }

  /// Starts again from the basis of all activities, after a block turned out singular.
  mutating func restart() {
    isSingular = false
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
      columns[own].home = -1
      assignSides(own)
      markDirty(own)
      if requiredTarget(own) != nil { leaveSegment(own) }
    }
    for column in 0..<columns.count where columns[column].isLive && !Column.isActivity(column) {
      markUnseated(column)
      markCandidate(column)
    }
    epoch += 1
  }
}
