/// The required constraints that cannot hold together with the one that was refused: without any one
/// of them it could have been accepted.
public struct Conflict: Error, Hashable, Sendable {
  /// Empty where the refused constraint contradicts itself.
  public var constraints: [Constraint]

  public init(constraints: [Constraint]) { self.constraints = constraints }
}

public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint contradicts others; the solver is as it was before.
  case conflict(Conflict)
  /// The cap on work was reached. The values are feasible or the best found so far.
  case workLimit
  /// A coefficient, a constant or a priority is NaN, infinite or out of range.
  case notFinite
}
