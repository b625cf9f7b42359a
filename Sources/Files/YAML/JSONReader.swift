import LayoutScene

/// Reads JSON into the same nodes as YAML. Most JSON is valid YAML, but string catalogs can have
/// what YAML refuses: surrogate escapes, and keys of more than 1,024 characters.
package struct JSONReader {
  private let source: SourceText
  private let problems: Problems
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// The column of the byte at `counted`: one more than the number of characters before it in its
  /// line.
  private var column = 1
  private var counted = 0
  private let limit: Int
  /// Whether escapes may stand for control characters, as in what plumb itself has printed.
  private let allowsControls: Bool
  private var count = 0
  private let place: Int

  /// The nodes of the file; nil after reporting a mistake.
  ///
  /// - Parameters:
  ///   - limit: the most values that it may have.
  ///   - allowsControls: whether escapes may stand for control characters.
  package static func read(
    _ source: SourceText, limit: Int = NodeReader.sizeLimit, place: Int = 0,
    allowsControls: Bool = true, _ problems: Problems
  ) -> Node? {
    var reader = JSONReader(source, limit, place, allowsControls, problems)
    do throws(Fact) {
      reader.skipSpace()
      guard reader.current != nil else {
        problems.report(.emptyDocument, at: SourceLocation(file: source.file, line: 1, column: 1))
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

  private init(
    _ source: SourceText, _ limit: Int, _ place: Int, _ allowsControls: Bool, _ problems: Problems
  ) {
    self.source = source
    self.limit = limit
    self.place = place
    self.allowsControls = allowsControls
    self.problems = problems
    bytes = Array(source.text.utf8)
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Fact) -> Node {
    count += 1
    if depth >= NodeReader.depthLimit, isAt("{") || isAt("[") {
      throw .tooDeep(limit: NodeReader.depthLimit)
    }
    guard count <= limit else { throw .tooManyValues(limit: limit) }
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""):
      let start = mark
      return Node(try string(), style: .doubleQuoted, at: start)
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(Fact) -> Node {
    let start = mark
    var entries: [Node.Pair] = []
    var names = FirstLines()
    index += 1
    skipSpace()
    while !isAt("}") {
      if !entries.isEmpty { try expect(",", "“,” or “}”") }
      skipSpace()
      guard isAt("\"") else {
        throw expected("a key in quotes" + (isAt("}") ? " behind the comma" : ""))
      }
      let place = mark
      let name = try string()
      skipSpace()
      try expect(":", "“:”")
      skipSpace()
      let entry = try value(depth: depth + 1)
      if let first = names.line(of: name, in: entries) {
        problems.report(.duplicateKey(name, firstLine: first), at: place, in: source)
      } else {
        let key = Node(name, style: .doubleQuoted, at: place)
        entries.append(Node.Pair(key: key, name: name, value: entry))
      }
      skipSpace()
    }
    index += 1
    return Node(content: .mapping(entries), mark: start)
  }

  /// The lines of an object's keys. Most objects have few keys, and searching these takes less time
  /// than making a dictionary.
  private struct FirstLines {
    private var lines: [String: Int] = [:]

    mutating func line(of name: String, in entries: [Node.Pair]) -> Int? {
      guard entries.count > 8 else { return entries.first { $0.name == name }?.key.mark.line }
      for entry in entries[lines.count...] { lines[entry.name] = entry.key.mark.line }
      return lines[name]
    }
  }

  private mutating func array(depth: Int) throws(Fact) -> Node {
    let start = mark
    var nodes: [Node] = []
    index += 1
    skipSpace()
    while !isAt("]") {
      if !nodes.isEmpty { try expect(",", "“,” or “]”") }
      skipSpace()
      nodes.append(try value(depth: depth + 1))
      skipSpace()
    }
    index += 1
    return Node(content: .sequence(nodes), mark: start)
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func word() throws(Fact) -> Node {
    let start = mark
    let word = bytes[index...].prefix { Self.isWord($0) }
    let text = String(decoding: word, as: UTF8.self)
    let isKnown = text == "true" || text == "false" || text == "null"
    guard isKnown || Double(text) != nil && text.first?.isLetter == false else {
      throw expected("a value")
    }
    index = word.endIndex
    return Node(text, style: .plain, at: start)
  }

  private mutating func string() throws(Fact) -> String {
    var text = ""
    index += 1
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else { throw expected("“\"”") }
      if byte == UInt8(ascii: "\\") {
        let start = index
        let scalar = try escape()
        if !allowsControls, ControlCharacter.isOne(scalar) {
          index = start
          throw .controlCharacter(scalar.value)
        }
        text.unicodeScalars.append(scalar)
      } else {
        let part = bytes[index...].prefix { !Self.endsPart($0) }
        text += String(decoding: part, as: UTF8.self)
        index = part.endIndex
      }
    }
    try expect("\"", "“\"”")
    return text
  }

  private mutating func escape() throws(Fact) -> Unicode.Scalar {
    let letter = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
    if letter == UInt8(ascii: "u") { return try unicodeEscape() }
    guard let scalar = Self.escapes[letter] else { throw expected("an escape that JSON has") }
    index += 2
    return scalar
  }

  /// Reads the escape of one code unit, or of a surrogate pair.
  private mutating func unicodeEscape() throws(Fact) -> Unicode.Scalar {
    let start = index
    guard let first = codeUnit() else { throw expected("four hexadecimal digits") }
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard first < 0xDC00 else {
      let escape = String(decoding: bytes[start..<index], as: UTF8.self)
      index = start
      throw .syntax(expected: "the first half of a surrogate pair", found: "“\(escape)”")
    }
    let middle = index
    guard let second = codeUnit(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else {
      index = middle
      throw expected("the second half of a surrogate pair")
    }
    return scalar
  }

  /// Reads `\uXXXX`; nil where there is none.
  private mutating func codeUnit() -> UInt16? {
    guard index + 5 < bytes.count, isAt("\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = String(decoding: bytes[(index + 2)...(index + 5)], as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { return nil }
    index += 6
    return unit
  }

  // MARK: Characters

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isAt(_ scalar: Unicode.Scalar) -> Bool { current == UInt8(ascii: scalar) }

  private var mark: SourceText.Mark {
    mutating get {
      for byte in bytes[counted..<index] where byte & 0xC0 != 0x80 { column += 1 }
      counted = index
      return SourceText.Mark(line: line, column: column, place: place)
    }
  }

  private mutating func skipSpace() {
    while let byte = current, Self.isSpace(byte) {
      index += 1
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isAt("\n")
      guard isBreak else { continue }
      line += 1
      (column, counted) = (1, index)
    }
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ name: String) throws(Fact) {
    guard isAt(scalar) else { throw expected(name) }
    index += 1
  }

  private func expected(_ what: String) -> Fact {
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return .syntax(
      expected: what, found: rest.unicodeScalars.first.map(Self.name) ?? "the end of the file")
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    SourceText.isBreak(scalar) ? "the end of the line" : "“\(scalar)”"
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    default: byte == UInt8(ascii: ".")
    }
  }

  /// Whether a byte of a string has a special meaning, so that plain text ends before it.
  private static func endsPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
