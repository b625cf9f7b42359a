import Foundation

/// Constraints in a list that YAML takes for parts of the text before them, since their hyphens are indented further, or
/// since the first has none. Other texts may have lines that begin with a hyphen.
struct ContinuedItem {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The items that one stands for, and what is said of the second; nil where it is a single one.
  func items(of node: Node) -> (items: [Node], fact: Fact)? {
    let depth = source.line(node.mark.line).prefix { $0 == " " }.count
    let items = parts(of: node, mayLackHyphen: true) { $0 > depth }
    guard items.count > 1, Self.areConstraints(items), let text = items[1].scalar?.text else {
      return nil
    }
    let line = source.line(items[1].mark.line)
    guard line.drop(while: { $0 == " " }).hasPrefix("- ") else {
      let item = Fact.shortened(text)
      return (
        items,
        .malformed(
          "“\(item)” does not begin with a hyphen, so that it continues the item on line \(node.mark.line)",
          advice: "write “- \(item)”")
      )
    }
    let words = Self.words(text[...], line: node.mark.line, depth: depth)
    return (items, .malformed(words.what, advice: words.advice))
  }

  /// The list that the value of an entry is meant to be, of which the first item has no hyphen, or no space behind it,
  /// and what is said of that; nil for another value.
  func list(of entry: Node.Pair) -> (items: [Node], fact: Fact)? {
    guard entry.value.mark.line > entry.key.mark.line else { return nil }
    var items = parts(of: entry.value) { _ in true }
    guard items.count > 1, Self.areConstraints(items), let text = items[0].scalar?.text else {
      return nil
    }
    let item = text.hasPrefix("-") ? text.dropFirst() : text[...]
    items[0] = items[0].with(text: item)
    return (
      items,
      .malformed(
        "“\(Fact.shortened(text))” does not begin with a hyphen and a space, as the items below it do",
        advice: "write “- \(Fact.shortened(String(item)))”")
    )
  }

  private static func areConstraints(_ items: [Node]) -> Bool {
    items.allSatisfy { $0.scalar.map { isConstraint($0.text) } == true }
  }

  /// Whether a text is an equation or Visual Format by its signs.
  static func isConstraint(_ text: some StringProtocol) -> Bool {
    let text = text.drop { " -".contains($0) }
    return text.contains { "=<>≤≥".contains($0) } || VisualText.isUnquoted(String(text))
      || ["H:", "V:", "{is:", "{visual:"].contains { text.hasPrefix($0) }
  }

  /// The parts of a plain text that are on lines with a hyphen, and what is before these.
  ///
  /// - Parameter mayLackHyphen: whether lines without one are parts, too, which are whole equations.
  private func parts(
    of node: Node, mayLackHyphen: Bool = false, isDeep: (Int) -> Bool
  ) -> [Node] {
    var parts = [node]
    while let last = parts.last, let scalar = last.scalar, scalar.style == .plain,
      scalar.text.contains(" "), last.mark.line < source.lineCount
    {
      let line = source.line(last.mark.line + 1)
      let text = line.drop { $0 == " " }
      let depth = line.count - text.count
      guard isDeep(depth) else { break }
      let sign = text.hasPrefix("- ") ? "- " : ""
      let item = Self.item(text.dropFirst(sign.count))
      guard !sign.isEmpty || mayLackHyphen && item.contains("="), !item.isEmpty,
        let cut = scalar.text.range(of: " " + sign + item)
      else { break }
      var next = last.with(text: scalar.text[cut.lowerBound...].dropFirst(1 + sign.count))
      next.mark = SourceText.Mark(
        line: last.mark.line + 1, column: depth + 1 + sign.count, place: last.mark.place)
      parts[parts.count - 1] = last.with(text: scalar.text[..<cut.lowerBound])
      parts.append(next)
    }
    return parts
  }

  /// What stands behind the hyphen of a line, without a comment.
  private static func item(_ line: Substring) -> String {
    let text = line.drop { $0 == " " }
    let end = text.range(of: " #")?.lowerBound ?? text.endIndex
    return text[..<end].trimmingCharacters(in: .whitespaces)
  }

  static func words(_ text: Substring, line: Int, depth: Int) -> Indentation.Words {
    (
      "“- \(Fact.shortened(String(text)))” is indented further than the item on line \(line), so that it continues that "
        + "item's text",
      "indent it by \(depth == 1 ? "1 space" : "\(depth) spaces")"
    )
  }
}
