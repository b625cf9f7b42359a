/// Finds the text that needs quotes in a file that is not valid YAML. Most such mistakes are a text
/// that means something else in YAML.
struct UnquotedText {
  /// What libyaml reports: the problem, what it was reading, and where each begins.
  struct Complaint {
    var problem: String
    var context: String
    var place: SourceText.Mark
    var start: SourceText.Mark?
    /// The beginning and the end of the value before it, if that is a text in quotes over several lines.
    var quoted: Quoted?

    typealias Quoted = (start: SourceText.Mark, end: SourceText.Mark)

    /// What is said of a place, which is in the line that cannot be read unless another is given.
    func found(
      _ words: String, _ advice: String? = nil, line: Int? = nil, at column: Int
    ) -> (Fact, SourceText.Mark) {
      let mark = SourceText.Mark(line: line ?? place.line, column: column, place: place.place)
      return (.malformed(words, advice: advice), mark)
    }
  }

  private let complaint: Complaint
  private let source: SourceText

  /// The fact and its place; nil for another kind of mistake.
  static func fact(of complaint: Complaint, in source: SourceText) -> (Fact, SourceText.Mark)? {
    UnquotedText(complaint: complaint, source: source).fact
  }

  private var fact: (Fact, SourceText.Mark)? {
    let brackets = Brackets(complaint: complaint, source: source)
    let quotes = QuotedText(complaint: complaint, source: source)
    let format = tab ?? quotes.fact ?? visualFormat ?? visualFormatInBrackets
    let misplaced = character ?? directive ?? brackets.inText ?? brackets.withoutValue
    let first = format ?? misplaced ?? sign ?? alias ?? brackets.comma ?? brackets.emptyEntry
    if let first { return first }
    let unquoted = nameless ?? nestedKey ?? colon ?? comment ?? blockText ?? innerQuote
    return unquoted ?? brackets.closing ?? rest ?? brackets.behind ?? brackets.open
  }

  private var line: YAMLLine { YAMLLine(source.line(complaint.place.line)) }
  private var offset: Int { complaint.place.column - 1 }

  private func found(
    _ text: String, _ reason: Fact.QuoteReason, line: Int? = nil, at offset: Int
  ) -> (Fact, SourceText.Mark) {
    let mark = SourceText.Mark(line: line ?? complaint.place.line, column: offset + 1)
    return (.needsQuotes(text, reason), mark)
  }

  // MARK: Mistakes

  private var tab: (Fact, SourceText.Mark)? {
    let indentation = line.scalars.prefix { $0 == " " || $0 == "\t" }
    guard let tab = indentation.firstIndex(of: "\t"), line.scalars.count > indentation.count else {
      return nil
    }
    return complaint.found(
      "YAML does not allow tabs in the indentation; write spaces", at: tab + 1)
  }

  /// Visual Format in a list: `- |-[a]`, `- [a]-[b]` and `- V: |-[a]`.
  private var visualFormat: (Fact, SourceText.Mark)? {
    for number in [complaint.place.line, complaint.start?.line].compactMap({ $0 }) {
      let line = YAMLLine(source.line(number))
      guard let start = line.startOfItem else { continue }
      let text = line.text(from: start)
      if let format = VisualText.spaced(text) {
        return found(format, .spacedFormat, line: number, at: start)
      }
      if VisualText.isUnquoted(text) {
        return (.unquotedFormat, SourceText.Mark(line: number, column: start + 1))
      }
    }
    return nil
  }

