/// Solves pending changes by placement, repair, duals and optimisation in turn.
extension Engine {
  /// Rounds of placement, repair and optimisation before the solver gives up.
  private static let rounds = 60

  /// Moves the values to an optimum; nil if that succeeds.
  mutating func settle() -> Outcome? {
    stalledSteps = 0
    newRequirement = -1
    guard !isSettled || !isVerified || doubtful.count > 0 else { return nil }
    isVerified = true
    var refusal = settleByTolerance()
    guard isBadlyScaled else { return refusal }
    if effort > effortLimit { return .workLimit }
    if refusal == nil, isClear() { return nil }
    if effort > effortLimit { return .workLimit }
    if pivots > pivotsAtRefresh {
      refreshAndReprice()
      refusal = settleByTolerance(isCareful: true)
    }
    // The extended simplex continues from the reached basis, also if rounding has kept the steps
    // from ending, or has made a conflict of required constraints that have been accepted.
    guard let optimum = extendedOptimum() else { return refusal }
    if case .conflict = refusal, violatesRequirement(optimum) { return refusal }
    let isAdopted = adopt(optimum)
    let outcome = isAdopted || !isSettled ? settleByTolerance(isCareful: true) : nil
    guard !isAdopted else { return outcome }
    substituteValues(of: optimum)
    if case .conflict = outcome { return nil }
    return outcome
  }

  /// Repeats the steps in doubles until no column waits for one.
  ///
  /// - Parameter isCareful: whether values and duals are computed again after every exchange.
  private mutating func settleByTolerance(isCareful: Bool = false) -> Outcome? {
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
      if isCareful || needsRefresh, pivots > pivotsAtRefresh, round < 20 { refreshAndReprice() }
      round += 1
      if round > Self.rounds { return .workLimit }
      if shiftsSinceRefresh > 400 * (rows.count + 16) || pivots > pivotsAtRefresh + 100 {
        refreshValues()
      }
    }
    return nil
  }

  /// Computes values and duals again and prices every column. If coefficients differ by orders of
  /// magnitude, exchanges may lose so much accuracy that an improving column is missed.
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
