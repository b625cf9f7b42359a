import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A list over the whole width of a window of 300 points, with one cell.
private func listed(_ cell: TableViewCell, in window: Window) {
  let list = window.rootView.add(TableView(identifier: "list"))
  cell.text = "Text"
  cell.accessoryType = .disclosureIndicator
  list.addCell(cell)
  list.pin(left: 0, top: 0, right: 0)
}

private func view(_ name: String, _ window: Window) throws -> SceneView {
  try #require(window.scene().views.first { $0.id == name })
}

@Suite("Swipe actions of cells")
struct SwipeActionTests {
  static let actions = [
    SwipeAction(title: "Del", style: .destructive), SwipeAction(title: "A very long title of it"),
  ]

  @Test("Actions are drawn only where the cell is swiped")
  func closed() throws {
    let window = screen()
    let cell = TableViewCell(identifier: "cell")
    (cell.leadingSwipeActions, cell.trailingSwipeActions) = (Self.actions, Self.actions)
    listed(cell, in: window)
    #expect(!window.scene().views.contains { $0.id.hasPrefix("cell/action") })
    cell.swipedSide = .trailing
    window.layoutIfNeeded()
    #expect(window.scene().views.filter { $0.id.hasPrefix("cell/action") }.count == 2)
    cell.swipedSide = nil
    window.layoutIfNeeded()
    #expect(!window.scene().views.contains { $0.id.hasPrefix("cell/action") })
  }

  @Test(
    "The first action is at the cell's edge, at least 74 points wide, and all are as high as the cell",
    arguments: [TableViewCell.Side.leading, .trailing])
  func places(side: TableViewCell.Side) throws {
    let window = screen()
    let cell = TableViewCell(identifier: "cell")
    (cell.leadingSwipeActions, cell.trailingSwipeActions) = (Self.actions, Self.actions)
    cell.swipedSide = side
    listed(cell, in: window)
    window.layoutIfNeeded()
    let (row, first, second) = (
      try view("cell", window).frame, try view("cell/action0", window).frame,
      try view("cell/action1", window).frame
    )
    #expect(first.width == 74 && second.width > 74)
    #expect(first.height == row.height && second.height == row.height)
    #expect(side == .trailing ? first.maxX == row.width : first.minX == 0)
    #expect(side == .trailing ? second.maxX == first.minX : second.minX == first.maxX)
    #expect(window.findings.isEmpty)
  }

  @Test("The baseline of an action is where its title is drawn")
  func baseline() throws {
    let window = screen()
    let cell = TableViewCell(identifier: "cell")
    cell.trailingSwipeActions = [SwipeAction(title: "Del")]
    cell.swipedSide = .trailing
    listed(cell, in: window)
    window.layoutIfNeeded()
    let action = try view("cell/action0", window)
    let title = try #require(action.texts.first)
    #expect(action.firstBaseline == title.rect.minY + title.measurement.firstBaseline)
    #expect(action.lastBaseline == action.firstBaseline)
  }

