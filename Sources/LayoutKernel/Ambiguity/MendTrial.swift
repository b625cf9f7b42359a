import Cassowary
import LayoutScene

/// The rows by variable, from which the part of a layout around ambiguous coordinates is taken
/// to try a mend on it.
package final class Surroundings {
  private let engine: LayoutEngine
  /// The rows with a term in a variable, oldest first.
  private var rows: [Variable: [Row]] = [:]
  /// The variables that required equations determine one after another.
  private var settled: Set<Variable> = []

  package init(_ engine: LayoutEngine) {
    self.engine = engine
    let all = engine.system.rows
    for row in all {
      for term in row.form.terms { rows[term.variable, default: []].append(row) }
    }
    settle(all.filter { $0.relation == .equal && $0.priority == .required })
  }

  /// An equation with one open variable determines it.
  private func settle(_ equations: [Row]) {
    var waiting = equations.filter { $0.form.terms.count == 1 }
    while let equation = waiting.popLast() {
      let open = equation.form.terms.map(\.variable).filter { !settled.contains($0) }
      guard open.count == 1, let variable = open.first, settled.insert(variable).inserted else {
        continue
      }
      for next in rows[variable] ?? [] where next.form.terms.count > 1 {
        guard next.relation == .equal, next.priority == .required else { continue }
        waiting.append(next)
      }
    }
  }

  /// The connected part of the system around these variables. Variables that required equations
  /// determine are constants in it. If it would have more than `limit` variables, all unique
  /// variables are constants too.
  func part(
    around start: [Variable], limit: Int, isFree: (Variable) -> Bool
  ) -> (variables: [Variable], rows: [Row]) {
    for cutsUnique in [false, true] {
      var seen = Set(start)
      var variables = start
      var found: [ObjectIdentifier: Row] = [:]
      var next = 0
      while next < variables.count, cutsUnique || variables.count <= limit {
        for row in rows[variables[next]] ?? [] {
          guard found.updateValue(row, forKey: ObjectIdentifier(row)) == nil else { continue }
          for term in row.form.terms
          where !settled.contains(term.variable) && (!cutsUnique || isFree(term.variable)) {
            if seen.insert(term.variable).inserted { variables.append(term.variable) }
          }
        }
        next += 1
      }
      if cutsUnique || variables.count <= limit {
        return (variables, found.values.sorted { $0.serial < $1.serial })
      }
    }
    return (start, [])
  }
}

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

  private let ambiguity: Ambiguity
  private let variables: [Variable]
  private let rows: [Row]

  package init(_ ambiguity: Ambiguity, in surroundings: Surroundings) {
    self.ambiguity = ambiguity
    (variables, rows) = surroundings.part(
      around: ambiguity.moving, limit: Self.limit, isFree: ambiguity.pass.isFree)
  }

  /// Whether all variables that the choice moves are unique after the changes.
  package func isDecided(by changes: [Change]) -> Bool {
    let solver = Solver()
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
    guard let optima = solver.openOptima() else { return true }
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
