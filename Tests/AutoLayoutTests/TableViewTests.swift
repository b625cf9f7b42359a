import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

private func cell(_ name: String) -> TableViewCell {
  let cell = TableViewCell(identifier: name)
  cell.text = "Text"
  cell.font = .system(ofSize: 16)
  return cell
}

/// A list at the top of a window of 300 × 400: a section of two cells with texts around it, and one of one cell.
private func list(_ style: TableView.Style, in window: Window) -> TableView {
  let list = window.rootView.add(TableView(identifier: "list"))
  list.style = style
  let (first, second) = (TableSection(identifier: "first"), TableSection(identifier: "second"))
  first.header = "Header"
  first.footer = "Footer"
  first.addCell(cell("a"))
  first.addCell(cell("b"))
  second.addCell(cell("c"))
  list.addSection(first)
  list.addSection(second)
  list.pin(left: 0, top: 0, right: 0)
  return list
}

/// The frame of a view in the window's coordinates.
private func place(_ name: String, _ window: Window) throws -> CGRect {
  let scene = window.scene()
  let index = try #require(scene.views.firstIndex { $0.id == name })
  return CGRect(origin: scene.absoluteOrigins()[index], size: scene.views[index].frame.size)
}

/// Footnotes have 13 points: a line of 16.25, which takes 17 pixels here; a plain header's 15 take 19.
@Test func aListIsAsHighAsItsSections() throws {
  let window = screen()
  _ = list(.insetGrouped, in: window)
  #expect(try place("first/header", window) == rect(32, 17.5.rounded(), 236, 17))
  #expect(try place("a", window).size == CGSize(width: 268, height: 44))
  #expect(try place("a", window).minX == 16)
  let (a, b, c) = (try place("a", window), try place("b", window), try place("c", window))
  #expect(b.minY == a.maxY)
  // 7 to the footer and 17.5 below it, then 17.5 above the next group.
  #expect(c.minY == b.maxY + 7 + 17 + 35)
  #expect(abs(try place("list", window).height - c.maxY - 17.5) < 1)
  #expect(window.findings.isEmpty)
}

@Test func groupsReachFromSideToSideUnlessTheyAreInset() throws {
  for (style, x) in [(TableView.Style.plain, 0), (.grouped, 0), (.insetGrouped, 16)]
    as [(TableView.Style, CGFloat)]
  {
    let window = screen()
    _ = list(style, in: window)
    let cells = try place("first/cells", window)
    #expect(cells.minX == x && cells.width == 300 - 2 * x)
    // Texts above and below start where those of the cells do.
    #expect(try place("first/header", window).minX == x + 16)
    let group = try #require(window.scene().views.first { $0.id == "first/cells" })
    #expect(group.cornerRadius == (style == .insetGrouped ? 10 : 0))
    #expect(group.background?.hex == (style == .plain ? nil : "#ffffff"))
    let list = try #require(window.scene().views.first { $0.id == "list" })
    #expect(list.background?.hex == (style == .plain ? "#ffffff" : "#f2f2f7"))
  }
}

@Test(
  arguments: [
    // Where lines start in the cells a, b and c.
    (TableView.Style.plain, [[16], [16], [16]]), (.insetGrouped, [[16], [], []]),
    (.grouped, [[0, 16], [0], [0, 0]]),
  ] as [(TableView.Style, [[CGFloat]])])
func linesStartWhereTheTextDoes(style: TableView.Style, starts: [[CGFloat]]) throws {
  let window = screen(scale: 2)
  let list = list(style, in: window)
  func lines(_ name: String) throws -> [CGRect] {
    try #require(window.scene().views.first { $0.id == name }).ornaments.map(\.rect)
  }
  #expect(try ["a", "b", "c"].map { try lines($0).map(\.minX) } == starts)
  #expect(try lines("a").allSatisfy { $0.height == 0.5 })
  let first = try #require(list.sections.first?.cells.first as? TableViewCell)
  first.image = ImageContent(size: CGSize(width: 20, height: 20))
  #expect(try lines("a").last?.minX == 52)
  first.showsSeparator = false
  #expect(try lines("a").count == (style == .grouped ? 1 : 0))
}

@Test func aListWithLessRoomThanItsContentScrolls() throws {
  let window = screen(300, 100)
  let list = list(.plain, in: window)
  list.pin(bottom: 0)
  #expect(try place("list", window) == rect(0, 0, 300, 100))
  #expect(list.contentSize.height > 100)
  #expect(window.findings.isEmpty)
}

@Test func cellsWithoutASectionGetOne() throws {
  let window = screen()
  let list = window.rootView.add(TableView(identifier: "list"))
  list.pin(left: 0, top: 0, right: 0)
  list.addCell(cell("a"))
  list.addCell(cell("b"))
  #expect(list.sections.map(\.cells.count) == [2])
  #expect(try place("list", window) == rect(0, 0, 300, 88))
}

