import Foundation
import LayoutScene
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      ("#f00", 1.0, 0.0, 0.0, 1.0), ("#ff0000", 1, 0, 0, 1), ("#0F08", 0, 1, 0, 136.0 / 255),
      ("#33669980", 0.2, 0.4, 0.6, 128.0 / 255),
    ] as [(String, Double, Double, Double, Double)])
  func hexadecimalColoursAreRead(
    text: String, red: Double, green: Double, blue: Double, alpha: Double
  ) {
    #expect(Color(hex: text) == Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  @Test(arguments: ["", "#", "#12", "#12345", "f00", "#ggg", "#1234567", "#１２３", "#+12"])
  func anythingElseIsNoColour(text: String) {
    #expect(Color(hex: text) == nil)
  }
}

@Suite struct TextStyleTests {
  @Test(
    arguments: [
      (TextStyle.largeTitle, ContentSizeCategory.large, 34.0), (.body, .extraSmall, 14),
      (.body, .accessibility5, 53), (.caption2, .accessibility5, 40), (.footnote, .medium, 12),
      (.title3, .extraExtraExtraLarge, 26), (.headline, .large, 17),
    ] as [(TextStyle, ContentSizeCategory, CGFloat)])
  func aStyleHasApplesSizeAtACategory(
    style: TextStyle, category: ContentSizeCategory, size: CGFloat
  ) {
    #expect(style.pointSize(at: category) == size)
  }

  @Test func everyStyleGrowsWithTheCategory() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map(style.pointSize)
      #expect(sizes == sizes.sorted() && sizes.count == 12)
    }
  }

  @Test func aCustomFontScalesLikeItsStyleAndStopsAtItsMaximum() {
    #expect(TextStyle.body.leading(at: .large) == 22)
    #expect(TextStyle.body.leading(at: .accessibility5) == 62)
    #expect(TextStyle.caption1.leading(at: .extraSmall) == 13)
    #expect(TextStyle.largeTitle.leading(at: .accessibility5) == 70)
    // Two styles of 21 points.
    #expect(TextStyle.body.leading(at: .extraExtraLarge) == 26)
    #expect(TextStyle.subheadline.leading(at: .extraExtraExtraLarge) == 28)
    #expect(TextStyle.body.scaled(17, at: .accessibility5, scale: 2) == 48)
    #expect(TextStyle.body.scaled(20, at: .accessibility5, scale: 2) == 56.5)
    #expect(TextStyle.body.scaled(20, at: .large, scale: 2) == 20)
    #expect(TextStyle.body.scaled(20, at: .accessibility5, scale: 2, maximum: 40) == 40)
  }

  @Test func onlyTheHeadlineIsSemibold() {
    #expect(TextStyle.allCases.filter { $0.weight == .semibold } == [.headline])
  }
}

@Suite struct InsetTests {
  @Test func outsetUndoesInsetEvenBeyondTheSize() {
    let insets = EdgeInsets(top: 5, left: -3, bottom: 80, right: 90)
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(rect.inset(by: insets).outset(by: insets) == rect)
  }

  @Test func directionalInsetsFollowTheReadingDirection() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.resolved(for: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}

/// What would end a line, hide or turn round what follows it is shown by its code.
@Test(arguments: [
  ("plain – ä 中 🎉", "plain – ä 中 🎉"), ("a\nb", "a\\nb"), ("a\u{7}b", "a\\u{7}b"),
  ("x\u{202E}abc", "x\\u{202E}abc"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
  ("a\u{200F}", "a\\u{200F}"), ("\u{61C}", "\\u{61C}"), ("👩\u{200D}💻", "👩\u{200D}💻"),
])
func messagesShowControlCharactersByTheirCodes(text: String, shown: String) {
  #expect(text.oneLine == shown)
}

/// A line of an array is two spaces, twelve characters and the comma behind them.
@Test func whatFitsIntoALineOfJSONWithItsCommaStandsOnIt() {
  let pair: JSON = ["aa", "bb"]
  let fits = JSON.array([pair, pair]).text(width: 15)
  #expect(fits == "[\n  [\"aa\", \"bb\"],\n  [\"aa\", \"bb\"]\n]\n")
  let broken = JSON.array([pair, pair]).text(width: 14)
  #expect(broken.hasPrefix("[\n  [\n    \"aa\",\n    \"bb\"\n  ],\n"))
}
