import Testing

@testable import Cassowary

/// A random system of which one constraint in eight has a coefficient of another order of magnitude.
private func badlyScaledSequence(seed: UInt64, variables: Int) -> Sequence {
  var sequence = Sequence(seed: 9000 + seed, variables: variables)
  sequence.badlyScaledShare = 8
  return sequence
}

/// What an edit leaves as it was is not checked again. A check of everything must find the same.
@Test(arguments: 1...6)
func whatIsClearAfterAnEditIsClearInAFullCheck(seed: UInt64) throws {
  var sequence = badlyScaledSequence(seed: seed, variables: 10)
  let engine = sequence.solver.engine
  var checks = 0
  for _ in 0..<400 {
    try sequence.step(limit: 20)
    try sequence.solver.solve()
    guard engine.pointee.isBadlyScaled, engine.pointee.travelled < .infinity else { continue }
    checks += 1
    engine.pointee.travelled = .infinity
    let isClear = engine.pointee.isClear()
    #expect(isClear)
    #expect(sequence.solver.violatedInvariants() == [])
  }
  #expect(checks > 20)
}

@Test(arguments: 1...4)
func editsOfABadlyScaledSystemKeepItOptimal(seed: UInt64) throws {
  var sequence = badlyScaledSequence(seed: 50 + seed, variables: 10)
  for _ in 0..<200 {
    try sequence.step(limit: 20)
    try sequence.checkAgainstFresh()
  }
}
