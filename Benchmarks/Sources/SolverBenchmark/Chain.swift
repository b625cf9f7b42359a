import Cassowary

/// Views one after another, all as wide as the first, filling a container.
final class Chain: Workload {
  let solver = Solver()
  private var values = Values()
  private var plain = Plain()
  let count: Int
  private let containerWidth: Constraint
  private var moved: [Variable] = []

  init(_ count: Int) throws {
    self.count = count
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.require(left + 0)
    try solver.require(right - left - width)
    containerWidth = try solver.add(
      width - 108 * Double(count), .equal, priority: Strength.strong)
    moved.reserveCapacity(3 * count)
    var (firstWidth, lastRight) = (width, left)
    for i in 0..<count {
      let (l, w, r) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.require(r - l - w)
      if i == 0 {
        try solver.require(l - left)
        firstWidth = w
      } else {
        try solver.require(l - lastRight - 8)
        try solver.require(w - firstWidth)
      }
      moved.append(l)
      moved.append(w)
      moved.append(r)
      lastRight = r
    }
    try solver.require(lastRight - right)
    try solver.solve()
  }

  var total: Double { values.sum(moved, in: solver) }

  var operations: [(name: String, run: (Int) throws -> Double)] {
    [
      (
        "edit",
        { [self] i in
          try solver.setConstant(-varied(i, from: 108 * Double(count)), of: containerWidth)
          return values.sum(moved, in: solver)
        }
      ),
      ("reading", { [self] _ in values.sum(moved, in: solver) }),
      ("plain", { [self] i in plain.chain(count, width: varied(i, from: 108 * Double(count))) }),
    ]
  }
}
