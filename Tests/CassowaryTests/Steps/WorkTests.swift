import Testing

@testable import Cassowary

/// What the method does for one system after another. The same optimum can be reached in many ways, and
/// which one is taken is what the speed hangs on: a change that makes the method take other steps,
/// look at more coefficients or round otherwise is seen here, though every value may be right.
///
/// The numbers are those of the program itself. Where a change is meant to alter them, the test's
/// message has the new ones; that they are fewer is what to look for.
private struct Work {
  private var steps = 0
  private var exchanges = 0
  private var effort = 0
  private var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Solves what has changed, and notes the values to the last bit.
  mutating func note(_ solver: Solver, _ variables: [Variable]) {
    let before = solver.engine.pointee.pivots
    for variable in variables { note(solver.value(of: variable)) }
    exchanges += abs(solver.engine.pointee.pivots - before)
    steps += solver.engine.pointee.steps
    effort += solver.engine.pointee.effort
  }

  mutating func note(_ value: Double) {
    // Both zeros are one.
    note(Int(bitPattern: UInt(value == 0 ? 0 : value.bitPattern)))
  }

  mutating func note(_ number: Int) {
    digest = (digest ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01B3
  }

  var words: String {
    "\(steps) steps, \(exchanges) exchanges, \(effort) coefficients, "
      + String(digest, radix: 16, uppercase: true)
  }
}

private struct Case: Sendable {
  var name: String
  var expected: String
  var run: @Sendable (inout Work) throws -> Void

  init(_ name: String, _ expected: String, _ run: @escaping @Sendable (inout Work) throws -> Void) {
    (self.name, self.expected, self.run) = (name, expected, run)
  }
}

private let cases = [
  Case(
    "small random systems",
    "342 steps, 325 exchanges, 44830 coefficients, B605C4D1C8FC9F7A"
  ) { work in
    for seed in 1...30 {
      var sequence = Sequence(seed: UInt64(7000 + seed), variables: 2 + seed % 6)
      for _ in 0..<40 {
        try sequence.step(limit: 12)
        work.note(sequence.solver, sequence.variables)
      }
    }
  },
  Case(
    "a large random system",
    "305 steps, 304 exchanges, 112348 coefficients, 3F555486C364D111"
  ) { work in
    var sequence = Sequence(seed: 7100, variables: 80)
    for _ in 0..<400 {
      try sequence.step(limit: 160)
      work.note(sequence.solver, sequence.variables)
    }
  },
  Case(
    "a column of views",
    "283 steps, 233 exchanges, 82720 coefficients, 996563E23C02AE45"
  ) { work in
    var column = try ViewColumn()
    for step in 0..<120 {
      try column.change(step)
      work.note(column.solver, column.variables)
    }
  },
  // Of a width that changes in small steps the way of all that follows it is kept.
  Case(
    "a window that is dragged",
    "86 steps, 43 exchanges, 19149 coefficients, FF16C16BFB08075"
  ) { work in
    var column = try ViewColumn()
    for step in 0..<300 {
      try column.drag(to: 320 + Double(step % 200 < 100 ? step % 100 : 100 - step % 100) / 4)
      work.note(column.solver, column.variables)
    }
  },
  Case(
    "systems of very different coefficients",
    "94 steps, 91 exchanges, 2097673 coefficients, 389AA0C87D26D050"
  ) { work in
    for fixture in try Fixture.all(in: "optima").prefix(40) {
      let solver = Solver()
      let variables = (0..<fixture.variables).map { _ in solver.makeVariable() }
      for demand in fixture.demands {
        let (constraint, conflict) = solver.attempt(demand)
        for one in conflict?.constraints ?? [] { work.note(Int(one.index)) }
        work.note(constraint == nil ? 0 : 1)
      }
      work.note(solver, variables)
    }
  },
  Case(
    "what the priorities leave open",
    "60 steps, 59 exchanges, 3936 coefficients, D7D35E7D17A91E6A"
  ) { work in
    for seed in 1...40 {
      var sequence = Sequence(seed: UInt64(7200 + seed), variables: 3 + seed % 9)
      for _ in 0..<12 { try sequence.step(limit: 10) }
      let solver = sequence.solver
      work.note(solver, sequence.variables)
      for variable in sequence.variables {
        for one in solver.bindingConstraints(of: variable) { work.note(Int(one.index)) }
        for other in solver.alternative(for: variable) ?? [] { work.note(other.value) }
      }
      guard let optima = solver.openOptima() else { continue }
      for variable in sequence.variables { work.note(optima.rate(of: variable)) }
      for freedom in optima.freedoms(preferring: sequence.variables.reversed()) {
        for rate in freedom.rates { work.note(rate.rate) }
      }
    }
  },
]

/// Views below each other in a window, with sizes of their own and equal widths.
private struct ViewColumn {
  let solver = Solver()
  var variables: [Variable] = []
  private var sizes: [Constraint] = []
  private var gaps: [Constraint] = []
  private let width: Constraint

  init() throws {
    let window = solver.makeVariable()
    width = try solver.add(window - 320, .equal, priority: .required)
    variables.append(window)
    var edge = Expression(constant: 0)
    for k in 0..<30 {
      let (top, height, width) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      gaps.append(
        try solver.add(top - edge - 8, .equal, priority: Priority(k % 3 == 0 ? 999 : 1000)))
      _ = try solver.add(Expression(height), .greaterThanOrEqual, priority: .required)
      _ = try solver.add(width - window + 16, .lessThanOrEqual, priority: .required)
      _ = try solver.add(width - Double(60 + 20 * k), .greaterThanOrEqual, priority: Priority(750))
      _ = try solver.add(width - Double(60 + 20 * k), .lessThanOrEqual, priority: Priority(250))
      sizes.append(try solver.add(height - Double(10 + k), .equal, priority: Priority(750)))
      if k % 4 == 3 {
        _ = try solver.add(height - variables[variables.count - 2], .equal, priority: Priority(800))
      }
      for variable in [top, width] {
        _ = try solver.add(variable - Double(k), .equal, priority: Priority(-1))
      }
      variables += [top, height, width]
      edge = top + height
    }
    _ = try solver.add(edge - 900, .lessThanOrEqual, priority: Priority(990))
  }

  func drag(to width: Double) throws { try solver.setConstant(-width, of: self.width) }

  mutating func change(_ step: Int) throws {
    let place = step * 7 % sizes.count
    switch step % 6 {
    case 0, 1: try solver.setConstant(-Double(200 + 37 * step % 400), of: width)
    case 2: try solver.setConstant(-Double(step % 90), of: sizes[place])
    case 3: try solver.setPriority(Priority(step % 4 == 3 ? 400 : 760), of: sizes[place])
    case 4: solver.rank([variables[place * 3 + 2], variables[place * 2 + 1]])
    default:
      let hidden = try solver.add(
        Expression(variables[place * 3 + 2]), .equal, priority: .required)
      if step % 4 == 1 { solver.remove(hidden) }
    }
  }
}

@Test(arguments: cases.indices)
func theWorkIsWhatItWas(index: Int) throws {
  var work = Work()
  try cases[index].run(&work)
  #expect(work.words == cases[index].expected, "\(cases[index].name)")
}
