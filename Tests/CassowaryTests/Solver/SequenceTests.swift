import Testing

@testable import Cassowary

@Test(arguments: 1...8)
func aThousandOperationsKeepASmallSystemOptimal(seed: UInt64) throws {
  var sequence = Sequence(seed: seed, variables: 6)
  for _ in 0..<1000 {
    try sequence.step(limit: 14)
    try sequence.checkAgainstFresh()
    #expect(sequence.solver.violatedInvariants() == [])
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
    #expect(sequence.solver.violatedInvariants() == [])
  }
}

@Test(arguments: 1...40)
func theSolverAgreesWithThePlainOne(seed: UInt64) throws {
  var sequence = Sequence(seed: 1000 + seed, variables: 1 + Int(seed % 7))
  for _ in 0..<12 { try sequence.step(limit: 12) }
  try sequence.checkAgainstPlain(asking: sequence.variables)
}

/// The plain solver takes seconds for systems of this size, so that only a few variables of each
/// are checked.
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
  var ambiguous = 0
  for variable in sequence.variables {
    let alternative = sequence.solver.alternative(for: variable)
    #expect((alternative == nil) == sequence.solver.isUnique(variable))
    guard let other = alternative else { continue }
    ambiguous += 1
    let values = other.map(\.value)
    #expect(abs(values[variable.index] - sequence.solver.value(of: variable)) > 1e-6)
    for (a, b) in zip(violations(of: demands, at: values), best) {
      #expect(abs(a.1 - b.1) < 1e-5, "at \(a.0.value)")
    }
  }
  #expect(ambiguous >= 2)
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
  var unique = 0
  for _ in 0..<5 {
    let second = Solver()
    for _ in variables { _ = second.makeVariable() }
    for demand in demands.shuffled(using: &random) {
      _ = try second.add(demand.expression, demand.relation, priority: demand.priority)
    }
    for variable in variables {
      #expect(first.isUnique(variable) == second.isUnique(variable))
      guard first.isUnique(variable) else { continue }
      unique += 1
      #expect(abs(first.value(of: variable) - second.value(of: variable)) < 1e-6)
    }
  }
  #expect(unique >= 10)
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
