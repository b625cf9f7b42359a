import Testing

@testable import Cassowary

/// Two widths that hug alike and fill 300 together, and a third that does not take part.
private func row() throws -> (solver: Solver, widths: [Variable]) {
  let solver = Solver()
  let widths = (0..<3).map { _ in solver.makeVariable() }
  _ = try solver.add(widths[0] + widths[2] - 300, .equal, priority: .required)
  for width in widths { _ = try solver.add(width - 100, .equal, priority: Priority(250)) }
  return (solver, widths)
}

@Test func slackFollowsANewRank() throws {
  let (solver, widths) = try row()
  #expect(widths.map { solver.value(of: $0) } == [200, 100, 100])
  solver.rank([widths[2], widths[0]])
  #expect(widths.map { solver.value(of: $0) } == [100, 100, 200])
  #expect(solver.rank(of: widths[2]) < solver.rank(of: widths[1]))
  solver.rank(widths)
  #expect(widths.map { solver.value(of: $0) } == [200, 100, 100])
}

@Test func aConstraintOnSeveralVariablesRanksWithTheLastOfThem() throws {
  let solver = Solver()
  let (a, b, c, d) = (
    solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
  )
  _ = try solver.add(a + b + c + d - 300, .equal, priority: .required)
  for pair in [a + b, c + d] { _ = try solver.add(pair - 100, .equal, priority: Priority(250)) }
  func first() -> Double { solver.value(of: a) + solver.value(of: b) }
  #expect(first() == 200)
  solver.rank([c, d, a, b])
  #expect(first() == 100)
  solver.rank([c, a, b, d])
  #expect(first() == 200)
}

@Test func whatIsMissingIsTakenFromTheLastVariable() throws {
  for sign in [1.0, -1] {
    let solver = Solver()
    let widths = [solver.makeVariable(), solver.makeVariable()]
    _ = try solver.add(widths[0] + widths[1] - 120, .equal, priority: .required)
    for width in widths {
      let relation = sign > 0 ? Relation.greaterThanOrEqual : .lessThanOrEqual
      _ = try solver.add(sign * width - sign * 100, relation, priority: Priority(750))
      _ = try solver.add(width - 0, .greaterThanOrEqual, priority: .required)
    }
    #expect(widths.map { solver.value(of: $0) } == [100, 20])
    solver.rank(widths.reversed())
    #expect(widths.map { solver.value(of: $0) } == [20, 100])
  }
}

@Test func aStayPlacesWhatNothingElsePlacesAndCountsForNothing() throws {
  let solver = Solver()
  let (x, y) = (solver.makeVariable(), solver.makeVariable())
  _ = try solver.add(x - 0, .equal, priority: .stay(1))
  _ = try solver.add(y - 7, .equal, priority: .stay(2))
  let bound = try solver.add(x - 20, .greaterThanOrEqual, priority: .required)
  #expect([x, y].map { solver.value(of: $0) } == [20, 7])
  #expect(!solver.isUnique(x) && !solver.isUnique(y))
  #expect(solver.bindingConstraints(of: x) == [bound] && solver.bindingConstraints(of: y) == [])
  _ = try solver.add(x + y - 30, .equal, priority: .required)
  #expect([x, y].map { solver.value(of: $0) } == [20, 10])
  let pull = try solver.add(y - 3, .equal, priority: Priority(0.001))
  #expect([x, y].map { solver.value(of: $0) } == [27, 3])
  #expect(solver.isUnique(x))
  solver.remove(pull)
  #expect([x, y].map { solver.value(of: $0) } == [20, 10])
}

@Test func aStayOfAVariableGoesWithIt() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  solver.addStay(1, to: x)
  let pull = try solver.add(x - 20, .equal, priority: Priority(1))
  #expect(solver.value(of: x) == 20)
  solver.remove(pull)
  #expect(solver.value(of: x) == 0)
  solver.removeVariable(x)
  // A variable in its place has no stay, and keeps its value.
  let y = solver.makeVariable()
  #expect(y == x)
  let push = try solver.add(y - 5, .equal, priority: Priority(1))
  #expect(solver.value(of: y) == 5)
  solver.remove(push)
  #expect(solver.value(of: y) == 5)
  #expect(solver.violatedInvariants() == [])
}

/// With stays on all variables, the values depend on the constraints and not on earlier states.
@Test(arguments: 0..<200)
func withStaysTheHistoryDecidesNothing(seed: Int) throws {
  var random = Seeded(state: UInt64(seed) &* 7919)
  let count = Int.random(in: 2...5, using: &random)
  let demands = (0..<Int.random(in: 2...7, using: &random)).map { _ in
    Demand.random(of: (0..<count).map { Variable(index: $0) }, using: &random)
  }
  let stays = (0..<count).map { $0 % 2 + 1 }
  var reached: [[Double]] = []
  for attempt in 0..<3 {
    let (solver, reference) = (Solver(), ReferenceSolver())
    let variables = (0..<count).map { _ in solver.makeVariable() }
    for (variable, number) in zip(variables, stays) {
      _ = reference.makeVariable()
      solver.addStay(number, to: variable)
      _ = try reference.add(variable - 0, .equal, priority: .stay(number))
    }
    let order = attempt == 0 ? demands : demands.shuffled(using: &random)
    for demand in order {
      _ = try? solver.add(demand.expression, demand.relation, priority: demand.priority)
      let passing = try? solver.add(
        variables[0] - 3 * variables[count - 1] - Double(attempt), .equal, priority: Priority(999))
      try solver.solve()
      passing.map(solver.remove)
    }
    if demands.contains(where: \.priority.isRequired), attempt > 0 { break }
    for demand in order {
      _ = try? reference.add(demand.expression, demand.relation, priority: demand.priority)
    }
    reached.append(variables.map { solver.value(of: $0) })
    #expect(solver.violatedInvariants() == [])
    for variable in variables {
      #expect(abs(reference.value(of: variable) - solver.value(of: variable)) < 1e-6)
    }
  }
  for values in reached {
    for (a, b) in zip(values, reached[0]) { #expect(abs(a - b) < 1e-6) }
  }
}

/// A stay takes the place that another constraint had, with nothing of that one's.
@Test(arguments: [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual], [3.0, -2])
func aStayHasNothingOfTheConstraintBeforeIt(relation: Relation, factor: Double) throws {
  let solver = Solver()
  let x = solver.makeVariable()
  solver.remove(try solver.add(factor * x - 12, relation, priority: Priority(500)))
  solver.addStay(1, to: x)
  for place in [10.0, -10] {
    let pull = try solver.add(x - place, .equal, priority: Priority(500))
    #expect(solver.value(of: x) == place)
    solver.remove(pull)
    #expect(solver.value(of: x) == 0)
  }
}
