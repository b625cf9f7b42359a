import Cassowary
import Testing

/// Rows of views follow a window's width and height. Some of them come and go while one constant, the
/// other, or both change. The reported variables are compared with a copy of all values.
@Test(arguments: 1...8 as ClosedRange<UInt64>)
func theChangesAreTheVariablesWhoseValuesDifferInAscendingOrder(seed: UInt64) throws {
  var random = Numbers(seed: seed)
  let solver = Solver()
  let (width, height) = (solver.makeVariable(), solver.makeVariable())
  let edits = try [width, height].map { try solver.add($0 - 100, .equal, priority: Priority(900)) }
  var views: [(variable: Variable, constraints: [Constraint])] = []
  var known: [Int: Double] = [:]

  func addView() throws {
    let view = solver.makeVariable()
    let window = random.below(2) == 0 ? width : height
    var constraints = [
      try solver.add(
        view - Double(1 + random.below(3)) * window + Double(random.below(20)), .equal,
        priority: Priority(500))
    ]
    if random.below(2) == 0 {
      constraints.append(
        try solver.add(
          view - Double(50 + random.below(300)), .lessThanOrEqual, priority: Priority(750)))
    }
    if let last = views.last, random.below(3) == 0 {
      constraints.append(
        try solver.add(view - last.variable - 3, .greaterThanOrEqual, priority: .required))
    }
    views.append((view, constraints))
  }

  for _ in 0..<6 { try addView() }
  for _ in 0..<300 {
    switch random.below(12) {
    case 0: try addView()
    case 1 where views.count > 3:
      // The last, since the one after a view may have a constraint with it.
      let view = views.removeLast()
      for constraint in view.constraints { solver.remove(constraint) }
      solver.removeVariable(view.variable)
      known[view.variable.index] = nil
    default: break
    }
    let choice = random.below(4)
    for (place, edit) in edits.enumerated() where choice == place || choice == 2 {
      try solver.setConstant(-Double(random.below(400)), of: edit)
    }
    if random.below(4) == 0 { _ = solver.value(of: width) }
    guard random.below(5) > 0 else { continue }
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

private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
