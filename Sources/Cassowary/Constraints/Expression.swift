/// The linear expression `Σ coefficient · variable + constant`.
///
/// Layout constraints have two to four terms, and a screen has thousands of constraints. So four
/// terms are stored in place, and an array holds the others.
public struct Expression: Sendable {
  /// The constant. `Solver.add` throws `notFinite` if it is not finite.
  public var constant: Double
  /// The number of terms.
  @usableFromInline package private(set) var count: Int
  /// The first four terms.
  @usableFromInline var first: (Term, Term, Term, Term)
  /// The terms after the first four.
  @usableFromInline var rest: [Term]

  /// An expression without terms.
  @inlinable public init(constant: Double = 0) {
    let none = Term(Variable(index: 0), 0)
    self.constant = constant
    count = 0
    first = (none, none, none, none)
    rest = []
  }

  /// An expression of these terms, in this order.
  @inlinable public init(terms: [Term], constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  /// The variable itself.
  @inlinable public init(_ variable: Variable) {
    self.init()
    append(Term(variable))
  }

  /// The terms in the order of appending. The same variable may occur more than once; its
  /// coefficients add up.
  public var terms: [Term] { (0..<count).map { self[$0] } }

  /// Adds a term.
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

  /// The term at a position, which is below `count`.
  @inlinable package subscript(position: Int) -> Term {
    get {
      switch position {
      case 0: first.0
      case 1: first.1
      case 2: first.2
      case 3: first.3
      default: rest[position - 4]
      }
    }
    set {
      switch position {
      case 0: first.0 = newValue
      case 1: first.1 = newValue
      case 2: first.2 = newValue
      case 3: first.3 = newValue
      default: rest[position - 4] = newValue
      }
    }
  }

  /// Removes the term at a position, which is below `count`; those after it move up.
  @inlinable package mutating func remove(at position: Int) {
    for next in (position + 1)..<count { self[next - 1] = self[next] }
    if count > 4 { rest.removeLast() }
    count -= 1
  }

  /// Adds a multiple of another expression.
  @inlinable mutating func add(_ other: Expression, scale: Double) {
    constant += other.constant * scale
    for position in 0..<other.count {
      let term = other[position]
      append(Term(term.variable, term.coefficient * scale))
    }
  }
}
