import Foundation
import LayoutScene
import Testing
import Typesetting

private let sentence =
  "The quick brown fox jumps over the lazy dog and keeps running until the night falls."

private func style(
  _ lineBreak: LineBreakMode = .byTruncatingTail, limit: Int = 0,
  alignment: TextAlignment = .natural, direction: LayoutDirection = .leftToRight
) -> TextAttributes {
  TextAttributes(
    font: .system(ofSize: 17), alignment: alignment, lineBreak: lineBreak, lineLimit: limit,
    direction: direction)
}

@Suite struct LineTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "The quick brown fox jum…"),
    (.byTruncatingHead, "…ning until the night falls."),
    (.byTruncatingMiddle, "The quick br…e night falls."),
    (.byClipping, sentence),
    (.byWordWrapping, "The quick brown fox "),
    (.byCharWrapping, "The quick brown fox jump"),
  ])
  func oneLineEndsAsItsModeSays(mode: LineBreakMode, shown: String) throws {
    let set = try Typesetter().set(sentence, style(mode, limit: 1), width: 200)
    #expect(set.lines.map(\.text) == [shown])
    #expect(set.measurement.isTruncated)
    #expect(set.measurement.size.width <= 200)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aTextIsSetAlikeAfterOneOfTheOtherDirection(direction: LayoutDirection) throws {
    // Brackets and numbers stand in another order in the other direction.
    let text = "(12) + 3:"
    let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    let own = style(direction: direction)
    let fresh = try Typesetter().set(text, own, width: 200)
    _ = typesetter.set("a", own, width: 200)
    _ = typesetter.set(text, style(direction: other), width: 200)
    let after = typesetter.set(text, own, width: 200)
    #expect(after.lines.map(\.baseline) == fresh.lines.map(\.baseline))
    #expect(after.lines.map { $0.runs.map(\.glyphs) } == fresh.lines.map { $0.runs.map(\.glyphs) })
  }

  /// As in UIKit, in every script and direction, with nothing left of the space's width.
  @Test(arguments: [
    "na me  of\u{3000}a very\u{A0}long  road", "مرحبا بكم في عالم  التخطيط", "שלום a b עולם c  d",
    "日本 語\u{3000}の 文字 列",
  ])
  func noSpaceStandsBeforeAnEllipsis(text: String) throws {
    var cut = 0
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      for width in stride(from: CGFloat(12), to: 200, by: 3) {
        let set = typesetter.set(text, style(mode, limit: 1), width: width)
        let line = try #require(set.lines.first)
        guard set.measurement.isTruncated, let end = line.text.firstIndex(of: "…") else { continue }
        cut += 1
        let before = line.text[..<end].unicodeScalars
        #expect(before.last?.properties.isWhitespace != true, "\(width): \(line.text)")
        let glyphs = line.runs.flatMap(\.glyphs).sorted { $0.x < $1.x }
        for (glyph, next) in zip(glyphs, glyphs.dropFirst()) where next.advance > 0 {
          #expect(abs(glyph.x + glyph.advance - next.x) < 3, "\(width): \(line.text)")
        }
        #expect(abs(line.width - line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }) < 0.01)
        #expect(line.runs.count { $0.text == "…" } == 1)
      }
    }
    #expect(cut > 100)
  }

  @Test(arguments: [
    "यह बहुत लंबा पाठ है जो यहाँ नहीं समाता", "النَّصُّ الطَّوِيلُ جِدًّا لَا يَتَّسِعُ", "ข้อความนี้ยาวมากไปที่จะแสดงที่นี่",
    "e\u{301}te\u{301} cafe\u{301} ne\u{301}e", "a 👨‍👩‍👧‍👦 b 👍🏾 c 🇩🇪🇫🇷 d",
  ])
  func anEllipsisCutsBetweenLetters(text: String) throws {
    var cut = 0
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      for width in stride(from: CGFloat(20), to: 260, by: 2) {
        let set = typesetter.set(text, style(mode, limit: 1), width: width)
        guard let line = set.lines.first, let end = line.text.firstIndex(of: "…") else { continue }
        cut += 1
        #expect(text.starts(with: line.text[..<end]), "\(width): \(line.text)")
        #expect(
          text.reversed().starts(with: line.text[line.text.index(after: end)...].reversed()),
          "\(width): \(line.text)")
        #expect(abs(line.width - line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }) < 0.01)
      }
    }
    #expect(cut > 60)
  }

  @Test func noSpaceStandsBeforeTheEllipsisThatEndsAParagraph() throws {
    let set = try Typesetter().set("One \u{3000}\nTwo", style(limit: 1), width: 200)
    #expect(set.lines.map(\.text) == ["One…"])
  }

  @Test func onlyTheLastLineOfALimitIsCut() throws {
    let set = try Typesetter().set(sentence, style(limit: 2), width: 200)
    #expect(set.lines.map(\.text) == ["The quick brown fox ", "jumps over the lazy dog…"])
  }

  @Test func aLimitCountsTheLinesOfAllParagraphs() throws {
    let set = try Typesetter().set("One\nTwo\nThree", style(limit: 2), width: 200)
    #expect(set.lines.map(\.text) == ["One", "Two…"])
    #expect(set.measurement.isTruncated)
    let head = try Typesetter().set(
      "One\nTwo\nThree", style(.byTruncatingHead, limit: 1), width: 45)
    #expect(head.lines[0].text == "…ree")
  }

  @Test(arguments: [
    ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2028}b", 2), ("a\u{2029}b", 2), ("a\u{85}b", 2),
    ("a\u{B}b", 2), ("a\n", 2), ("\n\n", 3), ("a\tb", 1), ("", 1),
  ])
  func everyMandatoryBreakBreaks(text: String, count: Int) throws {
    #expect(try Typesetter().measure(text, style(), width: nil).lineCount == count)
  }

  @Test(arguments: ["a\u{0}b", "a\u{7}b", "a\u{1B}b", "\u{7F}ab", "ab\u{9F}"])
  func otherControlCharactersShowNothing(text: String) throws {
    #expect(
      typesetter.measure(text, style(), width: nil) == typesetter.measure("ab", style(), width: nil)
    )
  }

  @Test func linesLieWithinTheBoxAsTheyAreAligned() throws {
    let places: [(TextAlignment, CGFloat)] = [
      (.left, 0), (.natural, 0), (.right, 1), (.center, 0.5), (.justified, 0),
    ]
    for (alignment, part) in places {
      let line = typesetter.set("Hello", style(alignment: alignment), width: 200).lines[0]
      #expect(abs(line.baseline.x - (200 - line.width) * part) < 1e-9)
    }
    for alignment in [TextAlignment.natural, .justified] {
      let line = typesetter.set("مرحبا", style(alignment: alignment), width: 200).lines[0]
      #expect(abs(line.baseline.x + line.width - 200) < 1e-9)
    }
  }

  @Test func justifiedLinesFillTheBoxButTheLast() throws {
    let set = try Typesetter().set(sentence, style(alignment: .justified), width: 200)
    #expect(set.lines.count == 4)
    for line in set.lines.dropLast() { #expect(abs(line.width - 200) < 0.01) }
    #expect(set.lines[3].width < 150)
  }

  @Test func theInterfacesDirectionDecidesForTextWithoutLetters() throws {
    let attributes = style(direction: .rightToLeft)
    #expect(typesetter.measure("123", attributes, width: nil).direction == .rightToLeft)
    #expect(typesetter.measure("abc", attributes, width: nil).direction == .leftToRight)
    #expect(typesetter.measure("עברית", style(), width: nil).direction == .rightToLeft)
  }

  @Test(arguments: LineBreakMode.allCases)
  func noWidthAndNoSizeIsTooOdd(mode: LineBreakMode) throws {
    let widths: [CGFloat?] = [nil, -10, 0, 1e-9, 5, 1e300, .infinity, -.infinity, .nan]
    for size in [-1, 0, 1e-9, 12, 1e9, .infinity, .nan] as [CGFloat] {
      for width in widths {
        var attributes = style(mode, limit: 2)
        attributes.font.size = size
        let measured = typesetter.measure("Hello, wide world\nمرحبا 😀", attributes, width: width)
        #expect(measured.size.width.isFinite && measured.size.width >= 0)
        #expect(measured.size.height.isFinite && measured.size.height > 0)
        #expect(measured.lineCount <= 2)
        if let width, width > 0 { #expect(measured.size.width <= width + 0.001) }
      }
    }
  }

  @Test func aMegabyteIsCutAndSaysSo() throws {
    let text = String(repeating: "lorem ipsum ", count: 90_000)
    let measured = typesetter.measure(text, style(), width: 300)
    #expect(measured.isTruncated)
    #expect(measured.lineCount > 1000)
    #expect(typesetter.measure(text, style(limit: 1), width: 300).lineCount == 1)
  }

  /// Texts of a thousand letters are set in pieces, those of fewer at once: seams must not show.
  @Test func piecesOfALongParagraphBreakAsTheWholeWould() throws {
    let words = (0..<400).map { String("abcdefg".prefix(1 + $0 * 7 % 5)) }
    var rest = words.joined(separator: " ")[...]
    let lines = typesetter.set(String(rest), style(), width: 150).lines
    #expect(lines.count > 20)
    for line in lines.dropLast() {
      // A line set by itself with what follows starts and ends at the same places.
      let alone = typesetter.set(String(rest.prefix(60)), style(), width: 150).lines[0]
      #expect(alone.text == line.text)
      rest = rest.dropFirst(line.text.count)
    }
  }
}
