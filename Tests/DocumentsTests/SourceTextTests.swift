import Testing

@testable import Documents
@testable import Files
@testable import InterfaceBuilder
@testable import Localization
@testable import Reuse

/// Texts with scalars of one to four bytes, at all places of the blocks that are counted at once.
private let texts: [String] = {
  let pieces = ["a", "é", "日", "\u{1F600}", "b\n", "c\r\n", "\u{2028}", "e\u{301}", "", "d\r"]
  return (0..<40).map { seed in
    (0..<(seed * 20)).map { pieces[($0 * $0 + seed * $0 / 3 + seed) % pieces.count] }.joined()
  }
}()

/// Every scalar of a text with the mark that YAML gives it, counted one by one.
private func marks(of text: String) -> [(scalar: Unicode.Scalar, mark: SourceText.Mark)] {
  var found: [(Unicode.Scalar, SourceText.Mark)] = []
  var mark = SourceText.Mark(line: 1, column: 1)
  let scalars = Array(text.unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    found.append((scalar, mark))
    mark.column += 1
    let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
    if SourceText.isBreak(scalar), !isPair { mark = .init(line: mark.line + 1, column: 1) }
  }
  return found
}

@Test(arguments: texts) func everyByteHasTheMarkOfItsScalar(text: String) {
  let source = SourceText(file: "a.yaml", text: text)
  var offset = 0
  for (scalar, mark) in marks(of: text) {
    for byte in 0..<String(scalar).utf8.count {
      #expect(source.mark(atUTF8: offset + byte) == mark)
    }
    offset += String(scalar).utf8.count
    // A line does not have its line break.
    let found = source.scalar(at: mark)
    #expect(found == (SourceText.isBreak(scalar) ? nil : scalar))
    #expect(found == nil || text[source.index(of: mark).index...].unicodeScalars.first == scalar)
  }
}

@Test func marksBeyondALineSayByHowMuch() {
  for text in ["abc\nd", "aé日\nd"] {
    let source = SourceText(file: "a.yaml", text: text)
    #expect(source.scalar(at: .init(line: 1, column: 4)) == nil)
    #expect(source.index(of: .init(line: 1, column: 9)).beyond == 5)
    #expect(source.location(of: .init(line: 1, column: 9)).column == 9)
    #expect(source.scalar(at: .init(line: 3, column: 1)) == nil)
    #expect(source.location(of: .init(line: 0, column: 0)).line == 0)
  }
}

/// The part of a long line that is shown has the place in it, also where characters have several scalars.
@Test func excerptsOfLongLinesHaveTheirPlaces() {
  for piece in ["x", "e\u{301}", "日"] {
    let text = String(repeating: piece, count: 300) + "!" + String(repeating: piece, count: 300)
    let source = SourceText(file: "a.yaml", text: text)
    let problems = Problems()
    problems.report(
      .emptyDocument, at: .init(line: 1, column: 300 * piece.unicodeScalars.count + 1), in: source)
    let excerpt = problems.sorted.first?.excerpt
    #expect(excerpt?.text.dropFirst(excerpt?.caret ?? 0).first == "!")
    #expect(excerpt?.caret == 60)
    #expect(excerpt?.text.count == 120)
  }
}
