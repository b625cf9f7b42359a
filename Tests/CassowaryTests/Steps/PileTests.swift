import Testing
import Work

@testable import Cassowary

/// Many constraints that say about the same.
private enum Pile: CaseIterable, Sendable {
  case boundsOfOneVariable, risingBoundsOfOneVariable, boundsOfASum, repeatedEquations

  func work(_ count: Int) -> Int {
    let solver = Solver(WorkBudget(.max))
    let (x, y, width) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for variable in [x, y, width] { solver.addStay(0, to: variable) }
    for k in 0..<count {
      let mixed = Double(k * 617 % 9973)
      switch self {
      case .boundsOfOneVariable:
        _ = try? solver.add(y - mixed, .greaterThanOrEqual, priority: .required)
      case .risingBoundsOfOneVariable:
        _ = try? solver.add(y - Double(k), .greaterThanOrEqual, priority: .required)
      case .boundsOfASum:
        _ = try? solver.add(y - x - width - mixed, .greaterThanOrEqual, priority: Priority(500))
      case .repeatedEquations:
        _ = try? solver.add(y - x - width - 8, .equal, priority: .required)
      }
    }
    try? solver.solve()
    solver.begin(atMost: .max)
    return solver.budget.spent
  }
}

@Test(arguments: Pile.allCases)
private func theWorkForAPileOfConstraintsGrowsWithTheirNumber(pile: Pile) {
  let (few, many) = (pile.work(400), pile.work(1600))
  #expect(Double(many) < 5 * Double(few), "\(many) against \(few)")
}

/// Whichever constraint bounded a variable most closely is removed or changed: the next one does.
@Test func theClosestBoundIsFoundAgain() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  let bounds = try [10.0, 30, 20].map {
    try solver.add(x - $0, .greaterThanOrEqual, priority: .required)
  }
  let atMost = try solver.add(x - 40, .lessThanOrEqual, priority: .required)
  _ = try solver.add(x - 0, .equal, priority: Priority(10))
  #expect(solver.value(of: x) == 30)
  solver.remove(bounds[1])
  #expect(solver.value(of: x) == 20)
  try solver.setConstant(-5, of: bounds[2])
  #expect(solver.value(of: x) == 10)
  try solver.setPriority(Priority(5), of: bounds[0])
  #expect(solver.value(of: x) == 5)
  #expect(throws: SolverError.self) { try solver.setConstant(-50, of: bounds[2]) }
  #expect(throws: SolverError.self) { try solver.setConstant(-2, of: atMost) }
  #expect(solver.value(of: x) == 5)
}
