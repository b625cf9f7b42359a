/// Where coefficients of very different size meet, refusals and optima are decided anew by the careful
/// simplex, from the basis that was reached; its basis and values replace those of the engine.
extension Engine {
  struct Copy {
    var simplex: CarefulSimplex
    /// The breakpoints and the columns that it has.
    var breakpoints: [Int]
    var columns: [Int]
  }

  /// A violated required constraint that no exchange repairs: what the careful simplex finds. Nil where
  /// it finds nothing either.
  mutating func repairCarefully(_ target: Int) -> Repair? {
    let new =
      newRequirement >= 0 && breakpoints[newRequirement].isRequired ? newRequirement : target
    let required = (0..<breakpoints.count).filter {
      breakpoints[$0].isLive && breakpoints[$0].isRequired
    }
    var copy = makeCopy(required, levelCount: 1, levels: required.map { _ in 0 })
    guard optimise(&copy) else { return nil }
    guard let violated = required.indices.first(where: { isViolated(copy, $0) }) else {
      return install(copy) ? .done : nil
    }
    let column = copy.simplex.breakpoints[violated].column
    let near =
      copy.simplex.dependencies(of: column).map { required[$0.index] } + [required[violated]]
    return minimalConflict(near.filter { $0 != new }, new: new)
      ?? minimalConflict(required.filter { $0 != new }, new: new)
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
    var copy = makeCopy(chosen, levelCount: 1, levels: chosen.map { _ in 0 })
    guard optimise(&copy) else { return nil }
    return chosen.indices.contains { isViolated(copy, $0) }
  }

  /// False where it gave up.
  private mutating func optimise(_ copy: inout Copy) -> Bool {
    defer { effort += copy.simplex.effort }
    return copy.simplex.optimise(effortLimit: effortLimit - effort)
  }

  /// By more than rounding of constants makes of equations that follow from each other.
  private func isViolated(_ copy: Copy, _ constraint: Int) -> Bool {
    let one = breakpoints[copy.breakpoints[constraint]]
    let residual = copy.simplex.residual(of: constraint)
    guard residual > 0 ? one.slopeAbove > 0 : residual < 0 && one.slopeBelow < 0 else {
      return false
    }
    return abs(residual) > 1e-12 * copy.simplex.size(of: constraint)
      && abs(residual) > 1e-12 * copy.simplex.sizeOfTerms(of: constraint)
  }

  /// Looks again at a required constraint that was taken because it, or one that gave way to it, is
  /// violated by no more than the tolerance, which for large coefficients is much.
  mutating func confirm(_ outcome: Repair, of breakpoint: Int) -> Repair {
    guard case .done = outcome, isBadlyScaled, breakpoints[breakpoint].isRequired else {
      return outcome
    }
    let isMoved = pivots != confirmedPivots
    confirmedPivots = pivots
    guard isDoubtful(breakpoint) || isMoved && isAnyDoubtful() else { return outcome }
    return repairCarefully(breakpoint) ?? outcome
  }

  private mutating func isAnyDoubtful() -> Bool {
    (0..<breakpoints.count).contains {
      breakpoints[$0].isLive && breakpoints[$0].isRequired && isDoubtful($0)
    }
  }

  private mutating func isDoubtful(_ breakpoint: Int) -> Bool {
    let one = breakpoints[breakpoint]
    guard columns[one.column].basicRow >= 0 else { return false }
    var size = 1 + abs(one.position)
    if Column.isActivity(one.column) {
      let extent = matrix.rows[Column.index(one.column)]
      for position in extent.start..<(extent.start + extent.count) {
        let entry = matrix.entries[position]
        size += abs(entry.coefficient * values[Column.variable(Int(entry.other))])
      }
    }
    let distance = values[one.column] - one.position
    return distance > 1e-13 * size && one.slopeAbove > 0
      || distance < -1e-13 * size && one.slopeBelow < 0
  }

  /// The optimum that the careful simplex finds from the basis that was reached; nil where it gave up.
  mutating func carefulOptimum() -> Copy? {
    let live = (0..<breakpoints.count).filter { breakpoints[$0].isLive }
    var places = [Int](repeating: 0, count: levels.count)
    for place in 0..<levels.order.count { places[levels.order[place]] = place }
    var copy = makeCopy(
      live, levelCount: levels.order.count,
      levels: live.map { places[Int(breakpoints[$0].level)] },
      tieLevels: live.map { places[breakpoints[$0].tieLevel] })
    return optimise(&copy) ? copy : nil
  }

