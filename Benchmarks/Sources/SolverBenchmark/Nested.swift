import Cassowary

/// A binary tree of views; the axis alternates from level to level.
final class Nested: Workload {
  struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  let solver = Solver()
  private var values = Values()
  private var plain = Plain()
  private let count: Int
  private let rootWidth: Constraint
  private let rootHeight: Constraint
  private var moved: [Variable] = []

  init(_ count: Int) throws {
    self.count = count
    var boxes = [Nested.makeBox(solver)]
    boxes.reserveCapacity(count + 2)
    try solver.require(boxes[0].left + 0)
    try solver.require(boxes[0].top + 0)
    rootWidth = try solver.add(boxes[0].width - 5000, .equal, priority: Strength.strong)
    rootHeight = try solver.add(boxes[0].height - 3750, .equal, priority: Strength.strong)
    var next = 0
    while boxes.count + 1 < count {
      let (a, b) = (Nested.makeBox(solver), Nested.makeBox(solver))
      let depth = (next + 1).bitWidth - (next + 1).leadingZeroBitCount
      try split(boxes[next], a, b, isHorizontal: depth % 2 == 1)
      boxes.append(a)
      boxes.append(b)
      next += 1
    }
    try solver.solve()
    moved = boxes.flatMap { [$0.left, $0.top, $0.width, $0.height] }
  }

  private static func makeBox(_ solver: Solver) -> Box {
    Box(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  private func split(_ parent: Box, _ a: Box, _ b: Box, isHorizontal: Bool) throws {
    for child in [a, b] {
      if isHorizontal {
        try solver.require(child.top - parent.top - 8)
        try solver.require(child.top + child.height - parent.top - parent.height + 8)
      } else {
        try solver.require(child.left - parent.left - 8)
        try solver.require(child.left + child.width - parent.left - parent.width + 8)
      }
    }
    if isHorizontal {
      try solver.require(a.left - parent.left - 8)
      try solver.require(b.left - a.left - a.width - 8)
      try solver.require(b.left + b.width - parent.left - parent.width + 8)
      try solver.require(a.width - b.width)
    } else {
      try solver.require(a.top - parent.top - 8)
      try solver.require(b.top - a.top - a.height - 8)
      try solver.require(b.top + b.height - parent.top - parent.height + 8)
      try solver.require(a.height - b.height)
    }
  }

  var total: Double { values.sum(moved, in: solver) }

  var operations: [(name: String, run: (Int) throws -> Double)] {
    [
      (
        "edit",
        { [self] i in
          let width = varied(i, from: 5000)
          try solver.setConstant(-width, of: rootWidth)
          try solver.setConstant(-0.75 * width, of: rootHeight)
          return values.sum(moved, in: solver)
        }
      ),
      ("reading", { [self] _ in values.sum(moved, in: solver) }),
      (
        "plain",
        { [self] i in
          let width = varied(i, from: 5000)
          return plain.nested(count, width: width, height: 0.75 * width)
        }
      ),
    ]
  }
}
