import AutoLayout

/// Reads the grammar of `Equation`, one function a rule.
struct EquationParser {
  private let lexemes: [EquationLexer.Lexeme]
  private var index = 0

  static func parse(_ text: String) throws(Equation.SyntaxError) -> Equation {
    var parser = EquationParser(lexemes: EquationLexer.lexemes(of: text))
    return try parser.equation()
  }

  private init(lexemes: [EquationLexer.Lexeme]) {
    self.lexemes = lexemes
  }

  // MARK: Rules

  private mutating func equation() throws(Equation.SyntaxError) -> Equation {
    let first = try anchor("an anchor such as “title.top”")
    guard case .relation(let relation, _) = current else {
      throw expected("a relation (=, <= or >=)")
    }
    advance()
    var equation = Equation(first: first, relation: relation, rightSide: start)
    try rightSide(of: &equation)
    equation.priority = try priority()
    guard current == .end else { throw expected(tail(of: equation)) }
    return equation
  }

  /// What may follow.
  private func tail(of equation: Equation) -> String {
    if equation.priority != nil { return "the end" }
    if equation.constant == nil { return "“+”, “-”, “@” or the end" }
    return equation.second == nil ? "“*”, “@” or the end" : "“@” or the end"
  }

  /// A number, a metric, or an expression around an anchor.
  private mutating func rightSide(of equation: inout Equation) throws(Equation.SyntaxError) {
    let isNegative = accept("-")
    if case .number = current {
      let number = try number()
      if acceptTimes() {
        equation.multiplier = isNegative ? number.negated : number
        equation.second = try anchor("an anchor such as “card.width”")
      } else {
        equation.constant = .number(number)
        equation.isConstantNegative = isNegative
        return
      }
    } else if case .name = current, next == .symbol("."), !isNegative {
      equation.second = try anchor("an anchor")
    } else if case .name(let metric) = current {
      equation.constant = .name(.init(text: metric, start: start))
      equation.isConstantNegative = isNegative
      advance()
      return
    } else {
      throw expected("an anchor, a number or a metric")
    }
    try factor(of: &equation)
    try constant(of: &equation)
  }

  /// `* 2` or `/ 3` behind the anchor.
  private mutating func factor(of equation: inout Equation) throws(Equation.SyntaxError) {
    let divides = accept("/")
    guard divides || acceptTimes() else { return }
    let isNegative = accept("-")
    guard case .number = current else { throw expected("a number") }
    let divisor = start
    var factor = try number()
    if divides, factor.value == 0 {
      throw Equation.SyntaxError(
        fact: .syntax(expected: "a divisor other than 0", found: "“0”"), offset: divisor)
    }
    if divides { factor.value = 1 / factor.value }
    if isNegative { factor = factor.negated }
    factor.value *= equation.multiplier?.value ?? 1
    equation.multiplier = factor
  }

  private mutating func constant(of equation: inout Equation) throws(Equation.SyntaxError) {
    let subtracts = accept("-")
    guard subtracts || accept("+") else { return }
    let isNegative = accept("-")
    equation.isConstantNegative = subtracts != isNegative
    equation.constant = try operand("a number or a metric")
  }

  private mutating func anchor(
    _ description: String
  ) throws(Equation.SyntaxError) -> Equation.Anchor {
    let item = try name(description)
    guard accept(".") else { throw expected("“.” and an attribute") }
    let second = try name("an attribute")
    guard accept(".") else { return Equation.Anchor(item: item, attribute: second) }
    let third = try name("an attribute")
    return Equation.Anchor(item: item, guide: second, attribute: third)
  }

  private mutating func priority() throws(Equation.SyntaxError) -> Equation.Operand? {
    if accept("@") { return try operand("a priority") }
    guard accept("(") else { return nil }
    guard case .name(let word) = current, word.lowercased() == "priority" else {
      throw expected("“priority:”")
    }
    advance()
    guard accept(":") else { throw expected("“:”") }
    let priority = try operand("a priority")
    guard accept(")") else { throw expected("“)”") }
    return priority
  }

  private mutating func operand(
    _ description: String
  ) throws(Equation.SyntaxError) -> Equation.Operand {
    if case .number = current { return .number(try number()) }
    return .name(try name(description))
  }

  // MARK: Words

  private mutating func name(
    _ description: String
  ) throws(Equation.SyntaxError) -> Equation.Name {
    guard case .name(let text) = current else { throw expected(description) }
    defer { advance() }
    return Equation.Name(text: text, start: start)
  }

  private mutating func number() throws(Equation.SyntaxError) -> Equation.Number {
    guard case .number(let value, let text) = current else { throw expected("a number") }
    defer { advance() }
    return Equation.Number(value: value, text: text, start: start)
  }

  /// `*`, or the letter x between a number and what it multiplies.
  private mutating func acceptTimes() -> Bool {
    if accept("*") { return true }
    guard case .name(let text) = current, text == "x" || text == "X" else { return false }
    switch next {
    case .name, .number, .symbol("-"):
      advance()
      return true
    default: return false
    }
  }

  private mutating func accept(_ symbol: Unicode.Scalar) -> Bool {
    guard current == .symbol(symbol) else { return false }
    advance()
    return true
  }

  /// The last lexeme is the end, which is never passed.
  private mutating func advance() {
    index = min(index + 1, lexemes.count - 1)
  }

  private var current: EquationLexer.Token { lexemes[index].token }
  private var next: EquationLexer.Token { lexemes[min(index + 1, lexemes.count - 1)].token }
  private var start: Int { lexemes[index].start }

  private func expected(_ what: String) -> Equation.SyntaxError {
    Equation.SyntaxError(fact: .syntax(expected: what, found: current.words), offset: start)
  }
}

extension Equation.Number {
  fileprivate var negated: Self { Self(value: -value, text: "-" + text, start: start) }
}

extension EquationLexer.Token {
  /// As messages name it.
  fileprivate var words: String {
    switch self {
    case .name(let text), .number(_, let text), .relation(_, let text): "“\(text)”"
    case .symbol(let scalar), .stranger(let scalar): "“\(scalar)”"
    case .end: "the end"
    }
  }
}