  @Test(
    "The content is moved by the width of the actions, and is not laid out anew",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func content(direction: LayoutDirection) throws {
    func shown(_ side: TableViewCell.Side?) throws -> (cell: SceneView, own: CGRect) {
      let window = screen(scale: 2, direction: direction)
      let cell = TableViewCell(identifier: "cell")
      cell.trailingSwipeActions = [SwipeAction(title: "Del")]
      cell.swipedSide = side
      let own = View(identifier: "own")
      own.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(own)
      LayoutConstraint.activate([
        own.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        own.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      listed(cell, in: window)
      window.layoutIfNeeded()
      let scene = window.scene()
      let index = try #require(scene.views.firstIndex { $0.id == "own" })
      return (
        try view("cell", window),
        CGRect(origin: scene.absoluteOrigins()[index], size: scene.views[index].frame.size)
      )
    }
    let (before, after) = (try shown(nil), try shown(.trailing))
    let shift: CGFloat = direction == .leftToRight ? -74 : 74
    #expect(after.own == before.own.offsetBy(dx: shift, dy: 0))
    #expect(after.cell.texts[0].rect == before.cell.texts[0].rect.offsetBy(dx: shift, dy: 0))
    #expect(after.cell.frame == before.cell.frame)
    let signs = { (cell: SceneView) in cell.ornaments.filter { $0.kind == .disclosure }.map(\.rect)
    }
    #expect(signs(after.cell) == signs(before.cell).map { $0.offsetBy(dx: shift, dy: 0) })
  }
}

/// UIKit moves the whole cell after its layout, so constraints between content and cell hold as before.
@Test(
  "What is held by the cell itself is moved as what is held by its content view",
  arguments: [LayoutDirection.leftToRight, .rightToLeft], [TableViewCell.Side.leading, .trailing])
func contentHeldByTheCell(direction: LayoutDirection, side: TableViewCell.Side) throws {
  func places(_ side: TableViewCell.Side?) throws -> [CGPoint] {
    let window = screen(scale: 2, direction: direction)
    let cell = TableViewCell(identifier: "cell")
    let actions = [SwipeAction(title: "Del"), SwipeAction(title: "A very long title of it")]
    (cell.leadingSwipeActions, cell.trailingSwipeActions) = (actions, actions)
    cell.swipedSide = side
    let (near, far) = (View(identifier: "near"), View(identifier: "far"))
    for view in [near, far] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.explicitIntrinsicContentSize = CGSize(width: 30, height: 20)
      cell.contentView.addSubview(view)
    }
    let accessory = Switch(identifier: "switch")
    cell.accessoryView = accessory
    LayoutConstraint.activate([
      near.leadingAnchor.constraint(equalTo: cell.layoutMarginsGuide.leadingAnchor),
      near.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      far.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      far.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
    ])
    let list = window.rootView.add(TableView(identifier: "list"))
    list.addCell(cell)
    list.pin(left: 0, top: 0, right: 0)
    window.layoutIfNeeded()
    #expect(window.findings.isEmpty)
    let scene = window.scene()
    let origins = scene.absoluteOrigins()
    return try ["near", "far", "switch"].map { name in
      origins[try #require(scene.views.firstIndex { $0.id == name })]
    }
  }
  let (before, after) = (try places(nil), try places(side))
  let shifts = zip(before, after).map { $1.x - $0.x }
  #expect(Set(shifts).count == 1)
  #expect((shifts[0] > 74) == ((side == .leading) == (direction == .leftToRight)))
  #expect(abs(shifts[0]) > 74)
}

@Test("A sidebar has cells without lines away from the sides, and headers in the colour of texts")
func sidebar() throws {
  let window = screen()
  let list = window.rootView.add(TableView(identifier: "list"))
  list.style = .sidebar
  let section = TableSection(identifier: "section")
  section.header = "Header"
  for name in ["a", "b"] {
    let cell = TableViewCell(identifier: name)
    cell.text = name
    cell.isSelected = name == "a"
    section.addCell(cell)
  }
  list.addSection(section)
  list.pin(left: 0, top: 0, right: 0)
  let (a, b) = (try view("a", window), try view("b", window))
  #expect(abs(a.frame.width - 268) < 0.001)
  #expect(a.background != nil && a.cornerRadius == 10 && b.background == nil)
  #expect(!(a.ornaments + b.ornaments).contains { $0.kind == .line })
  #expect(section.headerLabel?.font == .style(.title3, weight: .bold))
}

@Test("The sidebar of a split view is on an elevated level in dark appearance, as UIKit has it")
func sidebarInDarkAppearance() throws {
  let window = screen()
  window.traits.appearance = .dark
  for style in [TableView.Style.sidebar, .insetGrouped] {
    let list = window.rootView.add(TableView(identifier: "\(style)"))
    list.style = style
    list.pin(left: 0, top: 0, right: 0)
  }
  #expect(try view("sidebar", window).background?.hex == "#1c1c1e")
  #expect(try view("insetGrouped", window).background?.hex == "#000000")
}
