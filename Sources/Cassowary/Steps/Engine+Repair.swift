/// The dual simplex for required constraints: a basic column that violates one leaves the basis at
/// it. The column that enters is the one whose price allows the least change (the dual ratio test,
/// on whole cost vectors); after `leastIndexAfter` exchanges in one repair, columns leave and enter
/// by least index (Bland), which cannot cycle.
extension Engine {
  private static let leastIndexAfter = 400

  /// An exchange that can be undone.
  struct Exchange {
    var left: Int
    var entered: Int
    var enteredValue: Double
    var enteredHome: Int
  }

  enum Repair {
    case done
    /// The required constraints that contradict each other.
    case conflict([Int])
    case workLimit
  }

  mutating func repair(_ journal: inout [Exchange]) -> Repair {
    while let column = nextBroken(leastIndex: journal.count > Self.leastIndexAfter) {
      guard columns[column].basicRow >= 0, let target = requiredTarget(column) else { continue }
      if isExhausted { return .workLimit }
      steps += 1
      let row = columns[column].basicRow
      computeAlphas(row)
      let isUp = values[column] < breakpoints[target].position
      let byIndex = journal.count > Self.leastIndexAfter
      guard let entering = solveEntering(row, isUp: isUp, leastIndex: byIndex) else {
        let members = blockers(isUp: isUp)
        clearAlphas()
        if isBadlyScaled, let careful = repairCarefully(target) { return careful }
        return .conflict([target] + members)
      }
      clearAlphas()
      journal.append(
        Exchange(
          left: column, entered: entering, enteredValue: values[entering],
          enteredHome: columns[entering].home))
      enterSolved(entering, atRow: row, home: target)
      if isSingular {
        // Nothing to go back to: what was exchanged so far belongs to a basis that is gone.
        restart()
        journal.removeAll()
      }
    }
    return .done
  }

  private mutating func nextBroken(leastIndex: Bool) -> Int? {
    guard broken.count > 0 else { return nil }
    var at = broken.count - 1
    if leastIndex {
      for k in 0..<broken.count where broken[k] < broken[at] { at = k }
    }
    let column = broken[at]
    broken[at] = broken[broken.count - 1]
    _ = broken.popLast()
    columns[column].marks.remove(.broken)
    return column
  }

  /// Row `row` of the inverse times the non-basic columns: when such a column grows by one, the
  /// column that is basic in the row grows by minus its alpha.
  mutating func computeAlphas(_ row: Int) {
    backward(row: row)
    alphaColumns.removeAll()
    for k in 0..<backOrder.count {
      let start = backOrder[k]
      var member = start
      repeat {
        addAlphas(ofRow: member)
        backWork[member] = 0
        member = rows[member].ring
      } while member != start
    }
  }

