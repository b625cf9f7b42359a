import Testing

@testable import Cassowary

@Test func whatCancelsIsZeroAndWhatDoesNotIsNot() {
  let third = Guarded(1) / Guarded(3)
  #expect((third + third + third - Guarded(1)).isZero)
  let small = Guarded(1e-20)
  #expect(!(Guarded(1) + small - Guarded(1)).isZero, "a double would have lost it")
  #expect(!(Guarded(0.1) + Guarded(0.2) - Guarded(0.3)).isZero, "the numbers are what they are")
  let smallest = Guarded(1e-50)
  #expect(!(Guarded(1) + smallest - Guarded(1)).isZero)
  #expect((Guarded(1e16) + smallest - Guarded(1e16)).isZero, "four times the digits, not more")
}

@Test func productsAndQuotientsKeepFourTimesTheDigits() {
  let number = Guarded(1 + 0x1p-40)
  let square = number * number
  #expect((square - Guarded(1) - Guarded(0x1p-39) - Guarded(0x1p-80)).isZero)
  #expect((square / number - number).isZero)
  let fourth = square * square
  // 1 + 4 ε + 6 ε² + 4 ε³ + ε⁴
  let terms = [1, 0x1p-38, 6 * 0x1p-80, 0x1p-118, 0x1p-160].map { Guarded($0) }
  #expect((terms.reduce(fourth) { $0 - $1 }).isZero)
  #expect(!(terms.dropLast().reduce(fourth) { $0 - $1 }).isZero)
  #expect((fourth / square - square).isZero)
}

@Test func aNumberThatIsGivenStandsForTheFractionThatItRounds() {
  let shares = [0.01, 0.1, 0.15, 0.74].map { Guarded(given: $0) }
  #expect((shares.reduce(Guarded(-1), +)).isZero)
  let (third, seventh) = (Guarded(given: 1.0 / 3), Guarded(given: -5.0 / 7))
  #expect((third * Guarded(3) - .one).isZero)
  #expect((seventh * Guarded(7) + Guarded(5)).isZero)
  for number in [
    0.5, 1, 1e6, 2.653017022012531, 3.141592653589793, 0x1p-40, 736249.0942936433,
  ] {
    #expect((Guarded(given: number) - Guarded(number)).isZero, "\(number) is near no such fraction")
  }
}

/// Required rows of very different coefficients, from systems that were once solved wrongly.
private struct Case: Sendable {
  var name: String
  var rows: [(relation: Int, constant: Double, terms: [(Int, Double)])]
  /// What the last row contradicts; nil where all can hold.
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
func coefficientsOfVeryDifferentSizeAreDecidedWithCare(index: Int) throws {
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

/// Columns in a row whose own width is not required: shares of a whole that as doubles add up to a
/// little more or less.
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

/// Nothing holds the whole but what the columns themselves want, all in the same proportion.
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
