/// Finds what is wrong with a text in quotes that libyaml cannot read: it does not end, it ends at a quote that is meant
/// for another text, or it has a backslash that is meant as one.
struct QuotedText {
  let complaint: UnquotedText.Complaint
  let source: SourceText

  /// The fact and its place; nil for another kind of mistake.
  var fact: (Fact, SourceText.Mark)? { endless ?? tooLong ?? escape }

  /// A text that does not end: said where it begins, and not at the end of the file.
  private var endless: (Fact, SourceText.Mark)? {
    guard complaint.context.contains("quoted scalar"), let start = complaint.start,
      complaint.problem.contains("unexpected end of stream")
    else { return nil }
    return open(at: start, "does not end")
  }

  /// A text that goes on over lines until the quote with which another text begins.
  private var tooLong: (Fact, SourceText.Mark)? {
    let place = complaint.place
    guard let (start, end) = complaint.quoted, end.line == place.line, end.column <= place.column
    else { return nil }
    let between = source.line(end.line).unicodeScalars.dropFirst(end.column - 1)
      .prefix(place.column - end.column)
    guard between.allSatisfy({ $0 == " " }), let quote = source.scalar(at: start) else {
      return nil
    }
    return open(at: start, "ends at the \(quote) on line \(end.line)")
  }

  private func open(at start: SourceText.Mark, _ words: String) -> (Fact, SourceText.Mark) {
    let quote = source.scalar(at: start).map(String.init) ?? "\""
    return complaint.found(
      "the text that begins here with \(quote) \(words)",
      "close it with \(quote), and write that sign within it as "
        + (quote == "'" ? "''" : "\\\""), line: start.line, at: start.column)
  }

  /// A backslash in double quotes before a sign with which it means nothing.
  private var escape: (Fact, SourceText.Mark)? {
    let reasons = [
      "unknown escape character", "hexdecimal number", "Unicode character escape code",
    ]
    guard complaint.context.contains("quoted scalar"),
      reasons.contains(where: complaint.problem.contains)
    else { return nil }
    let line = Array(source.line(complaint.place.line).unicodeScalars)
    let end = min(complaint.place.column, line.count)
    guard let backslash = line[..<end].lastIndex(of: "\\"), backslash + 1 < line.count else {
      return nil
    }
    let sign = line[backslash + 1]
    return complaint.found(
      "“\\\(sign)” means nothing here, since a backslash in double quotes begins a sign in YAML",
      "write “\\\\\(sign)”, or the text in single quotes", at: backslash + 1)
  }
}
