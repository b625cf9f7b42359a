import Cassowary
import LayoutScene

/// The rows by variable, from which the part of a layout around ambiguous coordinates is taken
/// to try a mend on it.
package final class RowGraph {
  private let engine: LayoutEngine
  /// The rows with a term in a variable, oldest first.
  private var rows: [Variable: [Row]] = [:]
  /// The variables that required equations determine one after another.
  private var settled: Set<Variable> = []
  /// The work of looking at a term of a row, which is looked up in a table.
  private static let visitWork = 30

  package init(_ engine: LayoutEngine) {
    self.engine = engine
    guard !engine.system.budget.isExhausted else { return }
    let all = engine.system.rows
    engine.system.budget.spend(Self.visitWork * all.reduce(0) { $0 + $1.form.terms.count })
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
  /// variables are constants too. Without any work left it has no rows.
  func part(
    around start: [Variable], limit: Int, isFree: (Variable) -> Bool
  ) -> (variables: [Variable], rows: [Row]) {
    for cutsUnique in [false, true] {
      var seen = Set(start)
      var variables = start
      var found: [ObjectIdentifier: Row] = [:]
      var next = 0
      while next < variables.count, cutsUnique || variables.count <= limit {
        guard !engine.system.budget.isExhausted else { return (start, []) }
        for row in rows[variables[next]] ?? [] {
          engine.system.budget.spend(Self.visitWork * (1 + row.form.terms.count))
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
