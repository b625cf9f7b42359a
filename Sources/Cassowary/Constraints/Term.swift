/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// A variable of the solver that gets the term.
  public var variable: Variable
  /// The coefficient. `Solver.add` throws `notFinite` if it is not finite.
  public var coefficient: Double

  /// Makes a term; the coefficient is 1 by default.
  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
