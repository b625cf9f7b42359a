import Cassowary

/// A system of constraints and what is done to it. Every operation returns the sum of the values that
/// it can change, so that they are really read.
protocol Workload {
  init(_ count: Int) throws
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

  func sum(_ variables: [Variable]) -> Double {
    var sum = 0.0
    for variable in variables { sum += value(of: variable) }
    return sum
  }
}

func varied(_ i: Int, from base: Double) -> Double { base + Double((i * 617) % 1000) / 2 }
