import Cassowary

/// A sum of multiples of variables and a constant, with one term for each variable.
package struct LinearForm: Equatable {
  package private(set) var terms: [(variable: Variable, coefficient: Double)] = []
  package var constant: Double

  package init(_ constant: Double = 0) {
    self.constant = constant
  }

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    constant = 0
    terms = [(variable, coefficient)]
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.constant == b.constant && a.hasSameTerms(as: b)
  }

  package func hasSameTerms(as other: Self) -> Bool {
    terms.elementsEqual(other.terms) {
      $0.variable == $1.variable && $0.coefficient == $1.coefficient
    }
  }

  /// Forms have few terms, so a linear search is faster than a dictionary. A term whose coefficient
  /// becomes 0 is removed; exact comparison is enough, since coefficients are small multiples of
  /// written numbers.
  package mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if coefficient != 0 {
      terms.append((variable, coefficient))
    }
  }

  package mutating func add(_ other: LinearForm, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }

  /// The sum at the values of its variables.
  package func value(at values: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
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
}

extension LinearForm {
  package var expression: Cassowary.Expression {
    var result = Cassowary.Expression(constant: constant)
    for term in terms { result.append(Term(term.variable, term.coefficient)) }
    return result
  }
}