  /// Visual Format in a list in brackets: `[V:|[a]|, H:|[a]|]`.
  private var visualFormatInBrackets: (Fact, SourceText.Mark)? {
    let isBar = complaint.problem.contains("cannot start any token") && line[offset] == "|"
    guard
      isBar || ["',' or ']'", "unexpected ':'"].contains(where: complaint.problem.contains)
    else { return nil }
    for number in [complaint.place.line, complaint.start?.line].compactMap({ $0 }) {
      let text = String(source.line(number).prefix(400))
      guard let match = text.firstMatch(of: /[\[,]\s*([HV]: ?(?:\||\[)[^,"']*[|\]])(?:,|\])/) else {
        continue
      }
      let format = Fact.shortened(String(match.1))
      return complaint.found(
        "“\(format)” has to be in quotes, since a bracket has a meaning of its own in YAML",
        "write \"\(format)\"", line: number,
        at: text.distance(from: text.startIndex, to: match.1.startIndex) + 1)
    }
    return nil
  }

  /// A text that begins with `@`, `%` or a backtick, with which no plain text can begin.
  private var character: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("cannot start any token"), let first = line[offset],
      "@%`".unicodeScalars.contains(first)
    else { return nil }
    return found(line.value(from: offset), .start, at: offset)
  }

  /// A line that begins with `%`.
  private var directive: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("directive"), let start = complaint.start else { return nil }
    return complaint.found(
      "a line that begins with % is an instruction to YAML",
      "remove the %, or write the text in quotes", line: start.line, at: start.column)
  }

  /// A text that begins with a hyphen or a question mark and a space.
  private var sign: (Fact, SourceText.Mark)? {
    guard
      complaint.problem.contains("are not allowed in this context")
        || complaint.problem.contains("did not find expected node content"),
      let sign = line[offset], sign == "-" || sign == "?", [" ", nil].contains(line[offset + 1])
    else { return nil }
    let text = line.value(from: offset)
    guard sign == "-", ContinuedItem.isConstraint(text.dropFirst()) else {
      return found(text, sign == "-" ? .item : .key, at: offset)
    }
    return complaint.found(
      "the first item of a list cannot stand on the line of its key",
      "write “\(Fact.shortened(text))” on a line of its own", at: offset + 1)
  }

  /// `*bold*`, `&nbsp;` and `!x}`, which libyaml takes for an unfinished alias, anchor or tag.
  private var alias: (Fact, SourceText.Mark)? {
    let reasons: [(String, Fact.QuoteReason)] = [
      ("alias", .alias), ("anchor", .anchor), ("tag", .tag),
    ]
    guard let start = complaint.start,
      let (_, reason) = reasons.first(where: { complaint.context.contains($0.0) })
    else { return nil }
    let line = YAMLLine(source.line(start.line))
    return found(line.value(from: start.column - 1), reason, line: start.line, at: start.column - 1)
  }

  /// The fact for a scalar that is valid YAML but loses a part of the written text: `!important` is
  /// an empty text with a tag, and `&x` is null with an anchor.
  ///
  /// - Parameters:
  ///   - text: the scalar's text as YAML reads it.
  ///   - mark: the place of the scalar, which is that of the `!` or `&`.
  static func fact(of text: String, at mark: SourceText.Mark, in source: SourceText) -> Fact? {
    let reason: Fact.QuoteReason
    switch source.scalar(at: mark) {
    case "!": reason = .tag
    case "&" where text.isEmpty: reason = .anchor
    default: return nil
    }
    // A message shows the beginning of a text. Around it a part of a long line tells whether it is in brackets.
    let (line, (index, _)) = (source.line(mark.line), source.index(of: mark))
    let before = line[..<index].unicodeScalars.suffix(1_000)
    let after = line[index...].unicodeScalars.prefix(1_000)
    let part = YAMLLine(Substring(before) + Substring(after))
    return .needsQuotes(part.value(from: before.count), reason)
  }

  /// A colon with no key before it.
  private var nameless: (Fact, SourceText.Mark)? {
    guard
      complaint.problem.contains("did not find expected key")
        || complaint.problem.contains("did not find expected node content"),
      line[offset] == ":"
    else { return nil }
    return complaint.found(
      "there is no key before this colon", "write the key, or remove the line", at: offset + 1)
  }

  /// `style: row views:`: a key behind the value of another, with its own value on the next lines.
  private var nestedKey: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("mapping values are not allowed"),
      line[offset] == ":", line[offset + 1] == nil, let start = line.startOfValue(around: offset),
      let space = line.scalars[start..<offset].lastIndex(of: " ")
    else { return nil }
    return complaint.found(
      "“\(Fact.shortened(line.text(from: space + 1)))” stands behind the value of another key",
      "write it on a line of its own", at: space + 2)
  }

  /// The second colon in `text: Note: this`.
  private var colon: (Fact, SourceText.Mark)? {
    let isSecond =
      complaint.problem.contains("mapping values are not allowed")
      || complaint.problem.contains("did not find expected ',' or '}'")
    guard isSecond, line[offset] == ":", let start = line.startOfValue(around: offset) else {
      return nil
    }
    return found(line.value(from: start), .colon, at: start)
  }

  /// A `#` after `: ` inside braces: the comment hides the closing brace.
  private var comment: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("flow") else { return nil }
    var first = complaint.start?.line ?? complaint.place.line
    // At the end of a file the mistake is on the last line that is not empty.
    while first > 1, source.line(first).allSatisfy({ $0 == " " }) { first -= 1 }
    guard first <= complaint.place.line, complaint.place.line - first < 1_000 else { return nil }
    for number in first...complaint.place.line {
      let line = YAMLLine(source.line(number))
      if let start = line.startOfComment, line.isValue(start) {
        return found(line.value(from: start), .comment, line: number, at: start)
      }
    }
    return nil
  }