  /// Goes to an optimum of the careful simplex. False where its basis could not be factored.
  mutating func adopt(_ optimum: Copy) -> Bool {
    guard install(optimum) else { return false }
    // It has the last word: what the engine's own tolerances make of these values is rounding.
    updateDuals()
    while let column = broken.popLast() { columns[column].marks.remove(.broken) }
    while let column = dirty.popLast() { columns[column].marks.remove(.dirty) }
    while let column = unseated.popLast() { columns[column].marks.remove(.unseated) }
    for k in candidatesTaken..<candidates.count { columns[candidates[k]].marks.remove(.candidate) }
    candidates.removeAll()
    candidatesTaken = 0
    return true
  }

  /// Shows the values of an optimum whose basis cannot be factored in doubles. The values of the
  /// engine's basis are kept, since the next steps start from them.
  mutating func show(_ optimum: Copy) {
    hidden = optimum.columns.map { ($0, values[$0]) }
    for (k, column) in optimum.columns.enumerated() {
      values[column] = optimum.simplex.value(of: k)
      markChanged(column)
    }
  }

  /// To be called before a change: afterwards the values are those of the basis.
  mutating func unhide() {
    guard !hidden.isEmpty else { return }
    for (column, value) in hidden {
      values[column] = value
      markChanged(column)
    }
    hidden = []
    isVerified = false
  }
}

// MARK: - The copy

extension Engine {
  /// The system of some constraints, each with a level for its cost, at the basis of the engine.
  ///
  /// - Parameters:
  ///   - tieLevels: None where ties need not be decided.
  ///   - pull: Where a variable is to be if nothing else says it, at the lowest level.
  private mutating func makeCopy(
    _ chosen: [Int], levelCount: Int, levels: [Int], tieLevels: [Int] = [],
    pull: (column: Int, target: Double)? = nil
  ) -> Copy {
    var (variables, rows): ([Int], [Int]) = ([], [])
    var local = [Int](repeating: -1, count: columns.count)
    func name(_ variable: Int) -> Int {
      let column = Column.variable(variable)
      if local[column] < 0 {
        local[column] = variables.count
        variables.append(column)
      }
      return local[column]
    }
    var terms: [[CarefulSimplex.Term]] = []
    for index in chosen {
      let column = breakpoints[index].column
      guard Column.isActivity(column) else {
        _ = name(Column.index(column))
        continue
      }
      rows.append(column)
      let extent = matrix.rows[Column.index(column)]
      terms.append(
        (extent.start..<(extent.start + extent.count)).map { position in
          let entry = matrix.entries[position]
          return CarefulSimplex.Term(
            place: name(Int(entry.other)), value: Guarded(given: entry.coefficient))
        })
    }
    for (row, column) in rows.enumerated() { local[column] = variables.count + row }
    let all = variables + rows
    var costs = chosen.indices.map { k in
      self.costs(
        of: chosen[k], at: local[breakpoints[chosen[k]].column], level: levels[k],
        tieLevel: tieLevels.isEmpty ? nil : tieLevels[k])
    }
    if let pull, local[pull.column] >= 0 {
      costs.append(
        CarefulSimplex.Breakpoint(
          column: local[pull.column], position: Guarded(pull.target), level: levelCount - 1,
          tieLevel: 0, below: 1, above: 1, rankBelow: 0, rankAbove: 0))
    }
    let simplex = CarefulSimplex(
      rows: terms, variableCount: variables.count, breakpoints: costs, levelCount: levelCount,
      places: places(of: all, among: chosen))
    return Copy(simplex: simplex, breakpoints: chosen, columns: all)
  }

  private func costs(of index: Int, at column: Int, level: Int, tieLevel: Int?)
    -> CarefulSimplex.Breakpoint
  {
    let one = breakpoints[index]
    let countsTies = tieLevel != nil && !one.isRequired
    return CarefulSimplex.Breakpoint(
      column: column, position: Guarded(one.constant) / Guarded(one.divisor),
      level: one.isStay ? nil : level,
      tieLevel: tieLevel ?? 0, below: -one.slopeBelow * one.weight,
      above: one.slopeAbove * one.weight, rankBelow: countsTies ? one.rankBelow : 0,
      rankAbove: countsTies ? one.rankAbove : 0)
  }

