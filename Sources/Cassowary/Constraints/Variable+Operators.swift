/// Sums, differences and multiples.
extension Variable {
  /// The sum of two variables.
  @inlinable public static func + (a: Variable, b: Variable) -> Expression { Expression(a) + b }
  /// The difference of two variables.
  @inlinable public static func - (a: Variable, b: Variable) -> Expression { Expression(a) - b }
  /// A variable plus an expression.
  @inlinable public static func + (a: Variable, b: Expression) -> Expression { Expression(a) + b }
  /// A variable minus an expression.
  @inlinable public static func - (a: Variable, b: Expression) -> Expression { Expression(a) - b }
  /// A variable plus a constant.
  @inlinable public static func + (a: Variable, b: Double) -> Expression { Expression(a) + b }
  /// A variable minus a constant.
  @inlinable public static func - (a: Variable, b: Double) -> Expression { Expression(a) - b }

  /// A multiple of a variable.
  @inlinable public static func * (scale: Double, a: Variable) -> Expression {
    var product = Expression()
    product.append(Term(a, scale))
    return product
  }

  /// A multiple of a variable.
  @inlinable public static func * (a: Variable, scale: Double) -> Expression { scale * a }
}
