import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A cell over the whole width of a window, in letters of 8 × 20 points.
private func cell(
  _ text: String? = nil, _ secondary: String? = nil, style: TableViewCell.Style = .default,
  in window: Window
) -> TableViewCell {
  let cell = window.rootView.add(TableViewCell(), "cell")
  cell.text = text
  cell.secondaryText = secondary
  cell.style = style
  cell.font = .system(ofSize: 16)
  cell.secondaryFont = .system(ofSize: 16)
  cell.pin(left: 0, top: 0, right: 0)
  return cell
}

private func sceneView(_ window: Window, _ name: String = "cell") throws -> SceneView {
  try #require(window.scene().views.first { $0.id == name })
}

@Test func aCellIsAtLeast44PointsHighAndGrowsWithItsText() throws {
  let window = screen(200)
  let cell = cell("Short", in: window)
  #expect(try sceneView(window).frame == rect(0, 0, 200, 44))
  #expect(try sceneView(window).texts.map(\.rect) == [rect(16, 12, 40, 20)])
  // 168 points hold 21 letters.
  cell.text = "A text of three lines that says a little more"
  #expect(try sceneView(window).frame.height == 3 * 20 + 20)
  cell.numberOfLines = 1
  let view = try sceneView(window)
  #expect(view.frame.height == 44 && view.texts.first?.measurement.isTruncated == true)
}

@Test func marginsOfACellAre20OnWideScreens() throws {
  for (width, margin) in [(401, 16), (402, 20)] as [(CGFloat, CGFloat)] {
    let window = screen(width)
    _ = cell("Text", in: window)
    #expect(try sceneView(window).texts.first?.rect.minX == margin)
  }
}

@Test func marginsOfACellFollowThoseOfTheSystemAfterALayoutToo() throws {
  let window = screen(401)
  let cell = cell(in: window)
  let label = cell.contentView.add(View(), "view")
  LayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor)
  ])
  window.layoutIfNeeded()
  #expect(label.frame.minX == 16)
  window.size.width = 402
  window.layoutIfNeeded()
  #expect(label.frame.minX == 20)
  window.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 33, trailing: 33)
  window.layoutIfNeeded()
  #expect(label.frame.minX == 33)
}

/// Interface Builder records 55.5 points for a line of 17 points over one of 12, at 10 and 31.5; to them comes
/// the line between cells. A line is 21.25 and 15 here.
@Test func aSubtitleIsBelowTheText() throws {
  let window = screen(200)
  let cell = window.rootView.add(TableViewCell(), "cell")
  (cell.text, cell.secondaryText, cell.style) = ("Text", "Below", .subtitle)
  cell.pin(left: 0, top: 0, right: 0)
  let view = try sceneView(window)
  #expect(view.frame == rect(0, 0, 200, 58))
  #expect(view.texts.map(\.rect) == [rect(16, 10, 34, 22), rect(16, 33, 30, 15)])
  #expect(view.firstBaseline == 27 && view.lastBaseline == 45)
}

@Test func aValueIsAtTheEndOrBelowWhereThereIsNoRoomForBoth() throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    let window = screen(200, direction: direction)
    // 168 points: 10 + 9 letters and 8 points between them are 160.
    let cell = cell("ten letter", "and nine.", style: .value1, in: window)
    var view = try sceneView(window)
    let isLeftToRight = direction == .leftToRight
    #expect(view.frame.height == 44)
    #expect(
      view.texts.map(\.rect) == [
        rect(isLeftToRight ? 16 : 104, 12, 80, 20), rect(isLeftToRight ? 112 : 16, 12, 72, 20),
      ])
    cell.secondaryText = "and eleven."
    view = try sceneView(window)
    // Two lines with a point between them, and 10 points above and below.
    #expect(view.frame.size == CGSize(width: 200, height: 61))
    #expect(view.texts.map(\.rect.minY) == [10, 31])
    #expect(view.texts.map(\.rect.minX) == (isLeftToRight ? [16, 16] : [104, 96]))
  }
}

@Test func aColumnOfTextsComesBeforeItsValues() throws {
  let window = screen(300)
  _ = cell("mobile", "555 1234", style: .value2, in: window)
  let view = try sceneView(window)
  // Right-aligned in 91 points, and 8 between.
  #expect(view.texts.map(\.rect) == [rect(59, 12, 48, 20), rect(115, 12, 64, 20)])
}

/// Text below text with a point between them, both at the leading side, however much room there is.
@Test(arguments: [TableViewCell.Style.value1, .value2])
func textsAreBelowEachOtherAtTheAccessibilitySizes(style: TableViewCell.Style) throws {
  for (category, isBelow) in [
    (ContentSizeCategory.extraExtraExtraLarge, false), (.accessibility1, true),
  ] {
    let window = screen(300, category: category)
    _ = cell("Text", "Value", style: style, in: window)
    let texts = try sceneView(window).texts.map(\.rect)
    #expect(isBelow == (texts == [rect(16, 10, 32, 20), rect(16, 31, 40, 20)]))
  }
}

