import Testing

@testable import Cassowary

/// Random operations on one solver, every state compared with a solver made afresh or with the
/// plain one.
struct Sequence {
  let solver = Solver()
  var variables: [Variable] = []
  var held: [(constraint: Constraint, demand: Demand)] = []
  var random: Seeded
  var refusals = 0

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
    let demand = Demand.random(of: variables, using: &random)
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

  /// The levels' sums are those of the plain solver, and these variables are unique where it says so,
  /// with its values.
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

@Test(arguments: 1...8)
func aThousandOperationsKeepASmallSystemOptimal(seed: UInt64) throws {
  var sequence = Sequence(seed: seed, variables: 6)
  for _ in 0..<1000 {
    try sequence.step(limit: 14)
    try sequence.checkAgainstFresh()
    #expect(sequence.solver.brokenInvariants() == [])
  }
  #expect(sequence.refusals > 0)
}

@Test(arguments: 1...3)
func aThousandOperationsKeepALargeSystemOptimal(seed: UInt64) throws {
  var sequence = Sequence(seed: 100 + seed, variables: 60)
  for step in 0..<1000 {
    try sequence.step(limit: 150)
    guard step % 50 == 49 else { continue }
    try sequence.checkAgainstFresh()
    #expect(sequence.solver.brokenInvariants() == [])
  }
}

@Test(arguments: 1...40)
func theSolverAgreesWithThePlainOne(seed: UInt64) throws {
  var sequence = Sequence(seed: 1000 + seed, variables: 1 + Int(seed % 7))
  for _ in 0..<12 { try sequence.step(limit: 12) }
  try sequence.checkAgainstPlain(asking: sequence.variables)
}

/// The plain solver takes seconds for what these systems are to the real one, so that of each a few
/// variables are asked for.
@Test(arguments: 1...16)
func theSolverAgreesWithThePlainOneOnMoreVariables(seed: UInt64) throws {
  var sequence = Sequence(seed: 5000 + seed, variables: 8 + Int(seed % 9))
  for _ in 0..<60 { try sequence.step(limit: 10 + Int(seed)) }
  let few = sequence.variables.shuffled(using: &sequence.random).prefix(3)
  try sequence.checkAgainstPlain(asking: few)
}

@Test(arguments: 1...30)
func anAmbiguousVariableHasASecondOptimum(seed: UInt64) throws {
  var sequence = Sequence(seed: 2000 + seed, variables: 5)
  for _ in 0..<10 { try sequence.step(limit: 10) }
  let demands = sequence.held.map(\.demand)
  let best = violations(of: demands, at: sequence.values)
  for variable in sequence.variables {
    let alternative = sequence.solver.alternative(for: variable)
    #expect((alternative == nil) == sequence.solver.isUnique(variable))
    guard let other = alternative else { continue }
    let values = other.map(\.value)
    #expect(abs(values[variable.index] - sequence.solver.value(of: variable)) > 1e-6)
    for (a, b) in zip(violations(of: demands, at: values), best) {
      #expect(abs(a.1 - b.1) < 1e-5, "at \(a.0.value)")
    }
  }
}

@Test(arguments: 1...20)
func theOrderOfAddingChangesNoUniqueValue(seed: UInt64) throws {
  var random = Seeded(state: 3000 + seed)
  let variables = (0..<8).map { Variable(index: $0) }
  var demands: [Demand] = []
  let first = Solver()
  for _ in variables { _ = first.makeVariable() }
  for _ in 0..<16 {
    let demand = Demand.random(of: variables, using: &random)
    if (try? first.add(demand.expression, demand.relation, priority: demand.priority)) != nil {
      demands.append(demand)
    }
  }
  for _ in 0..<5 {
    let second = Solver()
    for _ in variables { _ = second.makeVariable() }
    for demand in demands.shuffled(using: &random) {
      _ = try second.add(demand.expression, demand.relation, priority: demand.priority)
    }
    for variable in variables {
      #expect(first.isUnique(variable) == second.isUnique(variable))
      guard first.isUnique(variable) else { continue }
      #expect(abs(first.value(of: variable) - second.value(of: variable)) < 1e-6)
    }
  }
}

@Test func aMillionEditsDriftLessThanAMillionth() throws {
  let solver = Solver()
  let width = solver.makeVariable()
  let edit = try solver.add(width - 600, .equal, priority: Priority(750))
  var lefts = [solver.makeVariable()]
  _ = try solver.add(lefts[0] - 8, .equal, priority: .required)
  var widths: [Variable] = []
  for _ in 0..<3 {
    let (own, next) = (solver.makeVariable(), solver.makeVariable())
    if let first = widths.first { _ = try solver.add(own - first, .equal, priority: .required) }
    _ = try solver.add(next - lefts.last! - own - 8, .equal, priority: .required)
    widths.append(own)
    lefts.append(next)
  }
  _ = try solver.add(lefts.last! - width, .equal, priority: .required)
  for i in 0..<1_000_000 {
    try solver.setConstant(-(300 + Double((i &* 617) % 1000) / 3), of: edit)
    try solver.solve()
  }
  try solver.setConstant(-600, of: edit)
  for own in widths { #expect(abs(solver.value(of: own) - 568.0 / 3) < 1e-6) }
}
