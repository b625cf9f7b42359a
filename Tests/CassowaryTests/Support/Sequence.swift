import Testing

@testable import Cassowary

/// Random operations on one solver. Its states are compared with a solver made afresh or with the
/// plain one.
struct Sequence {
  let solver = Solver()
  var variables: [Variable] = []
  var held: [(constraint: Constraint, demand: Demand)] = []
  var random: Seeded
  var refusals = 0
  /// One constraint in this many has a coefficient of another order of magnitude; none if 0.
  var badlyScaledShare = 0

  init(seed: UInt64, variables count: Int) {
    random = Seeded(state: seed)
    for _ in 0..<count { variables.append(solver.makeVariable()) }
  }

  /// Adds, removes, changes a constant or a priority. More is removed once `limit` are held.
  mutating func step(limit: Int) throws {
    let kind = Int.random(in: 0..<10, using: &random)
    if held.isEmpty || (kind < 5 && held.count < limit) { return add() }
    let at = Int.random(in: 0..<held.count, using: &random)
    if kind < 7 {
      solver.remove(held[at].constraint)
      held.remove(at: at)
    } else if kind < 9 {
      try change(at) { $0.expression.constant = Demand.constant(using: &$1) }
    } else {
      try change(at) { $0.priority = Demand.priority(using: &$1) }
    }
  }

  private mutating func add() {
    var demand = Demand.random(of: variables, using: &random)
    if badlyScaledShare > 0, Int.random(in: 0..<badlyScaledShare, using: &random) == 0 {
      demand.expression.append(Term(variables.randomElement(using: &random)!, 0.01))
    }
    let (constraint, conflict) = solver.attempt(demand)
    if let constraint { held.append((constraint, demand)) }
    if conflict != nil { refusals += 1 }
  }

  private mutating func change(_ at: Int, _ edit: (inout Demand, inout Seeded) -> Void) throws {
    var demand = held[at].demand
    edit(&demand, &random)
    do {
      if demand.priority != held[at].demand.priority {
        try solver.setPriority(demand.priority, of: held[at].constraint)
      } else {
        try solver.setConstant(demand.expression.constant, of: held[at].constraint)
      }
      held[at].demand = demand
    } catch {
      guard case SolverError.conflict = error else { throw error }
      refusals += 1
    }
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The levels' sums are those of a solver that got the constraints in one go.
  func checkAgainstFresh() throws {
    let fresh = Solver()
    for _ in variables { _ = fresh.makeVariable() }
    for one in held {
      _ = try fresh.add(one.demand.expression, one.demand.relation, priority: one.demand.priority)
    }
    let demands = held.map(\.demand)
    let mine = violations(of: demands, at: values)
    let theirs = violations(of: demands, at: variables.map { fresh.value(of: $0) })
    for (a, b) in zip(mine, theirs) {
      #expect(abs(a.1 - b.1) < 1e-6 * max(1, b.1), "at \(a.0.value)")
    }
  }

  /// The levels' sums are those of the plain solver, and these variables are unique where it says
  /// so, with its values.
  func checkAgainstPlain(asking asked: some Swift.Sequence<Variable>) throws {
    let plain = ReferenceSolver()
    for _ in variables { _ = plain.makeVariable() }
    for one in held {
      _ = try plain.add(one.demand.expression, one.demand.relation, priority: one.demand.priority)
    }
    let demands = held.map(\.demand)
    let theirs = variables.map { plain.value(of: $0) }
    for (a, b) in zip(violations(of: demands, at: values), violations(of: demands, at: theirs)) {
      #expect(abs(a.1 - b.1) < 1e-6, "at \(a.0.value)")
    }
    for variable in asked {
      let isUnique = plain.isUnique(variable)
      #expect(solver.isUnique(variable) == isUnique)
      if isUnique {
        #expect(abs(solver.value(of: variable) - theirs[variable.index]) < 1e-6)
      }
    }
  }
}
