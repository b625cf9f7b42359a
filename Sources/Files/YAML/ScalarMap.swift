/// Finds the place in the file of each character of a scalar's value, taking quotes, escapes and
/// line folding into account.
///
/// The value is compared with its source text: equal characters match, white space that folding
/// added or removed is skipped, and an escape counts as one character. This needs no second YAML
/// parser. If the comparison fails, the place is only slightly wrong.
package struct ScalarMap {
  private let marks: [SourceText.Mark]
  private let start: SourceText.Mark
  private let place: Int

  /// - Parameter parts: what a text with variables consists of, which differs from what is written: for each part
  ///   whether it is the value of a variable. All of a value is at the variable.
  package init(
    _ node: Node, in source: SourceText, parts: [(text: String, isValue: Bool)] = []
  ) {
    start = node.mark
    place = node.mark.place
    guard let scalar = node.scalar else {
      marks = []
      return
    }
    var tracer = Tracer(node.mark, source)
    tracer.enter(scalar.style)
    let texts = parts.isEmpty ? [(scalar.text, false)] : parts
    marks = texts.flatMap { text, isValue in
      let scalars = text.unicodeScalars
      return isValue
        ? [SourceText.Mark](repeating: tracer.matchVariable(), count: scalars.count)
        : scalars.map { tracer.match($0, scalar.style) }
    }
  }

  /// The place of the value's Unicode scalar at `offset`, or the place directly after the last one.
  package func mark(at offset: Int) -> SourceText.Mark {
    guard let last = marks.last else { return start }
    var mark = SourceText.Mark(line: last.line, column: last.column + 1)
    if offset >= 0, offset < marks.count { mark = marks[offset] }
    mark.place = place
    return mark
  }
}

private struct Tracer {
  private let source: SourceText
  private var line: Int
  private var scalars: [Unicode.Scalar]
  private var index: Int

  init(_ mark: SourceText.Mark, _ source: SourceText) {
    self.source = source
    line = mark.line
    scalars = Array(source.line(mark.line).unicodeScalars)
    index = mark.column - 1
  }

  /// Skips the opening quote or the block scalar's header.
  mutating func enter(_ style: Node.Style) {
    skipProperties()
    switch style {
    case .singleQuoted, .doubleQuoted: index += 1
    case .literal, .folded: nextLine()
    case .plain, .resolved, .image: break
    }
  }

  /// The place of the next scalar of the value.
  mutating func match(_ value: Unicode.Scalar, _ style: Node.Style) -> SourceText.Mark {
    if value == "\n" || value == " " { return matchSpace() }
    skipFolding()
    let mark = here
    if style == .doubleQuoted, current == "\\" {
      index += escapeLength
    } else if style == .singleQuoted, current == "'" {
      index += 2
    } else {
      if current != value, let found = scalars[safely: index...].firstIndex(of: value) {
        index = found
      }
      index += 1
    }
    return mark
  }

  /// The place of a variable such as `$item` or `${item}`, which is passed over.
  mutating func matchVariable() -> SourceText.Mark {
    skipFolding()
    let mark = here
    guard current == "$" else { return mark }
    index += 1
    let isInBraces = current == "{"
    while let next = current, isInBraces ? next != "}" : next.isPartOfName { index += 1 }
    if isInBraces { index += 1 }
    return mark
  }

  /// Matches a space with itself, or with a line break and all white space around it.
  private mutating func matchSpace() -> SourceText.Mark {
    let mark = here
    if isAtLineEnd {
      nextLine()
    } else if current == "\\" {
      index += escapeLength
    } else {
      index += 1
    }
    return mark
  }

  private mutating func skipFolding() {
    while isAtLineEnd || isEscapedLineEnd, line < source.lineCount { nextLine() }
    while let current, current == " " || current == "\t" { index += 1 }
  }

  private mutating func skipProperties() {
    while let current, current == "&" || current == "!" {
      while let next = self.current, next != " " { index += 1 }
      while self.current == " " { index += 1 }
    }
  }

  private mutating func nextLine() {
    line += 1
    scalars = Array(source.line(line).unicodeScalars)
    index = scalars.firstIndex { $0 != " " && $0 != "\t" } ?? scalars.count
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var here: SourceText.Mark { SourceText.Mark(line: line, column: index + 1) }
  private var isAtLineEnd: Bool {
    scalars[safely: index...].allSatisfy { $0 == " " || $0 == "\t" }
  }

  private var isEscapedLineEnd: Bool { current == "\\" && index + 1 == scalars.count }

  private var escapeLength: Int {
    switch index + 1 < scalars.count ? scalars[index + 1] : " " {
    case "x": 4
    case "u": 6
    case "U": 10
    default: 2
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfName: Bool {
    self == "_" || properties.isAlphabetic || properties.numericType != nil
  }
}

extension Array {
  /// The part of `range` that is inside the array.
  fileprivate subscript(safely range: PartialRangeFrom<Int>) -> ArraySlice<Element> {
    self[Swift.min(Swift.max(range.lowerBound, 0), count)...]
  }
}
