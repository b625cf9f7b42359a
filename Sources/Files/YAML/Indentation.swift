/// Explains a line that libyaml cannot read because of where it begins. The parser only says what it expected
/// next; people want to know which line is indented wrongly, and what its neighbours are.
struct Indentation {
  /// A line with text, which opens or continues a block.
  private struct Line {
    var number: Int
    /// The number of spaces before the text.
    var depth: Int
    var text: Substring
  }

  /// The most lines before the wrong one that are looked at. Blocks that began earlier are not named.
  private static let reach = 10_000

  /// The line that is indented wrongly, and the lines with text before it.
  private let wrong: Line
  private let before: [Line]

  /// The fact and its place; nil where something else is wrong.
  static func fact(
    of complaint: UnquotedText.Complaint, in source: SourceText
  ) -> (Fact, SourceText.Mark)? {
    let isKey = complaint.problem.contains("could not find expected ':'")
    let isBlock =
      complaint.problem.contains("mapping values are not allowed")
      || complaint.context.contains("block") && complaint.problem.contains("did not find expected")
      || complaint.problem.contains("did not find expected <document start>")
    guard isKey || isBlock else { return nil }
    let number = isKey ? complaint.start?.line ?? complaint.place.line : complaint.place.line
    guard var indentation = Indentation(line: number, of: source) else { return nil }
    var words = isKey ? indentation.missingSign : indentation.misplaced
    if words == nil, let last = indentation.lineWithoutColon,
      let before = Indentation(line: last, of: source)
    {
      (indentation, words) = (before, before.missingSign)
    }
    let wrong = indentation.wrong
    return words.map {
      complaint.found($0.what, $0.advice, line: wrong.number, at: wrong.depth + 1)
    }
  }

  private init?(line number: Int, of source: SourceText) {
    guard let wrong = Self.line(number, of: source) else { return nil }
    self.wrong = wrong
    before = (max(1, number - Self.reach)..<max(1, number)).compactMap { Self.line($0, of: source) }
  }

  /// The line of this number; nil for one without text.
  private static func line(_ number: Int, of source: SourceText) -> Line? {
    let line = source.line(number)
    let text = line.drop { $0 == " " }
    guard let first = text.first, first != "#" else { return nil }
    return Line(number: number, depth: line.count - text.count, text: text)
  }

  typealias Words = (what: String, advice: String)

  // MARK: Lines between two levels

  /// A line that is indented further than the value before it, or as no line before it.
  private var misplaced: Words? {
    guard let last = before.last else { return nil }
    if wrong.depth > last.depth, wrong.text.hasPrefix("- "), last.text.hasPrefix("- "),
      !last.text.hasSuffix(":")
    {
      return ContinuedItem.words(wrong.text.dropFirst(2), line: last.number, depth: last.depth)
    }
    if wrong.depth > last.depth, Self.isWhole(last.text) { return (under(last), keep(last)) }
    if let words = amongOthers(wrong) { return words }
    if let item = itemBefore {
      return (
        "“\(Self.quoted(wrong.text))” is indented by \(spaces(wrong.depth)), less than the item of its list on "
          + "line \(item.number)",
        "indent it by \(spaces(item.depth))"
      )
    }
    let levels = levels
    guard let outer = levels.last(where: { $0.depth < wrong.depth }) else {
      guard let first = before.first, wrong.depth < first.depth else { return nil }
      return (
        "“\(name(wrong))” is indented by \(spaces(wrong.depth)), less than “\(name(first))” on line "
          + "\(first.number), with which the document begins",
        "begin all keys of the document in the same column"
      )
    }
    guard !levels.contains(where: { $0.depth == wrong.depth }),
      let inner = levels.first(where: { $0.depth > wrong.depth })
    else { return nil }
    return (
      "“\(name(wrong))” is indented by \(spaces(wrong.depth)), as no line before it: more than "
        + "“\(name(outer))” on line \(outer.number), and less than “\(name(inner))” on line \(inner.number)",
      "write \(spaces(outer.depth)) to put it beside “\(name(outer))”, or \(inner.depth) to put it beside "
        + "“\(name(inner))”"
    )
  }

  /// A key beside the items of a list, or an item of a list beside keys.
  private func amongOthers(_ line: Line) -> Words? {
    guard let beside = before.last(where: { $0.depth <= line.depth }), beside.depth == line.depth
    else { return nil }
    switch (line.text.hasPrefix("- "), beside.text.hasPrefix("- ")) {
    case (false, true): return missingSign
    case (true, false)
    where beside.number < before[before.count - 1].number || Self.isWhole(beside.text):
      guard itemBefore == nil else { return nil }
      return (
        "“\(Self.quoted(line.text))” is an item of a list, and stands beside the key “\(name(beside))” on line "
          + "\(beside.number)",
        "write it below the key of its list"
      )
    default: return nil
    }
  }

