import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Views in bar buttons, and tabs without room. A character of a title of 17 points is 8.5 wide.
@Suite struct BarViewTests {
  private func window(
    _ direction: LayoutDirection = .leftToRight, locale: String = "en",
    _ width: UserInterfaceSizeClass = .compact
  ) -> Window {
    Window(
      size: CGSize(width: 390, height: 844),
      traits: Traits(
        horizontalSizeClass: width, displayScale: 2, layoutDirection: direction, locale: locale),
      measurer: FixedWidthMeasurer(), rootView: View(identifier: "root"))
  }

  private func box(_ name: String, _ width: CGFloat) -> View {
    let box = View(identifier: name)
    box.explicitIntrinsicContentSize = CGSize(width: width, height: 30)
    return box
  }

  private func frame(_ name: String, _ window: Window) -> CGRect? {
    window.scene().views.first { $0.id == name }?.frame
  }

  /// Margins are 16. A view is 8 from another and 12 from a title, which has a padding of 4.
  @Test(
    arguments: [
      (LayoutDirection.leftToRight, [16, 344, 324, 295]), (.rightToLeft, [344, 16, 54, 78]),
    ] as [(LayoutDirection, [CGFloat])])
  func aViewStandsWhereItsButtonWould(direction: LayoutDirection, left: [CGFloat]) throws {
    let window = window(direction)
    let bar = window.rootView.add(NavigationBar(identifier: "bar"))
    bar.pin(left: 0, top: 0, right: 0)
    bar.item.leftBarButtonItem = BarButtonItem(customView: box("a", 30))
    bar.item.rightBarButtonItems = [
      BarButtonItem(customView: box("b", 30)), BarButtonItem(customView: box("c", 12)),
      BarButtonItem(title: "ab"),
    ]
    #expect(["a", "b", "c"].map { frame($0, window)?.minX } == Array(left.prefix(3)))
    #expect(frame("a", window)?.midY == 22 && frame("b", window)?.height == 30)
    let title = try #require(window.scene().views.first { $0.id == "bar" }?.texts.first)
    #expect(abs(title.box.minX - left[3]) < 1)
    #expect(window.findings.isEmpty)
  }

  private func held(_ name: String, _ width: CGFloat) -> (View, LayoutConstraint) {
    let view = View(identifier: name)
    let constraint = view.widthAnchor.constraint(equalToConstant: width)
    LayoutConstraint.activate([constraint, view.heightAnchor.constraint(equalToConstant: 32)])
    return (view, constraint)
  }

  @Test(arguments: LayoutDirection.allCases)
  func aViewThatItsOwnConstraintsSizeStandsWithinTheBar(direction: LayoutDirection) throws {
    let window = window(direction)
    func leading(_ name: String) throws -> CGFloat {
      let place = try #require(frame(name, window))
      return direction == .leftToRight ? place.minX : 390 - place.maxX
    }
    let bar = window.rootView.add(NavigationBar(identifier: "bar"))
    bar.pin(left: 0, top: 0, right: 0)
    let (left, _) = held("left", 32)
    let (right, width) = held("right", 32)
    bar.item.leftBarButtonItem = BarButtonItem(customView: left)
    bar.item.rightBarButtonItem = BarButtonItem(customView: right)
    let tools = window.rootView.add(Toolbar(identifier: "tools"))
    tools.pin(left: 0, right: 0, bottom: 0)
    let label = Label(identifier: "label")
    label.text = "ab"
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    tools.items = [.flexibleSpace(), BarButtonItem(customView: label)]
    window.layoutIfNeeded()
    #expect(try leading("left") == 16 && leading("right") == 390 - 16 - 32)
    #expect(try leading("label") == 390 - 16 - 100)
    width.constant = 50
    window.layoutIfNeeded()
    #expect(try leading("right") == 390 - 16 - 50)
    #expect(window.findings.isEmpty)
  }

  @Test func aTitleViewThatItsOwnConstraintsSizeIsInTheMiddle() throws {
    let window = window()
    let bar = window.rootView.add(NavigationBar(identifier: "bar"))
    bar.pin(left: 0, top: 0, right: 0)
    let (title, _) = held("title", 60)
    bar.item.titleView = title
    bar.item.rightBarButtonItem = BarButtonItem(title: "A button")
    #expect(frame("title", window)?.midX == 195)
    #expect(window.findings.isEmpty)
  }

  @Test func aViewFollowsItsContentAndLeavesWithItsItem() {
    let window = window()
    let bar = window.rootView.add(Toolbar(identifier: "bar"))
    bar.pin(left: 0, top: 0, right: 0)
    let label = Label(identifier: "label")
    label.font = .system(ofSize: 16)
    label.text = "ab"
    bar.items = [.flexibleSpace(), BarButtonItem(customView: label)]
    #expect(frame("label", window) == rect(390 - 16 - 16, 12, 16, 20))
    label.text = "abcdef"
    #expect(frame("label", window)?.minX == CGFloat(390 - 16 - 48))
    window.size.width = 300
    #expect(frame("label", window)?.minX == CGFloat(300 - 16 - 48))
    bar.items?[1].isHidden = true
    #expect(label.superview == nil && window.findings.isEmpty)
    bar.items?[1].isHidden = false
    #expect(frame("label", window)?.minX == CGFloat(300 - 16 - 48))
    bar.items = []
    #expect(label.superview == nil)
  }

  private func tabs(_ count: Int, in window: Window) -> TabBar {
    let bar = window.rootView.add(TabBar(identifier: "bar"))
    bar.pin(left: 0, right: 0, bottom: 0)
    bar.items = (0..<count).map {
      TabBarItem(title: "\($0)", image: ImageContent(systemName: "star"))
    }
    bar.selectedItem = bar.items?.first
    return bar
  }

  /// The titles, with that of the selected item in brackets.
  private func titles(_ window: Window) throws -> [String] {
    try #require(window.scene().views.first { $0.id == "bar" }).texts.map {
      $0.role == .action ? "[\($0.string)]" : $0.string
    }
  }

  @Test(arguments: [
    (5, 0, ["[0]", "1", "2", "3", "4"]), (6, 0, ["[0]", "1", "2", "3", "More"]),
    (6, 3, ["0", "1", "2", "[3]", "More"]), (6, 4, ["0", "1", "2", "3", "[More]"]),
    (9, 8, ["0", "1", "2", "3", "[More]"]),
  ])
  func aPhoneShowsFiveTabs(count: Int, selected: Int, shown: [String]) throws {
    let window = window()
    let bar = tabs(count, in: window)
    bar.selectedItem = bar.items?[selected]
    #expect(try titles(window) == shown)
    #expect(bar.items?.count == count && bar.selectedItem === bar.items?[selected])
  }

  @Test func aTabletShowsAllTabs() throws {
    let window = window(.leftToRight, .regular)
    _ = tabs(7, in: window)
    #expect(try titles(window).count == 7)
  }

  @Test(arguments: [("de", "Mehr"), ("ar", "المزيد"), ("ja", "その他"), ("xx", "More")])
  func theLastTabIsInTheBarsLanguage(locale: String, word: String) throws {
    let window = window(locale: locale)
    _ = tabs(6, in: window)
    #expect(try titles(window).last == word)
  }
}
