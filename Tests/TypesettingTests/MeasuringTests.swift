import Foundation
import LayoutScene
import Testing
import Typesetting

private let sentence =
  "The quick brown fox jumps over the lazy dog and keeps running until the night falls."

private func style(
  _ lineBreak: LineBreakMode = .byTruncatingTail, limit: Int = 0, size: CGFloat = 17,
  language: String = "en", direction: LayoutDirection = .leftToRight
) -> TextAttributes {
  TextAttributes(
    font: .system(ofSize: size), lineBreak: lineBreak, lineLimit: limit, direction: direction,
    language: language)
}

@Test func emptyTextIsNothingWideAndOneLineHigh() throws {
  let typesetter = try Typesetter()
  let measurement = typesetter.measure("", style(), width: nil)
  let metrics = typesetter.metrics(of: .system(ofSize: 17))
  #expect(measurement.size == CGSize(width: 0, height: metrics.lineHeight))
  #expect(measurement.firstBaseline == metrics.ascender)
  #expect(measurement.lineCount == 1)
  #expect(!measurement.isTruncated)
}

@Test func textAtItsOwnWidthNeitherWrapsNorShrinks() throws {
  let typesetter = try Typesetter()
  for mode in LineBreakMode.allCases {
    for limit in [0, 1, 2] {
      let natural = typesetter.measure(sentence, style(mode, limit: limit), width: nil)
      let same = typesetter.measure(
        sentence, style(mode, limit: limit), width: natural.size.width - 1e-7)
      #expect(same == natural)
    }
  }
}

/// Texts that could be set in another way where there is a width: hyphens, whole words, tabs, spaces at
/// the ends, emoji, letters that join, and both directions in one line.
private let fittingTexts = [
  "Settings", sentence, "AVAVA To Ty", "fi ffi", " spaces at both ends  ", "soft\u{AD}hyphen",
  "a\tb\tc", "Einstellungen für Mitteilungen", "الإعدادات والإشعارات 12", "הגדרות iPhone 15",
  "การแจ้งเตือน", "सूचनाएँ और ध्वनि", "設定とプライバシー。", "설정 및 개인정보 보호", "👩‍👩‍👧 family 🇻🇳",
  "two\nlines", "ends with a break\n",
]

@Test(arguments: fittingTexts)
func linesAreTheSameInLessRoomAsLongAsTheWidestFits(text: String) throws {
  let text = text + " " + text
  for limit in [0, 2, 3] {
    for width in stride(from: CGFloat(30), through: 330, by: 60) {
      let attributes = style(limit: limit)
      let typesetter = try Typesetter()
      let wide = typesetter.measure(text, attributes, width: width).size.width
      for room in [wide, wide + 0.01, (wide * 2).rounded(.up) / 2, wide - 0.5] {
        let fresh = try Typesetter().measure(text, attributes, width: room)
        let known = typesetter.measure(text, attributes, width: room)
        #expect(known == fresh, "\(text) of \(width) in \(room)")
      }
    }
  }
}

@Test(arguments: fittingTexts)
func aTextMeasuresTheSameWhetherOrNotItsLengthIsKnown(text: String) throws {
  for mode in LineBreakMode.allCases {
    for (limit, size) in [(0, 17), (1, 13), (2, 2000)] {
      let language = text.contains("설") ? "ko" : "en"
      let attributes = style(mode, limit: limit, size: CGFloat(size), language: language)
      let knowing = try Typesetter()
      let natural = knowing.measure(text, attributes, width: nil)
      let length = natural.size.width
      let widths =
        [-0.5, -1e-7, 0, 1e-7, 100].map { length + $0 } + [length / 2, length / 5]
      for width in widths {
        let known = knowing.measure(text, attributes, width: width)
        #expect(known == (try Typesetter().measure(text, attributes, width: width)))
      }
    }
  }
}

/// The kinds of attributes that are remembered have numbers, of which there are 1024; then they start
/// again, and nothing that was measured under such a number may be taken for another one's.
@Test func noMeasurementIsTakenForThatOfOtherAttributes() throws {
  let sizes = (0..<1100).map { 10 + CGFloat($0) / 100 }
  let typesetter = try Typesetter()
  let widths = sizes.map { typesetter.measure("mm", style(size: $0), width: nil).size.width }
  let again = sizes.map { typesetter.measure("mm", style(size: $0), width: nil).size.width }
  #expect(widths == again)
  // Widths of one font grow with its size, but for its tracking, which no entry of a smaller size does.
  let unit = widths[0] / sizes[0]
  for (size, width) in zip(sizes, widths) {
    #expect(abs(width / size - unit) < unit * 0.06, "\(size)")
  }
}

/// Old entries go when there are too many, and the ones that stay are still right.
@Test func measurementsAreRightAfterManyOthers() throws {
  let typesetter = try Typesetter()
  let texts = (0..<9000).map { "n\($0)" }
  let first = texts.prefix(50).map { typesetter.measure($0, style(), width: nil) }
  for text in texts { _ = typesetter.measure(text, style(), width: nil) }
  #expect(texts.prefix(50).map { typesetter.measure($0, style(), width: nil) } == first)
  let fresh = try Typesetter()
  for text in texts.suffix(50) {
    #expect(
      typesetter.measure(text, style(), width: nil) == fresh.measure(text, style(), width: nil))
  }
}

/// What sums of coordinates lose in their last digits breaks no line and cuts nothing, whether or not
/// the text was measured before; a hundredth of a point does.
@Test(arguments: ["Settings", sentence, "Einstellungen", "設定とプライバシー", "الإعدادات"])
func aWidthThatIsOffByRoundingErrorHasRoomForTheText(text: String) throws {
  let natural = try Typesetter().measure(text, style(limit: 1), width: nil)
  for error in [1e-12, 1e-10, 1e-9, 1e-8] {
    for width in [natural.size.width - error, natural.size.width + error] {
      let (fresh, knowing) = (try Typesetter(), try Typesetter())
      _ = knowing.measure(text, style(limit: 1), width: nil)
      for typesetter in [fresh, knowing] {
        #expect(typesetter.measure(text, style(limit: 1), width: width) == natural, "\(error)")
      }
    }
  }
  let short = try Typesetter().measure(text, style(limit: 1), width: natural.size.width - 0.01)
  #expect(short.isTruncated)
}
