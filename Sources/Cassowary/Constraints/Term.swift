/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// A variable of the solver that the term is for.
  public var variable: Variable
  /// Finite, or `Solver.add` throws `notFinite`.
  public var coefficient: Double

  /// Makes a term; the coefficient is 1 unless given.
  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
