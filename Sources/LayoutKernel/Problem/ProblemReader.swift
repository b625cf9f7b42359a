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
    self.init(grid: PixelGrid(scale: 1))
    while let field = try words.field() {
      switch field.key {
      case "scale":
        let scale = try field.numbers(1)[0]
        guard scale > 0, scale.isFinite else { throw .scale }
        grid = PixelGrid(scale: scale)
      case "window": windowSize = CGSize(try field.numbers(2))
      case "safeArea": safeArea = EdgeInsets(try field.numbers(4))
      case "keyboard": keyboardHeight = try field.numbers(1)[0]
      case "hasSafeAreas": hasSafeAreas = true
      case "keepsRootSize": keepsRootSize = true
      case "holdsToLimits": holdsToLimits = true
      default: throw field.unknown
      }
    }
  }
}

extension ProblemItem {
  fileprivate init(
    _ words: inout LineReader, isGuide: Bool, in parent: String?
  ) throws(ProblemError.TextError) {
    self.init(name: try words.word(), parent: parent, guide: isGuide ? .free : nil)
    while let field = try words.field() {
      if field.key == "in" {
        self.parent = field.value
        continue
      }
      let isKnown: Bool
      if isGuide {
        isKnown = try readGuide(field)
      } else {
        let isOfView = try readView(field)
        isKnown = isOfView ? true : try readFrame(field)
      }
      if !isKnown { throw field.unknown }
    }
  }

  private mutating func readGuide(_ field: LineReader.Field) throws(ProblemError.TextError) -> Bool
  {
    switch field.key {
    case "kind":
      guard let kind = GuideKind(rawValue: field.value), !kind.isInset else {
        throw .noGuideKind(field.value)
      }
      guide = kind
    case "helper": isHelper = true
    default: return false
    }
    return true
  }

  private mutating func readView(_ field: LineReader.Field) throws(ProblemError.TextError) -> Bool {
    switch field.key {
    case "rightToLeft": readsRightToLeft = true
    case "scrolls": scrollsContent = true
    case "passesHorizontally": passesHorizontally = true
    case "passesVertically": passesVertically = true
    case "origin":
      let numbers = try field.numbers(2)
      boundsOrigin = CGPoint(x: numbers[0], y: numbers[1])
    case "alignment": alignment = EdgeInsets(try field.numbers(4))
    case "content": content.natural = try IntrinsicLayout(field.numbers(2, or: 4))
    case "horizontal": content.horizontal = try ContentPriorities(field.numbers(2))
    case "vertical": content.vertical = try ContentPriorities(field.numbers(2))
    case "wraps": content.wraps = true
    case "at":
      let numbers = try field.numbers(3, or: 5)
      content.measured.append(
        .init(width: numbers[0], layout: try IntrinsicLayout([CGFloat](numbers.dropFirst()))))
    case "firstBaseline": firstBaselineItem = field.value
    case "lastBaseline": lastBaselineItem = field.value
    default: return false
    }
    return true
  }

  private mutating func readFrame(_ field: LineReader.Field) throws(ProblemError.TextError) -> Bool
  {
    switch field.key {
    case "margins": margins.own = EdgeInsets(try field.numbers(4))
    case "marginsFromSafeArea": margins.insetsFromSafeArea = true
    case "preservesMargins": margins.preservesSuperview = true
    case "addedSafeArea": addedSafeArea = EdgeInsets(try field.numbers(4))
    case "ownSafeArea": ownSafeArea = EdgeInsets(try field.numbers(4))
    case "readable": readableWidth = try field.numbers(1)[0]
    case "kept": keptFrame = CGRect(try field.numbers(4))
    case "frame": autoresizing = AutoresizingFrame(frame: CGRect(try field.numbers(4)), mask: [])
    case "mask":
      let mask = Int(saturating: try field.numbers(1)[0])
      autoresizing?.mask = AutoresizingMask(rawValue: mask & 63)
    case "rigid": autoresizing?.resizes = false
    case "captured":
      let numbers = try field.numbers(6)
      autoresizing?.capture = .init(
        frame: CGRect([CGFloat](numbers[..<4])), superviewSize: CGSize([CGFloat](numbers[4...])))
    case "reference": autoresizing?.referenceSize = CGSize(try field.numbers(2))
    default: return false
    }
    return true
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
      multiplier = try LineReader.number(word)
      word = try words.word()
    }
    if let number = Double(word), number.isFinite {
      constant = number
    } else {
      second = try End(word)
      secondStart = try words.takes("-") ? End(words.word()) : nil
      if words.takes("+") { constant = try LineReader.number(words.word()) }
    }
    try words.expect("@")
    priority = try ContentPriorities.priority(LineReader.number(words.word()))
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

  static func number(_ word: String) throws(ProblemError.TextError) -> Double {
    guard let number = Double(word), number.isFinite else {
      throw .noNumber(word)
    }
    return number
  }

  /// `key` or `key=value`.
  struct Field {
    var key: String
    var value: String

    func numbers(_ count: Int, or other: Int? = nil) throws(ProblemError.TextError) -> [CGFloat] {
      var numbers: [CGFloat] = []
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        numbers.append(CGFloat(try LineReader.number(String(word))))
      }
      guard numbers.count == count || numbers.count == other else {
        throw .count(field: key, numbers.count, expected: count)
      }
      return numbers
    }

    var unknown: ProblemError.TextError { .unknownField(key) }
  }

  mutating func field() throws(ProblemError.TextError) -> Field? {
    if isAtEnd { return nil }
    let word = try word()
    guard let equals = word.firstIndex(of: "=") else { return Field(key: word, value: "") }
    return Field(key: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
  }
}

// The callers have counted the numbers.

extension EdgeInsets {
  fileprivate init(_ numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension CGSize {
  fileprivate init(_ numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension CGRect {
  fileprivate init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ContentPriorities {
  fileprivate init(_ numbers: [CGFloat]) throws(ProblemError.TextError) {
    self.init(
      hugging: try Self.priority(Double(numbers[0])),
      compression: try Self.priority(Double(numbers[1])))
  }

  fileprivate static func priority(_ number: Double) throws(ProblemError.TextError)
    -> LayoutPriority
  {
    let priority = LayoutPriority(number)
    guard priority.isLegal else { throw .noPriority(number) }
    return priority
  }
}

extension IntrinsicLayout {
  fileprivate init(_ numbers: [CGFloat]) throws(ProblemError.TextError) {
    self.init(size: CGSize(width: numbers[0], height: numbers[1]))
    if numbers.count == 4 {
      baselines = BaselineOffsets(firstFromTop: numbers[2], lastFromBottom: numbers[3])
    }
  }
}