/// What Interface Builder records: a content view ends 26.5 points before the edge beside a chevron, 40 beside a
/// tick where the margin is 16, and text keeps 8 points from either.
@Test(
  arguments: [
    (TableViewCell.AccessoryType.none, 284), (.disclosureIndicator, 300 - 26.5 - 8),
    (.checkmark, 300 - 40 - 8), (.detailButton, 300 - 38 - 8),
    (.detailDisclosureButton, 300 - 16 - 10.5 - 12 - 22 - 8),
  ] as [(TableViewCell.AccessoryType, CGFloat)])
func accessoriesTakeTheirRoom(type: TableViewCell.AccessoryType, end: CGFloat) throws {
  let window = screen(300, scale: 2)
  let cell = cell("Text", in: window)
  cell.accessoryType = type
  let text = try #require(try sceneView(window).texts.first)
  #expect(text.box.maxX == end)
  // The content view ends 8 points behind the texts, which is its margin there.
  let content = cell.contentView
  _ = window.scene()
  #expect(content.frame.maxX == (type == .none ? 300 : end + 8))
  #expect(content.layoutMargins.right == (type == .none ? 16 : 8))
}

@Test func anAccessoryViewIsInTheMiddleAtTheEnd() throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    let window = screen(300, direction: direction)
    let cell = cell("A text that wraps beside the accessory", in: window)
    let accessory = View(identifier: "accessory")
    accessory.explicitIntrinsicContentSize = CGSize(width: 50, height: 30)
    cell.accessoryView = accessory
    let view = try sceneView(window)
    // 300 − 16 − 8 − 50 − 16 points hold 26 letters: two lines.
    #expect(view.frame.height == 60)
    #expect(accessory.frame == rect(direction == .leftToRight ? 234 : 16, 15, 50, 30))
    let box = try #require(view.texts.first?.box)
    #expect(box.width == 210 && box.minX == (direction == .leftToRight ? 16 : 74))
    cell.accessoryView = nil
    #expect(try sceneView(window).texts.first?.box.width == 268)
    #expect(accessory.superview == nil)
  }
}

/// 300 points have 260 beside the margins and the gap of 8. 25 letters are 200, and leave 60: half of it is more.
@Test func anAccessoryViewGivesWayToATextThatLacksRoom() throws {
  for (text, width) in [("Text", 150), ("A text of some twenty-five", 130)] as [(String, CGFloat)] {
    let window = screen(300)
    let cell = cell(text, in: window)
    let accessory = Label(identifier: "accessory")
    accessory.font = .system(ofSize: 15)
    accessory.text = "A label of 20 letter"
    cell.accessoryView = accessory
    #expect(try sceneView(window).texts.first?.box.width == 260 - width)
    #expect(accessory.frame.width == width)
    accessory.setContentCompressionResistancePriority(752, for: .horizontal)
    #expect(try sceneView(window).texts.first?.box.width == 110)
  }
}

@Test func viewsOfItsOwnMakeACellAsHighAsTheyNeed() throws {
  let window = screen(200)
  let cell = cell(in: window)
  #expect(try sceneView(window).frame.height == 44)
  let label = cell.contentView.addLabel("A text of three lines that says a little more", lines: 0)
  let guide = cell.contentView.layoutMarginsGuide
  activate(label.topAnchor.constraint(equalTo: guide.topAnchor))
  activate(label.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  activate(label.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
  activate(label.trailingAnchor.constraint(equalTo: guide.trailingAnchor))
  // 11 points above and below.
  #expect(try sceneView(window).frame.height == 3 * 20 + 22)
  #expect(label.frame == rect(16, 11, 168, 60))
  #expect(window.findings.isEmpty)
}

@Test func aChosenCellIsGrey() throws {
  let window = screen(200)
  let cell = cell("Text", in: window)
  #expect(try sceneView(window).background == nil)
  cell.isSelected = true
  #expect(try sceneView(window).background?.hex == "#d1d1d6")
  cell.selectionStyle = .none
  #expect(try sceneView(window).background == nil)
}

/// As list content of UIKit keeps one size for symbols; other images have their own.
@Test func textsBesideSymbolsBeginAtOnePlace() throws {
  var starts: [CGFloat] = []
  for name in ["bell", "airplane", "hand.raised"] {
    let window = screen(300)
    let cell = cell("Text", in: window)
    cell.image = ImageContent(systemName: name)
    let view = try sceneView(window)
    starts.append(try #require(view.texts.first?.rect.minX))
    let image = try #require(view.images.first?.rect)
    #expect(abs(image.midX - starts[0] / 2) <= 1, "in the middle of what is kept")
  }
  #expect(Set(starts).count == 1)
  let window = screen(300)
  cell("Text", in: window).image = ImageContent(size: CGSize(width: 10, height: 10))
  #expect(try sceneView(window).texts.first?.rect.minX == 16 + 10 + 16)
}

/// A sign that comes or goes leaves the text another width, so that the cell is measured anew.
@Test func aCellIsMeasuredAnewWhenItsSignChanges() throws {
  let window = screen(300)
  // 33 letters of 8 points are 264 of the 268 between the margins, and more than a chevron leaves.
  let cell = cell("A text of thirty letters or more.", in: window)
  #expect(try sceneView(window).frame.height == 44)
  cell.accessoryType = .disclosureIndicator
  #expect(try sceneView(window).frame.height == 60)
  cell.accessoryType = .none
  #expect(try sceneView(window).frame.height == 44)
}
