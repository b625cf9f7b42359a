import Testing

@testable import Cassowary

@Test(arguments: [Double.nan, .infinity, -.infinity])
func numbersThatAreNoneAreRefused(number: Double) throws {
  let solver = Solver()
  let x = solver.makeVariable()
  #expect(throws: SolverError.notFinite) {
    _ = try solver.add(number * x, .equal, priority: .required)
  }
  #expect(throws: SolverError.notFinite) {
    _ = try solver.add(x + number, .equal, priority: .required)
  }
  #expect(throws: SolverError.notFinite) {
    _ = try solver.add(x + 1, .equal, priority: Priority(number))
  }
}

@Test func tooMuchWorkIsAnErrorNotAHang() throws {
  let solver = Solver()
  solver.workLimit = 10
  var all = Expression(constant: -1000)
  for _ in 0..<50 {
    let x = solver.makeVariable()
    all.append(Term(x))
    _ = try solver.add(x - 10, .lessThanOrEqual, priority: Priority(250))
  }
  #expect(throws: SolverError.workLimit) {
    _ = try solver.add(all, .equal, priority: Priority(500))
    try solver.solve()
  }
}

@Test func aConstraintThatPutsAVariableBeyondAllNumbersIsRefused() throws {
  let solver = Solver()
  let x = solver.makeVariable()
  #expect(throws: SolverError.notFinite) {
    try solver.add(1e-308 * x - 1e308, .equal, priority: .required)
  }
  let small = try solver.add(1e-308 * x - 1e-300, .equal, priority: .required)
  #expect(throws: SolverError.notFinite) { try solver.setConstant(-1e308, of: small) }
  #expect(abs(solver.value(of: x) - 1e8) < 1)
}
