/// Reads JSON into the same nodes as YAML. JSON is nearly YAML, but not where it matters in string
/// catalogs: YAML refuses surrogate escapes and keys over 1,024 characters.
struct JSONReader {
  private let source: SourceText
  private let problems: Problems
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private let limit: Int
  private var count = 0

  /// Nil after reporting why.
  ///
  /// - Parameter limit: how many values there may be.
  static func read(
    _ source: SourceText, limit: Int = NodeReader.sizeLimit, _ problems: Problems
  ) -> Node? {
    var reader = JSONReader(source, limit: limit, problems)
    do throws(Fact) {
      reader.skipSpace()
      guard reader.current != nil else {
        problems.report(.emptyDocument, file: source.file)
        return nil
      }
      let node = try reader.value(depth: 0)
      reader.skipSpace()
      guard reader.current == nil else { throw reader.expected("the end of the file") }
      return node
    } catch {
      problems.report(error, at: reader.mark, in: source)
      return nil
    }
  }

  private init(_ source: SourceText, limit: Int, _ problems: Problems) {
    self.source = source
    self.limit = limit
    self.problems = problems
    scalars = Array(source.text.unicodeScalars)
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Fact) -> Node {
    count += 1
    if depth >= NodeReader.depthLimit, current == "{" || current == "[" {
      throw .tooDeep(limit: NodeReader.depthLimit)
    }
    guard count <= limit else { throw .tooManyValues(limit: limit) }
    switch current {
    case "{": return try object(depth: depth)
    case "[": return try array(depth: depth)
    case "\"":
      let start = mark
      return Node(content: .scalar(.init(text: try string(), style: .doubleQuoted)), mark: start)
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(Fact) -> Node {
    let start = mark
    var entries: [Node.Pair] = []
    var firstLines: [String: Int] = [:]
    index += 1
    skipSpace()
    while current != "}" {
      if !entries.isEmpty || !firstLines.isEmpty { try expect(",", "“,” or “}”") }
      skipSpace()
      guard current == "\"" else { throw expected("a key in quotes") }
      let place = mark
      let name = try string()
      skipSpace()
      try expect(":", "“:”")
      skipSpace()
      let entry = try value(depth: depth + 1)
      if let first = firstLines[name] {
        problems.report(.duplicateKey(name, firstLine: first), at: place, in: source)
      } else {
        firstLines[name] = place.line
        let key = Node(content: .scalar(.init(text: name, style: .doubleQuoted)), mark: place)
        entries.append(Node.Pair(key: key, name: name, value: entry))
      }
      skipSpace()
    }
    index += 1
    return Node(content: .mapping(entries), mark: start)
  }

  private mutating func array(depth: Int) throws(Fact) -> Node {
    let start = mark
    var nodes: [Node] = []
    index += 1
    skipSpace()
    while current != "]" {
      if !nodes.isEmpty { try expect(",", "“,” or “]”") }
      skipSpace()
      nodes.append(try value(depth: depth + 1))
      skipSpace()
    }
    index += 1
    return Node(content: .sequence(nodes), mark: start)
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Fact) -> Node {
    let start = mark
    var text = ""
    while let scalar = current, Self.isWord(scalar) {
      text.unicodeScalars.append(scalar)
      index += 1
    }
    let isKnown = text == "true" || text == "false" || text == "null"
    guard isKnown || Double(text) != nil && text.first?.isLetter == false else {
      index -= text.unicodeScalars.count
      throw expected("a value")
    }
    return Node(content: .scalar(.init(text: text, style: .plain)), mark: start)
  }

  private mutating func string() throws(Fact) -> String {
    var text = String.UnicodeScalarView()
    index += 1
    while let scalar = current, scalar != "\"" {
      guard !SourceText.isBreak(scalar) || scalar.value > 0x7F else { throw expected("“\"”") }
      if scalar == "\\" {
        text.append(try escape())
      } else {
        text.append(scalar)
        index += 1
      }
    }
    try expect("\"", "“\"”")
    return String(text)
  }

  private mutating func escape() throws(Fact) -> Unicode.Scalar {
    let letter = index + 1 < scalars.count ? scalars[index + 1] : " "
    if letter == "u" { return try unicodeEscape() }
    guard let scalar = Self.escapes[letter] else { throw expected("an escape that JSON has") }
    index += 2
    return scalar
  }

  /// A code unit, or two that make a pair.
  private mutating func unicodeEscape() throws(Fact) -> Unicode.Scalar {
    guard let first = codeUnit() else { throw expected("four hexadecimal digits") }
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard first < 0xDC00, let second = codeUnit(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else { throw expected("the second half of a surrogate pair") }
    return scalar
  }

  /// Steps over `\uXXXX`.
  private mutating func codeUnit() -> UInt16? {
    guard index + 5 < scalars.count, scalars[index] == "\\", scalars[index + 1] == "u" else {
      return nil
    }
    let digits = String(String.UnicodeScalarView(scalars[(index + 2)...(index + 5)]))
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else { return nil }
    index += 6
    return unit
  }

  // MARK: Characters

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var mark: SourceText.Mark {
    SourceText.Mark(line: line, column: index - lineStart + 1)
  }

  private mutating func skipSpace() {
    while let scalar = current, Self.isSpace(scalar) {
      index += 1
      guard SourceText.isBreak(scalar), !(scalar == "\r" && current == "\n") else { continue }
      line += 1
      lineStart = index
    }
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ name: String) throws(Fact) {
    guard current == scalar else { throw expected(name) }
    index += 1
  }

  private func expected(_ what: String) -> Fact {
    .syntax(expected: what, found: current.map(Self.name) ?? "the end of the file")
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    SourceText.isBreak(scalar) ? "the end of the line" : "“\(scalar)”"
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t"
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || scalar == "-" || scalar == "+" || scalar == "."
  }
}
