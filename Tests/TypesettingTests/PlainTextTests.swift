import Testing

@testable import Typesetting

/// Where a range of a text is once control characters have been left out of it. Ranges count bytes of UTF-8:
/// U+0080 has two of them, and is left out; of a carriage return with a line feed one is left.
@Test(arguments: [
  ("ab", 0..<2, 0..<2), ("ab", 1..<9, 1..<2), ("ab", 7..<9, 2..<2),
  ("\u{80}ab", 0..<2, 0..<0), ("\u{80}ab", 2..<3, 0..<1), ("\u{80}ab", 0..<4, 0..<2),
  ("a\u{0}b", 1..<2, 1..<1), ("a\u{0}b", 2..<3, 1..<2), ("a\u{0}\u{7}b", 3..<4, 1..<2),
  ("a\r\nb", 0..<1, 0..<1), ("a\r\nb", 1..<3, 1..<2), ("a\r\nb", 3..<4, 2..<3),
  ("a\tb", 2..<3, 2..<3), ("a\u{2028}b", 4..<5, 2..<3), ("a\u{85}b", 3..<4, 2..<3),
  // One that begins or ends inside a character has it whole, or not at all.
  ("éb", 1..<3, 0..<3), ("éb", 0..<1, 0..<0), ("\u{80}ab", 1..<3, 0..<1),
  ("ab\u{80}c", 3..<5, 2..<3), ("ab\u{80}c", 0..<3, 0..<2), ("ab\u{2028}c", 0..<4, 0..<2),
])
func rangesAreCountedWithoutWhatIsLeftOut(text: String, range: Range<Int>, expected: Range<Int>) {
  #expect(PlainText(text).ranges(of: [range]) == [expected])
}
