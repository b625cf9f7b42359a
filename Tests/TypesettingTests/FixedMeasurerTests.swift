import LayoutScene
import Testing

@testable import Typesetting

/// Text that is measured without a font: half an em a character, the system font's lines.
@Suite struct FixedMeasurerTests {
  /// The text, the room in characters, the line limit; and how many lines there are, how many characters
  /// the widest has, and whether something is cut.
  static let cases: [(String, Double?, Int, lines: Int, widest: Double, isCut: Bool)] = [
    ("", nil, 0, 1, 0, false), ("Hello", nil, 0, 1, 5, false), ("Hello", 5, 0, 1, 5, false),
    ("one two three", 7, 0, 2, 7, false), ("one two three", 4, 0, 4, 4, false),
    ("one two three", 7, 1, 1, 7, true), ("one two three", 5, 2, 2, 5, true),
    ("abcdefgh", 3, 0, 3, 3, false), ("a\nb\n\nc", nil, 0, 4, 1, false),
    ("a  b", 2, 0, 2, 2, false), ("ab cd", 3, 0, 2, 2, false), ("ab c", 3, 0, 2, 2, false),
    ("word", 0.5, 0, 4, 0.5, true), ("日本語", nil, 0, 1, 3, false),
    ("👩‍👩‍👧é", nil, 0, 1, 2, false),
  ]

  @Test(arguments: cases.indices)
  func linesBreakAtSpacesAndInLongWords(index: Int) {
    let (text, room, limit, lines, widest, isCut) = Self.cases[index]
    // A part of another colour is as wide as it was, but that no space ends its line.
    for runs in text.contains("  ")
      ? [[]] : [[], [TextRun(range: 0..<min(1, text.utf8.count), color: Color(0xFF0000))]]
    {
      var attributes = TextAttributes(font: .system(ofSize: 20), lineLimit: limit)
      attributes.runs = runs
      let measured = FixedMeasurer().measure(text, attributes, width: room.map { $0 * 10 })
      #expect(measured.lineCount == lines)
      #expect(Double(measured.size.width) == widest * 10)
      #expect(measured.isTruncated == isCut)
      let line = FontMeasures.system(ofSize: 20)
      #expect(abs(measured.size.height - Double(lines) * line.lineHeight) < 1e-9)
      #expect(abs(measured.firstBaseline - line.ascender) < 1e-9)
      #expect(
        abs(measured.lastBaseline - line.ascender - Double(lines - 1) * line.lineHeight) < 1e-9)
    }
  }

  @Test func aSolversLastDigitBreaksNoLine() {
    let attributes = TextAttributes(font: .system(ofSize: 17), lineLimit: 0)
    let measurer = FixedMeasurer()
    let width = measurer.measure("two words", attributes, width: nil).size.width
    #expect(measurer.measure("two words", attributes, width: width - 1e-9).lineCount == 1)
    #expect(measurer.measure("two words", attributes, width: width - 1).lineCount == 2)
  }
}
