/// Explains a mapping or a list in brackets that libyaml cannot read: a comma that is missing in it, or a bracket that
/// has no other. The parser names the line at which it gave up, which may be far behind.
struct Brackets {
  let complaint: UnquotedText.Complaint
  let source: SourceText

  private var place: SourceText.Mark { complaint.place }
  private var line: YAMLLine { YAMLLine(source.line(place.line)) }
  private var offset: Int { place.column - 1 }

  // MARK: Signs in the wrong place

  /// `Larg{e`: an opening bracket directly behind a letter.
  var inText: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected ',' or"), let sign = line[offset],
      sign == "{" || sign == "[", let before = line[offset - 1],
      before.properties.isAlphabetic || "0"..."9" ~= before
    else { return nil }
    return complaint.found(
      "“\(sign)” begins a \(sign == "{" ? "mapping" : "list") in the middle of a text",
      "remove it, or write the text in quotes", at: place.column)
  }

  /// `{class:}`: a colon with a closing bracket in the place of the value.
  var withoutValue: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("unexpected ':'"), line[offset] == ":",
      let sign = line[offset + 1], "]}".unicodeScalars.contains(sign)
    else { return nil }
    return complaint.found(
      "there is no value between this colon and “\(sign)”",
      "write a space and the value, or remove the “\(sign)”", at: place.column)
  }

  // MARK: Commas

  /// Two keys, or two items, without a comma between them.
  var comma: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected ',' or"),
      let entry = line.entry(at: offset)
    else { return nil }
    if let key = line.keyWithoutColon(before: entry.start) {
      let bracket = line.scalars[entry.start]
      return complaint.found(
        "“\(Fact.shortened(key.word))” has no colon behind it, so that it is no key",
        "write “\(Fact.shortened(key.word)): \(bracket)…”", at: key.start + 1)
    }
    let before = line.scalars[..<entry.start].lastIndex { $0 != " " }
    let words = "there is no comma before “\(entry.word)”"
    guard let before else {
      // A line that is indented no further than that of the bracket is outside of it.
      guard let start = complaint.start, let end = lastLine,
        source.depth(ofLine: place.line) > source.depth(ofLine: start.line)
      else { return nil }
      return complaint.found(words, "end line \(end) with a comma", at: entry.start + 1)
    }
    guard before + 1 < entry.start else { return nil }
    guard entry.isKey, let start = line.startOfValue(around: offset), start <= before else {
      return "\"']}".unicodeScalars.contains(line.scalars[before])
        ? complaint.found(words, "write a comma between them", at: entry.start + 1) : nil
    }
    let value = line.text(in: start..<(before + 1))
    let second = line.value(from: entry.start).prefix { !",}]".contains($0) }
    let advice = "write \(Fact.shortened("\(value), \(second)"))"
    if Self.isWhole(value) { return complaint.found(words, advice, at: entry.start + 1) }
    let whole = line.value(from: start)
    return complaint.found(
      "“\(Fact.shortened(whole))” is no text, since a colon with a space behind it ends a key in YAML",
      "\(advice) for two keys, or \"\(Fact.shortened(whole))\" for one text", at: start + 1)
  }

  /// The last line with text before the place.
  private var lastLine: Int? {
    (max(1, place.line - 100)..<place.line).last { !source.line($0).allSatisfy { $0 == " " } }
  }

  /// Whether a value is certainly no beginning of a text.
  private static func isWhole(_ value: String) -> Bool {
    Double(value) != nil || value == "true" || value == "false"
      || value.last.map { "\"']}".contains($0) } == true
  }

  /// A comma with no key and no item before it.
  var emptyEntry: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected node content"),
      source.scalar(at: place) == ","
    else { return nil }
    return complaint.found("there is nothing before this comma", "remove it", at: place.column)
  }

  // MARK: Brackets

  /// A closing bracket that closes nothing.
  var closing: (Fact, SourceText.Mark)? {
    guard let sign = source.scalar(at: place), "}]".unicodeScalars.contains(sign),
      !complaint.context.contains("flow")
    else { return nil }
    return complaint.found("the “\(sign)” here closes nothing", "remove it", at: place.column)
  }

  /// What stands behind the bracket that ends a value.
  var behind: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected key"), let before = line[offset - 1],
      "}]".unicodeScalars.contains(before), let first = line[offset], first != " "
    else { return nil }
    return complaint.found(
      "“\(Fact.shortened(line.text(from: offset)))” stands behind the bracket that ends the value",
      "remove it, or write it before the bracket", at: place.column)
  }

  /// A bracket that is not closed before the end of the document, before another is, or before a line outside of it.
  var open: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("flow"), let bracket = innermost,
      let sign = source.scalar(at: bracket)
    else { return nil }
    let isAtEnd = !(place.line...max(place.line, source.lineCount)).contains { number in
      let text = source.line(number).unicodeScalars
      return !text.dropFirst(number == place.line ? offset : 0).allSatisfy { $0 == " " }
    }
    let isClosed = source.scalar(at: place).map("}]".unicodeScalars.contains) == true
    let isOutside =
      place.line > bracket.line
      && source.depth(ofLine: place.line) <= source.depth(ofLine: bracket.line)
    guard isAtEnd || isClosed || isOutside else { return nil }
    return complaint.found(
      "the “\(sign)” here is not closed", "write “\(sign == "{" ? "}" : "]")” where it ends",
      line: bracket.line, at: bracket.column)
  }

  /// The bracket that is open at the place.
  private var innermost: SourceText.Mark? {
    var open: [YAMLEvents.Event] = []
    let failure = YAMLEvents.forEach(in: source, place: place.place) { event in
      switch event.kind {
      case .sequence, .mapping: open.append(event)
      case .end: _ = open.popLast()
      default: break
      }
    }
    return failure == nil ? nil : open.reversed().lazy.compactMap(bracket).first
  }

  /// The bracket with which a list or mapping begins, behind its anchor; nil for a pair alone in a list.
  private func bracket(of event: YAMLEvents.Event) -> SourceText.Mark? {
    guard event.isInBrackets else { return nil }
    let rest = Array(source.line(event.mark.line).unicodeScalars.dropFirst(event.mark.column - 1))
    guard let first = rest.first, "{[&!".unicodeScalars.contains(first),
      let offset = rest.firstIndex(where: "{[".unicodeScalars.contains)
    else { return nil }
    var mark = event.mark
    mark.column += offset
    return mark
  }
}

