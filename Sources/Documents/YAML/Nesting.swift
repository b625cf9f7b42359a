/// Finds where lists and mappings in YAML are nested too deeply, for documents on which the parser
/// gives up. It does not parse: it only knows brackets, hyphens, question marks, keys, quotes,
/// comments and block scalars, and takes everything else for plain text.
struct Nesting {
  private let scalars: [Unicode.Scalar]
  private let level: Int
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// The open lists and mappings without brackets, outermost first.
  private var blocks: [Block] = []
  private var brackets = 0
  private var found: SourceText.Mark?

  private struct Block: Equatable {
    var indent: Int
    var isList: Bool
  }

  /// The place of the first list or mapping at nesting level `level`; the outermost has level 1.
  static func start(ofLevel level: Int, in source: SourceText) -> SourceText.Mark? {
    var nesting = Nesting(source, level)
    while nesting.index < nesting.scalars.count, nesting.found == nil { nesting.readLine() }
    return nesting.found
  }

  private init(_ source: SourceText, _ level: Int) {
    scalars = Array(source.text.unicodeScalars)
    self.level = level
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var column: Int { index - lineStart }

  // MARK: Lines

  private mutating func readLine() {
    skipSpaces()
    if brackets == 0, let current, current != "#", !SourceText.isBreak(current) {
      while let last = blocks.last, last.indent > column { blocks.removeLast() }
      readMarks()
    }
    readRest()
    endLine()
  }

  /// Reads hyphens, question marks and a key at the start of a line; each may open a list or a
  /// mapping.
  private mutating func readMarks() {
    while found == nil {
      if isMark("-") {
        open(Block(indent: column, isList: true))
      } else if isMark("?") {
        open(Block(indent: column, isList: false))
      } else if isMark(":") {
        // This colon begins the value of a key that a question mark began.
      } else {
        if isKey { open(Block(indent: column, isList: false)) }
        return
      }
      index += 1
      skipSpaces()
    }
  }

  /// Opens a list or a mapping. A list that is a value of a mapping may have the same indent as the
  /// mapping, and a key at that indent closes it.
  private mutating func open(_ block: Block) {
    if !block.isList, blocks.last == Block(indent: block.indent, isList: true) {
      blocks.removeLast()
    }
    guard blocks.last != block else { return }
    blocks.append(block)
    check()
  }

  private mutating func check() {
    guard found == nil, blocks.count + brackets == level else { return }
    found = SourceText.Mark(line: line, column: column + 1)
  }

  /// Reads the rest of a line: brackets, quotes, a comment, or the header of a block scalar.
  private mutating func readRest() {
    // Whether a value may start here. Brackets and quotes elsewhere are parts of a text.
    var isStart = true
    while found == nil, let scalar = current, !SourceText.isBreak(scalar) {
      switch scalar {
      case " ": break
      case "[" where brackets > 0 || isStart, "{" where brackets > 0 || isStart:
        brackets += 1
        check()
        isStart = true
      case "]" where brackets > 0, "}" where brackets > 0:
        brackets -= 1
        isStart = false
      case "\"" where isStart, "'" where isStart:
        skipQuoted(scalar)
        isStart = false
      case "#" where index == lineStart || scalars[index - 1] == " ": return skipToBreak()
      case "|" where isStart && brackets == 0, ">" where isStart && brackets == 0:
        return skipBlockText()
      case ",", ":": isStart = brackets > 0 || isMark(":")
      default: isStart = false
      }
      index += 1
    }
  }

  // MARK: Characters

  private func isMark(_ mark: Unicode.Scalar) -> Bool {
    guard current == mark else { return false }
    let next = index + 1 < scalars.count ? scalars[index + 1] : " "
    return next == " " || SourceText.isBreak(next)
  }

  /// Whether a colon followed by a space comes before the end of the line, outside of quotes.
  private var isKey: Bool {
    var scan = self
    if let current, current == "[" || current == "{" { return false }
    if let quote = current, quote == "\"" || quote == "'" { scan.skipQuoted(quote) }
    while let scalar = scan.current, !SourceText.isBreak(scalar) {
      if scan.isMark(":") { return true }
      scan.index += 1
    }
    return false
  }

  /// Skips a quoted text up to its closing quote.
  private mutating func skipQuoted(_ quote: Unicode.Scalar) {
    index += 1
    while let scalar = current {
      if scalar == quote {
        // Two single quotes are an escaped one.
        guard quote == "'", index + 1 < scalars.count, scalars[index + 1] == quote else { return }
        index += 1
      } else if scalar == "\\", quote == "\"" {
        index += 1
      }
      if let current, SourceText.isBreak(current) { endLine() } else { index += 1 }
    }
  }

  /// Skips a block scalar: all following lines that are indented further than the list or mapping
  /// around it.
  private mutating func skipBlockText() {
    let indent = blocks.last?.indent ?? -1
    skipToBreak()
    while true {
      let start = self
      endLine()
      skipSpaces()
      guard let current else { return }
      if !SourceText.isBreak(current), column <= indent {
        self = start
        return
      }
      skipToBreak()
    }
  }

  private mutating func skipSpaces() {
    while current == " " { index += 1 }
  }

  private mutating func skipToBreak() {
    while let scalar = current, !SourceText.isBreak(scalar) { index += 1 }
  }

  private mutating func endLine() {
    guard current != nil else { return }
    if current == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
    index += 1
    line += 1
    lineStart = index
  }
}
