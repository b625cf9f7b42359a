import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Typesetting

/// Emoji with joiners between them are one character, however many there are, and HarfBuzz's time grows with the
/// square of its length.
@Suite struct JoinedCharacterTests {
  private static let couple = "\u{1F468}\u{200D}\u{1F469}\u{200D}"

  @Test(arguments: [nil, 358] as [CGFloat?], [0, 1])
  func manyJoinedEmojiTakeNoQuadraticTime(width: CGFloat?, lines: Int) throws {
    let attributes = TextAttributes(font: .system(ofSize: 17), lineLimit: lines)
    let growth = try workGrowth(of: 400) { count in
      let typesetter = try Typesetter()
      let text = "a" + String(repeating: Self.couple, count: count)
      _ = typesetter.measure(text, attributes, width: width)
    }
    #expect(growth < 24)
  }

  /// HarfBuzz takes invisible glyphs out one by one.
  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}\u{200E}"])
  func manyInvisibleCharactersTakeNoQuadraticTime(part: String) throws {
    let growth = try workGrowth(of: 4_000 / part.unicodeScalars.count) { count in
      let text = "a" + String(repeating: part, count: count)
      let measured = try Typesetter().measure(
        text, TextAttributes(font: .system(ofSize: 17)), width: nil)
      #expect(measured.lineCount == 1)
    }
    #expect(growth < 16)
  }

  /// Nothing that a person writes is cut into pieces.
  @Test func onlyWhatNobodyWritesIsCutIntoSmallPieces() {
    func isJoined(_ text: String) -> Bool { PlainText(text).needsSmallPieces }
    #expect(isJoined("a" + String(repeating: Self.couple, count: 100)))
    #expect(
      isJoined(String(repeating: "word ", count: 300) + String(repeating: "\u{301}", count: 200)))
    #expect(
      isJoined(String(repeating: "word ", count: 300) + String(repeating: "\u{AD}", count: 200)))
    #expect(!isJoined(String(repeating: "Do\u{AD}nau\u{AD}dampf\u{AD}\u{AD}schiff ", count: 300)))
    #expect(!isJoined("a" + String(repeating: Self.couple, count: 50)), "it is short")
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    #expect(!isJoined(String(repeating: family, count: 400)))
    #expect(
      !isJoined(String(repeating: "\u{645}\u{64F}\u{62D}\u{64E}\u{645}\u{651}\u{64E} ", count: 400))
    )
    #expect(!isJoined(String(repeating: "long text ", count: 400)))
  }
}
