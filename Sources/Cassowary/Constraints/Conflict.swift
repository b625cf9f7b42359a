/// The required constraints that cannot hold together with a refused one. The set is minimal:
/// without any one of them the refused constraint could be accepted.
public struct Conflict: Error, Hashable, Sendable {
  /// In the order of `Constraint`. Empty where the refused constraint contradicts itself.
  public var constraints: [Constraint]

  /// Makes a conflict of these constraints.
  public init(constraints: [Constraint]) { self.constraints = constraints }
}
