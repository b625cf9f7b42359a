/// Copying a part of the system into an `ExtendedSimplex`, and its basis and values back.
extension Engine {
  /// A copy of some constraints at the engine's basis.
  ///
  /// - Parameters:
  ///   - chosen: The breakpoints.
  ///   - levels: The level of each breakpoint's cost, 0 the highest.
  ///   - tieLevels: The level of each breakpoint's ties. Empty if ties need not be decided.
  ///   - pull: A target for a column, with a cost at the lowest level.
  mutating func makeCopy(
    _ chosen: [Int], levelCount: Int, levels: [Int], tieLevels: [Int] = [],
    pull: (column: Int, target: Double)? = nil
  ) -> ExtendedCopy {
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
    var terms: [[ExtendedSimplex.Term]] = []
    for index in chosen {
      let column = breakpoints[index].column
      guard Column.isActivity(column) else {
        _ = name(Column.index(column))
        continue
      }
      rows.append(column)
      terms.append(
        matrix.row(Column.index(column)).map { entry in
          ExtendedSimplex.Term(
            index: name(Int(entry.other)), value: QuadDouble(given: entry.coefficient))
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
        ExtendedSimplex.Breakpoint(
          column: local[pull.column], position: QuadDouble(pull.target), level: levelCount - 1,
          tieLevel: 0, below: 1, above: 1, tieWeightBelow: 0, tieWeightAbove: 0))
    }
    let simplex = ExtendedSimplex(
      rows: terms, variableCount: variables.count, breakpoints: costs, levelCount: levelCount,
      starts: starts(of: all, among: chosen))
    return ExtendedCopy(simplex: simplex, breakpoints: chosen, columns: all)
  }

  /// A breakpoint of the copy.
  private func costs(of index: Int, at column: Int, level: Int, tieLevel: Int?)
    -> ExtendedSimplex.Breakpoint
  {
    let breakpoint = breakpoints[index]
    let countsTies = tieLevel != nil && !breakpoint.isRequired
    return ExtendedSimplex.Breakpoint(
      column: column, position: QuadDouble(breakpoint.constant) / QuadDouble(breakpoint.divisor),
      level: breakpoint.isStay ? nil : level,
      tieLevel: tieLevel ?? 0, below: -breakpoint.slopeBelow * breakpoint.weight,
      above: breakpoint.slopeAbove * breakpoint.weight,
      tieWeightBelow: countsTies ? breakpoint.tieWeightBelow : 0,
      tieWeightAbove: countsTies ? breakpoint.tieWeightAbove : 0)
  }

  /// The initial states of the columns.
  private func starts(of all: [Int], among chosen: [Int]) -> [ExtendedSimplex.Start] {
    var number = [Int](repeating: -1, count: breakpoints.count)
    for (k, index) in chosen.enumerated() { number[index] = k }
    return all.map { column in
      let isBasic = columns[column].basicRow >= 0
      let placement = isBasic ? -1 : columns[column].placement
      return ExtendedSimplex.Start(
        isBasic: isBasic, placement: placement >= 0 ? number[placement] : -1, value: values[column])
    }
  }

  /// Optimises the copy; false if it gave up.
  mutating func optimise(_ copy: inout ExtendedCopy) -> Bool {
    defer { effort += copy.simplex.effort }
    // Its first step takes as much as a small budget. It is not begun without any work left.
    guard effort < effortLimit else { return false }
    return copy.simplex.optimise(effortLimit: effortLimit - effort)
  }

  /// Takes over the copy's basis and values; false if the basis cannot be factored in doubles.
  mutating func install(_ copy: ExtendedCopy) -> Bool {
    let simplex = copy.simplex
    // In rows that the copy does not have, the row's own activity is basic.
    var isBasic = [Bool](repeating: false, count: columns.count)
    for row in 0..<rows.count where rows[row].isLive {
      isBasic[Column.activity(ofRow: row)] = true
    }
    for (k, column) in copy.columns.enumerated() { isBasic[column] = simplex.isBasic[k] }
    guard rebase(isBasic) else { return false }
    travelled = .infinity
    while let column = infeasible.popLast() { columns[column].marks.remove(.infeasible) }
    for (k, column) in copy.columns.enumerated() {
      let placement = simplex.placements[k]
      if placement < 0 {
        values[column] = simplex.value(of: k)
      } else {
        columns[column].placement = copy.breakpoints[placement]
        values[column] = breakpoints[copy.breakpoints[placement]].position
      }
      markChanged(column)
    }
    for (k, index) in copy.breakpoints.enumerated() where simplex.side(of: k) != 0 {
      breakpoints[index].side = Int8(simplex.side(of: k))
    }
    for column in 0..<columns.count where columns[column].isLive { refreshAfterInstall(column) }
    return true
  }

  /// Changes to the basis of these columns. If it cannot be factored, returns false and keeps the
  /// old basis.
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

  /// Factors the basis of these columns; false if it is singular.
  private mutating func factor(_ isBasic: [Bool]) -> Bool {
    isSingular = false
    var basic = Slab<Int>(capacity: rows.count + 1)
    defer { basic.free() }
    for column in isBasic.indices where isBasic[column] { basic.append(column) }
    guard basic.count == (0..<rows.count).count(where: { rows[$0].isLive }) else { return false }
    rebuildAll(basic)
    return !isSingular
  }

  /// Updates a column's value, segment and lists for the new basis.
  private mutating func refreshAfterInstall(_ column: Int) {
    if columns[column].basicRow >= 0 {
      columns[column].placement = -1
      if Column.isActivity(column) { values[column] = activity(Column.index(column)) }
      refreshSegment(column)
      markDirty(column)
      return
    }
    let placement = columns[column].placement
    if placement >= 0 { values[column] = breakpoints[placement].position }
    markCandidate(column)
  }
}
