/// The simplex on piecewise linear costs once more, in guarded numbers: slow, and right where
/// coefficients of very different size meet.
///
/// It has the engine's columns, the variables first and then the activities of the rows. Required
/// constraints are the highest level, so that every basis is feasible. Every position carries an
/// infinitesimal beside it, its tilt, so that no vertex is degenerate: each step falls strictly and no
/// basis comes twice. A basis is factored afresh for each step; it takes few from the basis that the
/// engine reached.
struct CarefulSimplex {
  typealias Term = GuardedFactors.Term

  struct Breakpoint {
    var column: Int
    var position: Guarded
    /// Its cost level, 0 the highest; no level where it counts among ties only.
    var level: Int?
    /// Where its ties are decided.
    var tieLevel: Int
    /// How fast its cost grows below and above the position.
    var below: Double
    var above: Double
    /// What it costs where ties are decided, in units of its cost, below and above the position.
    var rankBelow: Double
    var rankAbove: Double
    fileprivate(set) var tilt = 0.0
  }

  /// Where a column is to begin with.
  struct Place {
    var isBasic: Bool
    /// The breakpoint that it sits at, or -1.
    var home: Int
    var value: Double
  }

  let variableCount: Int
  let levelCount: Int
  let rows: [[Term]]
  private(set) var breakpoints: [Breakpoint]
  private(set) var isBasic: [Bool]
  private(set) var homes: [Int]
  /// Visited entries.
  private(set) var effort = 0
  private var columns: [[Term]]
  private var breakpointsOfColumn: [[Int]]
  private var values: [Guarded]
  private var tilts: [Guarded]
  private var factors: GuardedFactors
  private var duals: [[Guarded]]

  /// - Parameter rows: The terms of each row, by variable.
  init(
    rows: [[Term]], variableCount: Int, breakpoints: [Breakpoint], levelCount: Int, places: [Place]
  ) {
    self.rows = rows
    self.variableCount = variableCount
    self.breakpoints = breakpoints
    self.levelCount = levelCount
    columns = Array(repeating: [], count: variableCount)
    for (row, terms) in rows.enumerated() {
      for term in terms { columns[term.place].append(Term(place: row, value: term.value)) }
    }
    breakpointsOfColumn = Array(repeating: [], count: places.count)
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in breakpoints.indices {
      breakpointsOfColumn[breakpoints[index].column].append(index)
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      self.breakpoints[index].tilt = Double(Int(seed >> 24) * 2 + 1 - (1 << 40))
    }
    isBasic = places.map(\.isBasic)
    homes = places.map(\.home)
    values = places.map { Guarded($0.value) }
    tilts = Array(repeating: .zero, count: places.count)
    factors = GuardedFactors(rows: [], activity: 0, count: 0)
    duals = Array(repeating: Array(repeating: .zero, count: rows.count), count: levelCount)
  }

  /// False where it gave up.
  mutating func optimise(effortLimit: Int) -> Bool {
    for _ in 0..<(200 + 4 * breakpoints.count) where effort <= effortLimit {
      factor()
      solveValues()
      solveDuals()
      guard let (column, direction) = entering() else { return true }
      guard step(column, direction) else { return false }
    }
    return false
  }

  func value(of column: Int) -> Double { values[column].high }

  /// How far a breakpoint's column is above its position.
  func residual(of index: Int) -> Double {
    (values[breakpoints[index].column] - breakpoints[index].position).high
  }

  /// What a residual is small against.
  func size(of index: Int) -> Double {
    let one = breakpoints[index]
    guard one.column >= variableCount else { return 1 + abs(one.position.high) }
    return rows[one.column - variableCount].reduce(1 + abs(one.position.high)) {
      $0 + abs($1.value.high * values[$1.place].high)
    }
  }

  /// On which side of a breakpoint its column is: 1 or -1, thanks to the tilts; 0 where it sits at it.
  func side(of index: Int) -> Int {
    let one = breakpoints[index]
    if !isBasic[one.column], homes[one.column] == index { return 0 }
    let sign = (values[one.column] - one.position).sign
    return sign != 0 ? sign : (tilts[one.column] - Guarded(one.tilt)).high > 0 ? 1 : -1
  }

