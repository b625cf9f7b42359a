import LayoutKernel

/// Splits an equation into tokens.
package struct EquationLexer {
  package enum Token: Hashable {
    case name(String)
    case number(Double, text: String)
    case relation(LayoutRelation, text: String)
    /// `.`, `*`, `/`, `+`, `-`, `@`, `(`, `)` or `:`, in any of their spellings.
    case symbol(Unicode.Scalar)
    /// A character that cannot be in an equation.
    case stranger(Unicode.Scalar)
    case end
  }

  package struct Lexeme: Hashable {
    package var token: Token
    package var start: Int
    /// The offset after the last character.
    package var end: Int
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  package static func lexemes(of text: String) -> [Lexeme] {
    var lexer = EquationLexer(scalars: Array(text.unicodeScalars))
    var lexemes: [Lexeme] = []
    while true {
      let lexeme = lexer.next()
      lexemes.append(lexeme)
      if lexeme.token == .end { return lexemes }
    }
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  private mutating func next() -> Lexeme {
    while let scalar = current, scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let scalar = current else { return Lexeme(token: .end, start: start, end: start) }
    let token = number() ?? name() ?? relation() ?? symbol(scalar)
    return Lexeme(token: token, start: start, end: index)
  }

  /// Reads digits with a decimal point and an exponent. A point must have digits after it:
  /// `2.width` is a mistake with its own message.
  private mutating func number() -> Token? {
    let start = index
    guard isDigit(0) || (current == "." && isDigit(1) && !followsName) else { return nil }
    skipDigits()
    if current == ".", isDigit(1) {
      index += 1
      skipDigits()
    }
    if current == "e" || current == "E" {
      let sign = peek(1) == "-" || peek(1) == "+" ? 1 : 0
      if isDigit(1 + sign) {
        index += 1 + sign
        skipDigits()
      }
    }
    let text = text(from: start)
    return .number(Double(text) ?? .infinity, text: text)
  }

  /// Reads a name, which stands in backticks where it has other characters than names have.
  private mutating func name() -> Token? {
    let start = index
    if current == "`", let end = scalars[(index + 1)...].firstIndex(of: "`"), end > index + 1 {
      index = end + 1
      return .name(String(String.UnicodeScalarView(scalars[(start + 1)..<end])))
    }
    while let scalar = current, Identifier.isPart(scalar, isFirst: index == start) { index += 1 }
    return index > start ? .name(text(from: start)) : nil
  }

  private mutating func relation() -> Token? {
    let (relation, length): (LayoutRelation, Int)
    switch (current, peek(1)) {
    case ("=", "="): (relation, length) = (.equal, 2)
    case ("=", _): (relation, length) = (.equal, 1)
    case ("<", "="): (relation, length) = (.lessThanOrEqual, 2)
    case (">", "="): (relation, length) = (.greaterThanOrEqual, 2)
    case ("≤", _): (relation, length) = (.lessThanOrEqual, 1)
    case ("≥", _): (relation, length) = (.greaterThanOrEqual, 1)
    default: return nil
    }
    let start = index
    index += length
    return .relation(relation, text: text(from: start))
  }

  private mutating func symbol(_ scalar: Unicode.Scalar) -> Token {
    index += 1
    switch scalar {
    case "×": return .symbol("*")
    case "−": return .symbol("-")
    case ".", "*", "/", "+", "-", "@", "(", ")", ":": return .symbol(scalar)
    default: return .stranger(scalar)
    }
  }

  /// Whether a point at this place follows a name, so that it does not start a number.
  private var followsName: Bool {
    index > 0 && Identifier.isPart(scalars[index - 1], isFirst: false)
  }

  private var current: Unicode.Scalar? { peek(0) }

  private func peek(_ offset: Int) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private func isDigit(_ offset: Int) -> Bool {
    peek(offset).map { ("0"..."9").contains($0) } ?? false
  }

  private mutating func skipDigits() {
    while isDigit(0) { index += 1 }
  }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<index]))
  }
}

/// The legal names of views, guides and metrics: letters of any script, digits and underscores, not
/// starting with a digit.
package enum Identifier {
  /// The screen's own view.
  static let root = "root"
  /// The same as a view controller calls it, unless a view of the document has the name.
  package static let rootOfController = "view"

  /// What means another thing than a view where a view is named, in lower case.
  package static let reserved: Set = [root, "self", "superview"]

  /// Whether a name is `superview` in any case. Nearly all names have another length, which is known without a copy in
  /// small letters.
  package static func isSuperview(_ name: String) -> Bool {
    name.utf8.count == 9 && name.lowercased() == "superview"
  }

  package static func isLegal(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255
      && text.unicodeScalars.enumerated().allSatisfy { isPart($0.element, isFirst: $0.offset == 0) }
  }

  package static func isPart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "_" { return true }
    if scalar.isASCII {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      return isLetter || (!isFirst && ("0"..."9").contains(scalar))
    }
    let properties = scalar.properties
    return properties.isAlphabetic
      || (!isFirst && (properties.numericType == .decimal || properties.isGraphemeExtend))
  }
}
