import AutoLayout
import Foundation
import LayoutScene
import Testing

private typealias Configuration = Button.Configuration

/// A button in letters of 8 × 20 points.
private func button(
  _ title: String?, in window: Window, _ configuration: Configuration = .plain()
) -> Button {
  let button = window.rootView.add(Button(configuration: configuration), "button")
  button.title = title
  button.font = .system(ofSize: 16)
  button.pin(left: 0, top: 0)
  return button
}

private func sceneView(_ window: Window) throws -> SceneView {
  try #require(window.scene().views.first { $0.id == "button" })
}

/// Interface Builder records 75 × 35 points for a title of 51 × 20⅓; the heights of the other sizes are the
/// published 28 and 50 points for lines of 18 and 20.
@Test(arguments: [
  (Button.Configuration.Size.medium, 72, 34), (.large, 88, 50), (.small, 68, 30), (.mini, 64, 30),
])
func configuredButtonsHaveTheInsetsOfTheirSize(
  size: Button.Configuration.Size, width: CGFloat, height: CGFloat
) throws {
  let window = screen()
  let button = button("Button", in: window)
  button.configuration?.buttonSize = size
  #expect(try sceneView(window).frame == rect(0, 0, width, height))
}

@Test func theFontFollowsTheSizeOfTheButtonUnlessItIsSet() {
  let window = screen()
  let button = window.rootView.add(Button(configuration: .plain()))
  button.title = "Button"
  button.configuration?.buttonSize = .small
  // 15 points: 6 letters of 7.5, and a line of 18.75.
  #expect(button.intrinsicContentSize == CGSize(width: 65, height: 29))
  button.font = .style(.body)
  #expect(button.intrinsicContentSize == CGSize(width: 71, height: 32))
}

@Test func titlesOfConfigurationsWrapAndTheHeightFollows() throws {
  let window = screen()
  let button = button("one two three", in: window)
  #expect(try sceneView(window).frame.size == CGSize(width: 128, height: 34))
  button.fix(width: 100)
  let view = try sceneView(window)
  // 76 points hold 9 letters: “one two” and “three”.
  #expect(view.frame.size == CGSize(width: 100, height: 54))
  #expect(view.texts.first?.measurement.lineCount == 2)
  #expect(view.firstBaseline == 23 && view.lastBaseline == 43)
  button.configuration = nil
  // One line with 6 above and below it, as a button of the type `system` has them.
  #expect(try sceneView(window).frame.size == CGSize(width: 100, height: 32))
}

@Test func theSubtitleIsBelowTheTitleAndBaselinesAreTheTitles() throws {
  let window = screen()
  let button = button("Button", in: window)
  button.configuration?.subtitle = "Subtitles!"
  button.configuration?.titlePadding = 3
  let view = try sceneView(window)
  // The subtitle has 12 points: 10 letters of 6, and a line of 15.
  #expect(view.frame.size == CGSize(width: 60 + 24, height: 20 + 3 + 15 + 14))
  #expect(view.texts.map(\.rect) == [rect(12, 7, 60, 20), rect(12, 30, 60, 15)])
  #expect(view.texts.map(\.attributes.alignment) == [.center, .center])
  #expect(view.firstBaseline == 23 && view.lastBaseline == 23)
}

@Test(arguments: [
  // A title of 32 × 20 beside or above an image of 10 × 30, with 4 between them.
  (Button.Configuration.ImagePlacement.leading, rect(12, 7, 10, 30), rect(26, 12, 32, 20)),
  (.trailing, rect(48, 7, 10, 30), rect(12, 12, 32, 20)),
  (.top, rect(23, 7, 10, 30), rect(12, 41, 32, 20)),
  (.bottom, rect(23, 31, 10, 30), rect(12, 7, 32, 20)),
])
func theImageIsAtItsSideOfTheTitle(
  placement: Button.Configuration.ImagePlacement, image: CGRect, title: CGRect
) throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    let window = screen(direction: direction)
    let button = button("Text", in: window)
    button.image = ImageContent(size: CGSize(width: 10, height: 30))
    button.configuration?.imagePlacement = placement
    button.configuration?.imagePadding = 4
    let view = try sceneView(window)
    func mirrored(_ rect: CGRect) -> CGRect {
      guard direction == .rightToLeft else { return rect }
      var rect = rect
      rect.origin.x = view.frame.width - rect.maxX
      return rect
    }
    #expect(view.images.map(\.rect) == [mirrored(image)], "\(direction)")
    #expect(view.texts.map(\.rect) == [mirrored(title)], "\(direction)")
  }
}

/// Parts of a button: an image of 10 × 30, a title of 32 × 20 and a subtitle of 30 × 15, with 4 points
/// between image and texts and 3 between the texts; the insets are 24 and 14.
@Test(
  arguments: [
    ("", 0, 20), ("i", 10, 30), ("t", 32, 20), ("s", 30, 15), ("ts", 32, 38), ("it", 46, 30),
    ("is", 44, 30), ("its", 46, 38),
  ] as [(String, CGFloat, CGFloat)])
