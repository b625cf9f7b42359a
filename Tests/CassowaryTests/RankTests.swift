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
