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