func aButtonIsAsLargeAsItsParts(parts: String, width: CGFloat, height: CGFloat) throws {
  // Above the texts, the image adds its height in the place of its width.
  let above: [String: CGSize] = [
    "it": CGSize(width: 32, height: 54), "is": CGSize(width: 30, height: 49),
    "its": CGSize(width: 32, height: 72),
  ]
  for placement in [Configuration.ImagePlacement.leading, .trailing, .top, .bottom] {
    let window = screen()
    let button = button(parts.contains("t") ? "Text" : nil, in: window)
    if parts.contains("i") { button.image = ImageContent(size: CGSize(width: 10, height: 30)) }
    if parts.contains("s") { button.configuration?.subtitle = "Small" }
    button.configuration?.imagePlacement = placement
    button.configuration?.imagePadding = 4
    button.configuration?.titlePadding = 3
    let isBeside = placement == .leading || placement == .trailing
    let size = isBeside ? nil : above[parts]
    let content = size ?? CGSize(width: width, height: height)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: content.width + 24, height: content.height + 14), "\(placement)")
  }
}

@Test func titlesTurnTowardsAnImageAtTheirSide() throws {
  for (placement, alignment) in [
    (Button.Configuration.ImagePlacement.leading, TextAlignment.left), (.trailing, .right),
    (.top, .center), (.bottom, .center),
  ] {
    let window = screen()
    let button = button("Text", in: window)
    button.image = ImageContent(size: CGSize(width: 10, height: 10))
    button.configuration?.imagePlacement = placement
    #expect(try sceneView(window).texts.first?.attributes.alignment == alignment)
    button.configuration?.titleAlignment = .trailing
    #expect(try sceneView(window).texts.first?.attributes.alignment == .right)
  }
}

/// systemBlue is the tint, as Apple's Human Interface Guidelines list it; the greys are UIKit's.
@Test(arguments: [
  (Button.Configuration.Style.plain, "#007aff", nil), (.borderless, "#007aff", nil),
  (.gray, "#007aff", "#78788029"), (.bordered, "#007aff", "#78788029"),
  (.tinted, "#007aff", "#007aff2e"), (.borderedTinted, "#007aff", "#007aff2e"),
  (.filled, "#ffffff", "#007aff"), (.borderedProminent, "#ffffff", "#007aff"),
])
func stylesHaveTheirColours(
  style: Button.Configuration.Style, title: String, background: String?
) throws {
  let window = screen()
  let button = button("Text", in: window)
  button.configuration?.style = style
  var view = try sceneView(window)
  #expect(view.texts.first?.color?.hex == title)
  #expect(view.background?.hexWithAlpha == background)
  #expect(view.cornerRadius == (background == nil ? 0 : 6))
  #expect(view.texts.first?.isSystemColored == true)
  button.isEnabled = false
  view = try sceneView(window)
  #expect(view.texts.first?.color?.hexWithAlpha == "#3c3c434c")
  #expect(view.background?.hexWithAlpha == background.map { _ in "#7676801f" })
}

@Test func aChosenColourCountsBeforeThatOfTheStyle() throws {
  let window = screen()
  let button = button("Text", in: window, .tinted())
  button.configuration?.baseForegroundColor = Color(0xFF0000)
  button.configuration?.baseBackgroundColor = Color(0x00FF00)
  let view = try sceneView(window)
  #expect(view.texts.first?.color?.hex == "#ff0000")
  #expect(view.background == Color(0x00FF00, 0.18))
  #expect(view.texts.first?.isSystemColored == false)
}

@Test func aCapsuleIsAsRoundAsItIsHigh() throws {
  let window = screen()
  let button = button("Text", in: window, .filled())
  button.configuration?.cornerStyle = .capsule
  #expect(try sceneView(window).cornerRadius == 17)
  button.cornerRadius = 5
  #expect(try sceneView(window).cornerRadius == 5)
  button.cornerRadius = 0
  #expect(try sceneView(window).cornerRadius == 0)
}

@Test func anActivityIndicatorStandsInThePlaceOfTheImage() throws {
  let window = screen()
  let button = button("Text", in: window, .gray())
  button.image = ImageContent(size: CGSize(width: 50, height: 50))
  button.configuration?.showsActivityIndicator = true
  let view = try sceneView(window)
  #expect(view.images.isEmpty)
  #expect(view.ornaments.map(\.rect) == [rect(12, 7, 20, 20)])
  #expect(view.frame.size == CGSize(width: 76, height: 34))
}

@Test func theTintOfAViewIsThatOfTheButtonsInIt() throws {
  let window = screen()
  let button = button("Text", in: window, .filled())
  button.image = ImageContent(systemName: "heart.fill")
  window.rootView.tintColor = Color(0x118800)
  var view = try sceneView(window)
  #expect(view.background?.hex == "#118800" && view.images.first?.color?.hex == "#ffffff")
  #expect(view.texts.first?.isSystemColored == false)
  button.configuration?.style = .tinted
  view = try sceneView(window)
  #expect(view.texts.first?.color?.hex == "#118800" && view.images.first?.color?.hex == "#118800")
}

/// 13 letters and 2 beside each other: 24 points around each, and 8 between them, are 176.
@Test func titlesOfButtonsInARowWrapOnlyWithoutRoom() throws {
  let window = screen()
  let (long, short) = (Button(configuration: .filled()), Button(configuration: .filled()))
  for (button, title) in [(long, "one two three"), (short, "OK")] {
    button.title = title
    button.font = .system(ofSize: 16)
  }
  let row = StackView.make(in: window.rootView, spacing: 8, arranging: [long, short])
  window.layoutIfNeeded()
  #expect(long.frame == rect(0, 0, 128, 34) && short.frame == rect(136, 0, 40, 34))
  row.fix(width: 156)
  short.setContentCompressionResistancePriority(751, for: .horizontal)
  window.layoutIfNeeded()
  #expect(long.frame == rect(0, 0, 108, 54) && short.frame == rect(116, 0, 40, 54))
}
