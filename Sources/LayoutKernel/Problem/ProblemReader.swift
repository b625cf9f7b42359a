import Foundation
import LayoutScene

extension LayoutProblem {
  /// A layout problem from its printed form.
  ///
  /// - Throws: the place that cannot be read, and why.
  public init(text: String) throws(ProblemError) {
    self.init(
      environment: LayoutEnvironment(grid: PixelGrid(scale: 1)), items: [])
    var path: [String] = []
    var hasEnvironment = false
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated()
    where !line.allSatisfy({ $0 == " " }) {
      var words = LineReader(line)
      do throws(ProblemError.TextError) {
        switch try words.word() {
        case "layout":
          environment = try LayoutEnvironment(&words)
          hasEnvironment = true
        case "view": try readItem(&words, isGuide: false, line.depth, &path)
        case "guide": try readItem(&words, isGuide: true, line.depth, &path)
        case let word:
          guard let kind = ConstraintKind(rawValue: word), kind.isHeld else {
            throw .unknownLine(word)
          }
          constraints.append(try ProblemConstraint(&words, kind))
        }
      } catch {
        throw .text(error, line: index + 1, column: words.column)
      }
    }
    guard hasEnvironment else { throw .noEnvironment }
  }

  private mutating func readItem(
    _ words: inout LineReader, isGuide: Bool, _ depth: Int, _ path: inout [String]
  ) throws(ProblemError.TextError) {
    guard depth <= path.count else { throw .tooDeep }
    path.removeLast(path.count - depth)
    let item = try ProblemItem(&words, isGuide: isGuide, in: path.last)
    items.append(item)
    path.append(item.name)
  }
}

extension Substring {
  /// How many items a line is in, by its indentation.
  fileprivate var depth: Int { prefix { $0 == " " }.count / 2 }
}

extension LayoutEnvironment {
  fileprivate init(_ words: inout LineReader) throws(ProblemError.TextError) {
    self = .usual
    try words.read(Self.fields, into: &self)
  }
}

extension ProblemItem {
  fileprivate init(
    _ words: inout LineReader, isGuide: Bool, in parent: String?
  ) throws(ProblemError.TextError) {
    self.init(name: try words.word(), parent: parent, guide: isGuide ? .free : nil)
    try words.read(Self.fields(guide), into: &self)
  }
}

extension ProblemConstraint {
  fileprivate init(_ words: inout LineReader, _ kind: ConstraintKind) throws(ProblemError.TextError)
  {
    let first = try End(words.word())
    let firstStart = try words.takes("-") ? End(words.word()) : nil
    let symbol = try words.word()
    guard let relation = LayoutRelation.allCases.first(where: { $0.symbol == symbol }) else {
      throw .noRelation(symbol)
    }
    self.init(kind, first: first, firstStart: firstStart, relation, container: "")
    var word = try words.word()
    if words.takes("*") {
      multiplier = try readNumber(word)
      word = try words.word()
    }
    if let number = Double(word), number.isFinite {
      constant = number
    } else {
      second = try End(word)
      secondStart = try words.takes("-") ? End(words.word()) : nil
      if words.takes("+") { constant = try readNumber(words.word()) }
    }
    try words.expect("@")
    priority = try readPriority(readNumber(words.word()))
    try words.expect("in")
    container = try words.word()
    if words.takes("from") {
      let file = try words.word()
      guard let line = Int(try words.word()), let column = Int(try words.word()) else {
        throw .noPlace
      }
      origin = SourceLocation(file: file, line: line, column: column)
    }
    guard words.isAtEnd else {
      _ = try words.word()
      throw .tooLong
    }
  }
}

extension ProblemConstraint.End {
  fileprivate init(_ word: String) throws(ProblemError.TextError) {
    guard let dot = word.lastIndex(of: "."),
      let attribute = LayoutAttribute.allCases.first(where: {
        $0.name == word[word.index(after: dot)...]
      })
    else { throw .noAttribute(word) }
    self.init(item: String(word[..<dot]), attribute: attribute)
  }
}

// MARK: Words

/// The words of a line, one after another. It goes by scalars: a name may begin with a combining mark, which makes
/// one character with the space or quotation mark before it.
private struct LineReader {
  private let line: Substring.UnicodeScalarView
  private var rest: Substring.UnicodeScalarView
  /// Where the word begins that was read last.
  private var start: Substring.UnicodeScalarView.Index

  init(_ line: Substring) {
    self.line = line.unicodeScalars
    rest = line.unicodeScalars.drop { $0 == " " }
    start = rest.startIndex
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The column of the word that was read last, from 1.
  var column: Int { line.distance(from: line.startIndex, to: start) + 1 }

  /// The next word without its quotes. A part in quotes may contain spaces.
  mutating func word() throws(ProblemError.TextError) -> String {
    start = rest.startIndex
    guard !rest.isEmpty else { throw .incomplete }
    var word = String.UnicodeScalarView()
    var isQuoted = false
    while let next = rest.first, isQuoted || next != " " {
      rest.removeFirst()
      switch next {
      case "\"": isQuoted.toggle()
      case "\\" where isQuoted:
        guard let escaped = rest.popFirst() else {
          throw .openQuotationMark
        }
        word.append(escaped == "n" ? "\n" : escaped)
      default: word.append(next)
      }
    }
    if isQuoted { throw .openQuotationMark }
    rest = rest.drop { $0 == " " }
    return String(word)
  }

  /// Whether the next word is this one, which is then taken.
  mutating func takes(_ wanted: String) -> Bool {
    var ahead = self
    guard !isAtEnd, (try? ahead.word()) == wanted else { return false }
    self = ahead
    return true
  }

  mutating func expect(_ wanted: String) throws(ProblemError.TextError) {
    guard takes(wanted) else {
      start = rest.startIndex
      throw .missing(wanted)
    }
  }

  /// Reads the fields up to the end of the line: `key` or `key=value`.
  mutating func read<Owner>(
    _ fields: [ProblemField<Owner>], into owner: inout Owner
  ) throws(ProblemError.TextError) {
    while !isAtEnd {
      let word = try word()
      let equals = word.firstIndex(of: "=")
      let key = String(word[..<(equals ?? word.endIndex)])
      guard let field = fields.first(where: { $0.key == key }) else { throw .unknownField(key) }
      try field.read(&owner, equals.map { String(word[word.index(after: $0)...]) } ?? "")
    }
  }
}
