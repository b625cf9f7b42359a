import Testing

@testable import Cassowary

private func isFeasible(_ demands: [Demand], variables: Int) -> Bool {
  let solver = ReferenceSolver()
  for _ in 0..<variables { _ = solver.makeVariable() }
  for demand in demands {
    if (try? solver.add(demand.expression, demand.relation, priority: .required)) == nil {
      return false
    }
  }
  return true
}

@Test(arguments: 1...60)
func everyConflictIsMinimal(seed: UInt64) throws {
  var random = Seeded(state: 5000 + seed)
  let solver = Solver()
  let variables = (0..<5).map { _ in solver.makeVariable() }
  var held: [(constraint: Constraint, demand: Demand)] = []
  var conflicts = 0
  for _ in 0..<24 {
    var demand = Demand.random(of: variables, using: &random)
    demand.priority = .required
    let (constraint, conflict) = solver.attempt(demand)
    if let constraint { held.append((constraint, demand)) }
    if let conflict {
      conflicts += 1
      let members = conflict.constraints.compactMap { one in
        held.first { $0.constraint == one }?.demand
      }
      #expect(members.count == conflict.constraints.count)
      #expect(!isFeasible(members + [demand], variables: 5))
      for left in members.indices {
        var rest = members
        rest.remove(at: left)
        #expect(isFeasible(rest + [demand], variables: 5))
      }
    }
  }
  #expect(conflicts > 2)
}

@Test(arguments: 1...20)
func aRefusalLeavesTheSolverAsItWas(seed: UInt64) throws {
  var random = Seeded(state: 6000 + seed)
  let solver = Solver()
  let variables = (0..<6).map { _ in solver.makeVariable() }
  var refusals = 0
  for _ in 0..<40 {
    var demand = Demand.random(of: variables, using: &random)
    if Bool.random(using: &random) { demand.priority = .required }
    let before = variables.map { solver.value(of: $0) }
    if solver.attempt(demand).conflict != nil {
      refusals += 1
      for (variable, value) in zip(variables, before) {
        #expect(abs(solver.value(of: variable) - value) < 1e-9)
      }
      #expect(solver.violatedInvariants() == [])
    }
  }
  #expect(refusals > 2)
}

@Test func twoBoundsOnOneVariableConflictAlone() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  let least = try solver.add(x - 10, .greaterThanOrEqual, priority: .required)
  #expect(throws: SolverError.conflict(Conflict(constraints: [least]))) {
    _ = try solver.add(x - 5, .lessThanOrEqual, priority: .required)
  }
  #expect(solver.value(of: x) == 10)
}

@Test func aConstantThatContradictsIsRefusedAndForgotten() throws {
  let solver = Solver()
  let (x, y) = (solver.makeVariable(), solver.makeVariable())
  let sum = try solver.add(x + y - 100, .equal, priority: .required)
  let high = try solver.add(x - 60, .lessThanOrEqual, priority: .required)
  let low = try solver.add(y - 50, .lessThanOrEqual, priority: .required)
  #expect(throws: SolverError.conflict(Conflict(constraints: [high, low]))) {
    try solver.setConstant(-200, of: sum)
  }
  #expect(solver.value(of: x) + solver.value(of: y) == 100)
}

/// Where the refused constant would hold by chance, the one that stayed must not be missed.
@Test func aRefusedConstantBoundsNothingLater() throws {
  let solver = Solver()
  let (x, y) = (solver.makeVariable(), solver.makeVariable())
  let sixty = try solver.add(x - 60, .equal, priority: .required)
  let forty = try solver.add(y - 40, .equal, priority: .required)
  let sum = try solver.add(x + y - 100, .equal, priority: .required)
  #expect(throws: SolverError.conflict(Conflict(constraints: [sixty, forty]))) {
    try solver.setConstant(-300, of: sum)
  }
  #expect(throws: SolverError.conflict(Conflict(constraints: [forty, sum]))) {
    try solver.setConstant(-260, of: sixty)
  }
  #expect(solver.value(of: x) == 60 && solver.value(of: y) == 40)
  #expect(solver.violatedInvariants() == [])
}

@Test func aPriorityRaisedToAContradictionIsRefused() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  let ten = try solver.add(x - 10, .equal, priority: .required)
  let five = try solver.add(x - 5, .equal, priority: Priority(999))
  #expect(throws: SolverError.conflict(Conflict(constraints: [ten]))) {
    try solver.setPriority(.required, of: five)
  }
  #expect(solver.violation(of: five) == 5)
}

@Test func aConstantAloneContradictsItself() throws {
  let solver = Solver()
  #expect(throws: SolverError.conflict(Conflict(constraints: []))) {
    _ = try solver.add(Expression(constant: 1), .equal, priority: .required)
  }
  let unmet = try solver.add(Expression(constant: 1), .equal, priority: Priority(10))
  #expect(solver.violation(of: unmet) == 1)
}
