/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// `Σ coefficient · variable + constant`.
///
/// Layout constraints have two to four terms, and a screen has thousands of constraints, so four
/// terms are stored in place and only the rest in an array.
public struct Expression: Sendable {
  public var constant: Double
  @usableFromInline var count: Int
  @usableFromInline var first: (Term, Term, Term, Term)
  @usableFromInline var rest: [Term]

  @inlinable public init(constant: Double = 0) {
    let none = Term(Variable(index: 0), 0)
    self.constant = constant
    count = 0
    first = (none, none, none, none)
    rest = []
  }

  @inlinable public init(terms: [Term], constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  @inlinable public init(_ variable: Variable) {
    self.init()
    append(Term(variable))
  }

  public var terms: [Term] { (0..<count).map { self[$0] } }

  @inlinable public mutating func append(_ term: Term) {
    switch count {
    case 0: first.0 = term
    case 1: first.1 = term
    case 2: first.2 = term
    case 3: first.3 = term
    default: rest.append(term)
    }
    count += 1
  }

  @inlinable subscript(position: Int) -> Term {
    switch position {
    case 0: first.0
    case 1: first.1
    case 2: first.2
    case 3: first.3
    default: rest[position - 4]
    }
  }

  @inlinable mutating func add(_ other: Expression, scale: Double) {
    constant += other.constant * scale
    for position in 0..<other.count {
      let term = other[position]
      append(Term(term.variable, term.coefficient * scale))
    }
  }
}

extension Expression {
  @inlinable public static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    sum.add(b, scale: 1)
    return sum
  }

  @inlinable public static func - (a: Expression, b: Expression) -> Expression {
    var difference = a
    difference.add(b, scale: -1)
    return difference
  }

  @inlinable public static func + (a: Expression, b: Variable) -> Expression {
    var sum = a
    sum.append(Term(b))
    return sum
  }

  @inlinable public static func - (a: Expression, b: Variable) -> Expression {
    var difference = a
    difference.append(Term(b, -1))
    return difference
  }

  @inlinable public static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  @inlinable public static func - (a: Expression, b: Double) -> Expression { a + -b }

  @inlinable public static func * (scale: Double, a: Expression) -> Expression {
    var product = Expression()
    product.add(a, scale: scale)
    return product
  }

  @inlinable public static func * (a: Expression, scale: Double) -> Expression { scale * a }

  @inlinable public static prefix func - (a: Expression) -> Expression { -1 * a }
}

extension Variable {
  @inlinable public static func + (a: Variable, b: Variable) -> Expression { Expression(a) + b }
  @inlinable public static func - (a: Variable, b: Variable) -> Expression { Expression(a) - b }
  @inlinable public static func + (a: Variable, b: Expression) -> Expression { Expression(a) + b }
  @inlinable public static func - (a: Variable, b: Expression) -> Expression { Expression(a) - b }
  @inlinable public static func + (a: Variable, b: Double) -> Expression { Expression(a) + b }
  @inlinable public static func - (a: Variable, b: Double) -> Expression { Expression(a) - b }

  @inlinable public static func * (scale: Double, a: Variable) -> Expression {
    var product = Expression()
    product.append(Term(a, scale))
    return product
  }

  @inlinable public static func * (a: Variable, scale: Double) -> Expression { scale * a }
}
