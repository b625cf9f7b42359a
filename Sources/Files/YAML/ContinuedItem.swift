import Foundation

/// An item of a list that YAML takes for a part of the text before it, since its hyphen is indented further.
struct ContinuedItem {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// The item as it was meant, and those that it was continued with, each with what is said of it.
  func split(_ node: Node) -> (first: Node, rest: [(item: Node, fact: Fact)]) {
    var (first, rest, last) = (node, [(item: Node, fact: Fact)](), node)
    guard node.scalar?.text.contains(" - ") == true else { return (first, rest) }
    let depth = source.line(node.mark.line).prefix { $0 == " " }.count
    while let scalar = last.scalar, scalar.style == .plain, last.mark.line < source.lineCount {
      let line = source.line(last.mark.line + 1)
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("- "), line.count - text.count > depth,
        let cut = scalar.text.range(of: " - " + Self.item(text))
      else { break }
      let item = scalar.text[cut.lowerBound...].dropFirst(3)
      var next = last
      next.content = .scalar(Node.Scalar(text: String(item), style: .plain))
      next.mark = SourceText.Mark(
        line: last.mark.line + 1, column: line.count - text.count + 3, place: last.mark.place)
      var before = last
      before.content = .scalar(
        Node.Scalar(text: String(scalar.text[..<cut.lowerBound]), style: .plain))
      if rest.isEmpty { first = before } else { rest[rest.count - 1].item = before }
      let words = Self.words(Self.item(text)[...], line: node.mark.line, depth: depth)
      rest.append((next, .malformed(words.what, advice: words.advice)))
      last = next
    }
    return (first, rest)
  }

  /// What stands behind the hyphen of a line, without a comment.
  private static func item(_ line: Substring) -> String {
    let text = line.dropFirst(2).drop { $0 == " " }
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
