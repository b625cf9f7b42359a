/// A dense simplex on the residuals of the constraints, in guarded numbers: slow, and right where
/// coefficients of very different size meet.
///
/// Residual i is s_i = a_i x + c_i. As many residuals as there are variables are zero and independent
/// (nonbasic); the others are linear in these. A variable that is nonbasic is free and stays. Every
/// constant carries an infinitesimal beside it, so that no vertex is degenerate: each step falls
/// strictly and no basis comes twice.
struct CarefulSimplex {
  struct Constraint {
    /// Its cost level, 0 the highest, and the slopes of its cost below and above zero; no level where
    /// it counts among ties only.
    var level: Int?
    /// Where its ties are decided.
    var tieLevel: Int
    var below: Double
    var above: Double
    /// What it costs where ties are decided, in units of its cost, below and above zero.
    var rankBelow: Double
    var rankAbove: Double
  }

  let constraints: [Constraint]
  let levelCount: Int
  private let variableCount: Int
  private let width: Int
  /// A row a constraint, then one a variable that entered; the constant and the infinitesimal last.
  private var table: [Guarded]
  /// What a row stands for and what is nonbasic: a constraint, or -1 - variable.
  private(set) var members: [Int]
  private(set) var nonbasic: [Int]
  private var slopes: [Guarded]

  /// The coefficients, a row a constraint, with the constant at the end of each row.
  init(_ constraints: [Constraint], levelCount: Int, variableCount: Int, coefficients: [Guarded]) {
    self.constraints = constraints
    self.levelCount = levelCount
    self.variableCount = variableCount
    width = variableCount + 2
    table = []
    table.reserveCapacity(constraints.count * width)
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for row in constraints.indices {
      let start = row * (variableCount + 1)
      table += coefficients[start...(start + variableCount)]
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      table.append(Guarded(Double(Int(seed >> 42) * 2 + 1 - (1 << 22))))
    }
    members = Array(constraints.indices)
    nonbasic = (0..<variableCount).map { -1 - $0 }
    slopes = Array(repeating: .zero, count: levelCount)
  }

  /// False where it gave up.
  mutating func optimise(steps: Int) -> Bool {
    for _ in 0..<steps {
      guard let (column, direction) = entering() else { return true }
      guard step(column, direction) else { return false }
    }
    return false
  }

  /// Makes a constraint's residual zero in place of a variable that is still free, if one will do.
  mutating func settle(_ constraint: Int) {
    guard let row = members.firstIndex(of: constraint) else { return }
    var best = -1
    for column in 0..<variableCount where nonbasic[column] < 0 {
      let size = abs(table[row * width + column].high)
      if size > 0, best < 0 || size > abs(table[row * width + best].high) { best = column }
    }
    if best >= 0 { pivot(row, best) }
  }

  /// How far a variable is from where it was taken to be.
  func shift(ofVariable variable: Int) -> Double {
    guard let row = members.firstIndex(of: -1 - variable) else { return 0 }
    return table[row * width + variableCount].high
  }

  func residual(of constraint: Int) -> Double {
    guard let row = members.firstIndex(of: constraint) else { return 0 }
    return table[row * width + variableCount].high
  }

  /// The nonbasic constraints that a residual depends on.
  func dependencies(of constraint: Int) -> [Int] {
    guard let row = members.firstIndex(of: constraint) else { return [] }
    return (0..<variableCount).filter {
      nonbasic[$0] >= 0 && !table[row * width + $0].isZero
    }.map { nonbasic[$0] }
  }

  /// On which side of zero each basic constraint is: 1 or -1. One that is on zero is where the costs
  /// have it.
  var sides: [(constraint: Int, side: Int)] {
    members.indices.filter { members[$0] >= 0 }.map { (members[$0], side($0)) }
  }

  /// On which side of zero a basic residual is: never on zero, thanks to the infinitesimal.
  private func side(_ row: Int) -> Int {
    let sign = Guarded.sign(table[row * width + variableCount])
    return sign != 0 ? sign : table[row * width + variableCount + 1].high > 0 ? 1 : -1
  }

