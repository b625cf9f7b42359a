import Testing

@testable import Cassowary

@Test func theHighestPriorityWinsAlone() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  _ = try solver.add(x - 100, .greaterThanOrEqual, priority: Priority(501))
  _ = try solver.add(x - 90, .equal, priority: Priority(500))
  _ = try solver.add(x - 50, .equal, priority: Priority(10))
  #expect(solver.value(of: x) == 100)
}

@Test func slackGoesToTheVariableCreatedFirst() throws {
  let solver = Solver()
  let (a, b) = (solver.makeVariable(), solver.makeVariable())
  _ = try solver.add(a + b - 300, .equal, priority: .required)
  for width in [b, a] { _ = try solver.add(width - 100, .lessThanOrEqual, priority: Priority(250)) }
  for width in [b, a] {
    _ = try solver.add(width - 100, .greaterThanOrEqual, priority: Priority(750))
  }
  #expect(solver.value(of: a) == 200)
  #expect(solver.value(of: b) == 100)
  #expect(!solver.isUnique(a))
}

@Test func aRefusedConstraintNamesTheMinimalConflict() throws {
  let solver = Solver()
  let (a, b) = (solver.makeVariable(), solver.makeVariable())
  let wide = try solver.add(a - 100, .greaterThanOrEqual, priority: .required)
  _ = try solver.add(b - 5, .greaterThanOrEqual, priority: .required)
  let equal = try solver.add(a - b, .equal, priority: .required)
  #expect(throws: SolverError.conflict(Conflict(constraints: [wide, equal]))) {
    _ = try solver.add(b - 90, .lessThanOrEqual, priority: .required)
  }
}
