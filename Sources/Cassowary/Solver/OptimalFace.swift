import Work

/// The optimal face: the set of all optima, as a system of its own.
///
/// By complementary slackness with the optimal duals, each column stays within a range in every
/// optimum. These ranges as required constraints describe exactly the optima. A variable is unique
/// if it can neither grow nor shrink in that system.
final class OptimalFace {
  /// By variable, whether it may differ between optima.
  private(set) var mayMove: [Bool] = []
  /// The ranges of all columns. Empty if every variable is unique.
  private(set) var ranges: OptimalRanges
  /// A solver of the face's system, made when it is first needed.
  private var optima: Solver?
  private let engine: UnsafeMutablePointer<Engine>
  private let budget: WorkBudget
  /// Whether some decision is too close for doubles.
  private let needsExtendedPrecision: Bool

  /// The face of the engine's current optimum. The engine must be settled.
  init(_ engine: UnsafeMutablePointer<Engine>, _ budget: WorkBudget) {
    (self.engine, self.budget) = (engine, budget)
    ranges = OptimalRanges()
    let found = engine.pointee.movableVariables()
    // An open choice that moves what is badly scaled may have little room.
    needsExtendedPrecision =
      found.isBadlyScaled || engine.pointee.isBadlyScaled && !engine.pointee.isClear()
    let mayMove =
      needsExtendedPrecision ? engine.pointee.movableVariablesInExtendedPrecision() : nil
    self.mayMove = mayMove ?? found.mayMove
    if self.mayMove.contains(true) { ranges = engine.pointee.optimalRanges() }
  }

  /// An optimum in which the variable has another value, or nil.
  func alternative(for variable: Variable, than value: Double)
    -> [(variable: Variable, value: Double)]?
  {
    guard mayMove[variable.index] else { return nil }
    let reach = max(1000, 2 * abs(value))
    let targets = [value + reach, value - reach]
    if needsExtendedPrecision {
      let others = targets.compactMap {
        engine.pointee.extendedOptimum(pulling: variable.index, to: $0)
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
      if differs(optima.value(of: variable), from: value) {
        return mayMove.indices.map {
          (Variable(index: $0), optima.value(of: Variable(index: $0)))
        }
      }
    }
    return nil
  }

  /// Of the two optima with the largest and the smallest value of the variable, the one that is
  /// farther from the current optimum; nil if both values are equal.
  private func farther(
    of upper: [Double], _ lower: [Double], for variable: Int, than value: Double
  ) -> [(variable: Variable, value: Double)]? {
    let (high, low) = (upper[variable], lower[variable])
    guard abs(high - low) > Tolerance.differentExtendedOptimum * (1 + abs(value)) else {
      return nil
    }
    let other = abs(high - value) > abs(low - value) ? upper : lower
    return mayMove.indices.map { (Variable(index: $0), other[$0]) }
  }

  /// Whether a value that the face's solver found differs from the current one.
  private func differs(_ other: Double, from value: Double) -> Bool {
    abs(other - value) > Tolerance.differentOptimum * max(1, abs(value))
  }

  /// An optimum in which the sum of these variables is as large or as small as possible. Empty if
  /// every variable is unique.
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

  /// A solver whose solutions are the optima.
  private func makeOptima() -> Solver {
    let solver = Solver(budget)
    for _ in 0..<ranges.count { _ = solver.makeVariable() }
    for row in ranges.rows { restrict(row.terms, row.low, row.high, in: solver) }
    for range in ranges.variables {
      restrict(Expression(Variable(index: range.index)), range.low, range.high, in: solver)
    }
    return solver
  }

  /// Adds a range. A bound that contradicts the others because of rounding follows from them, and
  /// is left out.
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
