/// Refusals in extended precision.
///
/// If coefficients have very different magnitudes, doubles have no suitable tolerance for deciding
/// whether required constraints contradict each other. `ExtendedSimplex` decides.
extension Engine {
  /// Decides about a violated required constraint that no exchange repairs; nil if the extended
  /// simplex gave up or its basis cannot be factored in doubles.
  mutating func repairInExtendedPrecision(_ target: Int) -> Outcome? {
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

  /// The conflict of a new constraint with the necessary members of `set`; nil if the set does not
  /// contradict it.
  ///
  /// The members are found by leaving out one after another (Chinneck and Dravnieks 1991). At a
  /// degenerate vertex they do not follow from the basis alone.
  private mutating func minimalConflict(_ set: [Int], new: Int) -> Outcome? {
    guard contradicts(set, new) == true else { return nil }
    var members = set
    for member in set {
      let others = members.filter { $0 != member }
      guard let isStill = contradicts(others, new) else { return nil }
      if isStill { members = others }
    }
    return .conflict([new] + members)
  }

  /// Whether the set contradicts a new constraint; nil if the extended simplex gave up.
  private mutating func contradicts(_ set: [Int], _ new: Int) -> Bool? {
    let chosen = set + [new]
    var copy = makeCopy(chosen, levelCount: 1, levels: chosen.map { _ in 0 })
    guard optimise(&copy) else { return nil }
    return chosen.indices.contains { isViolated(copy, $0) }
  }

  /// Whether a constraint is violated by more than rounded constants explain, which make dependent
  /// equations contradict each other slightly.
  private func isViolated(_ copy: ExtendedCopy, _ constraint: Int) -> Bool {
    let breakpoint = breakpoints[copy.breakpoints[constraint]]
    let residual = copy.simplex.residual(of: constraint)
    guard residual > 0 ? breakpoint.slopeAbove > 0 : residual < 0 && breakpoint.slopeBelow < 0
    else {
      return false
    }
    return abs(residual) > Tolerance.contradiction * copy.simplex.size(of: constraint)
      && abs(residual) > Tolerance.contradiction * copy.simplex.sizeOfTerms(of: constraint)
  }

  /// Whether an optimum violates a required constraint.
  func violatesRequirement(_ optimum: ExtendedCopy) -> Bool {
    optimum.breakpoints.indices.contains {
      breakpoints[optimum.breakpoints[$0]].isRequired && isViolated(optimum, $0)
    }
  }

  /// Checks an accepted required constraint again in extended precision if it, or another one
  /// because of it, is violated within the tolerance. With large coefficients the tolerance is
  /// wide.
  mutating func recheck(_ outcome: Outcome, of breakpoint: Int) -> Outcome {
    guard case .done = outcome, isBadlyScaled, breakpoints[breakpoint].isRequired else {
      return outcome
    }
    let isAnyViolated = isAnySlightlyViolated()
    let column = breakpoints[breakpoint].column
    guard isAnyViolated || isSlightlyViolated(breakpoint) && dependsOnBadScale(column) else {
      return outcome
    }
    return repairInExtendedPrecision(breakpoint) ?? outcome
  }

  /// Whether some required constraint is slightly violated, of the columns that have left their segments
  /// since the last check. No other column can have come to violate one.
  private mutating func isAnySlightlyViolated() -> Bool {
    var isAny = false
    while let column = strayed.popLast() {
      columns[column].marks.remove(.strayed)
      guard !isAny, columns[column].isLive, columns[column].basicRow >= 0 else { continue }
      var next = columns[column].first
      while next >= 0, !isAny {
        isAny =
          breakpoints[next].isRequired && isSlightlyViolated(next) && dependsOnBadScale(column)
        next = breakpoints[next].next
      }
    }
    return isAny
  }

  /// Whether the value of a basic column follows from a badly scaled constraint.
  mutating func dependsOnBadScale(_ column: Int) -> Bool {
    guard columns[column].basicRow >= 0 else { return false }
    computeAlphas(columns[column].basicRow)
    var placements: [Int] = []
    for k in 0..<alphaColumns.count where columns[alphaColumns[k]].placement >= 0 {
      placements.append(columns[alphaColumns[k]].placement)
    }
    clearAlphas()
    return dependsOnBadScale(placements)
  }

  /// Whether one of the rows of the last `backward`, or one of these constraints, is badly scaled.
  mutating func dependsOnBadScale(_ members: [Int]) -> Bool {
    var depends = members.contains { breakpoints[$0].isBadlyScaled }
    forEachReachedBack { if rows[$0].isBadlyScaled { depends = true } }
    return depends
  }

  /// Whether a basic column violates the constraint by more than the rounding of its terms.
  private mutating func isSlightlyViolated(_ index: Int) -> Bool {
    let breakpoint = breakpoints[index]
    guard columns[breakpoint.column].basicRow >= 0 else { return false }
    var size = 1 + abs(breakpoint.position)
    if Column.isActivity(breakpoint.column) {
      for entry in matrix.row(Column.index(breakpoint.column)) {
        size += abs(entry.coefficient * values[Column.variable(Int(entry.other))])
      }
    }
    let distance = values[breakpoint.column] - breakpoint.position
    return distance > Tolerance.slightViolation * size && breakpoint.slopeAbove > 0
      || distance < -Tolerance.slightViolation * size && breakpoint.slopeBelow < 0
  }
}
