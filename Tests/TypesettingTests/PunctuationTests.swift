import Foundation
import LayoutScene
import Testing
import Typesetting

@Suite struct PunctuationTests {
  @Test(arguments: [
    ("ja", "Noto Sans CJK JP"), ("zh-Hans", "Noto Sans CJK SC"), ("zh-Hant", "Noto Sans CJK TC"),
    ("ko", "Noto Sans CJK KR"), ("en", "Noto Sans CJK JP"),
  ])
  func hanPunctuationComesFromTheFontOfItsLetters(language: String, family: String) throws {
    let attributes = TextAttributes(font: .system(ofSize: 17), language: language)
    let set = try Typesetter().set("。、「」『』【】（）！？：；〜", attributes, width: nil)
    let families = set.lines.flatMap(\.runs).map(\.face.family)
    #expect(Set(families) == [family])
  }

  @Test func aFullStopIsAsWideAsALetter() throws {
    let attributes = TextAttributes(font: .system(ofSize: 20), language: "ja")
    let typesetter = try Typesetter()
    let letter = typesetter.measure("好", attributes, width: nil).size.width
    #expect(typesetter.measure("。", attributes, width: nil).size.width == letter)
  }
}
