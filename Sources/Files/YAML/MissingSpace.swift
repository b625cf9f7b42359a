/// Finds the space that is missing in a line that libyaml cannot read: behind the colon in `frame:[40, 50]`, and behind
/// the hyphen in `-{visual: …}`. The parser names the next sign that it did not expect.
enum MissingSpace {
  /// The fact and its place; nil where something else is wrong.
  static func fact(
    of complaint: UnquotedText.Complaint, in source: SourceText
  ) -> (Fact, SourceText.Mark)? {
    for number in [complaint.place.line, complaint.start?.line].compactMap(\.self) {
      let line = YAMLLine(source.line(number))
      guard let (fact, index) = behindHyphen(line) ?? behindColon(line) else { continue }
      let mark = SourceText.Mark(line: number, column: index + 1, place: complaint.place.place)
      return (fact, mark)
    }
    return nil
  }

  private static func behindHyphen(_ line: YAMLLine) -> (Fact, Int)? {
    guard let start = line.scalars.firstIndex(where: { $0 != " " }), line.scalars[start] == "-",
      let sign = line[start + 1], "{[".unicodeScalars.contains(sign)
    else { return nil }
    return (
      .malformed("there is no space behind the hyphen in “-\(sign)”", advice: "write “- \(sign)…”"),
      start
    )
  }

  private static func behindColon(_ line: YAMLLine) -> (Fact, Int)? {
    for colon in line.scalars.indices.dropLast() where line.isUnspacedColon(colon) {
      let before = line.scalars[..<colon]
      let start = before.lastIndex { " {,".unicodeScalars.contains($0) }.map { $0 + 1 } ?? 0
      let name = line.text(from: start).prefix { $0 != ":" }
      guard name.first?.isLetter == true,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        name != "H", name != "V"
      else { continue }
      return (UnsplitKey.unspaced("\(name):\(line.scalars[colon + 1])…"), start)
    }
    return nil
  }
}

extension YAMLLine {
  /// Whether a colon outside of quotes has a bracket or a quotation mark right behind it.
  fileprivate func isUnspacedColon(_ index: Int) -> Bool {
    scalars[index] == ":" && !isQuoted(index)
      && "[{\"'".unicodeScalars.contains(scalars[index + 1])
  }
}