  /// The breakpoints that the value of a basic column follows from, and how fast it follows each.
  func dependencies(of column: Int) -> [(index: Int, rate: Double)] {
    var (right, y) = (zeros(isBasic.count), zeros(rows.count))
    right[column] = .one
    factors.solveTransposed(&right, into: &y)
    return isBasic.indices.compactMap {
      guard !isBasic[$0], homes[$0] >= 0 else { return nil }
      let rate = product(y, $0).high
      return rate == 0 ? nil : (homes[$0], rate)
    }
  }

  /// What a residual is small against where the breakpoints that it follows from are off by a share of
  /// their own sizes.
  func sizeOfTerms(of index: Int) -> Double {
    dependencies(of: breakpoints[index].column).reduce(size(of: index)) {
      $0 + abs($1.rate) * size(of: $1.index)
    }
  }
}

extension CarefulSimplex {
  /// The columns that may have another value in another optimum: those that are not basic and cost
  /// nothing to move, and those that move along.
  func movable() -> [Bool] {
    var result = [Bool](repeating: false, count: isBasic.count)
    for column in isBasic.indices where !isBasic[column] {
      let isFree = [1.0, -1].contains { direction in
        (0..<levelCount).allSatisfy { costSlope(column, direction, $0).isZero }
      }
      guard isFree else { continue }
      for (moved, rate) in rates(column).enumerated() where !rate.isZero { result[moved] = true }
    }
    return result
  }
}

// MARK: - The basis

extension CarefulSimplex {
  private func zeros(_ count: Int) -> [Guarded] { Array(repeating: .zero, count: count) }

  private mutating func factor() {
    let chosen = rows.indices.map { row in
      var terms = rows[row].filter { isBasic[$0.place] }
      if isBasic[variableCount + row] {
        terms.append(Term(place: variableCount + row, value: -.one))
      }
      return terms
    }
    factors = GuardedFactors(rows: chosen, activity: variableCount, count: isBasic.count)
    for column in isBasic.indices { isBasic[column] = false }
    for column in factors.columns {
      isBasic[column] = true
      homes[column] = -1
    }
    effort += factors.size
  }

  /// The values of the basic columns from those of the others.
  private mutating func solveValues() {
    for column in isBasic.indices where !isBasic[column] {
      guard homes[column] >= 0 else {
        tilts[column] = .zero
        continue
      }
      values[column] = breakpoints[homes[column]].position
      tilts[column] = Guarded(breakpoints[homes[column]].tilt)
    }
    var right = rightSide(values)
    factors.solve(&right, into: &values)
    right = rightSide(tilts)
    factors.solve(&right, into: &tilts)
    effort += 2 * factors.size
  }

  /// What the columns that are not basic leave to the others, by row.
  private func rightSide(_ values: [Guarded]) -> [Guarded] {
    rows.indices.map { row in
      let own = variableCount + row
      var sum = isBasic[own] ? Guarded.zero : values[own]
      for term in rows[row] where !isBasic[term.place] { sum -= term.value * values[term.place] }
      return sum
    }
  }

  private mutating func solveDuals() {
    var slopes = (0..<levelCount).map { _ in zeros(isBasic.count) }
    for column in isBasic.indices where isBasic[column] {
      for index in breakpointsOfColumn[column] {
        charge(breakpoints[index], above: side(of: index) > 0, rate: .one) { level, slope in
          slopes[level][column] += slope
        }
      }
    }
    for level in 0..<levelCount {
      factors.solveTransposed(&slopes[level], into: &duals[level])
    }
    effort += (levelCount + 1) * factors.size
  }

  /// Duals times a column.
  private func product(_ y: [Guarded], _ column: Int) -> Guarded {
    guard column < variableCount else { return -y[column - variableCount] }
    var sum = Guarded.zero
    for term in columns[column] { sum += y[term.place] * term.value }
    return sum
  }