@Test func aHiddenCellTakesNoRoom() throws {
  let window = screen()
  let list = list(.insetGrouped, in: window)
  let before = try place("list", window).height
  list.sections[0].cells[1].isHidden = true
  #expect(try place("list", window).height == before - 44)
  // The first cell is the last one now.
  #expect(window.scene().views.first { $0.id == "a" }?.ornaments.isEmpty == true)
}

@Test func aHeaderThatGoesLeavesNoRoom() throws {
  let window = screen()
  let list = list(.grouped, in: window)
  let before = try place("a", window).minY
  list.sections[0].header = nil
  #expect(try place("a", window).minY == before - 17 - 7)
}

/// UIKit's `groupedHeader()` is in capitals, `plainHeader()` is not; iOS 26 has them as written.
@Test(
  arguments: [
    (TableView.Style.plain, "en", ControlMetrics.iOS17, "Straße in İzmit"),
    (.grouped, "de", .iOS17, "STRASSE IN İZMIT"), (.insetGrouped, "tr", .iOS12, "STRASSE İN İZMİT"),
    (.insetGrouped, "de", .iOS26, "Straße in İzmit"),
  ] as [(TableView.Style, String, ControlMetrics, String)])
func headersOfGroupsAreInCapitals(
  style: TableView.Style, locale: String, metrics: ControlMetrics, shown: String
) throws {
  let window = Window(
    size: CGSize(width: 300, height: 400), traits: Traits(locale: locale),
    measurer: FixedWidthMeasurer(), metrics: metrics)
  let list = list(style, in: window)
  list.sections[0].header = "Straße in İzmit"
  let header = try #require(window.scene().views.first { $0.id == "first/header" })
  #expect(header.texts.map(\.string) == [shown])
  #expect(list.sections[0].headerLabel?.text == "Straße in İzmit")
  list.style = .plain
  #expect(
    window.scene().views.first { $0.id == "first/header" }?.texts.map(\.string)
      == ["Straße in İzmit"])
}

/// A header is 7 points above and below its text of 19: 33 in all. Cells are 44 high. The second section
/// begins at 33 + 88 + 31 for the footer of 17 with 7 above and below it.
@Test(
  arguments: [
    (0, 7, 159, 0), (20, 27, 159, 1), (-10, 7, 159, 0), (100, 107, 159, 1), (130, 126, 159, 1),
    (160, 126, 167, 2),
  ] as [(CGFloat, CGFloat, CGFloat, Int)])
func headersOfAPlainListStayInSight(
  offset: CGFloat, first: CGFloat, second: CGFloat, bands: Int
) throws {
  let window = screen(300, 100)
  let list = list(.plain, in: window)
  list.pin(bottom: 0)
  list.sections[1].header = "Header"
  let cells = { try ["a", "b", "c"].map { try place($0, window) } }
  let before = try cells()
  list.contentOffset.y = offset
  #expect(try cells().map { $0.minY + offset } == before.map(\.minY), "cells only scroll")
  #expect(try place("first/header", window).minY + offset == first)
  #expect(try place("second/header", window).minY + offset == second)
  let bandViews = window.scene().views.filter { $0.id.hasSuffix("/headerBand") }
  #expect(bandViews.count == bands)
  #expect(bandViews.allSatisfy { $0.background?.hex == "#ffffff" && $0.frame.width == 300 })
  #expect(window.findings.isEmpty)
  list.style = .grouped
  _ = window.scene()
  #expect(!window.scene().views.contains { $0.id.hasSuffix("/headerBand") })
}

@Test func theViewsThatAListMakesFollowItsName() throws {
  let window = screen()
  let list = list(.grouped, in: window)
  list.identifier = "other"
  list.sections[0].identifier = "renamed"
  let names = Set(window.scene().views.map(\.id))
  #expect(names.isSuperset(of: ["other/sections", "renamed/cells", "renamed/header"]))
}

/// As a sidebar that is folded up has. UIKit places the parts of a list by frames, which contradict nothing.
@Test(arguments: TableView.Style.allCases, [0, 1, 20, 33])
func aListThatIsNarrowerThanItsMarginsContradictsNothing(style: TableView.Style, width: CGFloat) {
  let window = screen()
  let list = window.rootView.add(TableView(identifier: "list"))
  list.style = style
  let section = TableSection(identifier: "section")
  section.header = "Header"
  section.footer = "Footer"
  section.addCell(cell("a"))
  list.addSection(section)
  list.pin(left: 0, top: 0)
  activate(list.widthAnchor.constraint(equalToConstant: width))
  #expect(window.findings.allSatisfy { $0.rule != .unsatisfiable }, "\(window.findings)")
  #expect(list.frame.width == width)
}
