import Foundation
import LayoutScene
import TestSupport
import Testing
import Typesetting

/// Texts with parts of their own style. Line heights of the system font are San Francisco's: 20.287109375 at
/// 17 points, of which 16.1865234375 are above the baseline, and 40.57421875 at 34 points, of which
/// 32.373046875 are.
@Suite struct RunTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  private func attributes(_ runs: [TextRun], lines: Int = 0) -> TextAttributes {
    TextAttributes(font: .system(ofSize: 17), lineLimit: lines, runs: runs)
  }

  @Test func aRunWithoutAnythingOfItsOwnMeasuresAsThePlainText() {
    let text = "Read the terms before you go on"
    for width in [nil, 120, 60, 20] as [CGFloat?] {
      for limit in 0...2 {
        var plain = typesetter.measure(text, attributes([], lines: limit), width: width)
        let runs = [TextRun(range: 9..<14, color: Color(0xFF0000))]
        let styled = typesetter.measure(text, attributes(runs, lines: limit), width: width)
        plain.lines = styled.lines
        #expect(abs(styled.size.height - plain.size.height) < 1e-9)
        plain.size.height = styled.size.height
        plain.firstBaseline = styled.firstBaseline
        plain.lastBaseline = styled.lastBaseline
        #expect(styled == plain, "\(String(describing: width)) \(limit)")
      }
    }
  }

  @Test func aLineIsAsHighAsTheLargestOfItsRuns() {
    let text = "small\nLarge here\nsmall"
    let large = [TextRun(range: 6..<11, font: .system(ofSize: 34))]
    let measured = typesetter.measure(text, attributes(large), width: nil)
    #expect(measured.lines.map(\.bottom) == [20.287109375, 60.861328125, 81.1484375])
    #expect(measured.firstBaseline == 16.1865234375)
    #expect(measured.lines[1].baseline == 52.66015625)
    #expect(measured.size.height == 81.1484375)
  }

  @Test func onlyWhatIsOnALineCountsForItsHeight() {
    let text = "one two three four"
    let large = [TextRun(range: 14..<18, font: .system(ofSize: 34))]
    let whole = typesetter.measure(text, attributes(large, lines: 1), width: nil)
    let cut = typesetter.measure(text, attributes(large, lines: 1), width: 60)
    #expect(whole.size.height == 40.57421875)
    #expect(cut.isTruncated && cut.size.height == 20.287109375)
  }

  @Test func raisedLettersMakeTheirLineHigher() {
    let text = "mc2"
    func height(_ offset: CGFloat) -> TextMeasurement {
      typesetter.measure(
        text, attributes([TextRun(range: 2..<3, baselineOffset: offset)]), width: nil)
    }
    #expect(height(7).size.height == 27.287109375)
    #expect(height(7).firstBaseline == 23.1865234375)
    #expect(height(-7).size.height == 27.287109375)
    #expect(height(-7).firstBaseline == 16.1865234375)
  }

  @Test func aWeightDecidesTheWidthOfItsPartAlone() {
    let text = "Read the terms"
    let bold = Font.system(ofSize: 17, weight: .bold)
    let part = typesetter.measure(
      "terms", TextAttributes(font: bold), width: nil
    ).size.width
    let rest = typesetter.measure("Read the ", attributes([]), width: nil).size.width
    let runs = [TextRun(range: 9..<14, font: bold)]
    let whole = typesetter.measure(text, attributes(runs), width: nil).size.width
    #expect(abs(whole - part - rest) < 0.02)
    #expect(whole > typesetter.measure(text, attributes([]), width: nil).size.width)
  }

  /// What a label asks for is enough for it.
  @Test(arguments: [0, 2, -1] as [CGFloat])
  func aTextFitsInTheWidthThatItWants(kern: CGFloat) {
    let text = "E = mc² SPACED"
    let runs = [TextRun(range: 9..<15, font: .system(ofSize: 12, weight: .semibold), kern: kern)]
    for limit in [0, 1] {
      let wanted = typesetter.measure(text, attributes(runs, lines: limit), width: nil)
      let got = typesetter.measure(
        text, attributes(runs, lines: limit), width: wanted.size.width)
      #expect(!got.isTruncated && got.lineCount == 1)
      #expect(abs(got.size.width - wanted.size.width) < 0.01)
    }
  }

  @Test func kernIsAddedBehindEachLetter() {
    let plain = typesetter.measure("abc", attributes([]), width: nil).size.width
    let runs = [TextRun(range: 0..<3, kern: 2)]
    let spaced = typesetter.measure("abc", attributes(runs), width: nil).size.width
    #expect(abs(spaced - plain - 6) < 0.01)
  }

  /// A colour within a word changes no glyph: letters join as in one colour.
  @Test(arguments: [("العربية", "ar"), ("office", "en"), ("हिन्दी", "hi")])
  func coloursDoNotTearWordsApart(text: String, language: String) {
    var plain = attributes([])
    plain.language = language
    var styled = plain
    let middle = text.utf8.index(text.startIndex, offsetBy: text.utf8.count / 2)
    let start = text.utf8.distance(
      from: text.startIndex, to: text.rangeOfComposedCharacterSequence(at: middle).lowerBound)
    styled.runs = [TextRun(range: start..<text.utf8.count, color: Color(0xFF0000))]
    let (one, two) = (
      typesetter.set(text, plain, width: nil), typesetter.set(text, styled, width: nil)
    )
    #expect(
      one.lines.flatMap(\.runs).flatMap(\.glyphs) == two.lines.flatMap(\.runs).flatMap(\.glyphs))
    #expect(two.lines[0].runs.contains { $0.color != nil })
    #expect(two.lines[0].runs.map(\.text).joined().count == text.count)
  }

  /// Letters of an Arabic word in two weights still have the shapes that join.
  @Test func wordsInTwoWeightsAreJoined() {
    let text = "ببب"
    let bold = Font.system(ofSize: 17, weight: .bold)
    var styled = attributes([TextRun(range: 2..<6, font: bold)])
    styled.language = "ar"
    var alone = TextAttributes(font: bold, language: "ar")
    alone.lineLimit = 0
    let glyphs = typesetter.set(text, styled, width: nil).lines[0].runs.flatMap(\.glyphs)
    let whole = typesetter.set(text, alone, width: nil).lines[0].runs.flatMap(\.glyphs)
    // From the left: the last letter and the middle one, both bold.
    #expect(glyphs.prefix(2).map(\.id) == whole.prefix(2).map(\.id))
  }

  @Test func linesAreBelowAndThroughTheirRunsAlone() throws {
    let text = "was 59 now"
    let runs = [
      TextRun(range: 4..<6, isStruckThrough: true), TextRun(range: 7..<10, isUnderlined: true),
    ]
    let line = try #require(typesetter.set(text, attributes(runs), width: nil).lines.first)
    #expect(line.decorations.map(\.textRun) == [0, 1])
    let before = typesetter.measure("was ", attributes([]), width: nil).size.width
    #expect(abs(line.decorations[0].left - before) < 0.02)
    #expect(abs(line.decorations[1].right - line.width) < 0.02)
    // Through the letters, and below the baseline.
    #expect(line.decorations[0].y < -3 && line.decorations[1].y > 0)
    #expect(line.decorations.allSatisfy { (0.5...2).contains($0.thickness) })
  }

  @Test func aLineGoesOnThroughOtherFontsAndBreaks() throws {
    let text = "日本 text 日本 text"
    let runs = [TextRun(range: 0..<text.utf8.count, isUnderlined: true)]
    let set = typesetter.set(text, attributes(runs), width: 80)
    #expect(set.lines.count > 1)
    for line in set.lines {
      #expect(line.decorations.count == 1)
      #expect(abs((line.decorations.first?.right ?? 0) - line.width) < 0.02)
    }
  }

  @Test(arguments: [
    (-5..<3), (3..<900), (900..<901), (1..<2), (0..<0),
  ])
  func runsThatAreNotInTheTextAreTakenAsFarAsTheyAre(range: Range<Int>) {
    let text = "日本\r\n\u{0}語"
    let runs = [
      TextRun(range: range, font: .system(ofSize: 20)), TextRun(range: 2..<4, kern: .nan),
      TextRun(range: 0..<6, baselineOffset: 1),
    ]
    let measured = typesetter.measure(text, attributes(runs), width: 200)
    #expect(measured.lineCount == 2 && measured.size.height.isFinite)
    #expect(typesetter.set(text, attributes(runs), width: 200).lines.count == 2)
  }

  /// What is left out of a text does not move its runs.
  @Test func controlCharactersMoveNoRun() {
    let text = "\u{1}\u{2}a\r\nb"
    let runs = [TextRun(range: 5..<6, font: .system(ofSize: 34))]
    let measured = typesetter.measure(text, attributes(runs), width: nil)
    #expect(measured.lines.map(\.bottom) == [20.287109375, 60.861328125])
  }

  @Test func aTextOfManyRunsTakesNotMuchLonger() {
    var turn = 0
    let growth = workGrowth(of: 125) { count in
      // Each text is another one, as the sizes of measured texts are kept.
      turn += 1
      let text = String(repeating: "ab ", count: count) + "\(turn)"
      let runs = (0..<count).map {
        TextRun(range: $0 * 3..<$0 * 3 + 2, font: .system(ofSize: 17, weight: .bold))
      }
      let measured = typesetter.measure(text, attributes(runs), width: 300)
      #expect(measured.lineCount > count / 20)
    }
    #expect(growth < 24)
  }
}