  /// The column that improves the cost most at the highest level that one improves, and which way.
  private mutating func entering() -> (column: Int, direction: Int)? {
    var best: (column: Int, direction: Int)?
    var bestKey = (level: Int.max, slope: 0.0)
    let sides = members.indices.map { side($0) }
    for column in 0..<variableCount {
      for direction in [1, -1] {
        computeSlopes(column, direction, sides)
        guard let level = slopes.firstIndex(where: { !$0.isZero }), slopes[level].high < 0
        else { continue }
        if (level, slopes[level].high) < bestKey {
          bestKey = (level, slopes[level].high)
          best = (column, direction)
        }
      }
    }
    return best
  }

  /// How fast the costs grow when a nonbasic residual moves.
  private mutating func computeSlopes(_ column: Int, _ direction: Int, _ sides: [Int]) {
    for level in 0..<levelCount { slopes[level] = .zero }
    for row in members.indices where members[row] >= 0 {
      let rate = table[row * width + column]
      guard !rate.isZero else { continue }
      let one = constraints[members[row]]
      let (slope, rank) = sides[row] > 0 ? (one.above, one.rankAbove) : (-one.below, one.rankBelow)
      charge(one, slope * Double(direction), slope * rank * Double(direction), rate)
    }
    if nonbasic[column] >= 0 {
      let one = constraints[nonbasic[column]]
      let (slope, rank) = direction > 0 ? (one.above, one.rankAbove) : (one.below, one.rankBelow)
      charge(one, slope, slope * rank, Guarded(1))
    }
  }

  private mutating func charge(
    _ one: Constraint, _ slope: Double, _ tie: Double, _ rate: Guarded
  ) {
    if slope != 0, let level = one.level { slopes[level] = slopes[level] + Guarded(slope) * rate }
    if tie != 0 { slopes[one.tieLevel] = slopes[one.tieLevel] + Guarded(tie) * rate }
  }

  /// Moves until the cost no longer falls. False where it falls without end.
  private mutating func step(_ column: Int, _ direction: Int) -> Bool {
    let sides = members.indices.map { side($0) }
    computeSlopes(column, direction, sides)
    var events: [(row: Int, step: Guarded, tilt: Guarded)] = []
    for row in members.indices where members[row] >= 0 {
      let rate = table[row * width + column]
      guard !rate.isZero, (rate.high > 0) == (direction > 0) ? sides[row] < 0 : sides[row] > 0
      else { continue }
      let speed = rate.magnitude
      let sign = Guarded(Double(-sides[row]))
      events.append(
        (
          row, table[row * width + variableCount].magnitude / speed,
          sign * -(table[row * width + variableCount + 1]) / speed
        ))
    }
    events.sort { a, b in
      let sign = Guarded.sign(a.step - b.step)
      if sign != 0 { return sign < 0 }
      return (a.tilt.high, a.row) < (b.tilt.high, b.row)
    }
    for event in events {
      let one = constraints[members[event.row]]
      charge(
        one, one.above + one.below, one.above * one.rankAbove + one.below * one.rankBelow,
        table[event.row * width + column].magnitude)
      if let first = slopes.first(where: { !$0.isZero }), first.high < 0 { continue }
      pivot(event.row, column)
      return true
    }
    return false
  }

  private mutating func pivot(_ r: Int, _ column: Int) {
    let start = r * width
    let inverse = Guarded(1) / table[start + column]
    for k in 0..<width where k != column { table[start + k] = -(table[start + k] * inverse) }
    table[start + column] = inverse
    for row in members.indices where row != r {
      let factor = table[row * width + column]
      guard !factor.isZero else { continue }
      table[row * width + column] = .zero
      for k in 0..<width where !table[start + k].isZero {
        table[row * width + k] = table[row * width + k] + factor * table[start + k]
      }
    }
    (members[r], nonbasic[column]) = (nonbasic[column], members[r])
  }
}
