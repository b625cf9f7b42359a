@testable import Cassowary

/// A generator with a fixed seed, the same on every machine (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What is asked of a solver, apart from any solver.
struct Demand {
  var expression: Expression
  var relation: Relation
  var priority: Priority

  /// A row of up to four variables, of layout-like coefficients.
  static func random(of variables: [Variable], using random: inout Seeded) -> Demand {
    var expression = Expression(constant: constant(using: &random))
    for _ in 0..<[1, 1, 2, 2, 3, 4].randomElement(using: &random)! {
      let coefficient = [1, 1, -1, -1, 2, -0.5].randomElement(using: &random)!
      expression.append(Term(variables.randomElement(using: &random)!, coefficient))
    }
    return Demand(
      expression: expression, relation: Relation.allCases.randomElement(using: &random)!,
      priority: priority(using: &random))
  }

  static func constant(using random: inout Seeded) -> Double {
    Double(Int.random(in: -20...20, using: &random)) * 5
  }

  static func priority(using random: inout Seeded) -> Priority {
    Priority([1000, 1000, 750, 500, 250, 249.5, 10].randomElement(using: &random)!)
  }

  func violation(_ values: [Double]) -> Double {
    let activity = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    switch relation {
    case .lessThanOrEqual: return max(activity, 0)
    case .greaterThanOrEqual: return max(-activity, 0)
    case .equal: return abs(activity)
    }
  }
}

/// The summed violations by priority, from the highest down.
func violations(of demands: [Demand], at values: [Double]) -> [(Priority, Double)] {
  let priorities = Set(demands.map(\.priority)).sorted(by: >)
  return priorities.map { priority in
    (
      priority,
      demands.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(values) }
    )
  }
}

extension Solver {
  /// Adds what is demanded; what it contradicts where it is refused.
  func attempt(_ demand: Demand) -> (constraint: Constraint?, conflict: Conflict?) {
    do {
      return (try add(demand.expression, demand.relation, priority: demand.priority), nil)
    } catch {
      if case .conflict(let conflict) = error { return (nil, conflict) }
      return (nil, nil)
    }
  }
}
