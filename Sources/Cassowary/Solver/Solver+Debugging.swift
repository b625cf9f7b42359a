extension Solver: CustomDebugStringConvertible {
  /// The variables (x) and rows (r) with their values, their places in the basis and their
  /// constraints.
  public var debugDescription: String { engine.pointee.description }

  /// The violated invariants in words; empty if all hold. Tests call it after every operation.
  package func violatedInvariants() -> [String] { engine.pointee.violatedInvariants() }
}