extension SourceText {
  /// The number of spaces before the text of a line.
  fileprivate func depth(ofLine number: Int) -> Int { line(number).prefix { $0 == " " }.count }
}

extension YAMLLine {
  /// The key whose colon is at an index, or the key or text that begins there.
  fileprivate func entry(at index: Int) -> (start: Int, word: String, isKey: Bool)? {
    guard index < scalars.count else { return nil }
    let isEnd: (Int) -> Bool = { " ,:[]{}".unicodeScalars.contains(scalars[$0]) }
    if scalars[index] == ":" {
      let start = scalars[..<index].indices.last(where: isEnd).map { $0 + 1 } ?? 0
      return start < index ? (start, text(in: start..<index), true) : nil
    }
    let end = scalars[index...].indices.dropFirst().first(where: isEnd) ?? scalars.count
    guard !isEnd(index) || "[{".unicodeScalars.contains(scalars[index]) else { return nil }
    let isKey = end < scalars.count && scalars[end] == ":"
    guard isKey || "\"'[{".unicodeScalars.contains(scalars[index]) else { return nil }
    return (index, text(in: index..<end), false)
  }

  /// The word before an opening bracket, where only its key can stand.
  fileprivate func keyWithoutColon(before index: Int) -> (start: Int, word: String)? {
    guard index < scalars.count, "[{".unicodeScalars.contains(scalars[index]),
      let end = scalars[..<index].lastIndex(where: { $0 != " " }), !isQuoted(end),
      case let letters = scalars[...end].indices.reversed().prefix(while: { place in
        scalars[place].properties.isAlphabetic || scalars[place].properties.numericType != nil
      }), let start = letters.last,
      let before = scalars[..<start].last(where: { $0 != " " }),
      ",{".unicodeScalars.contains(before)
    else { return nil }
    return (start, text(in: start..<(end + 1)))
  }
}