/// Distances between lines, under UIKit's names.
@Suite struct ParagraphStyleTests {
  private let typesetter: Typesetter

  init() throws { typesetter = try Typesetter() }

  private func measured(
    _ text: String, _ width: CGFloat? = nil, _ change: (inout ParagraphStyle) -> Void
  ) -> TextMeasurement {
    var style = ParagraphStyle()
    change(&style)
    return typesetter.measure(
      text,
      TextAttributes(font: .system(ofSize: 17), lineLimit: 0, paragraphStyle: style), width: width)
  }

  @Test func spacingIsBetweenLinesAndParagraphs() {
    #expect(measured("a\nb\nc") { $0.lineSpacing = 4 }.size.height == 68.861328125)
    #expect(measured("a\nb\nc") { $0.paragraphSpacing = 10 }.size.height == 80.861328125)
    #expect(measured("a") { $0.lineSpacing = 4 }.size.height == 20.287109375)
    let text = "one two three four five six seven eight"
    let two = measured(text, 200) {
      $0.lineSpacing = 4
      $0.paragraphSpacing = 10
    }
    #expect(two.lineCount == 2 && two.size.height == 44.57421875)
  }

  @Test func aLineHeightIsAboveTheLetters() {
    let double = measured("a") { $0.lineHeightMultiple = 2 }
    #expect(double.size.height == 40.57421875)
    #expect(double.firstBaseline == 36.4736328125)
    let fixed = measured("a\nb") {
      $0.minimumLineHeight = 30
      $0.maximumLineHeight = 30
    }
    #expect(fixed.size.height == 60)
    #expect(measured("a") { $0.maximumLineHeight = 15 }.size.height == 15)
  }

