/// Texts with parentheses that commas have cut, since a comma ends a text without quotes in brackets: `rgb(10, 20, 30)`
/// is a value and two keys in braces, and three items in a list. Each is reported once, and made whole.
struct CutTexts {
  private let problems: Problems
  private let source: SourceText

  init(_ problems: Problems, _ source: SourceText) {
    self.problems = problems
    self.source = source
  }

  /// The entries of a mapping, in which the keys without a value that end an open parenthesis belong to the text before.
  func joined(_ entries: [Node.Pair]) -> [Node.Pair] {
    join(withDecimals(entries), value: \.value) { first, entry in
      guard let value = entry.value.scalar, value.style == .plain, value.text.isEmpty else {
        return nil
      }
      return first.value.mark.line == entry.key.mark.line ? entry.key.scalar : nil
    } whole: {
      Node.Pair(key: $0.key, name: $0.name, value: $1)
    }
  }

  /// The entries, with `1,5` as one number: a key of digits right behind the digits of a value is its fraction.
  private func withDecimals(_ entries: [Node.Pair]) -> [Node.Pair] {
    var joined: [Node.Pair] = []
    for entry in entries {
      guard let last = joined.last, let whole = last.value.scalar, let digits = entry.key.scalar,
        entry.value.scalar?.text == "", Self.isDigits(digits.text),
        Self.isDigits(whole.text.hasPrefix("-") ? whole.text.dropFirst() : whole.text[...]),
        entry.key.mark.line == last.value.mark.line,
        entry.key.mark.column == last.value.mark.column + whole.text.count + 1
      else {
        joined.append(entry)
        continue
      }
      let number = "\(whole.text).\(digits.text)"
      problems.report(
        .malformed(
          "“\(whole.text),\(digits.text)” is no number, since a comma ends a value in braces",
          advice: "write \(number)"), at: last.value.mark, in: source)
      joined[joined.count - 1].value = last.value.with(text: number)
    }
    return joined
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// The items of a list, in which only colours are made whole: other items may be texts that begin like this.
  func joined(_ items: [Node]) -> [Node] {
    join(items, value: \.self) { first, item in
      let name = first.scalar?.text.prefix { $0 != "(" } ?? ""
      return ["rgb", "rgba", "hsl", "hsla"].contains(name) ? item.scalar : nil
    } whole: {
      $1
    }
  }

  /// - Parameters:
  ///   - rest: the text of a part that may belong to what another begins; nil where it does not.
  ///   - whole: a part with a whole text as its value.
  private func join<Part>(
    _ parts: [Part], value: (Part) -> Node, rest: (Part, Part) -> Node.Scalar?,
    whole: (Part, Node) -> Part
  ) -> [Part] {
    var (joined, place): ([Part], Int) = ([], 0)
    while place < parts.count {
      let (first, node) = (parts[place], value(parts[place]))
      joined.append(first)
      place += 1
      guard var text = node.scalar, text.style == .plain,
        text.text.last(where: Self.isParenthesis) == "("
      else { continue }
      var found: [Node.Scalar] = []
      for part in parts[place...].prefix(Self.mostRests) {
        guard let next = rest(first, part), next.style == .plain else { break }
        found.append(next)
      }
      guard let end = found.firstIndex(where: { $0.text.contains(")") }) else { continue }
      text.text += found[...end].map { ", " + $0.text }.joined()
      problems.report(.needsQuotes(text.text, .comma), at: node.mark, in: source)
      joined[joined.count - 1] = whole(first, Node(content: .scalar(text), mark: node.mark))
      place += end + 1
    }
    return joined
  }

  /// The most commas in a text that is made whole.
  private static let mostRests = 32

  private static func isParenthesis(_ letter: Character) -> Bool { letter == "(" || letter == ")" }
}
