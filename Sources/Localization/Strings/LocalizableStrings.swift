import Files

/// Reads `.strings` files: `"key" = "value";` with `/* comments */` and `// comments`.
struct LocalizableStrings {
  private let source: SourceText
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// Where the last mistake is, if that is not where reading has come to.
  private var mistake: Int?
  /// The end of the last text, if its line has no semicolon.
  private var openLine: Int?
  /// The most duplicate keys that are reported: finding the place of each takes time.
  private static let duplicateLimit = 20

  /// The texts that can be read. A mistake is reported, and reading continues after the next
  /// semicolon.
  static func read(_ source: SourceText, _ problems: Problems) -> [String: LocalizedText] {
    // A property list with texts alone is such a file, too.
    if source.text.first(where: { !$0.isWhitespace }) == "<" {
      return StringsDictionary.read(source, problems)
    }
    var reader = LocalizableStrings(source)
    var texts: [String: LocalizedText] = [:]
    var firsts: [String: Int] = [:]
    var duplicates = 0
    while true {
      do {
        guard let (key, value) = try reader.pair() else { return texts }
        if let place = reader.openLine {
          reader.openLine = nil
          let fact = Fact.syntax(expected: "“;”", found: "the end of the line")
          problems.report(fact, at: reader.mark(at: place), in: source)
        }
        if let first = firsts[key.text] {
          duplicates += 1
          if duplicates <= Self.duplicateLimit {
            reader.reportDuplicate(key.text, at: key.start, first: first, problems)
          }
          continue
        }
        firsts[key.text] = key.start
        texts[key.text] = LocalizedText(value.text).placed(reader.mark(at: key.start), in: source)
      } catch {
        problems.report(error, at: reader.mark(at: reader.mistake ?? reader.index), in: source)
        reader.recover()
      }
    }
  }

  /// The keys and their texts as they stand in the file, without what cannot be read.
  static func entries(of source: SourceText) -> [Node.Pair] {
    var reader = LocalizableStrings(source)
    var entries: [Node.Pair] = []
    while true {
      do {
        guard let (key, value) = try reader.pair() else { return entries }
        entries.append(
          Node.Pair(key: reader.node(key), name: key.text, value: reader.node(value)))
      } catch {
        reader.recover()
      }
    }
  }

  /// A key or a text with the place where it begins.
  private struct Word {
    var text: String
    var start: Int
    var isQuoted: Bool
  }

  private func node(_ word: Word) -> Node {
    Node(word.text, style: word.isQuoted ? .doubleQuoted : .plain, at: mark(at: word.start))
  }

  private init(_ source: SourceText) {
    self.source = source
    scalars = Array(source.text.unicodeScalars)
  }

  private mutating func reportDuplicate(
    _ key: String, at start: Int, first: Int, _ problems: Problems
  ) {
    problems.report(
      .duplicateKey(key, firstLine: mark(at: first).line), at: mark(at: start), in: source)
  }

  /// Reads a key and its text.
  private mutating func pair() throws(Fact) -> (Word, Word)? {
    try skipSpace()
    guard current != nil else { return nil }
    let key = try word("a key")
    try skipSpace()
    // A key without a value is its own text.
    if current == ";" {
      index += 1
      return (key, key)
    }
    try expect("=")
    try skipSpace()
    let value = try word("a text in quotes")
    try end(value)
    return (key, value)
  }

  /// Reads the semicolon after a text. Where it lacks, the mistake is mostly before the place at which another sign
  /// is found: the text has no closing quote, and ends at the next one in a later line, or its line has no semicolon.
  private mutating func end(_ value: Word) throws(Fact) {
    let place = index
    try skipSpace()
    guard current != ";" else {
      index += 1
      return
    }
    if value.isQuoted, value.text.contains(where: \.isNewline) {
      throw open("text", "\"", at: value.start)
    }
    guard scalars[place..<index].contains(where: SourceText.isBreak) else { throw expected("“;”") }
    openLine = place
  }

  /// What began at `start` and has no end.
  private mutating func open(_ what: String, _ end: String, at start: Int) -> Fact {
    mistake = start
    return .malformed("the \(what) that begins here does not end", advice: "close it with \(end)")
  }

  private mutating func word(_ what: String) throws(Fact) -> Word {
    let start = index
    guard current == "\"" else {
      var text = String.UnicodeScalarView()
      while let scalar = current, Self.isBare(scalar) {
        text.append(scalar)
        index += 1
      }
      guard !text.isEmpty else { throw expected(what) }
      return Word(text: String(text), start: start, isQuoted: false)
    }
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = current, scalar != "\"" {
      if scalar == "\\" {
        text.append(try escape())
      } else {
        text.append(scalar)
        index += 1
      }
    }
    guard current != nil else { throw open("text", "\"", at: start) }
    index += 1
    return Word(text: String(text), start: start, isQuoted: true)
  }

  private mutating func escape() throws(Fact) -> Unicode.Scalar {
    let letter = index + 1 < scalars.count ? scalars[index + 1] : " "
    if letter == "U" || letter == "u" { return try unicodeEscape() }
    index = min(index + 2, scalars.count)
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    default: return letter
    }
  }

  private mutating func unicodeEscape() throws(Fact) -> Unicode.Scalar {
    let start = index
    guard let first = codeUnit() else { throw expected("four hexadecimal digits") }
    if let scalar = Unicode.Scalar(first) {
      guard ControlCharacter.isOne(scalar) else { return scalar }
      index = start
      throw .controlCharacter(first)
    }
    guard first < 0xDC00 else {
      let escape = String(String.UnicodeScalarView(scalars[start..<index]))
      index = start
      throw .syntax(expected: "the first half of a surrogate pair", found: "“\(escape)”")
    }
    let middle = index
    guard let second = codeUnit(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    else {
      index = middle
      throw expected("the second half of a surrogate pair")
    }
    return scalar
  }

  private mutating func codeUnit() -> UInt32? {
    guard index + 5 < scalars.count, scalars[index] == "\\" else { return nil }
    let digits = String(String.UnicodeScalarView(scalars[(index + 2)...(index + 5)]))
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else { return nil }
    index += 6
    return unit
  }

  private mutating func skipSpace() throws(Fact) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        index += 1
      } else if scalar == "/", next == "/" {
        while let scalar = current, !SourceText.isBreak(scalar) { index += 1 }
      } else if scalar == "/", next == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Fact) {
    let start = index
    index += 2
    while current != nil, !(current == "*" && next == "/") { index += 1 }
    guard current != nil else { throw open("comment", "*/", at: start) }
    index += 2
  }

  private mutating func recover() {
    mistake = nil
    while current != nil, current != ";" { index += 1 }
    index = min(index + 1, scalars.count)
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Fact) {
    guard current == scalar else { throw expected("“\(scalar)”") }
    index += 1
  }

  private func expected(_ what: String) -> Fact {
    .syntax(expected: what, found: current.map { "“\($0)”" } ?? "the end of the file")
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private func mark(at scalar: Int) -> SourceText.Mark { source.mark(atScalar: scalar) }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar == "-" || scalar == "." || scalar == "$"
  }
}
