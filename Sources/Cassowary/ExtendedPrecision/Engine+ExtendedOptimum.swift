/// Optima in extended precision.
///
/// If coefficients have very different magnitudes, `ExtendedSimplex` continues from the engine's
/// basis. Its basis and values then replace those of the engine.
extension Engine {
  /// The optimum that the extended simplex finds from the engine's basis; nil if it gave up.
  mutating func extendedOptimum() -> ExtendedCopy? {
    let live = (0..<breakpoints.count).filter { breakpoints[$0].isLive }
    let places = levels.places
    var copy = makeCopy(
      live, levelCount: levels.order.count,
      levels: live.map { places[Int(breakpoints[$0].level)] },
      tieLevels: live.map { places[breakpoints[$0].tieLevel] })
    return optimise(&copy) ? copy : nil
  }

  /// Takes over the basis and values of an optimum; false if the basis cannot be factored in
  /// doubles.
  mutating func adopt(_ optimum: ExtendedCopy) -> Bool {
    guard install(optimum) else { return false }
    // The optimum is final: anything that the engine's own tolerances would still change is
    // rounding.
    updateDuals()
    while let column = infeasible.popLast() { columns[column].marks.remove(.infeasible) }
    while let column = dirty.popLast() { columns[column].marks.remove(.dirty) }
    while let column = unplaced.popLast() { columns[column].marks.remove(.unplaced) }
    for k in candidatesTaken..<candidates.count { columns[candidates[k]].marks.remove(.candidate) }
    candidates.removeAll()
    candidatesTaken = 0
    return true
  }

  /// Replaces the values by those of an optimum whose basis cannot be factored in doubles. The
  /// values of the engine's basis are saved, because the next steps start from them.
  mutating func substituteValues(of optimum: ExtendedCopy) {
    basisValues = optimum.columns.map { ($0, values[$0]) }
    for (k, column) in optimum.columns.enumerated() {
      values[column] = optimum.simplex.value(of: k)
      markChanged(column)
    }
  }

  /// Restores the values of the engine's basis. Must be called before a change.
  mutating func restoreBasisValues() {
    guard !basisValues.isEmpty else { return }
    for (column, value) in basisValues {
      values[column] = value
      markChanged(column)
    }
    basisValues = []
    isVerified = false
  }

  /// A copy of all constraints except stays, with the levels of their priorities, without ties, and
  /// with an additional lowest level for `pull`.
  private mutating func copyOfPriorities(pull: (column: Int, target: Double)? = nil) -> ExtendedCopy
  {
    let live = (0..<breakpoints.count).filter { breakpoints[$0].isLive && !breakpoints[$0].isStay }
    let places = levels.places
    return makeCopy(
      live, levelCount: levels.priorityCount + 1,
      levels: live.map { places[Int(breakpoints[$0].level)] }, pull: pull)
  }

  /// For each variable, whether it may differ between optima; nil if the extended simplex gave up.
  mutating func movableVariablesInExtendedPrecision() -> [Bool]? {
    var copy = copyOfPriorities()
    guard optimise(&copy) else { return nil }
    var mayMove = [Bool](repeating: false, count: matrix.columns.count)
    // A variable that no constraint mentions may have any value.
    for variable in 0..<mayMove.count {
      mayMove[variable] = columns[Column.variable(variable)].isLive
    }
    for (k, mayMoveHere) in copy.simplex.movable().enumerated()
    where !Column.isActivity(copy.columns[k]) {
      mayMove[Column.index(copy.columns[k])] = mayMoveHere
    }
    return mayMove
  }

  /// An optimum in which the variable is as near to the target as possible; nil if the extended
  /// simplex gave up.
  mutating func extendedOptimum(pulling variable: Int, to target: Double) -> [Double]? {
    var copy = copyOfPriorities(pull: (Column.variable(variable), target))
    guard optimise(&copy) else { return nil }
    var optimum = (0..<matrix.columns.count).map { values[Column.variable($0)] }
    if columns[Column.variable(variable)].isLive { optimum[variable] = target }
    for (k, column) in copy.columns.enumerated() where !Column.isActivity(column) {
      optimum[Column.index(column)] = copy.simplex.value(of: k)
    }
    return optimum
  }
}
