import Cassowary
import LayoutScene

/// A copy of the part of a layout around a choice, to test whether a mend decides it.
package struct MendTrial {
  /// A change that a mend makes.
  package enum Change {
    case priority(Row, LayoutPriority)
    /// An inequality becomes an equation.
    case equation(Row)
    /// An equation of the same form is added beside an inequality.
    case optional(Row, LayoutPriority)
  }

  private static let limit = 120
  /// The work of copying a term, besides the solver's.
  private static let copyWork = 30

  private let ambiguity: Ambiguity
  private let variables: [Variable]
  private let rows: [Row]

  package init(_ ambiguity: Ambiguity, in graph: RowGraph) {
    self.ambiguity = ambiguity
    (variables, rows) = graph.part(
      around: ambiguity.moving, limit: Self.limit, isFree: ambiguity.pass.isFree)
  }

  /// Whether all variables that the choice moves are unique after the changes.
  package func isDecided(by changes: [Change]) -> Bool {
    let budget = ambiguity.pass.solver.budget
    guard !rows.isEmpty, !budget.isExhausted else { return false }
    budget.spend(Self.copyWork * rows.reduce(variables.count) { $0 + $1.form.terms.count })
    let solver = Solver(budget)
    let local = Dictionary(
      uniqueKeysWithValues: variables.map { ($0, solver.makeVariable()) })
    for row in rows {
      var (relation, priority) = (row.relation, row.priority)
      let expression = expression(of: row, local)
      for change in changes {
        switch change {
        case .priority(let changed, let other) where changed === row: priority = other
        case .equation(let changed) where changed === row: relation = .equal
        case .optional(let changed, let other) where changed === row:
          guard add(expression, .equal, other, to: solver) else { return false }
        default: break
        }
      }
      guard add(expression, relation, priority, to: solver) else { return false }
    }
    guard let optima = solver.openOptima() else { return !solver.budget.isExhausted }
    return ambiguity.moving.compactMap { local[$0] }.allSatisfy { optima.rate(of: $0) == 0 }
  }

  /// Returns false if required constraints contradict each other.
  private func add(
    _ expression: Cassowary.Expression, _ relation: Relation,
    _ priority: LayoutPriority, to solver: Solver
  ) -> Bool {
    let relation = Cassowary.Relation(relation)
    let added = try? solver.add(expression, relation, priority: Priority(priority.value))
    return added != nil
  }

  private func expression(
    of row: Row, _ local: [Variable: Variable]
  ) -> Cassowary.Expression {
    let form = ambiguity.pass.form(row)
    var result = Cassowary.Expression(constant: form.constant)
    for term in form.terms {
      if let variable = local[term.variable] {
        result.append(Term(variable, term.coefficient))
      } else {
        result.constant += term.coefficient * ambiguity.pass.solver.value(of: term.variable)
      }
    }
    return result
  }
}
