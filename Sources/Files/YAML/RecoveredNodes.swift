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
    var (current, leftOut): (SourceText, [Int]) = (source, [])
    while true {
      switch Self.attempt(current) {
      case .success(let root):
        self.source = current
        self.root = root
        self.leftOut = leftOut
        return
      case .failure(let complaint):
        guard leftOut.count < Self.limit, let line = Self.culprit(complaint, in: current) else {
          self.source = current
          root = nil
          self.leftOut = leftOut
          return
        }
        leftOut.append(line)
        current = Self.without(line, current)
      }
    }
  }

  private struct Complaint: Error {
    /// Where libyaml could not read on, and where what it was reading begins.
    var place: SourceText.Mark
    var start: SourceText.Mark?
    /// Whether lines belong together by their indentation there, and not by brackets or quotes.
    var isInBlock: Bool
  }

  private static func attempt(_ source: SourceText) -> Result<Node?, Complaint> {
    let problems = Problems()
    if let root = NodeReader.read(source, problems) { return .success(root) }
    var text = source.text
    let complaint = text.withUTF8 { bytes -> Complaint? in
      do throws(YAMLEvents.Failure) {
        var events = try YAMLEvents(bytes, place: 0)
        while try events.next().kind != .endOfStream {}
      } catch {
        guard case .complaint(let complaint) = error else { return nil }
        return Complaint(
          place: complaint.place, start: complaint.start,
          isInBlock: complaint.context.contains("block"))
      }
      return nil
    }
    if let complaint { return .failure(complaint) }
    // The events can be read, but no nodes be made of them: at a second document, or an unknown alias.
    guard let place = problems.sorted.last?.location else { return .success(nil) }
    if source.text.utf8.allSatisfy({ $0 <= 0x20 }) { return .success(nil) }
    return .failure(
      Complaint(
        place: .init(line: place.line, column: place.column), start: nil, isInBlock: true))
  }

  /// The line that is most likely wrong: where indentation decides, that at which reading stopped, otherwise that
  /// in which the quote or the bracket was opened. A line without text is not at fault, but one before it.
  private static func culprit(_ complaint: Complaint, in source: SourceText) -> Int? {
    let start = complaint.start?.line
    let place = complaint.place.line
    let candidates = (complaint.isInBlock ? [place, start] : [start, place]).compactMap { $0 }
    if let line = candidates.first(where: { hasText($0, source) }) { return line }
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
