/// Adding, changing and removing constraints.
extension Engine {
  mutating func makeVariable() -> Int {
    let index: Int
    if let free = freeVariables.popLast() {
      index = free
    } else {
      index = matrix.columns.count
      matrix.appendColumn()
      reported.append(0)
      births.append(0)
      extendColumns(to: Column.variable(index) + 1)
    }
    let column = Column.variable(index)
    columns[column].isLive = true
    births[index] = nextBirth
    nextBirth += 1
    return index
  }

  mutating func removeVariable(_ index: Int) {
    let column = Column.variable(index)
    columns[column].isLive = false
    columns[column].home = -1
    values[column] = 0
    reported[index] = 0
    freeVariables.append(index)
    epoch += 1
  }

  func isMentioned(_ index: Int) -> Bool {
    matrix.columns[index].count > 0 || columns[Column.variable(index)].first >= 0
  }

  private mutating func extendColumns(to count: Int) {
    columns.extend(to: count, with: Column())
    values.extend(to: count, with: 0)
    segments.extend(to: count, with: Segment())
    alpha.extend(to: count, with: 0)
  }

  /// Adds a constraint; the conflicting breakpoints where it is required and cannot hold.
  mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Double
  ) -> (breakpoint: Int, refusal: Repair) {
    let breakpoint = makeBreakpoint(priority: priority)
    newRequirement = breakpoint
    collect(expression)
    if alphaColumns.count == 1 {
      attach(breakpoint, toVariable: alphaColumns[0], expression.constant, relation)
      clearAlphas()
      epoch += 1
      return (breakpoint, confirm(take(breakpoint), of: breakpoint))
    }
    let row = makeRow()
    clearAlphas()
    breakpoints[breakpoint].divisor = -1
    breakpoints[breakpoint].constant = expression.constant
    breakpoints[breakpoint].relation = relation
    link(breakpoint, Column.activity(ofRow: row))
    if breakpoints[breakpoint].isRequired, relation == .equal {
      return (breakpoint, confirm(define(row, breakpoint), of: breakpoint))
    }
    return (breakpoint, confirm(take(breakpoint), of: breakpoint))
  }

  /// The summed coefficients by column, in `alpha`; columns that cancel are left out.
  private mutating func collect(_ expression: Expression) {
    alphaColumns.removeAll()
    for position in 0..<expression.count {
      let term = expression[position]
      guard term.coefficient != 0 else { continue }
      addAlpha(term)
    }
    var kept = 0
    for k in 0..<alphaColumns.count where alpha[alphaColumns[k]] != 0 {
      alphaColumns[kept] = alphaColumns[k]
      kept += 1
    }
    while alphaColumns.count > kept { _ = alphaColumns.popLast() }
  }

  @inline(__always) private mutating func addAlpha(_ term: Term) {
    let column = Column.variable(term.variable.index)
    if alpha[column] == 0 {
      for k in 0..<alphaColumns.count where alphaColumns[k] == column {
        alpha[column] = term.coefficient
        return
      }
      alphaColumns.append(column)
    }
    alpha[column] += term.coefficient
  }

  private mutating func makeBreakpoint(priority: Double) -> Int {
    let index: Int
    if let free = freeBreakpoints.popLast() {
      index = free
    } else {
      index = breakpoints.count
      breakpoints.append(Breakpoint())
    }
    breakpoints[index].isLive = true
    breakpoints[index].priority = priority
    breakpoints[index].level = level(priority)
    levels.retain(breakpoints[index].level)
    return index
  }

  mutating func level(_ priority: Double) -> Int {
    if priority >= 1000 { return Levels.required }
    if let level = levels.find(priority) { return level }
    if isSettled, levels.count > 24, let unused = levels.unused() {
      for row in 0..<rows.count { duals[row * levels.stride + unused] = 0 }
      levels.reuse(unused, for: priority)
      return unused
    }
    let before = levels.stride
    let level = levels.makeLevel(priority)
    if levels.stride != before { widen(from: before) }
    return level
  }

  private mutating func widen(from before: Int) {
    duals = widened(duals, from: before)
    vectorWork = widened(vectorWork, from: before)
    scratch.free()
    scratch = Vectors(stride: levels.stride)
  }

  private func widened(_ old: Slab<Double>, from before: Int) -> Slab<Double> {
    var new = Slab<Double>(capacity: rows.count * levels.stride + 1)
    new.extend(to: rows.count * levels.stride, with: 0)
    for row in 0..<rows.count {
      for level in 0..<before { new[row * levels.stride + level] = old[row * before + level] }
    }
    old.free()
    return new
  }

  private mutating func attach(
    _ breakpoint: Int, toVariable column: Int, _ constant: Double, _ relation: Relation
  ) {
    let coefficient = alpha[column]
    breakpoints[breakpoint].divisor = -coefficient
    breakpoints[breakpoint].constant = constant
    // What a violation costs differs as much as coefficients do.
    if abs(coefficient) > 64 || abs(coefficient) * 64 < 1 { isBadlyScaled = true }
    breakpoints[breakpoint].relation =
      coefficient > 0 ? relation : Relation(rawValue: -relation.rawValue)!
    link(breakpoint, column)
  }

  private mutating func link(_ breakpoint: Int, _ column: Int) {
    breakpoints[breakpoint].column = column
    breakpoints[breakpoint].next = columns[column].first
    let rank = rank(of: column)
    breakpoints[breakpoint].rankAbove = rank.above
    breakpoints[breakpoint].rankBelow = rank.below
    columns[column].first = breakpoint
    if breakpoints[breakpoint].isRequired { columns[column].requiredCount += 1 }
  }

  /// A row of the coefficients in `alpha`, its own activity basic in it.
  private mutating func makeRow() -> Int {
    let row = freeRows.popLast() ?? rows.count
    if row == rows.count { extendRows() }
    let own = Column.activity(ofRow: row)
    rows[row].pivotColumn = own
    rows[row].pivotCoefficient = -1
    rows[row].ring = row
    rows[row].block = -1
    rows[row].isLive = true
    hasDual[row] = false
    matrix.setRow(row, length: alphaColumns.count)
    var (value, scale) = (0.0, 1.0)
    for k in 0..<alphaColumns.count {
      let coefficient = alpha[alphaColumns[k]]
      matrix.append(coefficient, row: row, variable: Column.index(alphaColumns[k]))
      value += coefficient * values[alphaColumns[k]]
      scale = max(scale, abs(coefficient))
      if abs(coefficient) * 64 < 1 { isBadlyScaled = true }
    }
    if scale > 64 { isBadlyScaled = true }
    rows[row].scale = scale
    columns[own].basicRow = row
    columns[own].isLive = true
    columns[own].home = -1
    values[own] = value
    epoch += 1
    return row
  }

  private mutating func extendRows() {
    let row = rows.count
    rows.append(Row())
    hasDual.append(false)
    matrix.reserveRow(row)
    extendColumns(to: Column.activity(ofRow: row) + 1)
    work.append(0)
    backWork.append(0)
    duals.extend(to: (row + 1) * levels.stride, with: 0)
    vectorWork.extend(to: (row + 1) * levels.stride, with: 0)
  }

  /// Makes the solver respect a breakpoint that was added or changed.
  mutating func take(_ breakpoint: Int) -> Repair {
    let column = breakpoints[breakpoint].column
    if breakpoints[breakpoint].isRequired { return enforce(breakpoint) }
    if columns[column].basicRow < 0 {
      markUnseated(column)
    } else {
      breakpoints[breakpoint].side =
        breakpoints[breakpoint].relation == .greaterThanOrEqual ? 1 : -1
      assignSides(column)
      markDirty(column)
    }
    return .done
  }

  private mutating func enforce(_ breakpoint: Int) -> Repair {
    let column = breakpoints[breakpoint].column
    let (low, high) = requiredRange(column)
    if low.position > high.position + tolerance(at: breakpoints[breakpoint].position, of: column) {
      return .conflict([low.breakpoint, high.breakpoint])
    }
    if columns[column].basicRow < 0 { return enforceByMoving(column, breakpoint) }
    refreshSegment(column)
    markDirty(column)
    if requiredTarget(column) != nil { leaveSegment(column) }
    return repairOrUndo()
  }

  /// Repairs what a change broke; where that fails, undoes it and the exchanges before it.
  mutating func repairOrUndo(_ before: [Exchange] = []) -> Repair {
    guard broken.count > 0 else { return .done }
    var journal = before
    let outcome = repair(&journal)
    if case .done = outcome { return .done }
    undo(journal)
    return outcome
  }

  private mutating func enforceByMoving(_ column: Int, _ breakpoint: Int) -> Repair {
    let (low, high) = requiredRange(column)
    let before = (values[column], columns[column].home)
    let isAlone = breakpoints[breakpoint].next < 0 && columns[column].first == breakpoint
    if !isAlone { markUnseated(column) }
    markCandidate(column)
    let target = max(low.position, min(values[column], high.position))
    if isAlone, target == breakpoints[breakpoint].position { columns[column].home = breakpoint }
    guard target != before.0 else { return .done }
    columns[column].home = target == breakpoints[breakpoint].position ? breakpoint : -1
    shift(column, by: target - before.0)
    values[column] = target
    let outcome = repairOrUndo()
    if case .done = outcome { return .done }
    if columns[column].basicRow < 0 { shift(column, by: before.0 - values[column]) }
    columns[column].home = before.1
    while let one = broken.popLast() { columns[one].marks.remove(.broken) }
    return outcome
  }

  /// Where a column's own required constraints allow it to be, and which of them say so.
  mutating func requiredRange(_ column: Int)
    -> (low: (position: Double, breakpoint: Int), high: (position: Double, breakpoint: Int))
  {
    var low = (position: -Double.infinity, breakpoint: -1)
    var high = (position: Double.infinity, breakpoint: -1)
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      if one.isRequired {
        if one.relation != .lessThanOrEqual, one.position > low.position {
          low = (one.position, next)
        }
        if one.relation != .greaterThanOrEqual, one.position < high.position {
          high = (one.position, next)
        }
      }
      next = one.next
    }
    return (low, high)
  }
}
