import Files
import LayoutKernel

/// Parses the grammar of `Equation`, with one function for each rule. Those of expressions are in
/// an extension.
package struct EquationParser {
  private let lexemes: [EquationLexer.Lexeme]
  private var index = 0
  /// Whether a path such as `wifi/title` stands for a view, without an attribute after it.
  private var takesViews = false
  /// The number of open parentheses and signs.
  var depth = 0
  /// The number of operators so far.
  var operators = 0

  package static func parse(_ text: String) throws(Equation.SyntaxError) -> Equation {
    var parser = EquationParser(text)
    return try parser.equation()
  }

  init(_ text: String) {
    lexemes = EquationLexer.lexemes(of: text)
  }

  /// UIKit's name of the view in which a cell's content lies.
  private static let contentView = "contentView"

  // MARK: Rules

  private mutating func equation() throws(Equation.SyntaxError) -> Equation {
    let first = try anchor("an anchor such as “title.top”")
    guard case .relation(let relation, _) = current else {
      throw expected(Fact.relation)
    }
    advance()
    takesViews = AttributeGroup(first.attribute) != nil
    let rightSide = start
    let pair = AttributeGroup(first.attribute) == .size ? try size() : nil
    let right =
      if let pair { pair.width } else { try expression("an anchor, a number or a metric") }
    let priority = try priority()
    guard current == .end else {
      throw expected(priority == nil ? "“+”, “-”, “*”, “/”, “@” or the end" : "the end")
    }
    return Equation(
      first: first, relation: relation, right: right, height: pair?.height, priority: priority,
      rightSide: rightSide)
  }

  /// Parses `36x5` or `[36, 5]`; nil where there is no size here.
  private mutating func size() throws(Equation.SyntaxError) -> (
    width: ArithmeticExpression, height: ArithmeticExpression
  )? {
    if current == .stranger("[") {
      advance()
      let width = try expression("a number or a metric")
      guard current == .stranger(",") else { throw expected("“,”") }
      advance()
      let height = try expression("a number or a metric")
      guard current == .stranger("]") else { throw expected("“]”") }
      advance()
      return (width, height)
    }
    guard case .number(let width, let text) = current, case .name(let name) = next,
      name.first == "x", let height = height(behind: name)
    else { return nil }
    let first = Equation.Number(value: width, text: text, start: start)
    advance()
    let second = Equation.Number(value: height.value, text: height.text, start: start + 1)
    for _ in 0..<height.lexemes { advance() }
    return (.number(first), .number(second))
  }

  /// The number after an x: `x5`, `x5.5` or `x 5`. The lexer makes a name of the x and the digits
  /// after it.
  private func height(behind name: String) -> (value: Double, text: String, lexemes: Int)? {
    var (text, count) = (String(name.dropFirst()), 1)
    if text.isEmpty {
      guard case .number(let value, let digits) = peek(index + 2) else { return nil }
      return (value, digits, 2)
    }
    if peek(index + 2) == .symbol("."), case .number(_, let digits) = peek(index + 3) {
      (text, count) = (text + "." + digits, 3)
    }
    return Double(text).map { ($0, text, count) }
  }

  mutating func anchor(_ description: String) throws(Equation.SyntaxError) -> Equation.Anchor {
    let item = if let path = path() { path } else { try name(description) }
    guard accept(".") else { throw expected("“.” and an attribute") }
    let second = try name("an attribute")
    guard accept(".") else { return Equation.Anchor(item: item, attribute: second) }
    let third = try name("an attribute")
    // The view in which a cell's content lies has guides of its own.
    guard second.text == Self.contentView, accept(".") else {
      return Equation.Anchor(item: item, guide: second, attribute: third)
    }
    let inner = Equation.Name(text: "\(item.text)/\(second.text)", start: item.start)
    return Equation.Anchor(item: inner, guide: third, attribute: try name("an attribute"))
  }

  private mutating func priority() throws(Equation.SyntaxError) -> ArithmeticExpression? {
    if accept("@") { return try expression("a priority") }
    guard accept("(") else { return nil }
    guard case .name(let word) = current, word.lowercased() == "priority" else {
      throw expected("“priority:”")
    }
    advance()
    guard accept(":") else { throw expected("“:”") }
    let priority = try expression("a priority")
    guard accept(")") else { throw expected("“)”") }
    return priority
  }

  // MARK: Words

  mutating func name(_ description: String) throws(Equation.SyntaxError) -> Equation.Name {
    guard case .name(let text) = current else { throw expected(description) }
    defer { advance() }
    return Equation.Name(text: text, start: start)
  }

  /// Parses the path of a view in a component before a point, without white space: `wifi/name` or
  /// `row/0`. Nil where there is none here.
  mutating func path() -> Equation.Name? {
    guard case .name(var text) = current else { return nil }
    let start = start
    var last = index
    while let part = pathPart(after: last) {
      text += "/" + part
      last += 2
    }
    guard last > index, takesViews || peek(last + 1) == .symbol(".") else { return nil }
    index = last
    advance()
    return Equation.Name(text: text, start: start)
  }

  private func pathPart(after place: Int) -> String? {
    guard place + 2 < lexemes.count, lexemes[place + 1].token == .symbol("/"),
      lexemes[place].end == lexemes[place + 1].start,
      lexemes[place + 1].end == lexemes[place + 2].start
    else { return nil }
    switch lexemes[place + 2].token {
    case .name(let text): return text
    case .number(_, let text) where text.utf8.allSatisfy({ (0x30...0x39).contains($0) }):
      return text
    default: return nil
    }
  }

  mutating func accept(_ symbol: Unicode.Scalar) -> Bool {
    guard current == .symbol(symbol) else { return false }
    advance()
    return true
  }

  /// Goes to the next lexeme, but never past the last, which marks the end.
  mutating func advance() {
    index = min(index + 1, lexemes.count - 1)
  }

  var current: EquationLexer.Token { lexemes[index].token }
  var next: EquationLexer.Token { peek(index + 1) }
  var start: Int { lexemes[index].start }

  private func peek(_ place: Int) -> EquationLexer.Token {
    lexemes[min(place, lexemes.count - 1)].token
  }

  func expected(_ what: String) -> Equation.SyntaxError {
    Equation.SyntaxError(fact: .syntax(expected: what, found: current.words), offset: start)
  }
}

extension EquationLexer.Token {
  /// The token as messages quote it.
  fileprivate var words: String {
    switch self {
    case .name(let text), .number(_, let text), .relation(_, let text): "“\(text)”"
    case .symbol(let scalar), .stranger(let scalar): "“\(scalar)”"
    case .end: "the end"
    }
  }
}
