/// Sums, differences and multiples.
extension Expression {
  /// The sum of two expressions.
  @inlinable public static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b, scale: 1)
    return sum
  }

  /// The difference of two expressions.
  @inlinable public static func - (a: Expression, b: Expression) -> Expression {
    var difference = a
    difference.add(b, scale: -1)
    return difference
  }

  /// An expression plus a variable.
  @inlinable public static func + (a: Expression, b: Variable) -> Expression {
    var sum = a
    sum.append(Term(b))
    return sum
  }

  /// An expression minus a variable.
  @inlinable public static func - (a: Expression, b: Variable) -> Expression {
    var difference = a
    difference.append(Term(b, -1))
    return difference
  }

  /// An expression plus a constant.
  @inlinable public static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  /// An expression minus a constant.
  @inlinable public static func - (a: Expression, b: Double) -> Expression { a + -b }

  /// A multiple of an expression.
  @inlinable public static func * (scale: Double, a: Expression) -> Expression {
    var product = Expression()
    product.add(a, scale: scale)
    return product
  }

  /// A multiple of an expression.
  @inlinable public static func * (a: Expression, scale: Double) -> Expression { scale * a }

  /// The expression with all signs changed.
  @inlinable public static prefix func - (a: Expression) -> Expression { -1 * a }
}
