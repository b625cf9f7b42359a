/// The simplex method on piecewise linear costs, in quad-doubles. It is slow, but also right for
/// coefficients of very different magnitudes.
///
/// - Its columns are the engine's: the variables first, then the activities of the rows.
/// - Required constraints are the highest level, so that every basis is feasible.
/// - Each position has an infinitesimal perturbation. Therefore no vertex is degenerate, each step
///   lowers the cost, and no basis is visited twice.
/// - The basis is factored again for each step. There are few steps from the engine's basis.
struct ExtendedSimplex {
  /// A coefficient and its variable or row.
  typealias Term = ExtendedFactors.Term

  /// A constraint as a breakpoint of its column's cost.
  struct Breakpoint {
    var column: Int
    /// The value of the column at which the constraint holds with equality.
    var position: QuadDouble
    /// The level of its cost, 0 the highest; nil if it only counts at the tie level.
    var level: Int?
    /// The level of its ties.
    var tieLevel: Int
    /// The cost of a violation per unit of the column, below the position.
    var below: Double
    /// The cost of a violation per unit of the column, above the position.
    var above: Double
    /// The weight of that cost at the tie level, below the position.
    var tieWeightBelow: Double
    /// The weight of that cost at the tie level, above the position.
    var tieWeightAbove: Double
    /// The infinitesimal added to the position, in a unit of its own.
    fileprivate(set) var perturbation = 0.0
  }

  /// The initial state of a column.
  struct Start {
    var isBasic: Bool
    /// For a non-basic column: the breakpoint at which it is placed, or -1.
    var placement: Int
    var value: Double
  }

  /// How many times as long an operation on quad-doubles takes as one on doubles.
  private static let weight = 16

  /// The number of columns that are variables.
  let variableCount: Int
  /// The number of cost levels.
  let levelCount: Int
  /// By row, its terms by variable.
  let rows: [[Term]]
  private(set) var breakpoints: [Breakpoint]
  /// By column, whether it is basic.
  private(set) var isBasic: [Bool]
  /// By column, the breakpoint at which it is placed, or -1.
  private(set) var placements: [Int]
  /// The work so far, in visited entries.
  private(set) var effort = 0
  /// By variable, its terms by row.
  private var columns: [[Term]]
  /// By column, its breakpoints.
  private var breakpointsOfColumn: [[Int]]
  /// By column, its value.
  private var values: [QuadDouble]
  /// By column, the infinitesimal part of its value.
  private var perturbations: [QuadDouble]
  /// The factors of the basis.
  private var factors: ExtendedFactors
  /// By level and row.
  private var duals: [[QuadDouble]]

  /// - Parameter rows: The terms of each row, by variable.
  init(
    rows: [[Term]], variableCount: Int, breakpoints: [Breakpoint], levelCount: Int, starts: [Start]
  ) {
    self.rows = rows
    self.variableCount = variableCount
    self.breakpoints = breakpoints
    self.levelCount = levelCount
    columns = Array(repeating: [], count: variableCount)
    for (row, terms) in rows.enumerated() {
      for term in terms { columns[term.index].append(Term(index: row, value: term.value)) }
    }
    breakpointsOfColumn = Array(repeating: [], count: starts.count)
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in breakpoints.indices {
      breakpointsOfColumn[breakpoints[index].column].append(index)
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      self.breakpoints[index].perturbation = Double(Int(seed >> 24) * 2 + 1 - (1 << 40))
    }
    isBasic = starts.map(\.isBasic)
    placements = starts.map(\.placement)
    values = starts.map { QuadDouble($0.value) }
    perturbations = Array(repeating: .zero, count: starts.count)
    factors = ExtendedFactors(rows: [], activity: 0, count: 0)
    duals = Array(repeating: Array(repeating: .zero, count: rows.count), count: levelCount)
  }

  /// Makes steps until no column improves the cost; false if it gave up.
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

  /// A column's value, rounded to a double.
  func value(of column: Int) -> Double { values[column].high }

  /// The distance of a breakpoint's column above its position.
  func residual(of index: Int) -> Double {
    (values[breakpoints[index].column] - breakpoints[index].position).high
  }

