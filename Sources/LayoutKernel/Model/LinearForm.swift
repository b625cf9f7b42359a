import Cassowary

/// A sum of multiples of variables and a constant, with one term for each variable.
package struct LinearForm: Equatable {
  /// The sum as the solver takes it, which stores four terms in place: most forms need no other memory.
  package private(set) var expression: Expression

  package var constant: Double {
    get { expression.constant }
    set { expression.constant = newValue }
  }

  package var terms: Terms { Terms(expression: expression) }
  var termCount: Int { expression.count }

  package init(_ constant: Double = 0) {
    expression = Expression(constant: constant)
  }

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    expression = Expression()
    expression.append(Term(variable, coefficient))
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.constant == b.constant && a.hasSameTerms(as: b)
  }

  package func hasSameTerms(as other: Self) -> Bool { terms.elementsEqual(other.terms) }

  /// Forms have few terms, so a linear search is faster than a dictionary. A term whose coefficient
  /// becomes 0 is removed; exact comparison is enough, since coefficients are small multiples of
  /// written numbers.
  package mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    for position in 0..<expression.count where expression[position].variable == variable {
      let sum = expression[position].coefficient + coefficient
      if sum == 0 {
        expression.remove(at: position)
      } else {
        expression[position].coefficient = sum
      }
      return
    }
    if coefficient != 0 { expression.append(Term(variable, coefficient)) }
  }

  package mutating func add(_ other: LinearForm, times factor: Double = 1) {
    for position in 0..<other.expression.count {
      let term = other.expression[position]
      add(term.variable, term.coefficient * factor)
    }
    constant += other.constant * factor
  }

  /// The sum at the values of its variables.
  package func value(at values: (Variable) -> Double) -> Double {
    var sum = constant
    for position in 0..<expression.count {
      let term = expression[position]
      sum += term.coefficient * values(term.variable)
    }
    return sum
  }

  package static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b)
    return sum
  }

  package static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  package static func - (a: Self, b: Double) -> Self {
    var difference = a
    difference.constant -= b
    return difference
  }

  package static func * (factor: Double, a: Self) -> Self {
    var product = LinearForm(a.constant * factor)
    for term in a.terms { product.add(term.variable, term.coefficient * factor) }
    return product
  }

  /// The terms of a form, one for each variable.
  package struct Terms: RandomAccessCollection {
    fileprivate let expression: Expression

    package var startIndex: Int { 0 }
    package var endIndex: Int { expression.count }
    package subscript(position: Int) -> Term { expression[position] }
  }
}
