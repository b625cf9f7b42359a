import Foundation
import LayoutScene
import Testing
import Typesetting

/// Two paragraphs of a letter each, at 17 points: a line is 20.287109375 high. With and without fonts the
/// style adds the same.
@Suite struct ParagraphMeasureTests {
  private static let line = 20.287109375

  private static func measured(
    _ measurer: any TextMeasuring, _ text: String, _ style: ParagraphStyle?, width: CGFloat? = nil
  ) -> TextMeasurement {
    var attributes = TextAttributes(font: .system(ofSize: 17), lineLimit: 0)
    attributes.paragraphStyle = style
    return measurer.measure(text, attributes, width: width)
  }

  private static let changes:
    [(
      change: @Sendable (inout ParagraphStyle) -> Void, height: CGFloat, baseline: CGFloat,
      width: CGFloat
    )] = [
      ({ _ in }, 2 * line, 0, 0), ({ $0.lineSpacing = 5 }, 2 * line + 5, 0, 0),
      ({ $0.paragraphSpacing = 7 }, 2 * line + 7, 0, 0),
      // The room is above the letters.
      ({ $0.lineHeightMultiple = 2 }, 4 * line, line, 0),
      ({ $0.minimumLineHeight = 30 }, 60, 30 - line, 0),
      ({ $0.maximumLineHeight = 15 }, 30, 15 - line, 0),
      ({ $0.firstLineHeadIndent = 10 }, 2 * line, 0, 10), ({ $0.headIndent = 10 }, 2 * line, 0, 0),
    ]

  @Test(arguments: changes.indices)
  func aStyleAddsWhatItSaysAndNothingElse(index: Int) throws {
    let (change, height, baseline, width) = Self.changes[index]
    for measurer in [try Typesetter(), FixedMeasurer()] as [any TextMeasuring] {
      var style = ParagraphStyle()
      change(&style)
      let plain = Self.measured(measurer, "a\na", nil)
      let styled = Self.measured(measurer, "a\na", style)
      #expect(abs(styled.size.height - height) < 1e-6)
      #expect(abs(styled.firstBaseline - plain.firstBaseline - baseline) < 1e-6)
      #expect(abs(styled.size.width - plain.size.width - width) < 1e-6)
      #expect(styled.lineCount == 2 && !styled.isTruncated)
    }
  }

  /// Of a paragraph in two lines each begins where the style says, and has so much less room.
  @Test func linesBeginAtTheirIndents() throws {
    for measurer in [try Typesetter(), FixedMeasurer()] as [any TextMeasuring] {
      let word = Self.measured(measurer, "mmmm", nil).size.width
      func lines(_ first: CGFloat, _ others: CGFloat, _ width: CGFloat) -> (Int, CGFloat) {
        var style = ParagraphStyle()
        (style.firstLineHeadIndent, style.headIndent) = (first, others)
        let measured = Self.measured(measurer, "mmmm mmmm", style, width: width)
        return (measured.lineCount, measured.size.width)
      }
      for (first, others) in [(0.0, 20.0), (20, 0), (20, 20)] {
        let (count, width) = lines(first, others, word + 20.5)
        #expect(count == 2 && abs(width - word - 20) < 0.1, "\(first) \(others)")
      }
    }
  }
}
