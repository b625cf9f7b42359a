extension Solver: CustomDebugStringConvertible {
  /// The variables (x) and rows (r) with their values, their places in the basis and their
  /// constraints.
  public var debugDescription: String { engine.pointee.description }

  /// The invariants that do not hold, in words; empty where all hold. For tests, after every
  /// operation.
  package func violatedInvariants() -> [String] { engine.pointee.violatedInvariants() }
}
