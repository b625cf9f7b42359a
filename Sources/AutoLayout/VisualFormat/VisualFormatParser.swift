extension VisualFormat {
  /// - Parameter takesExpressions: whether an arithmetic expression is allowed instead of a number
  ///   in parentheses, and a path such as `[wifi/title]` instead of a view's name. An expression is
  ///   returned as a name.
  package init(_ format: String, takesExpressions: Bool = false) throws(VisualFormatError) {
    self = try VisualFormatParser.parse(format, takesExpressions: takesExpressions)
  }
}

/// Reads the grammar of `VisualFormat`, with one function for each rule. White space is illegal
/// everywhere, and names are ASCII, as in UIKit.
struct VisualFormatParser {
  private let format: String
  private let scalars: [Unicode.Scalar]
  private let takesExpressions: Bool
  private var position = 0

  private init(_ format: String, takesExpressions: Bool) {
    self.format = format
    self.takesExpressions = takesExpressions
    scalars = Array(format.unicodeScalars)
  }

  static func parse(
    _ format: String, takesExpressions: Bool = false
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format, takesExpressions: takesExpressions)
    return try parser.whole()
  }

  // MARK: Rules

  private mutating func whole() throws(VisualFormatError) -> VisualFormat {
    guard !scalars.isEmpty else { throw error(.emptyString) }
    var result = VisualFormat()
    result.axis = axis()
    result.leading = try leadingEdge()
    result.elements.append(try view(after: nil))
    while peek != nil, try next(in: &result) {}
    guard peek == nil else { throw error(.expectedEnd) }
    return result
  }

  private mutating func axis() -> LayoutConstraint.Axis {
    guard peek(at: 1) == ":", peek == "H" || peek == "V" else { return .horizontal }
    defer { position += 2 }
    return peek == "V" ? .vertical : .horizontal
  }

  private mutating func leadingEdge() throws(VisualFormatError) -> VisualFormat.Edge? {
    let bar = position
    guard accept("|") else { return nil }
    guard let next = peek else { throw error(.expectedMoreInput) }
    guard next == "-" || next == "[" else { throw error(.expectedConnection) }
    return VisualFormat.Edge(bar: bar, connection: try connection())
  }

  /// Parses a connection and the view or far edge after it. Returns false after the far edge, or if
  /// no connection follows.
  private mutating func next(in result: inout VisualFormat) throws(VisualFormatError) -> Bool {
    guard peek == "-" || peek == "[" || peek == "|" else { return false }
    let connection = try connection()
    let bar = position
    if accept("|") {
      result.trailing = VisualFormat.Edge(bar: bar, connection: connection)
      return false
    }
    guard peek != nil else { throw error(.expectedMoreInput) }
    result.elements.append(try view(after: connection))
    return true
  }

  private mutating func view(
    after connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.Element {
    guard peek != nil else { throw error(.expectedMoreInput) }
    guard accept("[") else { throw error(.expectedView) }
    guard let name = name(isPath: takesExpressions) else { throw error(.expectedViewName) }
    var predicates: [VisualFormat.Predicate] = []
    if accept("(") { predicates = try predicateList() }
    guard accept("]") else { throw error(.expectedEndOfView) }
    return VisualFormat.Element(view: name, predicates: predicates, connection: connection)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    switch peek {
    case nil: throw error(.expectedMoreInput)
    case "[", "|": return .standard
    case "-": throw error(.ambiguousMinus)
    case "(":
      position += 1
      let predicates = try predicateList()
      guard accept("-") else { throw error(.expectedHyphen) }
      return .spaced(predicates)
    default:
      guard let operand = operand(allowsSign: false) else { throw error(.expectedView) }
      let priority = try priority()
      guard accept("-") else { throw error(.expectedHyphen) }
      return .spaced([.init(relation: .equal, operand: operand, priority: priority)])
    }
  }

  /// Reads predicates up to and including the closing parenthesis.
  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates = [try predicate()]
    while accept(",") { predicates.append(try predicate()) }
    guard accept(")") else { throw error(.expectedEndOfPredicates) }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = relation()
    guard let operand = expression() ?? operand(allowsSign: true) else {
      throw error(.expectedValue)
    }
    return VisualFormat.Predicate(
      relation: relation, operand: operand, priority: try priority(inParentheses: true))
  }

  private mutating func priority(
    inParentheses: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Priority? {
    guard accept("@") else { return nil }
    let start = position
    let expression = inParentheses ? expression() : nil
    guard let operand = expression ?? operand(allowsSign: true) else {
      throw error(.expectedPriority)
    }
    return VisualFormat.Priority(operand: operand, start: start)
  }

  // MARK: Words

  private mutating func relation() -> LayoutConstraint.Relation {
    guard peek(at: 1) == "=" else { return .equal }
    let relation: LayoutConstraint.Relation
    switch peek {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    position += 2
    return relation
  }

  private mutating func operand(allowsSign: Bool) -> VisualFormat.Operand? {
    if let name = name() { return .name(name) }
    return number(allowsSign: allowsSign).map { .number($0) }
  }

  /// Reads an arithmetic expression up to the end of a predicate, and returns it as a name; nil for
  /// a single number or name.
  private mutating func expression() -> VisualFormat.Operand? {
    guard takesExpressions else { return nil }
    var (end, depth, hasOperator) = (position, 0, false)
    while end < scalars.count {
      let scalar = scalars[end]
      if depth == 0, scalar == ")" || scalar == "," || scalar == "@" { break }
      if scalar == "(" { depth += 1 } else if scalar == ")" { depth -= 1 }
      if scalar == "]" || scalar == "[" { return nil }
      let isSign = (scalar == "-" || scalar == "+") && end > position
      hasOperator = hasOperator || isSign || scalar == "*" || scalar == "/" || scalar == "("
      end += 1
    }
    guard hasOperator, end > position else { return nil }
    let start = position
    position = end
    return .name(VisualFormat.Name(text: text(from: start), start: start))
  }

  private mutating func name(isPath: Bool = false) -> VisualFormat.Name? {
    let start = position
    while let scalar = peek,
      Self.isLetter(scalar) || (position > start && Self.isDigit(scalar))
        || (isPath && position > start && scalar == "/")
    {
      position += 1
    }
    return position > start ? VisualFormat.Name(text: text(from: start), start: start) : nil
  }

  private mutating func number(allowsSign: Bool) -> Double? {
    let start = position
    if allowsSign, peek == "-" || peek == "+" { position += 1 }
    let digits = position
    while let scalar = peek, Self.isDigit(scalar) { position += 1 }
    if peek == ".", let next = peek(at: 1), Self.isDigit(next) {
      position += 1
      while let scalar = peek, Self.isDigit(scalar) { position += 1 }
    }
    guard position > digits, let value = Double(text(from: start)) else {
      position = start
      return nil
    }
    return value
  }

  // MARK: Characters

  private var peek: Unicode.Scalar? { peek(at: 0) }

  private func peek(at offset: Int) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  /// The text from `start` to the current position.
  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<position]))
  }

  /// At the end of the input, most facts become `expectedMoreInput`.
  private func error(_ fact: VisualFormatError.Fact) -> VisualFormatError {
    let endsEarly = position >= scalars.count && Self.namesWhatIsMissing.contains(fact) == false
    return VisualFormatError(endsEarly ? .expectedMoreInput : fact, in: format, at: position)
  }

  /// Facts that are kept at the end of the input, because they already tell what is missing.
  private static let namesWhatIsMissing: Set<VisualFormatError.Fact> = [
    .emptyString, .expectedEndOfView, .expectedHyphen,
  ]

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
