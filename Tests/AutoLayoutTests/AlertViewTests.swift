import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// An alert in a window, with what its scene shows.
private func alert(
  _ titles: [(String, AlertView.ActionStyle)], title: String? = "Title", message: String? = "Text",
  _ direction: LayoutDirection = .leftToRight, _ appearance: Appearance = .light
) -> SceneView? {
  let window = screen(390, 844)
  window.traits.layoutDirection = direction
  window.traits.appearance = appearance
  let alert = window.rootView.add(AlertView(identifier: "alert"))
  alert.title = title
  alert.message = message
  alert.actions = titles.map { AlertView.Action(title: $0.0, style: $0.1) }
  activate(alert.centerXAnchor.constraint(equalTo: window.rootView.centerXAnchor))
  activate(alert.centerYAnchor.constraint(equalTo: window.rootView.centerYAnchor))
  return window.scene().views.first { $0.id == "alert" }
}

extension SceneView {
  fileprivate func text(_ string: String) -> SceneText? { texts.first { $0.string == string } }
}

@Test func anAlertIs270PointsWideAndAsHighAsItsTextsAndActions() throws {
  let without = try #require(alert([]))
  #expect(without.frame.width == 270)
  for count in 1...4 {
    let titles = (0..<count).map { ("A\($0)", AlertView.ActionStyle.default) }
    let rows = count == 2 ? 1 : count
    let view = try #require(alert(titles))
    #expect(view.frame.width == 270)
    #expect(view.frame.height == without.frame.height + 44 * CGFloat(rows), "\(count)")
  }
}

/// Half of 270 points has room for 14 letters of 8.5 points with eight points at both sides.
@Test(arguments: [
  (["Cancel", "OK"], true), (["Fourteen chars", "OK"], true),
  (["Fifteen letters", "OK"], false),
  (["A", "B", "C"], false),
])
func twoShortActionsStandSideBySide(titles: [String], areSideBySide: Bool) throws {
  let view = try #require(alert(titles.map { ($0, .default) }))
  let boxes = titles.compactMap { view.text($0)?.box }
  #expect(boxes.count == titles.count && boxes.allSatisfy { $0.height == 44 })
  #expect((boxes[0].minY == boxes[1].minY) == areSideBySide)
  if areSideBySide {
    #expect(boxes[0].maxX <= 135 && boxes[1].minX >= 135)
  } else {
    #expect(boxes[1].minY == boxes[0].maxY)
  }
}

/// It is at the leading side, or below the others.
@Test func theActionThatCancelsHasItsPlace() throws {
  let pair = [("Delete", AlertView.ActionStyle.destructive), ("Cancel", .cancel)]
  for direction in LayoutDirection.allCases {
    let view = try #require(alert(pair, direction))
    let (delete, cancel) = (
      try #require(view.text("Delete")), try #require(view.text("Cancel"))
    )
    #expect((cancel.box.minX < delete.box.minX) == (direction == .leftToRight))
    #expect(cancel.attributes.font.weight == .semibold)
    #expect(delete.attributes.font.weight == .regular && delete.color == Color(0xFF3B30))
  }
  let three = try #require(alert([("Cancel", .cancel), ("One", .default), ("Two", .default)]))
  let tops = ["One", "Two", "Cancel"].compactMap { three.text($0)?.box.minY }
  #expect(tops.count == 3 && tops == tops.sorted())
}

@Test func theTextsOfAnAlertAreCentredAndWrap() throws {
  let long = String(repeating: "word ", count: 12)
  let (short, view) = (try #require(alert([])), try #require(alert([], message: long)))
  #expect(view.frame.height > short.frame.height)
  for text in view.texts {
    #expect(text.attributes.alignment == .center)
    #expect(text.box.minX == 16 && text.box.maxX == 254)
  }
  #expect(view.text("Title")?.attributes.font.weight == .semibold)
  #expect(alert([], title: nil, message: nil)?.frame.height == 0)
}

@Test func anAlertHasRoundCornersAndABackgroundOfItsAppearance() throws {
  let (light, dark) = (
    try #require(alert([])), try #require(alert([], .leftToRight, .dark))
  )
  #expect(light.cornerRadius == 14 && light.background != dark.background)
  #expect(light.background?.alpha == 1)
  // A line above the actions and one between the two.
  let lines = try #require(alert([("A", .default), ("B", .default)])).ornaments
  #expect(lines.map(\.kind) == [.line, .line])
  #expect(lines[0].rect.width == 270 && lines[1].rect.height == 44)
}

/// The titles of actions grow with the text size, and their rows with them.
@Test func actionsOfAnAlertAreAsHighAsTheirTitles() throws {
  let window = screen(390, 844)
  window.traits.contentSizeCategory = .accessibility5
  let alert = window.rootView.add(AlertView(identifier: "alert"))
  alert.actions = ["One", "Two", "Three"].map { AlertView.Action(title: $0) }
  activate(alert.centerXAnchor.constraint(equalTo: window.rootView.centerXAnchor))
  activate(alert.centerYAnchor.constraint(equalTo: window.rootView.centerYAnchor))
  let view = try #require(window.scene().views.first { $0.id == "alert" })
  let texts = view.texts.map(\.rect)
  #expect(texts.count == 3)
  for (first, second) in zip(texts, texts.dropFirst()) {
    #expect(second.minY - first.minY >= first.height + 22)
  }
  #expect(window.scene().findings.filter { $0.rule == .truncated }.isEmpty)
}
