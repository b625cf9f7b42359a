import Cassowary

/// Views that each follow three edges of one container.
final class Siblings: Workload {
  let solver = Solver()
  private var values = Values()
  private var plain = Plain()
  private let containerWidth: Constraint
  private var moved: [Variable] = []

  init(_ count: Int) throws {
    let (left, top, width) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.require(left + 0)
    try solver.require(top + 0)
    containerWidth = try solver.add(width - 600, .equal, priority: Strength.strong)
    moved.reserveCapacity(count)
    for i in 0..<count {
      let (l, t) = (solver.makeVariable(), solver.makeVariable())
      let (w, h) = (solver.makeVariable(), solver.makeVariable())
      try solver.require(l - left - Double(10 + i % 17))
      try solver.require(t - top - Double(10 + i % 13))
      try solver.require(l + w - left - width + Double(12 + i % 7))
      try solver.require(h - Double(20 + i % 31))
      moved.append(w)
    }
    try solver.solve()
  }

  var total: Double { values.sum(moved, in: solver) }

  var operations: [(name: String, run: (Int) throws -> Double)] {
    [
      (
        "edit",
        { [self] i in
          try solver.setConstant(-varied(i, from: 600), of: containerWidth)
          return values.sum(moved, in: solver)
        }
      ),
      ("reading", { [self] _ in values.sum(moved, in: solver) }),
      ("plain", { [self] i in plain.siblings(moved.count, width: varied(i, from: 600)) }),
    ]
  }
}
