/// The required constraints that cannot hold together with a refused one. The set is minimal:
/// without any one of them the refused constraint could be accepted.
public struct Conflict: Error, Hashable, Sendable {
  /// The constraints in the order of `Constraint`. Empty if the refused constraint contradicts
  /// itself.
  public var constraints: [Constraint]

  /// Makes a conflict of these constraints.
  public init(constraints: [Constraint]) { self.constraints = constraints }
}
