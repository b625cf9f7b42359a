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

@Test func aThousandConstraintsDoNotOutweighOneOfAHigherPriority() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  _ = try solver.add(x - 10, .equal, priority: Priority(250))
  for i in 0..<1000 { _ = try solver.add(x - Double(i), .equal, priority: Priority(249)) }
  #expect(solver.value(of: x) == 10)
}

@Test func aThousandPrioritiesAreToldApart() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  var constraints: [Constraint] = []
  for i in 1..<1000 {
    constraints.append(try solver.add(x - Double(i), .equal, priority: Priority(Double(i) + 0.25)))
  }
  #expect(solver.value(of: x) == 999)
  for (i, constraint) in constraints.enumerated().reversed() where i >= 990 {
    #expect(solver.value(of: x) == Double(i + 1))
    solver.remove(constraint)
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

@Test func aConstraintThatDoesNotHoldTakesEffectAsFarAsItCan() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  let most = try solver.add(x - 80, .lessThanOrEqual, priority: .required)
  let constraint = try solver.add(x - 100, .equal, priority: Priority(750))
  #expect(solver.value(of: x) == 80)
  #expect(solver.violation(of: constraint) == -20)
  try solver.setConstant(-90, of: most)
  #expect(solver.value(of: x) == 90)
  solver.remove(most)
  #expect(solver.value(of: x) == 100)
}
