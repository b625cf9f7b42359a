@testable import Cassowary

/// A constraint that no solver holds yet.
struct Demand {
  var expression: Expression
  var relation: Relation
  var priority: Priority

  /// A random constraint on up to four variables, with coefficients as layouts have them.
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

extension Demand {
  /// The size of the terms, which a violation is compared with.
  func size(_ values: [Double]) -> Double {
    expression.terms.reduce(1 + abs(expression.constant)) {
      $0 + abs($1.coefficient * values[$1.variable.index])
    }
  }
}

extension Solver {
  /// Adds a constraint. Where it is refused, the conflict is not nil.
  func attempt(_ demand: Demand) -> (constraint: Constraint?, conflict: Conflict?) {
    do {
      return (try add(demand.expression, demand.relation, priority: demand.priority), nil)
    } catch {
      if case .conflict(let conflict) = error { return (nil, conflict) }
      return (nil, nil)
    }
  }
}