  /// Calls `body` with what a breakpoint adds to the slope of its column's cost, by level.
  @inline(__always) private func charge(
    _ one: Breakpoint, above: Bool, rate: Guarded, _ body: (Int, Guarded) -> Void
  ) {
    let (slope, rank) = above ? (one.above, one.rankAbove) : (-one.below, one.rankBelow)
    guard slope != 0 else { return }
    if let level = one.level { body(level, Guarded(slope) * rate) }
    if rank != 0 { body(one.tieLevel, Guarded(slope * rank) * rate) }
  }
}

// MARK: - Steps

extension CarefulSimplex {
  /// The column that improves the cost most at the highest level that one improves, and which way.
  private mutating func entering() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestKey = (level: Int.max, slope: 0.0)
    for column in isBasic.indices where !isBasic[column] {
      for direction in [1.0, -1] {
        for level in 0...min(levelCount - 1, bestKey.level) {
          let slope = costSlope(column, direction, level)
          guard !slope.isZero else { continue }
          if slope.high < 0, (level, slope.high) < bestKey {
            bestKey = (level, slope.high)
            best = (column, direction)
          }
          break
        }
      }
      effort += column < variableCount ? columns[column].count : 1
    }
    return best
  }

  /// How fast the cost of a level grows when a column that is not basic moves.
  private func costSlope(_ column: Int, _ direction: Double, _ level: Int) -> Guarded {
    var slope = -product(duals[level], column)
    for index in breakpointsOfColumn[column] {
      let side = side(of: index)
      let isAbove = side == 0 ? direction > 0 : side > 0
      charge(breakpoints[index], above: isAbove, rate: .one) { if $0 == level { slope += $1 } }
    }
    return direction > 0 ? slope : -slope
  }

  /// A breakpoint that a column meets.
  private struct Event {
    var index: Int
    var step: Guarded
    var tilt: Guarded
    var speed: Guarded
  }

  /// Moves until the cost no longer falls. False where it falls without end.
  private mutating func step(_ column: Int, _ direction: Double) -> Bool {
    var slopes = (0..<levelCount).map { costSlope(column, direction, $0) }
    for event in events(column, direction) {
      let one = breakpoints[event.index]
      for isAbove in [true, false] {
        charge(one, above: isAbove, rate: event.speed.magnitude) { level, slope in
          slopes[level] += isAbove ? slope : -slope
        }
      }
      if let first = slopes.first(where: { !$0.isZero }), first.high < 0 { continue }
      isBasic[column] = one.column != column
      isBasic[one.column] = false
      homes[one.column] = event.index
      return true
    }
    return false
  }

  /// How fast all columns move when one that is not basic grows.
  private func rates(_ column: Int) -> [Guarded] {
    var (right, rates) = (zeros(rows.count), zeros(isBasic.count))
    if column < variableCount {
      for term in columns[column] { right[term.place] = -term.value }
    } else {
      right[column - variableCount] = .one
    }
    factors.solve(&right, into: &rates)
    rates[column] = .one
    return rates
  }

  /// What the basic columns and the entering one meet, in order.
  private mutating func events(_ column: Int, _ direction: Double) -> [Event] {
    let rates = rates(column)
    effort += factors.size
    var events: [Event] = []
    for moved in isBasic.indices where !rates[moved].isZero {
      let speed = direction > 0 ? rates[moved] : -rates[moved]
      for index in breakpointsOfColumn[moved] where side(of: index) * speed.sign < 0 {
        let one = breakpoints[index]
        events.append(
          Event(
            index: index, step: (one.position - values[moved]) / speed,
            tilt: (Guarded(one.tilt) - tilts[moved]) / speed, speed: speed))
      }
    }
    return events.sorted { a, b in
      let sign = (a.step - b.step).sign
      return sign != 0 ? sign < 0 : (a.tilt.high, a.index) < (b.tilt.high, b.index)
    }
  }
}
