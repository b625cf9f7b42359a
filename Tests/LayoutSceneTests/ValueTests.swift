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

  /// Apple's table (Human Interface Guidelines, Typography, iOS Dynamic Type sizes): a category a row, and
  /// for each style its size and its leading.
  @Test(
    arguments: zip(
      ContentSizeCategory.allCases,
      [
        "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13",
        "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13",
        "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13",
        "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13",
        "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18",
        "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20",
        "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22",
        "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25",
        "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30",
        "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35",
        "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41",
        "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48",
      ]))
  func stylesHaveApplesSizesAndLeadings(category: ContentSizeCategory, row: String) {
    let styles: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let found = styles.map { "\(Int($0.pointSize(at: category)))/\(Int($0.leading(at: category)))" }
    #expect(found.joined(separator: " ") == row)
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

@Suite struct TransformTests {
  /// Half a turn brings each corner to where the opposite one was.
  @Test func aViewTurnsAboutItsMiddle() throws {
    var box = SceneView(
      id: "box", parent: 0, frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    box.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    let root = SceneView(
      id: "root", parent: nil, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = SceneView(id: "inner", parent: 1, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let scene = Scene(size: CGSize(width: 200, height: 100), scale: 1, views: [root, box, inner])
    let transforms = scene.drawnTransforms(
      origins: [.zero, CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 22)])
    try #require(transforms.count == 3 && transforms[0].isIdentity)
    for transform in transforms.dropFirst() {
      #expect(CGPoint(x: 10, y: 20).applying(transform) == CGPoint(x: 50, y: 80))
      #expect(CGPoint(x: 11, y: 22).applying(transform) == CGPoint(x: 49, y: 78))
    }
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
