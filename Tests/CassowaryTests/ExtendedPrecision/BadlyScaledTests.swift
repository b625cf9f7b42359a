import Testing

@testable import Cassowary

/// Required rows with coefficients of very different size, from systems that were once solved
/// wrongly.
private struct Case: Sendable {
  var name: String
  var rows: [(relation: Int, constant: Double, terms: [(Int, Double)])]
  /// The rows that the last one contradicts; nil where all can hold.
  var conflict: [Int]?
}

private let cases = [
  Case(
    name: "a row among 1e-4 and 1e4 that can hold",
    rows: [
      (0, -449_801, [(2, -1), (3, 10000), (6, -1), (8, -0.1), (9, 3), (10, -2)]),
      (0, -899_602, [(2, -2), (3, 20000), (6, -2), (8, -0.2), (9, 6), (10, -4)]),
      (0, -150, [(0, 1)]),
      (-1, 130, [(11, 0.01)]),
      (0, -720_315, [(1, -10000), (2, 2), (5, 3), (7, 500), (9, 1), (10, 1)]),
      (-1, -74_999_515, [(0, 500_000), (3, 1), (4, -1), (8, -1), (9, -1), (10, -3)]),
      (-1, 24_499_650, [(3, 2), (4, 1), (5, -20000), (7, -2), (8, 1), (11, -200_000)]),
      (0, 37.5, [(5, -0.5)]),
    ]),
  Case(
    name: "a conflict at a degenerate vertex",
    rows: [
      (0, -125, [(0, 1)]), (-1, 32.5, [(0, 0.5), (1, 1)]), (0, -125.475, [(0, 1), (1, -0.005)]),
      (-1, 60, [(0, 1), (1, 1)]),
    ],
    conflict: [0, 2]),
]

@Test(arguments: cases.indices)
func coefficientsOfVeryDifferentSizeAreDecidedInExtendedPrecision(index: Int) throws {
  let (one, solver) = (cases[index], Solver())
  let variables = (0..<12).map { _ in solver.makeVariable() }
  var held: [Constraint] = []
  for (place, row) in one.rows.enumerated() {
    var expression = Expression(constant: row.constant)
    for (variable, coefficient) in row.terms {
      expression.append(Term(variables[variable], coefficient))
    }
    let demand = Demand(
      expression: expression, relation: Relation(rawValue: row.relation)!, priority: .required)
    let (constraint, conflict) = solver.attempt(demand)
    if place == one.rows.count - 1, let members = one.conflict {
      #expect(conflict?.constraints == members.map { held[$0] }, "\(one.name)")
    } else {
      held.append(try #require(constraint, "\(one.name), row \(place)"))
    }
  }
  for constraint in held { #expect(abs(solver.violation(of: constraint)) < 1e-5) }
}

@Test func aLargeSystemOfVeryDifferentCoefficientsIsSolved() throws {
  let solver = Solver()
  var edges = [solver.makeVariable()]
  _ = try solver.add(edges[0] - 0, .equal, priority: .required)
  for k in 1...400 {
    let edge = solver.makeVariable()
    _ = try solver.add(
      1000 * edge - 1000 * edges[k - 1] - 8000, .equal, priority: .required)
    _ = try solver.add(edge - 5, .equal, priority: Priority(10))
    edges.append(edge)
  }
  #expect(abs(solver.value(of: edges[400]) - 3200) < 1e-6)
}

/// Columns in a row are shares of its width. As doubles the shares add up to a little more or less
/// than the whole, which must not decide the width.
@Test(arguments: 0..<200)
func sharesOfAWholeLeaveTheWholeFree(seed: UInt64) throws {
  var random = Seeded(state: seed)
  let count = Int.random(in: 2...6, using: &random)
  let parts = (0..<count).map { _ in Int.random(in: 1...90, using: &random) }
  let unit = Bool.random(using: &random) ? 1.0 : 1.0 / 3
  let whole = parts.reduce(0) { $0 + Double($1) * unit }
  let solver = Solver()
  let (x, width) = (solver.makeVariable(), solver.makeVariable())
  let columns = parts.map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
  _ = try solver.add(Expression(x), .equal, priority: .required)
  _ = try solver.add(Expression(width), .greaterThanOrEqual, priority: .required)
  for (part, column) in zip(parts, columns) {
    let share = Double(part) * unit / whole
    _ = try solver.add(Expression(column.width), .greaterThanOrEqual, priority: .required)
    _ = try solver.add(
      column.width - share * width, .equal, priority: seed % 2 == 0 ? .required : Priority(999))
  }
  var edge = Expression(x)
  for column in columns {
    _ = try solver.add(Expression(column.x) - edge, .equal, priority: .required)
    edge = column.x + column.width
  }
  _ = try solver.add(edge - (x + width), .equal, priority: .required)
  _ = try solver.add(width - 300, .greaterThanOrEqual, priority: Priority(750))
  _ = try solver.add(width - 300, .lessThanOrEqual, priority: Priority(250))
  try solver.solve()
  #expect(abs(solver.value(of: width) - 300) < 1e-9, "\(parts)")
  #expect(solver.isUnique(width) && columns.allSatisfy { solver.isUnique($0.width) }, "\(parts)")
  for (part, column) in zip(parts, columns) {
    #expect(abs(solver.value(of: column.width) - 300 * Double(part) * unit / whole) < 1e-6)
  }
}

/// Only the columns' own lengths give the whole its length, and all are in the same proportion.
@Test(arguments: 0..<200)
func sharesThatAllFitGiveTheWholeItsLength(seed: UInt64) throws {
  var random = Seeded(state: seed)
  let lengths = (0..<Int.random(in: 2...6, using: &random)).map { _ in
    Double(Int.random(in: 1...180, using: &random)) / 2
  }
  let whole = lengths.reduce(0, +)
  let solver = Solver()
  let width = solver.makeVariable()
  var sum = Expression()
  for (index, length) in lengths.enumerated() {
    let column = solver.makeVariable()
    sum = sum + column
    _ = try solver.add(
      column - length / whole * width, .equal, priority: Priority(999 - Double(index)))
    _ = try solver.add(column - length, .greaterThanOrEqual, priority: Priority(750))
    _ = try solver.add(column - length, .lessThanOrEqual, priority: Priority(250))
  }
  _ = try solver.add(sum - width, .equal, priority: .required)
  try solver.solve()
  #expect(abs(solver.value(of: width) - whole) < 1e-6, "\(lengths)")
  #expect(solver.isUnique(width), "\(lengths)")
}
