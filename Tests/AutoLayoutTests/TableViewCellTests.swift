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

/// As in UIKit the content of a cell is inset by the safe area, as the margins of its own views are.
@Test(
  "Texts, images, signs and lines of cells begin and end in the safe area",
  arguments: [LayoutDirection.leftToRight, .rightToLeft], [TableView.Style.plain, .grouped])
func cellsInTheSafeArea(direction: LayoutDirection, style: TableView.Style) throws {
  let window = screen(600, 400, scale: 2, direction: direction)
  window.safeArea = EdgeInsets(left: 59, right: 59)
  let list = window.rootView.add(TableView(identifier: "list"))
  list.style = style
  let names = ["a", "b", "c", "d"]
  for name in names {
    let cell = TableViewCell(identifier: name)
    if name != "c" { cell.text = name }
    if name == "b" { cell.image = ImageContent(systemName: "house") }
    if name == "d" { cell.separatorInset = 30 }
    cell.accessoryType = name == "c" ? .none : .checkmark
    list.addCell(cell)
  }
  let own = try #require(list.subviewsInUIKit[2] as? TableViewCell).contentView.add(View(), "own")
  let content = try #require(own.superview)
  own.explicitIntrinsicContentSize = CGSize(width: 30, height: 20)
  LayoutConstraint.activate([
    own.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
    own.topAnchor.constraint(equalTo: content.topAnchor),
  ])
  list.pin(left: 0, top: 0, right: 0, bottom: 0)
  window.layoutIfNeeded()
  func leading(_ rect: CGRect) -> CGFloat {
    direction == .leftToRight ? rect.minX : 600 - rect.maxX
  }
  func ornament(_ kind: SceneOrnament.Kind, _ name: String) throws -> CGRect {
    let found = try sceneView(window, name).ornaments.filter { $0.kind == kind }.map(\.rect)
    return try #require(found.first { leading($0) > 0 })
  }
  let start = leading(window.rootView.convert(own.bounds, from: own))
  #expect(start > 59)
  #expect(try leading(#require(sceneView(window, "a").texts.first).rect) == start)
  let image = try #require(sceneView(window, "b").images.first).rect
  let text = try leading(#require(sceneView(window, "b").texts.first).rect)
  #expect(leading(image) >= start && text > leading(image))
  #expect(try leading(ornament(.line, "a")) == start)
  #expect(try leading(ornament(.line, "b")) == text)
  #expect(try leading(ornament(.line, "c")) == start)
  if style == .plain { #expect(try leading(ornament(.line, "d")) == 59 + 30) }
  let sign = try ornament(.checkmark, "a")
  #expect(600 - leading(sign) - sign.width == start)
  #expect(window.findings.isEmpty)

  // Turned upright, the phone has no safe area at its sides.
  window.safeArea = .zero
  window.layoutIfNeeded()
  #expect(try leading(#require(sceneView(window, "a").texts.first).rect) == start - 59)
}

@Test("A text wraps at the width that the safe area leaves, and its cell is as high as its lines")
func wrappingInTheSafeArea() throws {
  let window = screen(318, 400)
  window.safeArea = EdgeInsets(left: 59, right: 59)
  // 318 − 2 × (59 + 16) points hold 21 letters.
  _ = cell("A text of three lines that says a little more", in: window)
  #expect(try sceneView(window).frame.height == 3 * 20 + 20)
  window.safeArea = .zero
  #expect(try sceneView(window).frame.height == 2 * 20 + 20)
}

/// A word has 8.5 points a letter and 12 at both sides; the picker of 18 letters is 209 wide.
@Test(
  "An accessory that cannot wrap keeps its width, and the text wraps beside it",
  arguments: [LayoutDirection.leftToRight, .rightToLeft])
func accessoryOfFixedWidth(direction: LayoutDirection) throws {
  let window = screen(320, 400, scale: 2, direction: direction)
  let cell = cell("A long text that wraps beside the picker", in: window)
  let picker = DatePicker(identifier: "picker")
  (picker.dateText, picker.timeText) = ("9 Jan 2007", "10:30 AM")
  cell.accessoryView = picker
  window.layoutIfNeeded()
  #expect(picker.frame.width == picker.intrinsicContentSize.width && picker.frame.width == 209)
  let text = try #require(sceneView(window).texts.first)
  #expect(text.measurement.lineCount > 2 && !text.measurement.isTruncated)
  #expect(window.findings.isEmpty)
  window.size.width = 250
  window.layoutIfNeeded()
  // 250 − 2 × 16 − 8 points are left, of which the text keeps 44.
  #expect(picker.frame.width == 166)
  #expect(window.findings.map(\.rule).contains(.truncated))
}
