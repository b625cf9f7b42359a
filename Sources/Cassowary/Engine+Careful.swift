/// Where coefficients of very different size meet, refusals and optima are decided anew by the careful
/// simplex, from the basis that was reached; its basis and values replace those of the engine.
extension Engine {
  /// Entries of the dense table up to which that is done.
  private static let carefulSize = 1 << 13

  private struct Copy {
    var simplex: CarefulSimplex
    /// The breakpoints that are its constraints.
    var breakpoints: [Int]
    /// Where variables are that nothing holds.
    var origin: [Double]
  }

  /// A violated required constraint that no exchange repairs: what the careful simplex finds. Nil where
  /// it finds nothing either.
  mutating func repairCarefully(_ target: Int) -> Repair? {
    let new =
      newRequirement >= 0 && breakpoints[newRequirement].isRequired ? newRequirement : target
    let required = (0..<breakpoints.count).filter {
      breakpoints[$0].isLive && breakpoints[$0].isRequired
    }
    guard var copy = makeCopy(required, levelCount: 3, levels: required.map { $0 == new ? 1 : 0 }),
      copy.simplex.optimise(steps: 40 * (required.count + 10))
    else { return nil }
    for k in required.indices where required[k] != new && isViolated(copy, k) { return nil }
    let place = required.firstIndex(of: new)!
    if isViolated(copy, place) {
      return minimalConflict(copy.simplex.dependencies(of: place).map { required[$0] }, new: new)
        ?? minimalConflict(required.filter { $0 != new }, new: new)
    }
    return install(copy) ? .done : nil
  }

  /// The members of a set that contradict a new constraint and are all needed for that, found by
  /// leaving out one after another (Chinneck and Dravnieks 1991). At a degenerate vertex the basis
  /// alone does not say which they are. Nil where the set does not contradict it.
  private mutating func minimalConflict(_ set: [Int], new: Int) -> Repair? {
    guard contradicts(set, new) == true else { return nil }
    var members = set
    for member in set {
      let others = members.filter { $0 != member }
      guard let isStill = contradicts(others, new) else { return nil }
      if isStill { members = others }
    }
    return .conflict([new] + members)
  }

  /// Nil where the careful simplex gave up.
  private mutating func contradicts(_ set: [Int], _ new: Int) -> Bool? {
    let chosen = set + [new]
    guard var copy = makeCopy(chosen, levelCount: 2, levels: chosen.map { _ in 0 }),
      copy.simplex.optimise(steps: 40 * (chosen.count + 10))
    else { return nil }
    return chosen.indices.contains { isViolated(copy, $0) }
  }

  /// By more than rounding of the given numbers makes of equations that follow from each other.
  private mutating func isViolated(_ copy: Copy, _ constraint: Int) -> Bool {
    let one = breakpoints[copy.breakpoints[constraint]]
    let slack = tolerance(at: one.position, of: one.column)
    let residual = copy.simplex.residual(of: constraint)
    return residual > slack && one.slopeAbove > 0 || residual < -slack && one.slopeBelow < 0
  }

  /// Goes from the optimum that was reached to that of the careful simplex.
  mutating func verifyOptimum() {
    let live = (0..<breakpoints.count).filter { breakpoints[$0].isLive }
    var places = [Int](repeating: 0, count: levels.count)
    for place in 0..<levels.order.count { places[levels.order[place]] = place }
    guard
      var copy = makeCopy(
        live, levelCount: levels.order.count,
        levels: live.map { places[Int(breakpoints[$0].level)] },
        tieLevels: live.map { places[breakpoints[$0].tieLevel] }),
      copy.simplex.optimise(steps: 40 * (live.count + 10)), install(copy)
    else { return }
    // It has the last word: what the engine's own tolerances make of these values is rounding.
    updateDuals()
    while let column = broken.popLast() { columns[column].marks.remove(.broken) }
    while let column = dirty.popLast() { columns[column].marks.remove(.dirty) }
    for k in candidatesTaken..<candidates.count { columns[candidates[k]].marks.remove(.candidate) }
    candidates.removeAll()
    candidatesTaken = 0
  }