  /// The item before the wrong line, where that is an item of the same list which is indented as the list's key, or less.
  private var itemBefore: Line? {
    let inner = before.reversed().prefix { $0.depth > wrong.depth }
    guard wrong.text.hasPrefix("- "), let list = inner.last(where: { $0.text.hasPrefix("- ") }),
      case let rest = before.dropLast(inner.count), let key = rest.last,
      key.depth == wrong.depth, key.text.hasSuffix(":")
    else { return nil }
    return inner.first { $0.text.hasPrefix("- ") && $0.depth == list.depth }
  }

  private func under(_ last: Line) -> String {
    "“\(name(wrong))” is indented under “\(name(last))” on line \(last.number), which has a value already"
  }

  private func keep(_ last: Line) -> String {
    if wrong.text.hasPrefix("- "), !last.text.hasPrefix("- ") {
      return "write it below the key of its list"
    }
    return "indent it by \(spaces(inside(last))), to put it beside “\(name(last))”"
  }

  /// The column at which a line's key begins: in a list after the hyphen.
  private func inside(_ line: Line) -> Int {
    guard line.text.hasPrefix("- ") else { return line.depth }
    return line.depth + line.text.prefix { $0 == "-" || $0 == " " }.count
  }

  /// The last line of each level of indentation before the wrong line, the outermost first. Those outside of the
  /// wrong line are open there; those inside would be closed by it. Keys tell more than items of lists.
  private var levels: [Line] {
    var levels: [Int: Line] = [:]
    var open = Int.max
    for line in before.reversed() {
      let known = levels[line.depth]
      let isInside = line.depth > wrong.depth
      guard isInside ? open == .max : line.depth < open else { continue }
      if !isInside { open = line.depth }
      let tellsMore = isInside && known?.text.hasPrefix("- ") == true && !line.text.hasPrefix("- ")
      if known == nil || tellsMore { levels[line.depth] = line }
    }
    return levels.values.sorted { $0.depth < $1.depth }
  }

  // MARK: Lines without a colon or a hyphen

  /// The line before the wrong one, if it is beside it or around it and is a word where a key is expected.
  private var lineWithoutColon: Int? {
    guard let last = before.last, inside(last) <= wrong.depth, !wrong.text.hasPrefix("- "),
      !last.text.contains(": "), !last.text.hasSuffix(":"),
      !"[{\"'".contains(last.text.drop { "- ".contains($0) }.prefix(1))
    else { return nil }
    return last.number
  }

  /// A line that is neither a key with a colon nor in a list.
  private var missingSign: Words? {
    let isItem = wrong.text.hasPrefix("- ")
    let text = Self.quoted(isItem ? wrong.text.dropFirst(2).drop { $0 == " " } : wrong.text)
    if !isItem, let item = before.last(where: { $0.depth <= wrong.depth }),
      item.depth == wrong.depth, item.text.hasPrefix("- ")
    {
      return (
        "“\(text)” stands below the list that line \(item.number) belongs to, and does not begin with a hyphen",
        "write “- \(text.hasPrefix("-") ? String(text.dropFirst()) : text)”"
      )
    }
    let place = before.last.map { "; it stands below “\(name($0))” on line \($0.number)" } ?? ""
    if let colon = text.firstIndex(of: ":"), colon > text.startIndex {
      let value = text[colon...].dropFirst()
      return (
        "“\(text)” has no space behind its colon, so that it is no key\(place)",
        "write “\(text[..<colon]): \(value)”"
      )
    }
    return (
      "“\(text)” has no colon, so that it is no key\(place)",
      "write a key and its value as “\(text): …”"
    )
  }

  // MARK: Words

  /// Whether a line has a key with its value, so that nothing can be indented under it.
  private static func isWhole(_ text: Substring) -> Bool {
    guard let colon = text.range(of: ": ") else { return false }
    let value = text[colon.upperBound...].drop { $0 == " " }
    guard let first = value.first else { return false }
    return !"|>&!#".contains(first)
  }

  /// The key of a line, or its text.
  private func name(_ line: Line) -> String {
    let text = line.text.hasPrefix("- ") ? line.text.dropFirst(2) : line.text
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else {
      return Self.quoted(text)
    }
    return Self.quoted(text[..<colon])
  }

  private static func quoted(_ text: Substring) -> String {
    let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.endIndex
    return Fact.shortened(String(text[..<end]))
  }

  private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}
