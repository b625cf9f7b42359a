import Cassowary

/// A system of constraints and what is done to it. Every operation writes all values that have changed
/// back, as kiwi's `updateVariables` does, and returns the sum of those that it can change.
protocol Workload: AnyObject {
  init(_ count: Int) throws
  /// The sum of the values that the operations can change, written back first.
  var total: Double { get }
  /// The operations besides building, by name, with the number of the repetition.
  var operations: [(name: String, run: (Int) throws -> Double)] { get }
}

enum Strength {
  static let weak = Priority(250)
  static let medium = Priority(500)
  static let strong = Priority(750)
}

extension Solver {
  /// `expression = 0`, required.
  func require(_ expression: Expression) throws {
    _ = try add(expression, .equal, priority: .required)
  }
}

/// The values of a system's variables outside of the solver, as a program keeps them.
struct Values {
  private var values: [Double] = []

  /// The sum of the values, after those that have changed are written back.
  mutating func sum(_ variables: [Variable], in solver: Solver) -> Double {
    let changes = solver.takeChanges()
    if let last = changes.last, last.index >= values.count {
      values.append(contentsOf: repeatElement(0, count: last.index + 1 - values.count))
    }
    return values.withUnsafeMutableBufferPointer { values in
      for variable in changes { values[variable.index] = solver.value(of: variable) }
      var sum = 0.0
      for variable in variables { sum += values[variable.index] }
      return sum
    }
  }
}

func varied(_ i: Int, from base: Double) -> Double { base + Double((i * 617) % 1000) / 2 }