  private func places(of all: [Int], among chosen: [Int]) -> [CarefulSimplex.Place] {
    var number = [Int](repeating: -1, count: breakpoints.count)
    for (k, index) in chosen.enumerated() { number[index] = k }
    return all.map { column in
      let isBasic = columns[column].basicRow >= 0
      let home = isBasic ? -1 : columns[column].home
      return CarefulSimplex.Place(
        isBasic: isBasic, home: home >= 0 ? number[home] : -1, value: values[column])
    }
  }

  /// Takes over basis and values. False where the basis could not be factored.
  private mutating func install(_ copy: Copy) -> Bool {
    let simplex = copy.simplex
    // Rows that the copy does not have keep out of the way: their own activities are basic.
    var isBasic = [Bool](repeating: false, count: columns.count)
    for row in 0..<rows.count where rows[row].isLive {
      isBasic[Column.activity(ofRow: row)] = true
    }
    for (k, column) in copy.columns.enumerated() { isBasic[column] = simplex.isBasic[k] }
    guard rebase(isBasic) else { return false }
    while let one = broken.popLast() { columns[one].marks.remove(.broken) }
    for (k, column) in copy.columns.enumerated() {
      let home = simplex.homes[k]
      if simplex.isBasic[k] || home >= 0 {
        columns[column].home = home < 0 ? -1 : copy.breakpoints[home]
      }
      values[column] =
        home < 0 ? simplex.value(of: k) : breakpoints[copy.breakpoints[home]].position
      markChanged(column)
    }
    for (k, index) in copy.breakpoints.enumerated() where simplex.side(of: k) != 0 {
      breakpoints[index].side = Int8(simplex.side(of: k))
    }
    for column in 0..<columns.count where columns[column].isLive { reprice(column) }
    return true
  }

  /// Goes to the basis of these columns. False where it could not be factored; the basis is then as it
  /// was.
  private mutating func rebase(_ isBasic: [Bool]) -> Bool {
    let before = isBasic.indices.map { columns[$0].basicRow >= 0 }
    if before == isBasic, !isSingular { return true }
    guard factor(isBasic) else {
      if !factor(before) { restart() }
      return false
    }
    for row in 0..<rows.count { hasDual[row] = false }
    for k in 0..<duals.count { duals[k] = 0 }
    return true
  }

  private mutating func factor(_ isBasic: [Bool]) -> Bool {
    isSingular = false
    var basic = Slab<Int>(capacity: rows.count + 1)
    defer { basic.free() }
    for column in isBasic.indices where isBasic[column] { basic.append(column) }
    guard basic.count == (0..<rows.count).count(where: { rows[$0].isLive }) else { return false }
    rebuildAll(basic)
    return !isSingular
  }

  private mutating func reprice(_ column: Int) {
    if columns[column].basicRow >= 0 {
      columns[column].home = -1
      if Column.isActivity(column) { values[column] = activity(Column.index(column)) }
      refreshSegment(column)
      markDirty(column)
      return
    }
    let home = columns[column].home
    if home >= 0 { values[column] = breakpoints[home].position }
    markCandidate(column)
  }
}

// MARK: - Other optima

extension Engine {
  /// The constraints and the levels of their priorities, ties left aside, with a level below them.
  private mutating func copyOfPriorities(pull: (column: Int, target: Double)? = nil) -> Copy {
    let live = (0..<breakpoints.count).filter { breakpoints[$0].isLive && !breakpoints[$0].isStay }
    var places = [Int](repeating: 0, count: levels.count)
    for place in 0..<levels.order.count { places[levels.order[place]] = place }
    return makeCopy(
      live, levelCount: levels.priorityCount + 1,
      levels: live.map { places[Int(breakpoints[$0].level)] }, pull: pull)
  }

  /// The variables that may differ between optima; nil where the careful simplex gave up.
  mutating func carefullyMovableVariables() -> [Bool]? {
    effort = 0
    var copy = copyOfPriorities()
    guard optimise(&copy) else { return nil }
    var mayMove = [Bool](repeating: false, count: matrix.columns.count)
    // What no constraint mentions is anywhere.
    for variable in 0..<mayMove.count {
      mayMove[variable] = columns[Column.variable(variable)].isLive
    }
    for (k, mayMoveHere) in copy.simplex.movable().enumerated()
    where !Column.isActivity(copy.columns[k]) {
      mayMove[Column.index(copy.columns[k])] = mayMoveHere
    }
    return mayMove
  }

  /// An optimum in which the variable is as near to the target as in any; nil where the careful simplex
  /// gave up.
  mutating func carefulOptimum(pulling variable: Int, to target: Double) -> [Double]? {
    effort = 0
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