  private mutating func addAlphas(ofRow row: Int) {
    let y = backWork[row]
    guard y != 0 else { return }
    let own = Column.activity(ofRow: row)
    if columns[own].basicRow < 0 { addAlpha(own, -y) }
    let extent = matrix.rows[row]
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      let column = Column.variable(Int(entry.other))
      if columns[column].basicRow < 0 { addAlpha(column, entry.coefficient * y) }
    }
  }

  @inline(__always) private mutating func addAlpha(_ column: Int, _ part: Double) {
    if alpha[column] == 0 { alphaColumns.append(column) }
    // Of a row that follows from others nothing is left but rounding, which would be taken for pivots.
    alpha[column].subtract(-part)
  }

  mutating func clearAlphas() {
    for k in 0..<alphaColumns.count { alpha[alphaColumns[k]] = 0 }
    alphaColumns.removeAll()
  }

  var largestAlpha: Double {
    var largest = 0.0
    for k in 0..<alphaColumns.count { largest = max(largest, abs(alpha[alphaColumns[k]])) }
    return largest
  }

  /// Chooses the column to enter and leaves its FTRAN in `work`. The pivot is known twice, from the
  /// row and from the column; where the two differ it is rounding, and the column is passed over.
  private mutating func solveEntering(_ row: Int, isUp: Bool, leastIndex: Bool) -> Int? {
    while let column = chooseEntering(isUp: isUp, leastIndex: leastIndex) {
      forward(column: column)
      if abs(work[row] - alpha[column]) <= 1e-6 * abs(alpha[column]) { return column }
      clearWork()
      alpha[column] = 0
    }
    return nil
  }

  /// The non-basic column to enter, so that the basic one can move up or down.
  private mutating func chooseEntering(isUp: Bool, leastIndex: Bool) -> Int? {
    let largest = largestAlpha
    return choose(isUp: isUp, leastIndex: leastIndex, above: Tolerance.pivot * largest)
      ?? choose(isUp: isUp, leastIndex: leastIndex, above: 1e-15 * largest)
  }

  private mutating func choose(isUp: Bool, leastIndex: Bool, above least: Double) -> Int? {
    var best = -1
    for k in 0..<alphaColumns.count {
      let column = alphaColumns[k]
      let size = abs(alpha[column])
      guard size > least, column != best else { continue }
      let movesUp = isUp == (alpha[column] < 0)
      if requiredBlocker(column, up: movesUp) != nil { continue }
      if leastIndex {
        if best < 0 || column < best { best = column }
        continue
      }
      computeRatio(column, up: movesUp, size: size)
      let sign = best < 0 ? -1 : compare(scratch.low, scratch.slope)
      if sign < 0 || (sign == 0 && isPreferred(column, to: best)) {
        best = column
        for level in 0..<levels.count { scratch.slope[level] = scratch.low[level] }
      }
    }
    return best < 0 ? nil : best
  }

  /// How much the duals would have to change, in `scratch.low`.
  private mutating func computeRatio(_ column: Int, up: Bool, size: Double) {
    computeDot(column)
    if columns[column].first < 0 {
      for level in 0..<levels.count { scratch.low[level] = abs(scratch.dot[level]) / size }
      return
    }
    computeSubgradient(column)
    for level in 0..<levels.count {
      let gap =
        up
        ? scratch.high[level] - scratch.dot[level] : scratch.dot[level] - scratch.low[level]
      scratch.low[level] = gap / size
    }
    // A column that is not seated yet may have a gap below zero: it is as good as free.
    clear(scratch.high)
    if compare(scratch.low, scratch.high) < 0 { clear(scratch.low) }
  }

  /// Among equals one without constraints, then a short column, then a large pivot, then the first.
  mutating func isPreferred(_ a: Int, to b: Int) -> Bool {
    let (freeA, freeB) = (isUndecided(a), isUndecided(b))
    if freeA != freeB { return freeA }
    let (lengthA, lengthB) = (columnLength(a), columnLength(b))
    if lengthA != lengthB { return lengthA < lengthB }
    let (sizeA, sizeB) = (abs(alpha[a]), abs(alpha[b]))
    if abs(sizeA - sizeB) > 1e-9 * sizeA { return sizeA > sizeB }
    return a < b
  }

  mutating func columnLength(_ column: Int) -> Int {
    Column.isActivity(column) ? 1 : matrix.columns[Column.index(column)].count
  }

  /// The required constraint that keeps a non-basic column from moving, if any.
  mutating func requiredBlocker(_ column: Int, up: Bool) -> Int? {
    guard columns[column].requiredCount > 0 else { return nil }
    let value = values[column]
    var next = columns[column].first
    while next >= 0 {
      let one = breakpoints[next]
      if one.isRequired {
        let slack = tolerance(at: one.position, of: column)
        if up, one.relation != .greaterThanOrEqual, value >= one.position - slack { return next }
        if !up, one.relation != .lessThanOrEqual, value <= one.position + slack { return next }
      }
      next = one.next
    }
    return nil
  }

  /// What blocks every column of a row that cannot be repaired: with the violated constraint a set
  /// of which every member is needed, because the rows of a basis are independent.
  private mutating func blockers(isUp: Bool) -> [Int] {
    let least = 1e-13 * largestAlpha
    var members: [Int] = []
    for k in 0..<alphaColumns.count {
      let column = alphaColumns[k]
      guard abs(alpha[column]) > least else { continue }
      let movesUp = isUp == (alpha[column] < 0)
      if let one = requiredBlocker(column, up: movesUp), !members.contains(one) {
        members.append(one)
      }
    }
    return members
  }

  /// Column q, whose FTRAN stands in `work`, enters in the place of the row's column, which moves to
  /// the constraint `home`.
  mutating func enterSolved(_ q: Int, atRow row: Int, home: Int) {
    let p = rows[row].pivotColumn
    let position = breakpoints[home].position
    let step = (values[p] - position) / work[row]
    if abs(work[row]) < Tolerance.delicatePivot { isDelicate = true }
    if step == 0 { clearWork() } else { applyForward(times: -step) }
    values[q] += step
    markChanged(q)
    values[p] = position
    exchange(q, atRow: row)
    columns[p].home = home
    markCandidate(p)
    columns[q].home = -1
    assignSides(q)
    markDirty(q)
    if columns[q].requiredCount > 0, requiredTarget(q) != nil { leaveSegment(q) }
  }

  /// Undoes the exchanges of a repair that failed.
  mutating func undo(_ journal: [Exchange]) {
    while let column = broken.popLast() { columns[column].marks.remove(.broken) }
    guard !journal.isEmpty else { return }
    for exchange in journal.reversed() {
      columns[exchange.left].basicRow = 0
      columns[exchange.entered].basicRow = -1
      values[exchange.entered] = exchange.enteredValue
      columns[exchange.entered].home = exchange.enteredHome
      columns[exchange.left].home = -1
      markCandidate(exchange.entered)
      markDirty(exchange.left)
    }
    var basic = Slab<Int>(capacity: rows.count)
    for column in 0..<columns.count where columns[column].basicRow >= 0 { basic.append(column) }
    rebuildAll(basic)
    basic.free()
    refreshValues()
    while let column = broken.popLast() { columns[column].marks.remove(.broken) }
  }
}
