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

@Test func aThousandWishesDoNotOutweighOneThatIsStronger() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  _ = try solver.add(x - 10, .equal, priority: Priority(250))
  for i in 0..<1000 { _ = try solver.add(x - Double(i), .equal, priority: Priority(249)) }
  #expect(solver.value(of: x) == 10)
}

@Test func aThousandPrioritiesAreToldApart() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  var wishes: [Constraint] = []
  for i in 1..<1000 {
    wishes.append(try solver.add(x - Double(i), .equal, priority: Priority(Double(i) + 0.25)))
  }
  #expect(solver.value(of: x) == 999)
  for (i, wish) in wishes.enumerated().reversed() where i >= 990 {
    #expect(solver.value(of: x) == Double(i + 1))
    solver.remove(wish)
  }
}

@Test func slackGoesToTheVariableCreatedFirst() throws {
  for order in [[0, 1], [1, 0]] {
    let solver = Solver()
    let widths = [solver.makeVariable(), solver.makeVariable()]
    _ = try solver.add(widths[0] + widths[1] - 300, .equal, priority: .required)
    for k in order {
      _ = try solver.add(widths[k] - 100, .lessThanOrEqual, priority: Priority(250))
      _ = try solver.add(widths[k] - 100, .greaterThanOrEqual, priority: Priority(750))
    }
    #expect(solver.value(of: widths[0]) == 200)
    #expect(solver.value(of: widths[1]) == 100)
    #expect(!solver.isUnique(widths[0]))
  }
}

@Test func unsatisfiedWishesStillPull() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  let most = try solver.add(x - 80, .lessThanOrEqual, priority: .required)
  let wish = try solver.add(x - 100, .equal, priority: Priority(750))
  #expect(solver.value(of: x) == 80)
  #expect(solver.violation(of: wish) == -20)
  try solver.setConstant(-90, of: most)
  #expect(solver.value(of: x) == 90)
  solver.remove(most)
  #expect(solver.value(of: x) == 100)
}

@Test func changesNameTheVariablesWhoseValueChanged() throws {
  let solver = Solver()
  let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  let edit = try solver.add(a - 10, .equal, priority: Priority(750))
  _ = try solver.add(b - a - 5, .equal, priority: .required)
  _ = try solver.add(c - 7, .equal, priority: .required)
  #expect(solver.takeChanges() == [a, b, c])
  #expect(solver.takeChanges() == [])
  for width in [20.0, 30, 40] {
    try solver.setConstant(-width, of: edit)
    #expect(solver.takeChanges() == [a, b])
  }
  try solver.setConstant(-50, of: edit)
  try solver.setConstant(-40, of: edit)
  #expect(solver.takeChanges() == [])
}

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

@Test func aConstraintThatPutsAVariableBeyondAllNumbersIsRefused() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  #expect(throws: SolverError.notFinite) {
    try solver.add(1e-308 * x - 1e308, .equal, priority: .required)
  }
  let small = try solver.add(1e-308 * x - 1e-300, .equal, priority: .required)
  #expect(throws: SolverError.notFinite) { try solver.setConstant(-1e308, of: small) }
  #expect(abs(solver.value(of: x) - 1e8) < 1)
}
