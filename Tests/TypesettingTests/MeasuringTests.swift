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
func aTextMeasuresTheSameWhetherOrNotItsLengthIsKnown(text: String) throws {
  for mode in LineBreakMode.allCases {
    for (limit, size) in [(0, 17), (1, 13), (2, 34), (0, 2000)] {
      let language = text.contains("설") ? "ko" : "en"
      let attributes = style(mode, limit: limit, size: CGFloat(size), language: language)
      let knowing = try Typesetter()
      let natural = knowing.measure(text, attributes, width: nil)
      for width in [-0.5, -1e-7, 0, 1e-7, 0.25, 100].map({ natural.size.width + $0 }) {
        let known = knowing.measure(text, attributes, width: width)
        #expect(known == (try Typesetter().measure(text, attributes, width: width)))
      }
    }
  }
}