  @Test func indentsTakeAwayWidth() {
    let text = "one two three four five six seven eight nine ten"
    let plain = measured(text, 160) { _ in }
    let indented = measured(text, 200) {
      $0.headIndent = 40
      $0.firstLineHeadIndent = 40
    }
    #expect(indented.lineCount == plain.lineCount)
    #expect(abs(indented.size.width - plain.size.width - 40) < 0.01)
    let hanging = measured(text, 200) { $0.headIndent = 40 }
    let first = measured(text, 200) { $0.firstLineHeadIndent = 40 }
    #expect(hanging.size.width <= 200 && first.size.width <= 200)
    #expect(!hanging.isTruncated && !first.isTruncated)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func linesBeginAtTheirIndents(direction: LayoutDirection) {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 10
    style.headIndent = 30
    let text =
      direction == .leftToRight
      ? "one two three four five six seven" : "واحد اثنان ثلاثة أربعة خمسة ستة سبعة"
    let set = typesetter.set(
      text,
      TextAttributes(
        font: .system(ofSize: 17), lineLimit: 0, direction: direction, paragraphStyle: style),
      width: 140)
    #expect(set.lines.count > 1)
    for (index, line) in set.lines.enumerated() {
      let indent: CGFloat = index == 0 ? 10 : 30
      let start =
        direction == .leftToRight ? line.baseline.x : 140 - line.baseline.x - line.width
      #expect(abs(start - indent) < 0.02)
      #expect(line.width + indent <= 140.01)
    }
  }
}

/// The measurer without fonts knows runs, too.
@Test func measuringWithoutFontsTakesRunsByTheirSizes() {
  let attributes = TextAttributes(
    font: .system(ofSize: 10), lineLimit: 0,
    runs: [TextRun(range: 2..<4, font: .system(ofSize: 20))])
  let measurer = FixedMeasurer()
  let natural = measurer.measure("abcdef", attributes, width: nil)
  #expect(natural.size.width == 40)
  #expect(natural.size.height == 23.8671875)
  let wrapped = measurer.measure("ab cd ef", attributes, width: 20)
  #expect(wrapped.lineCount == 3 && !wrapped.isTruncated)
  var plain = attributes
  plain.runs = [TextRun(range: 0..<1, color: Color(0))]
  for width in [nil, 12, 20, 31] as [CGFloat?] {
    let text = "a bc defgh\nijk l"
    let (one, two) = (
      measurer.measure(text, TextAttributes(font: .system(ofSize: 10), lineLimit: 0), width: width),
      measurer.measure(text, plain, width: width)
    )
    #expect(
      one.lineCount == two.lineCount && one.size.width == two.size.width,
      "\(String(describing: width))")
  }
}
