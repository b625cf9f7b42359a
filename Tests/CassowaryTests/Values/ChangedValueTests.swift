import Testing

@testable import Cassowary

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
