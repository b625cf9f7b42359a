import Foundation
import LayoutScene
import Testing
import Typesetting

@Suite struct TypesetterTests {
  let body = TextAttributes(font: .system(ofSize: 17))

  func paragraph(limit: Int = 0, _ mode: LineBreakMode = .byTruncatingTail) -> TextAttributes {
    var attributes = body
    attributes.lineLimit = limit
    attributes.lineBreak = mode
    return attributes
  }

  @Test func aWordHasAWidthAndABaseline() throws {
    let size = try Typesetter().measure("Hello", body, width: nil)
    #expect(size.size.width > 30 && size.size.width < 60)
    #expect(size.size.height > 17 && size.size.height < 24)
    #expect(size.firstBaseline > 12 && size.firstBaseline == size.lastBaseline)
    #expect(size.lineCount == 1 && !size.isTruncated && size.missingGlyphs == 0)
  }

  @Test func emptyTextIsOneLineHighAndZeroWide() throws {
    let typesetter = try Typesetter()
    let empty = typesetter.measure("", body, width: nil).size
    let letter = typesetter.measure("x", body, width: nil).size
    #expect(empty == CGSize(width: 0, height: letter.height))
  }

  @Test func textFitsIntoTheWidthThatItMeasured() throws {
    let typesetter = try Typesetter()
    for text in ["Welcome back", "Đăng nhập", "تسجيل الدخول", "おかえりなさい", "a b c"] {
      let natural = typesetter.measure(text, paragraph(), width: nil)
      let again = typesetter.measure(text, paragraph(), width: natural.size.width)
      #expect(again.lineCount == 1 && !again.isTruncated)
    }
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func theLimitHoldsForTheWholeTextAndTheLastLineIsCut(mode: LineBreakMode) throws {
    let text = "One line of words.\nAnother paragraph of words.\nAnd a third one."
    let set = try Typesetter().set(text, paragraph(limit: 2, mode), width: 90)
    #expect(set.lines.count == 2 && set.measurement.isTruncated)
    #expect(set.lines[1].runs.contains { $0.text.contains("…") })
    #expect(set.lines[1].width <= 90.01)
  }

  @Test func arabicReadsFromTheRightAndIsAlignedThere() throws {
    let set = try Typesetter().set("تسجيل الدخول", body, width: 300)
    #expect(set.measurement.direction == .rightToLeft)
    #expect(abs(set.lines[0].baseline.x + set.lines[0].width - 300) < 0.01)
    #expect(set.lines[0].runs.filter(\.isRightToLeft).count == set.lines[0].runs.count)
  }

  @Test func anEmojiIsAboutAsWideAsItIsHigh() throws {
    let set = try Typesetter().set("🏆", body, width: nil)
    #expect(set.measurement.size.width > 15 && set.measurement.size.width < 26)
    #expect(set.lines[0].runs[0].isColor)
  }
}
