/// From pending changes to the values of an optimum: placement, repair, duals and optimisation in
/// turn.
extension Engine {
  /// Rounds of placement, repair and optimisation before the solver gives up.
  private static let rounds = 60

  /// Takes the values to an optimum. Nil where that succeeds.
  mutating func settle(effortLimit limit: Int) -> Outcome? {
    effort = 0
    steps = 0
    effortLimit = limit
    stalledSteps = 0
    newRequirement = -1
    guard !isSettled || !isVerified else { return nil }
    isVerified = true
    let refusal = settleByTolerance()
    if case .conflict = refusal { return refusal }
    // Also where rounding keeps the steps from ending: the extended simplex goes on from there.
    guard isBadlyScaled else { return refusal }
    guard let optimum = extendedOptimum() else { return refusal }
    let isAdopted = adopt(optimum)
    let outcome = isAdopted || !isSettled ? settleByTolerance() : nil
    if !isAdopted { substituteValues(of: optimum) }
    return outcome
  }

  /// Repeats the steps until no column waits for one, in doubles.
  private mutating func settleByTolerance() -> Outcome? {
    var round = 0
    while !isSettled {
      placeNonbasicColumns()
      var journal: [Exchange] = []
      if infeasible.count > 0 {
        let outcome = repair(&journal)
        guard case .done = outcome else { return outcome }
      }
      if !optimise() { return .workLimit }
      if isSingular { restart() }
      if isBadlyScaled || needsRefresh, pivots > pivotsAtRefresh, round < 20 { refreshAndReprice() }
      round += 1
      if round > Self.rounds { return .workLimit }
      if shiftsSinceRefresh > 400 * (rows.count + 16) || pivots > pivotsAtRefresh + 100 {
        refreshValues()
      }
    }
    return nil
  }

  /// Computes values and duals afresh and prices every column. Where coefficients differ by orders
  /// of magnitude, exchanges may lose so much accuracy that an improving column is not seen.
  private mutating func refreshAndReprice() {
    needsRefresh = false
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
}