  /// - Parameter tieLevels: none where all are required.
  private mutating func makeCopy(
    _ chosen: [Int], levelCount: Int, levels: [Int], tieLevels: [Int] = []
  ) -> Copy? {
    let variables = matrix.columns.count
    guard (variables + 2) * chosen.count <= Self.carefulSize else { return nil }
    effort += variables * variables * chosen.count
    var origin = [Double](repeating: 0, count: variables)
    for variable in 0..<variables {
      let column = Column.variable(variable)
      let isFree = columns[column].basicRow < 0 && columns[column].home < 0
      if isFree, columns[column].isLive { origin[variable] = values[column] }
    }
    var coefficients = [Guarded](repeating: .zero, count: (variables + 1) * chosen.count)
    for (k, index) in chosen.enumerated() {
      let start = k * (variables + 1)
      let column = breakpoints[index].column
      var constant = -Guarded(breakpoints[index].position)
      forEachTerm(of: column) { variable, coefficient in
        coefficients[start + variable] = Guarded(given: coefficient)
        constant = constant + Guarded(coefficient) * Guarded(origin[variable])
      }
      coefficients[start + variables] = constant
    }
    let constraints = chosen.indices.map { k in
      let one = breakpoints[chosen[k]]
      return CarefulSimplex.Constraint(
        level: one.isStay ? nil : levels[k],
        tieLevel: tieLevels.isEmpty ? levelCount - 1 : tieLevels[k],
        below: -one.slopeBelow * one.weight, above: one.slopeAbove * one.weight,
        rankBelow: one.isRequired ? 0 : one.rankBelow,
        rankAbove: one.isRequired ? 0 : one.rankAbove)
    }
    var simplex = CarefulSimplex(
      constraints, levelCount: levelCount, variableCount: variables, coefficients: coefficients)
    for (k, index) in chosen.enumerated() {
      let column = breakpoints[index].column
      if columns[column].basicRow < 0, columns[column].home == index { simplex.settle(k) }
    }
    return Copy(simplex: simplex, breakpoints: chosen, origin: origin)
  }

  private func forEachTerm(of column: Int, _ body: (Int, Double) -> Void) {
    guard Column.isActivity(column) else { return body(Column.index(column), 1) }
    let extent = matrix.rows[Column.index(column)]
    for position in extent.start..<(extent.start + extent.count) {
      body(Int(matrix.entries[position].other), matrix.entries[position].coefficient)
    }
  }

  /// Takes over basis and values. False where the basis could not be factored.
  private mutating func install(_ copy: Copy) -> Bool {
    var homes = [Int](repeating: -2, count: columns.count)
    for name in copy.simplex.nonbasic {
      let column =
        name < 0 ? Column.variable(-1 - name) : breakpoints[copy.breakpoints[name]].column
      homes[column] = name < 0 ? -1 : copy.breakpoints[name]
    }
    var basic = Slab<Int>(capacity: rows.count + 1)
    defer { basic.free() }
    for column in 0..<columns.count where columns[column].isLive && homes[column] == -2 {
      basic.append(column)
    }
    guard basic.count == (0..<rows.count).filter({ rows[$0].isLive }).count else { return false }
    rebuildAll(basic)
    if isSingular {
      restart()
      return false
    }
    for variable in copy.origin.indices where columns[Column.variable(variable)].isLive {
      let column = Column.variable(variable)
      let value = copy.origin[variable] + copy.simplex.shift(ofVariable: variable)
      values[column] = homes[column] >= 0 ? breakpoints[homes[column]].position : value
      markChanged(column)
    }
    while let one = broken.popLast() { columns[one].marks.remove(.broken) }
    for (constraint, side) in copy.simplex.sides {
      breakpoints[copy.breakpoints[constraint]].side = Int8(side)
    }
    for column in 0..<columns.count where columns[column].isLive { place(column, homes[column]) }
    for row in 0..<rows.count { hasDual[row] = false }
    for k in 0..<duals.count { duals[k] = 0 }
    return true
  }

  private mutating func place(_ column: Int, _ home: Int) {
    columns[column].home = max(home, -1)
    if Column.isActivity(column) {
      values[column] = home >= 0 ? breakpoints[home].position : activity(Column.index(column))
    }
    if home == -2 { markDirty(column) } else { markCandidate(column) }
  }
}
