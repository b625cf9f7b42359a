import Cassowary
import LayoutScene

/// The entries by variable, from which the part of a layout around ambiguous coordinates is taken
/// to try a mend on it.
final class Surroundings {
  private let engine: LayoutEngine
  /// The entries with a term in a variable, oldest first.
  private var entries: [Variable: [Entry]] = [:]
  /// The variables that required equations determine one after another.
  private var settled: Set<Variable> = []

  init(_ engine: LayoutEngine) {
    self.engine = engine
    let all = engine.entriesByHandle.values.sorted { $0.serial < $1.serial }
    for entry in all {
      for term in entry.form.terms { entries[term.variable, default: []].append(entry) }
    }
    settle(all.filter { $0.relation == .equal && $0.priority == .required })
  }

  /// An equation with one open variable determines it.
  private func settle(_ equations: [Entry]) {
    var waiting = equations.filter { $0.form.terms.count == 1 }
    while let equation = waiting.popLast() {
      let open = equation.form.terms.map(\.variable).filter { !settled.contains($0) }
      guard open.count == 1, let variable = open.first, settled.insert(variable).inserted else {
        continue
      }
      for next in entries[variable] ?? [] where next.form.terms.count > 1 {
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
  ) -> (variables: [Variable], entries: [Entry]) {
    for cutsUnique in [false, true] {
      var seen = Set(start)
      var variables = start
      var found: [ObjectIdentifier: Entry] = [:]
      var next = 0
      while next < variables.count, cutsUnique || variables.count <= limit {
        for entry in entries[variables[next]] ?? [] {
          guard found.updateValue(entry, forKey: ObjectIdentifier(entry)) == nil else { continue }
          for term in entry.form.terms
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
struct MendTrial {
  /// A change that a mend makes.
  enum Change {
    case priority(Entry, LayoutPriority)
    /// An inequality becomes an equation.
    case equation(Entry)
    /// An equation of the same form is added beside an inequality.
    case optional(Entry, LayoutPriority)
  }

  private static let limit = 120

  private let ambiguity: Ambiguity
  private let variables: [Variable]
  private let entries: [Entry]

  init(_ ambiguity: Ambiguity, in surroundings: Surroundings) {
    self.ambiguity = ambiguity
    (variables, entries) = surroundings.part(
      around: ambiguity.moving, limit: Self.limit, isFree: ambiguity.pass.isFree)
  }

  /// Whether all variables that the choice moves are unique after the changes.
  func isDecided(by changes: [Change]) -> Bool {
    let solver = Solver()
    let local = Dictionary(
      uniqueKeysWithValues: variables.map { ($0, solver.makeVariable()) })
    for entry in entries {
      var (relation, priority) = (entry.relation, entry.priority)
      let expression = expression(of: entry, local)
      for change in changes {
        switch change {
        case .priority(let changed, let other) where changed === entry: priority = other
        case .equation(let changed) where changed === entry: relation = .equal
        case .optional(let changed, let other) where changed === entry:
          guard add(expression, .equal, other, to: solver) else { return false }
        default: break
        }
      }
      guard add(expression, relation, priority, to: solver) else { return false }
    }
    guard let optima = solver.openOptima() else { return true }
    return ambiguity.moving.allSatisfy { variable in
      local[variable].map { optima.rate(of: $0) == 0 } ?? true
    }
  }

  /// Returns false if required constraints contradict each other.
  private func add(
    _ expression: Cassowary.Expression, _ relation: LayoutConstraint.Relation,
    _ priority: LayoutPriority, to solver: Solver
  ) -> Bool {
    let relation = Relation(rawValue: relation.rawValue) ?? .equal
    let added = try? solver.add(expression, relation, priority: Priority(priority.value))
    return added != nil
  }

  private func expression(
    of entry: Entry, _ local: [Variable: Variable]
  ) -> Cassowary.Expression {
    let form = ambiguity.pass.form(entry)
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