  /// The magnitude to which a breakpoint's residual is compared: 1 + the sizes of the position and
  /// of the row's terms.
  func size(of index: Int) -> Double {
    let breakpoint = breakpoints[index]
    guard breakpoint.column >= variableCount else { return 1 + abs(breakpoint.position.high) }
    return rows[breakpoint.column - variableCount].reduce(1 + abs(breakpoint.position.high)) {
      $0 + abs($1.value.high * values[$1.index].high)
    }
  }

  /// The side of a breakpoint that its column is on: 1 or -1, which the perturbations decide, or 0
  /// where the column is placed at it.
  func side(of index: Int) -> Int {
    let breakpoint = breakpoints[index]
    if !isBasic[breakpoint.column], placements[breakpoint.column] == index { return 0 }
    let sign = (values[breakpoint.column] - breakpoint.position).sign
    return sign != 0
      ? sign
      : (perturbations[breakpoint.column] - QuadDouble(breakpoint.perturbation)).high > 0 ? 1 : -1
  }

  /// The breakpoints that determine the value of a basic column, each with the column's rate.
  func dependencies(of column: Int) -> [(index: Int, rate: Double)] {
    var (right, y) = (zeros(isBasic.count), zeros(rows.count))
    right[column] = .one
    factors.solveTransposed(&right, into: &y)
    return isBasic.indices.compactMap {
      guard !isBasic[$0], placements[$0] >= 0 else { return nil }
      let rate = product(y, $0).high
      return rate == 0 ? nil : (placements[$0], rate)
    }
  }

  /// `size(of:)` with the sizes of the breakpoints that determine the column's value, each times
  /// its rate: the magnitude for errors in their positions.
  func sizeOfTerms(of index: Int) -> Double {
    dependencies(of: breakpoints[index].column).reduce(size(of: index)) {
      $0 + abs($1.rate) * size(of: $1.index)
    }
  }
}

extension ExtendedSimplex {
  /// For each column, whether it may have another value in another optimum: because it is non-basic
  /// and costs nothing to move, or because it depends on such a column.
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

extension ExtendedSimplex {
  /// This many zeros.
  private func zeros(_ count: Int) -> [QuadDouble] { Array(repeating: .zero, count: count) }

  /// Factors the basis. Dependent columns leave it.
  private mutating func factor() {
    let chosen = rows.indices.map { row in
      var terms = rows[row].filter { isBasic[$0.index] }
      if isBasic[variableCount + row] {
        terms.append(Term(index: variableCount + row, value: -.one))
      }
      return terms
    }
    factors = ExtendedFactors(rows: chosen, activity: variableCount, count: isBasic.count)
    for column in isBasic.indices { isBasic[column] = false }
    for column in factors.columns {
      isBasic[column] = true
      placements[column] = -1
    }
    effort += Self.weight * (factors.size + factors.work) + isBasic.count
  }

  /// Computes the values of the basic columns from those of the non-basic ones.
  private mutating func solveValues() {
    for column in isBasic.indices where !isBasic[column] {
      guard placements[column] >= 0 else {
        perturbations[column] = .zero
        continue
      }
      values[column] = breakpoints[placements[column]].position
      perturbations[column] = QuadDouble(breakpoints[placements[column]].perturbation)
    }
    var right = rightSide(values)
    factors.solve(&right, into: &values)
    right = rightSide(perturbations)
    factors.solve(&right, into: &perturbations)
    effort += 2 * Self.weight * factors.size
  }

  /// The right-hand side of the basic columns, by row.
  private func rightSide(_ values: [QuadDouble]) -> [QuadDouble] {
    rows.indices.map { row in
      let own = variableCount + row
      var sum = isBasic[own] ? QuadDouble.zero : values[own]
      for term in rows[row] where !isBasic[term.index] { sum -= term.value * values[term.index] }
      return sum
    }
  }

  /// Computes the duals from the slopes of the basic columns.
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
    effort += (levelCount + 1) * Self.weight * (factors.size + isBasic.count)
  }

  /// The duals of a level times a column.
  private func product(_ y: [QuadDouble], _ column: Int) -> QuadDouble {
    guard column < variableCount else { return -y[column - variableCount] }
    var sum = QuadDouble.zero
    for term in columns[column] { sum += y[term.index] * term.value }
    return sum
  }

