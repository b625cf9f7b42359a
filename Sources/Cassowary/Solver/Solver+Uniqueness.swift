/// Whether the priorities leave a choice.
extension Solver {
  /// Whether every optimum gives the variable the same value, the rule for ties left aside.
  public func isUnique(_ variable: Variable) -> Bool { alternative(for: variable) == nil }

  /// Another optimum, in which the variable has another value; nil where there is none.
  public func alternative(for variable: Variable) -> [(variable: Variable, value: Double)]? {
    check(variable)
    settle()
    if probe == nil { probe = Probe(engine) }
    return probe!.alternative(for: variable, than: value(of: variable))
  }

  /// An optimum in which all of these are as far from their values as they can be together, in one
  /// direction, and the values of all that may differ; empty where every variable is unique.
  public func alternative(
    moving variables: [Variable], upwards: Bool
  ) -> [(variable: Variable, value: Double)] {
    for variable in variables { check(variable) }
    settle()
    if probe == nil { probe = Probe(engine) }
    return probe!.alternative(moving: variables.map { ($0, value(of: $0)) }, upwards)
  }

  /// The constraints that give the variable its value: those whose constants it depends on.
  public func bindingConstraints(of variable: Variable) -> [Constraint] {
    check(variable)
    settle()
    return engine.pointee.bindingBreakpoints(of: Column.variable(variable.index)).map(handle)
  }
}

/// The set of all optima, as a system of its own.
///
/// By complementary slackness with the optimal duals each column has a range in every optimum; the
/// ranges as required constraints describe exactly the optima. A variable is unique where it can
/// neither grow nor shrink in that system.
final class Probe {
  private(set) var mayMove: [Bool] = []
  private(set) var ranges: Ranges
  private var optima: Solver?
  private let engine: UnsafeMutablePointer<Engine>

  struct Ranges {
    var variables: [(index: Int, low: Double, high: Double)] = []
    var rows: [(terms: Expression, low: Double, high: Double)] = []
    var count = 0
  }

  init(_ engine: UnsafeMutablePointer<Engine>) {
    self.engine = engine
    ranges = Ranges()
    let mayMove = engine.pointee.isBadlyScaled ? engine.pointee.carefullyMovableVariables() : nil
    self.mayMove = mayMove ?? engine.pointee.movableVariables()
    if self.mayMove.contains(true) { ranges = engine.pointee.optimalRanges() }
  }

  func alternative(for variable: Variable, than value: Double)
    -> [(variable: Variable, value: Double)]?
  {
    guard mayMove[variable.index] else { return nil }
    let reach = max(1000, 2 * abs(value))
    let targets = [value + reach, value - reach]
    if engine.pointee.isBadlyScaled {
      let others = targets.compactMap {
        engine.pointee.carefulOptimum(pulling: variable.index, to: $0)
      }
      if others.count == targets.count {
        return farther(of: others[0], others[1], for: variable.index, than: value)
      }
    }
    if optima == nil { optima = makeOptima() }
    guard let optima else { return nil }
    for target in targets {
      let pull = try? optima.add(variable - target, .equal, priority: Priority(1))
      defer { if let pull { optima.remove(pull) } }
      if isAway(optima.value(of: variable), from: value) {
        return mayMove.indices.map {
          (Variable(index: $0), optima.value(of: Variable(index: $0)))
        }
      }
    }
    return nil
  }

  /// Of the two optima with the largest and the least value the one farther away; nil where the values
  /// are the same. They owe nothing to the engine's tolerances.
  private func farther(
    of upper: [Double], _ lower: [Double], for variable: Int, than value: Double
  ) -> [(variable: Variable, value: Double)]? {
    let (high, low) = (upper[variable], lower[variable])
    guard abs(high - low) > 1e-9 * (1 + abs(value)) else { return nil }
    let other = abs(high - value) > abs(low - value) ? upper : lower
    return mayMove.indices.map { (Variable(index: $0), other[$0]) }
  }

  private func isAway(_ other: Double, from value: Double) -> Bool {
    abs(other - value) > 1e-6 * max(1, abs(value))
  }

  func alternative(
    moving variables: [(variable: Variable, value: Double)], _ upwards: Bool
  ) -> [(variable: Variable, value: Double)] {
    if optima == nil, mayMove.contains(true) { optima = makeOptima() }
    guard let optima else { return [] }
    let pulls = variables.compactMap { variable, value in
      let reach = max(1000, 2 * abs(value))
      let target = upwards ? value + reach : value - reach
      return try? optima.add(variable - target, .equal, priority: Priority(1))
    }
    defer { for pull in pulls { optima.remove(pull) } }
    return mayMove.indices.filter { mayMove[$0] }.map {
      (Variable(index: $0), optima.value(of: Variable(index: $0)))
    }
  }

  private func makeOptima() -> Solver {
    let solver = Solver()
    for _ in 0..<ranges.count { _ = solver.makeVariable() }
    for row in ranges.rows { restrict(row.terms, row.low, row.high, in: solver) }
    for one in ranges.variables {
      restrict(Expression(Variable(index: one.index)), one.low, one.high, in: solver)
    }
    return solver
  }

  /// A range that rounding makes contradict the others is implied by them, and left out.
  private func restrict(_ expression: Expression, _ low: Double, _ high: Double, in solver: Solver)
  {
    if low == high {
      _ = try? solver.add(expression - low, .equal, priority: .required)
      return
    }
    if low.isFinite {
      _ = try? solver.add(expression - low, .greaterThanOrEqual, priority: .required)
    }
    if high.isFinite {
      _ = try? solver.add(expression - high, .lessThanOrEqual, priority: .required)
    }
  }
}

extension Engine {
  /// The variables that depend on a non-basic column with a range: the others are unique.
  mutating func movableVariables() -> [Bool] {
    var mayMove = [Bool](repeating: false, count: matrix.columns.count)
    for column in 0..<columns.count where columns[column].isLive && columns[column].basicRow < 0 {
      let range = optimalRange(of: column)
      guard range.low < range.high else { continue }
      if !Column.isActivity(column) { mayMove[Column.index(column)] = true }
      forward(column: column)
      forEachReached { row in
        let basic = rows[row].pivotColumn
        if work[row] != 0, !Column.isActivity(basic) { mayMove[Column.index(basic)] = true }
      }
      clearWork()
    }
    return mayMove
  }

  mutating func optimalRanges() -> Probe.Ranges {
    var ranges = Probe.Ranges()
    ranges.count = matrix.columns.count
    for column in 0..<columns.count where columns[column].isLive {
      let range = optimalRange(of: column)
      if Column.isActivity(column) {
        ranges.rows.append((expression(ofRow: Column.index(column)), range.low, range.high))
      } else {
        ranges.variables.append((Column.index(column), range.low, range.high))
      }
    }
    return ranges
  }

  func expression(ofRow row: Int) -> Expression {
    var expression = Expression()
    let extent = matrix.rows[row]
    for position in extent.start..<(extent.start + extent.count) {
      let entry = matrix.entries[position]
      expression.append(Term(Variable(index: Int(entry.other)), entry.coefficient))
    }
    return expression
  }
}
