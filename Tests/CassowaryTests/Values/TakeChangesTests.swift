import Cassowary
import Testing

/// Rows of views follow a window's width and height. Some of them come and go while one constant, the
/// other, or both change. The reported variables are compared with a copy of all values.
@Test(arguments: 1...8 as ClosedRange<UInt64>)
func theChangesAreTheVariablesWhoseValuesDifferInAscendingOrder(seed: UInt64) throws {
  var random = Seeded(state: seed)
  let solver = Solver()
  let (width, height) = (solver.makeVariable(), solver.makeVariable())
  let edits = try [width, height].map { try solver.add($0 - 100, .equal, priority: Priority(900)) }
  var views: [(variable: Variable, constraints: [Constraint])] = []
  var known: [Int: Double] = [:]

  func addView() throws {
    let view = solver.makeVariable()
    let window = Int.random(in: 0..<2, using: &random) == 0 ? width : height
    var constraints = [
      try solver.add(
        view - Double(1 + Int.random(in: 0..<3, using: &random)) * window
          + Double(Int.random(in: 0..<20, using: &random)), .equal,
        priority: Priority(500))
    ]
    if Int.random(in: 0..<2, using: &random) == 0 {
      constraints.append(
        try solver.add(
          view - Double(50 + Int.random(in: 0..<300, using: &random)), .lessThanOrEqual,
          priority: Priority(750)))
    }
    if let last = views.last, Int.random(in: 0..<3, using: &random) == 0 {
      constraints.append(
        try solver.add(view - last.variable - 3, .greaterThanOrEqual, priority: .required))
    }
    views.append((view, constraints))
  }

  for _ in 0..<6 { try addView() }
  for _ in 0..<300 {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: try addView()
    case 1 where views.count > 3:
      // The last, since the one after a view may have a constraint with it.
      let view = views.removeLast()
      for constraint in view.constraints { solver.remove(constraint) }
      solver.removeVariable(view.variable)
      known[view.variable.index] = nil
    default: break
    }
    let choice = Int.random(in: 0..<4, using: &random)
    for (place, edit) in edits.enumerated() where choice == place || choice == 2 {
      try solver.setConstant(-Double(Int.random(in: 0..<400, using: &random)), of: edit)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { _ = solver.value(of: width) }
    guard Int.random(in: 0..<5, using: &random) > 0 else { continue }
    let all = [width, height] + views.map(\.variable)
    let expected = all.filter { solver.value(of: $0) != known[$0.index] ?? 0 }.sorted()
    #expect(solver.takeChanges() == expected)
    for variable in all { known[variable.index] = solver.value(of: variable) }
  }
  #expect(solver.violatedInvariants() == [])
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
