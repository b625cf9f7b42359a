/// Finds the text that has to be in quotes where YAML cannot be read, since most of what is wrong with YAML
/// is a text that means something else to it.
struct UnquotedText {
  /// What libyaml says of it: the problem, what it was reading, and where each begins.
  struct Complaint {
    var problem: String
    var context: String
    var place: SourceText.Mark
    var start: SourceText.Mark?
  }

  private let complaint: Complaint
  private let source: SourceText

  /// The fact and its place; nil where the mistake is another one.
  static func fact(of complaint: Complaint, in source: SourceText) -> (Fact, SourceText.Mark)? {
    UnquotedText(complaint: complaint, source: source).fact
  }

  private var fact: (Fact, SourceText.Mark)? {
    tab ?? visualFormat ?? character ?? alias ?? colon ?? comment ?? blockText ?? rest
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
    let mark = SourceText.Mark(line: complaint.place.line, column: tab + 1)
    return (.malformed("YAML does not allow tabs in the indentation; write spaces"), mark)
  }

  /// `- |-[a]`, `- [a]-[b]` and `- V: |-[a]`.
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

  /// `@`, `%` and the backtick, which begin no text.
  private var character: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("cannot start any token"), offset < line.scalars.count,
      "@%`".unicodeScalars.contains(line.scalars[offset])
    else { return nil }
    return found(line.value(from: offset), .start, at: offset)
  }

  /// `*bold*`, `&nbsp;` and `!x}`, which libyaml takes for an alias, an anchor or a tag that does not end.
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

  /// A text that YAML can read, and that is less than what is written: `!important` is an empty text of a
  /// kind of its own, and `&x` nothing with a name.
  ///
  /// - Parameters:
  ///   - text: what YAML reads.
  ///   - mark: where it says that the value begins, which is at the sign.
  static func fact(of text: String, at mark: SourceText.Mark, in source: SourceText) -> Fact? {
    let line = YAMLLine(source.line(mark.line))
    guard line.scalars.indices.contains(mark.column - 1) else { return nil }
    switch line.scalars[mark.column - 1] {
    case "!": return .needsQuotes(line.value(from: mark.column - 1), .tag)
    case "&" where text.isEmpty: return .needsQuotes(line.value(from: mark.column - 1), .anchor)
    default: return nil
    }
  }

  /// A second colon in `text: Note: this`.
  private var colon: (Fact, SourceText.Mark)? {
    let isSecond =
      complaint.problem.contains("mapping values are not allowed")
      || complaint.problem.contains("did not find expected ',' or '}'")
    guard isSecond, offset < line.scalars.count, line.scalars[offset] == ":",
      let start = line.startOfValue(around: offset)
    else { return nil }
    return found(line.value(from: start), .colon, at: start)
  }

  /// A `#` behind `: ` in braces, which are not closed then.
  private var comment: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("flow") else { return nil }
    var first = complaint.start?.line ?? complaint.place.line
    // At the end of the file the last line is the one before.
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

  /// `text: > 5`, where a block of text would begin on the next line.
  private var blockText: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("block scalar"), let start = complaint.start else {
      return nil
    }
    let line = YAMLLine(source.line(start.line))
    return found(line.value(from: start.column - 1), .start, line: start.line, at: start.column - 1)
  }

  /// `text: [Draft] letter` and `text: "Draft" letter`: what follows the bracket or the quote.
  private var rest: (Fact, SourceText.Mark)? {
    guard complaint.problem.contains("did not find expected"), offset > 0,
      offset < line.scalars.count, let start = line.startOfValue(around: offset), start < offset,
      "[{\"'".unicodeScalars.contains(line.scalars[start]),
      !complaint.context.contains("flow")
    else { return nil }
    return found(line.value(from: start), .rest, at: start)
  }
}

/// Visual Format as somebody writes it without quotes.
enum VisualText {
  /// The format without the space of `V: |-[a]`; nil where the text is not that.
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

  /// `|-[a]` and `[a]-[b]`, a block of text and a list to YAML.
  static func isUnquoted(_ text: String) -> Bool {
    (text.hasPrefix("|") || text.hasPrefix("[")) && (text.contains("]-") || text.contains("]|"))
  }
}
