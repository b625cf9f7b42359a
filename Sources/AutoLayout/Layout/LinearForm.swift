import Cassowary

/// A sum of multiples of variables and a constant, with one term for each variable.
struct LinearForm: Equatable {
  private(set) var terms: [(variable: Variable, coefficient: Double)] = []
  var constant: Double

  init(_ constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: Variable, _ coefficient: Double = 1) {
    constant = 0
    terms = [(variable, coefficient)]
  }

  static func == (a: Self, b: Self) -> Bool {
    a.constant == b.constant && a.hasSameTerms(as: b)
  }

  func hasSameTerms(as other: Self) -> Bool {
    terms.elementsEqual(other.terms) {
      $0.variable == $1.variable && $0.coefficient == $1.coefficient
    }
  }

  /// Forms have few terms, so a linear search is faster than a dictionary. A term whose coefficient
  /// becomes 0 is removed; exact comparison is enough, since coefficients are small multiples of
  /// written numbers.
  mutating func add(_ variable: Variable, _ coefficient: Double = 1) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else if coefficient != 0 {
      terms.append((variable, coefficient))
    }
  }

  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func - (a: Self, b: Double) -> Self {
    var difference = a
    difference.constant -= b
    return difference
  }

  static func * (factor: Double, a: Self) -> Self {
    var product = LinearForm(a.constant * factor)
    for term in a.terms { product.add(term.variable, term.coefficient * factor) }
    return product
  }
}