  /// Calls `body` with a breakpoint's share of the slope of its column's cost, for each level.
  @inline(__always) private func charge(
    _ breakpoint: Breakpoint, above: Bool, rate: QuadDouble, _ body: (Int, QuadDouble) -> Void
  ) {
    let (slope, rank) =
      above
      ? (breakpoint.above, breakpoint.tieWeightAbove)
      : (-breakpoint.below, breakpoint.tieWeightBelow)
    guard slope != 0 else { return }
    if let level = breakpoint.level { body(level, QuadDouble(slope) * rate) }
    if rank != 0 { body(breakpoint.tieLevel, QuadDouble(slope * rank) * rate) }
  }
}

// MARK: - Steps

extension ExtendedSimplex {
  /// The column and the direction that improve the cost most at the highest level that can be
  /// improved; nil at an optimum.
  private mutating func entering() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestKey = (level: Int.max, slope: 0.0)
    for column in isBasic.indices where !isBasic[column] {
      let terms = column < variableCount ? columns[column].count : 1
      let length = Self.weight * (1 + terms + breakpointsOfColumn[column].count)
      for direction in [1.0, -1] {
        for level in 0...min(levelCount - 1, bestKey.level) {
          let slope = costSlope(column, direction, level)
          effort += length
          guard !slope.isZero else { continue }
          if slope.high < 0, (level, slope.high) < bestKey {
            bestKey = (level, slope.high)
            best = (column, direction)
          }
          break
        }
      }
    }
    return best
  }

  /// The rate at which the cost of a level grows when a non-basic column moves.
  private func costSlope(_ column: Int, _ direction: Double, _ level: Int) -> QuadDouble {
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
    var step: QuadDouble
    var perturbation: QuadDouble
    var speed: QuadDouble
  }

  /// Moves a column until the cost no longer falls, and exchanges columns; false if the cost is
  /// unbounded.
  private mutating func step(_ column: Int, _ direction: Double) -> Bool {
    var slopes = (0..<levelCount).map { costSlope(column, direction, $0) }
    for event in events(column, direction) {
      let breakpoint = breakpoints[event.index]
      for isAbove in [true, false] {
        charge(breakpoint, above: isAbove, rate: event.speed.magnitude) { level, slope in
          slopes[level] += isAbove ? slope : -slope
        }
      }
      if let first = slopes.first(where: { !$0.isZero }), first.high < 0 { continue }
      isBasic[column] = breakpoint.column != column
      isBasic[breakpoint.column] = false
      placements[breakpoint.column] = event.index
      return true
    }
    return false
  }

  /// The rates of all columns when a non-basic one grows.
  private func rates(_ column: Int) -> [QuadDouble] {
    var (right, rates) = (zeros(rows.count), zeros(isBasic.count))
    if column < variableCount {
      for term in columns[column] { right[term.index] = -term.value }
    } else {
      right[column - variableCount] = .one
    }
    factors.solve(&right, into: &rates)
    rates[column] = .one
    return rates
  }

  /// The breakpoints that the basic columns and the entering one meet, in order.
  private mutating func events(_ column: Int, _ direction: Double) -> [Event] {
    let rates = rates(column)
    effort += Self.weight * factors.size
    var events: [Event] = []
    for moved in isBasic.indices where !rates[moved].isZero {
      let speed = direction > 0 ? rates[moved] : -rates[moved]
      for index in breakpointsOfColumn[moved] where side(of: index) * speed.sign < 0 {
        let breakpoint = breakpoints[index]
        events.append(
          Event(
            index: index, step: (breakpoint.position - values[moved]) / speed,
            perturbation: (QuadDouble(breakpoint.perturbation) - perturbations[moved]) / speed,
            speed: speed))
      }
    }
    effort += Self.weight * (events.count + isBasic.count)
    return events.sorted { a, b in
      let sign = (a.step - b.step).sign
      return sign != 0 ? sign < 0 : (a.perturbation.high, a.index) < (b.perturbation.high, b.index)
    }
  }
}
