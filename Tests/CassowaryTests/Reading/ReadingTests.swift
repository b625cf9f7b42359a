import Testing

@testable import Cassowary

@Test func theBindingConstraintsOfAVariableAreThoseItsValueComesFrom() throws {
  let solver = Solver()
  let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  let edge = try solver.add(left - 20, .equal, priority: .required)
  let size = try solver.add(width - 100, .equal, priority: Priority(750))
  _ = try solver.add(width - 90, .equal, priority: Priority(250))
  let sum = try solver.add(right - left - width, .equal, priority: .required)
  #expect(solver.bindingConstraints(of: right) == [edge, size, sum])
  #expect(solver.bindingConstraints(of: width) == [size])
}

@Test func aSolverPrintsItsState() throws {
  let solver = Solver()
  let (left, right) = (solver.makeVariable(), solver.makeVariable())
  _ = try solver.add(left - 20, .equal, priority: .required)
  _ = try solver.add(right - left - 100, .greaterThanOrEqual, priority: .required)
  _ = try solver.add(right + 0, .equal, priority: Priority(250))
  try solver.solve()
  #expect(
    solver.debugDescription == """
      x0 = 20.0 at constraint 0
        0: = 20.0 @required
      x1 = 120.0 basic in row 0
        2: = 0.0 @250.0
      r0 = 100.0 at constraint 1: 1.0 x1 + -1.0 x0
        1: ≥ 100.0 @required
      """)
}

@Test func aLargeValueThatCanGrowIsAmbiguous() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  _ = try solver.add(0.001 * x - 10_000_000, .greaterThanOrEqual, priority: .required)
  #expect(solver.value(of: x) == 1e10)
  #expect(!solver.isUnique(x))
}
