/// The nodes of a file that may be broken, as files are while somebody types: lines that cannot be read are
/// left out, one after another, until the rest can be read. Every place stays where it is.
package struct RecoveredNodes: Sendable {
  /// The file without the lines that cannot be read.
  package let source: SourceText
  /// Nil for a file without any value.
  package let root: Node?
  /// The numbers of the lines that were left out.
  package let leftOut: [Int]

  /// The most lines that are left out. Each costs reading the file once more.
  private static let limit = 24

  package init(_ source: SourceText) {
    var (current, root, leftOut): (SourceText, Node?, [Int]) = (source, nil, [])
    while true {
      let problems = Problems()
      root = NodeReader.read(current, problems)
      guard root == nil, leftOut.count < Self.limit, let line = Self.culprit(in: current, problems)
      else { break }
      leftOut.append(line)
      current = Self.without(line, current)
    }
    (self.source, self.root, self.leftOut) = (current, root, leftOut)
  }

  /// The line that is most likely wrong: where indentation decides, that at which reading stopped, otherwise that
  /// in which the quote or the bracket was opened. Nil for a file without any value.
  private static func culprit(in source: SourceText, _ problems: Problems) -> Int? {
    if case .complaint(let complaint) = YAMLEvents.forEach(in: source, { _ in }) {
      let lines = [complaint.start?.line, complaint.place.line]
      let isInBlock = complaint.context.contains("block")
      return culprit(among: isInBlock ? lines.reversed() : lines, complaint.place.line, source)
    }
    // The events can be read, but no nodes be made of them: at a second document, or an unknown alias.
    guard let place = problems.sorted.last?.location, !source.text.utf8.allSatisfy({ $0 <= 0x20 })
    else { return nil }
    return culprit(among: [place.line], place.line, source)
  }

  /// The first of some lines with text. A line without text is not at fault, but one before it.
  private static func culprit(
    among lines: [Int?], _ place: Int, _ source: SourceText
  ) -> Int? {
    if let line = lines.lazy.compactMap(\.self).first(where: { hasText($0, source) }) {
      return line
    }
    let last = min(place, source.lineCount)
    return stride(from: last, to: 0, by: -1).first { hasText($0, source) }
  }

  private static func hasText(_ line: Int, _ source: SourceText) -> Bool {
    let text = source.line(line).drop { $0 == " " || $0 == "\t" }
    return !text.isEmpty && text.first != "#"
  }

  /// The text with spaces in the place of a line.
  private static func without(_ line: Int, _ source: SourceText) -> SourceText {
    let text = source.line(line)
    let spaces = String(repeating: " ", count: text.utf8.count)
    var bytes = Array(source.text.utf8)
    let start = source.offset(of: SourceText.Mark(line: line, column: 1))
    bytes.replaceSubrange(start..<(start + text.utf8.count), with: spaces.utf8)
    return SourceText(file: source.file, text: String(decoding: bytes, as: UTF8.self))
  }
}
