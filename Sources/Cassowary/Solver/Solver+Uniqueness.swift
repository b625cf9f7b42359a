/// Choices that the priorities leave, and the constraints that determine values.
extension Solver {
  /// Whether the variable has the same value in every optimum. Ranks and stays are ignored.
  public func isUnique(_ variable: Variable) -> Bool { alternative(for: variable) == nil }

  /// An optimum in which the variable has another value, with the values of all variables; nil if
  /// the variable is unique.
  public func alternative(for variable: Variable) -> [(variable: Variable, value: Double)]? {
    check(variable)
    return face().alternative(for: variable, than: value(of: variable))
  }

  /// An optimum in which all of these variables are as far up or down as they can be together, with
  /// the values of all that may differ. Empty where every variable is unique.
  public func alternative(
    moving variables: [Variable], upwards: Bool
  ) -> [(variable: Variable, value: Double)] {
    for variable in variables { check(variable) }
    return face().alternative(moving: variables.map { ($0, value(of: $0)) }, upwards)
  }

  /// The constraints that determine the variable's value: those on whose constants it depends, in
  /// ascending order. Stays are left out.
  public func bindingConstraints(of variable: Variable) -> [Constraint] {
    check(variable)
    settle()
    return engine.pointee.bindingBreakpoints(of: Column.variable(variable.index)).map(handle)
  }

  /// The choices that the priorities leave; nil if every variable is unique.
  public func openOptima() -> OpenOptima? {
    return OpenOptima(self, face())
  }

  /// The optimal face of the present optimum.
  private func face() -> OptimalFace {
    settle()
    begin(atMost: budget.left)
    if let optimalFace { return optimalFace }
    let face = OptimalFace(engine, budget)
    optimalFace = face
    return face
  }
}