  /// `text: > 5`, where YAML expects a block scalar on the next line.
  private var blockText: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("block scalar"), let start = complaint.start else {
      return nil
    }
    let line = YAMLLine(source.line(start.line))
    return found(line.value(from: start.column - 1), .start, line: start.line, at: start.column - 1)
  }

  /// `text: 'It's fine'`: a text in quotes that one of the same within it ends.
  private var innerQuote: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected"), offset > 0,
      offset < line.scalars.count, let start = line.startOfValue(around: offset),
      start < offset - 1,
      case let quote = line.scalars[start], quote == "'" || quote == "\"",
      line.scalars[offset - 1] == quote
    else { return nil }
    let (text, other) = (line.value(from: start), quote == "'" ? "\"" : "'")
    let inner = text.dropFirst().dropLast()
    let isWhole = text.last == Character(quote) && !inner.contains(other) && !inner.contains("\\")
    let escaped = quote == "'" ? "''" : "\\\""
    return complaint.found(
      "the text that begins here with \(quote) ends at the \(quote) within it",
      isWhole ? "write \(other)\(inner)\(other)" : "write that sign within it as \(escaped)",
      at: start + 1)
  }

  /// `text: [Draft] letter` and `text: "Draft" letter`: text after a closing bracket or quote.
  private var rest: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected"), offset > 0,
      offset < line.scalars.count
    else { return nil }
    if let start = line.startOfValue(around: offset), start < offset,
      "[{\"'".unicodeScalars.contains(line.scalars[start]), !complaint.context.contains("flow")
    {
      return found(line.value(from: start), .rest, at: start)
    }
    guard line.scalars[offset - 1] == " ", let start = line.opening(before: offset),
      line.isValue(start) || line.startOfItem == start
    else { return nil }
    let before = line.text(in: start..<offset)
    let behind = line.value(from: offset)
    let isMapping = before.hasPrefix("{") && before.contains(": ")
    guard isMapping else { return found(before + behind, .rest, at: start) }
    return complaint.found(
      "“\(Fact.shortened(behind))” stands behind the bracket that ends the value",
      "remove it, or write it before the bracket", at: offset + 1)
  }
}

/// Visual Format that is written without quotes.
enum VisualText {
  /// The format of `V: |-[a]` without its space; nil for any other text.
  static func spaced(_ text: String) -> String? {
    guard let axis = text.first, axis == "H" || axis == "V", text.dropFirst().first == ":" else {
      return nil
    }
    let format = text.dropFirst(2).drop { $0 == " " }
    guard text.dropFirst(2).first == " ", format.hasPrefix("|") || format.hasPrefix("[") else {
      return nil
    }
    return "\(axis):\(format)"
  }

  /// Whether the text is like `|-[a]` or `[a]-[b]`, which YAML takes for a block scalar or a list.
  static func isUnquoted(_ text: String) -> Bool {
    (text.hasPrefix("|") || text.hasPrefix("[")) && (text.contains("]-") || text.contains("]|"))
  }
}
