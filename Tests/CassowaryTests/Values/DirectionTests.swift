import Testing

@testable import Cassowary

/// A window whose width changes in small steps. Its direction is kept, and a value must stop moving
/// where a constraint stops it.
private struct Drag: Sendable {
  var name: String
  /// Adds the constraints of a view that follows the window's width.
  var hold: @Sendable (_ window: Variable, _ view: Variable, _ solver: Solver) throws -> Void
  /// The width of the view in a window of this width.
  var expected: @Sendable (Double) -> Double
}

private let drags = [
  Drag(
    name: "a limit",
    hold: { window, view, solver in
      _ = try solver.add(view - window + 20, .equal, priority: Priority(500))
      _ = try solver.add(view - 150, .lessThanOrEqual, priority: Priority(750))
    },
    expected: { min($0 - 20, 150) }),
  Drag(
    name: "a required limit",
    hold: { window, view, solver in
      _ = try solver.add(view - window + 20, .equal, priority: Priority(500))
      _ = try solver.add(view - 150, .lessThanOrEqual, priority: .required)
    },
    expected: { min($0 - 20, 150) }),
  Drag(
    name: "what is left of the window beside a view of a least width",
    hold: { window, view, solver in
      let other = solver.makeVariable()
      _ = try solver.add(view + other - window, .equal, priority: .required)
      _ = try solver.add(other - 120, .equal, priority: Priority(500))
      _ = try solver.add(view - 60, .greaterThanOrEqual, priority: Priority(750))
      _ = try solver.add(view - 240, .lessThanOrEqual, priority: Priority(750))
    },
    expected: { min(max($0 - 120, 60), 240) }),
  Drag(
    name: "a view that shrinks while the window grows",
    hold: { window, view, solver in
      _ = try solver.add(2 * view + window - 500, .equal, priority: Priority(500))
      _ = try solver.add(view - 90, .greaterThanOrEqual, priority: .required)
      _ = try solver.add(view - 160, .lessThanOrEqual, priority: Priority(750))
    },
    expected: { min(max((500 - $0) / 2, 90), 160) }),
]

@Test(arguments: drags.indices, [0.5, 3, 16])
func aDraggedWindowTakesItsViewsWithItUpToTheirLimits(index: Int, step: Double) throws {
  let (drag, solver) = (drags[index], Solver())
  let (window, view) = (solver.makeVariable(), solver.makeVariable())
  let edit = try solver.add(window - 200, .equal, priority: Priority(900))
  try drag.hold(window, view, solver)
  _ = solver.takeChanges()
  // There and back, and there again from within a segment.
  for (from, to) in [(100.0, 400.0), (400, 100), (170, 173), (173, 400)] {
    for k in 0...Int(abs(to - from) / step) {
      let width = from + Double(k) * (to < from ? -step : step)
      let before = [window, view].map { solver.value(of: $0) }
      try solver.setConstant(-width, of: edit)
      let value = solver.value(of: view)
      #expect(abs(value - drag.expected(width)) < 1e-9, "\(drag.name) at \(width)")
      #expect(abs(solver.value(of: window) - width) < 1e-9, "\(drag.name) at \(width)")
      let changes = Set(solver.takeChanges())
      for (variable, old) in zip([window, view], before) {
        #expect(changes.contains(variable) == (solver.value(of: variable) != old))
      }
    }
    #expect(solver.violatedInvariants() == [])
  }
}

@Test func twoConstantsThatTakeTurnsMoveWhatFollowsBoth() throws {
  let solver = Solver()
  let (left, right, view) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  let edits = [
    try solver.add(left - 0, .equal, priority: Priority(900)),
    try solver.add(right - 300, .equal, priority: Priority(900)),
  ]
  _ = try solver.add(view - right + left, .equal, priority: Priority(500))
  _ = try solver.add(view - 250, .lessThanOrEqual, priority: Priority(750))
  _ = try solver.add(view - 80, .greaterThanOrEqual, priority: .required)
  var ends = [0.0, 300.0]
  for k in 0..<900 {
    let speed = k % 300 < 150 ? 1.0 : -1.0
    ends[k % 2] += k % 2 == 0 ? speed * 1.5 : -speed * 2
    try solver.setConstant(-ends[k % 2], of: edits[k % 2])
    let expected = min(max(ends[1] - ends[0], 80), 250)
    #expect(abs(solver.value(of: view) - expected) < 1e-9, "at \(ends)")
  }
}
