/// The rules of arithmetic:
///
///     expression = term { ( "+" | "-" | "−" ) term }
///     term       = factor { ( "*" | "x" | "×" | "/" ) factor }
///     factor     = [ "-" | "+" ] ( number | metric | anchor | "(" expression ")" )
extension EquationParser {
  /// The most nested parentheses and signs, and the most operators in one expression. Both are more
  /// than anybody writes, and few enough for recursive functions.
  private static let depthLimit = 50
  private static let operatorLimit = 200

  /// Parses a text that is an expression and nothing else.
  package static func expression(_ text: String) throws(Equation.SyntaxError)
    -> ArithmeticExpression
  {
    var parser = EquationParser(text)
    let expression = try parser.expression("a number or a metric")
    guard parser.current == .end else { throw parser.expected("“+”, “-”, “*”, “/” or the end") }
    return expression
  }

  /// - Parameter wanted: what a message says is expected where no number, name or anchor is found.
  mutating func expression(_ wanted: String) throws(Equation.SyntaxError) -> ArithmeticExpression {
    var left = try term(wanted)
    while current == .symbol("+") || current == .symbol("-") {
      let subtracts = current == .symbol("-")
      try countOperator()
      advance()
      let right = try term(wanted)
      left = subtracts ? .difference(left, right) : .sum(left, right)
    }
    return left
  }

  private mutating func term(_ wanted: String) throws(Equation.SyntaxError) -> ArithmeticExpression
  {
    var left = try factor(wanted)
    while true {
      if accept("/") {
        left = .quotient(left, try factor(wanted))
      } else if acceptTimes() {
        left = .product(left, try factor(wanted))
      } else {
        return left
      }
      try countOperator()
    }
  }

  private mutating func factor(_ wanted: String) throws(Equation.SyntaxError)
    -> ArithmeticExpression
  {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw Equation.SyntaxError(fact: .tooDeep(limit: Self.depthLimit), offset: start)
    }
    if accept("-") { return .negated(try factor(wanted)) }
    if accept("+") { return try factor(wanted) }
    if accept("(") {
      let inner = try expression(wanted)
      guard accept(")") else { throw expected("“)”") }
      return inner
    }
    if case .number(let value, let text) = current {
      let number = Equation.Number(value: value, text: text, start: start)
      advance()
      return .number(number)
    }
    let place = self
    let path = path()
    let isAnchor = path == nil ? next == .symbol(".") : current == .symbol(".")
    if isAnchor, case .name = place.current {
      self = place
      return .anchor(try anchor(wanted))
    }
    if let path { return .name(path) }
    return .name(try name(wanted))
  }

  /// Accepts `*`, or the letter x between a number and its factor.
  private mutating func acceptTimes() -> Bool {
    if accept("*") { return true }
    guard case .name(let text) = current, text == "x" || text == "X" else { return false }
    switch next {
    case .name, .number, .symbol("-"), .symbol("("):
      advance()
      return true
    default: return false
    }
  }

  private mutating func countOperator() throws(Equation.SyntaxError) {
    operators += 1
    guard operators <= Self.operatorLimit else {
      throw Equation.SyntaxError(
        fact: .tooManyOperators(limit: Self.operatorLimit), offset: start)
    }
  }
}
