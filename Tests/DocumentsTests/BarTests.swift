import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private let list = """
  canvas: {device: iphone-14}
  navigationBar:
    title: Inbox
    backTitle: Mailboxes
    leftItems: .cancel
    rightItems: [{title: Send, style: done, enabled: false}, {system: add}]
    search: {placeholder: Mail, scopes: [All, Unread], selectedScope: 1, showsScopeBar: true}
  tabBar:
    items: [Mail, {title: Search, badge: 3}]
    selected: 1
  toolbar: {items: [Select, flexibleSpace, {image: {size: 20x20}}, {fixedSpace: 12}]}
  views: {content: {}}
  constraints:
    - content.edges = root.safeArea
  """

@Test func theBarsOfAScreenAreReadAndPlaced() throws {
  let screen = try load(list)
  let root = screen.window.rootView
  let bar = try #require(root.view(withIdentifier: "navigationBar") as? NavigationBar)
  let tabs = try #require(root.view(withIdentifier: "tabBar") as? TabBar)
  let tools = try #require(root.view(withIdentifier: "toolbar") as? Toolbar)
  #expect(bar.title == "Inbox" && bar.backItem?.backButtonTitle == "Mailboxes")
  #expect(bar.item.leftBarButtonItems?.map(\.systemItem) == [.cancel])
  let right = try #require(bar.item.rightBarButtonItems)
  #expect(right.map(\.title) == ["Send", nil] && right.map(\.systemItem) == [nil, .add])
  #expect(right[0].style == .done && !right[0].isEnabled && right[0].origin?.line == 6)
  var search = NavigationSearch(
    placeholder: "Mail", scopes: ["All", "Unread"], selectedScope: 1, showsScopeBar: true)
  search.origin = SourceLocation(file: "test.yaml", line: 7, column: 25)
  search.scopesOrigin = SourceLocation(file: "test.yaml", line: 7, column: 39)
  #expect(bar.item.searchField == search)
  #expect(tabs.items?.map(\.title) == ["Mail", "Search"] && tabs.selectedItem?.badgeValue == "3")
  #expect(tools.items?.map(\.systemItem) == [nil, .flexibleSpace, nil, .fixedSpace])
  #expect(tools.items?[3].width == 12)
  let scene = screen.scene()
  #expect(scene.findings.isEmpty)
  let frames = scene.views.map { "\($0.id) \(Int($0.frame.minY)) \(Int($0.frame.height))" }
  #expect(
    frames == [
      "root 0 844", "content 187 530", "navigationBar 47 140", "tabBar 761 83", "toolbar 717 44",
    ])
}

@Test func variantsChangeTheBarsOfAScreen() throws {
  let variants =
    "variants: {plain: {navigationBar: {search: false, rightItems: Edit, largeTitle: true}}}"
  let screen = try load(list + "\n" + variants, DocumentOptions(variant: "plain"))
  let bar = try #require(
    screen.window.rootView.view(withIdentifier: "navigationBar") as? NavigationBar)
  #expect(bar.item.searchField == nil && bar.item.rightBarButtonItems?.map(\.title) == ["Edit"])
  #expect(bar.title == "Inbox" && screen.scene().views[1].frame.minY == 47 + 96)
}

@Test func aBarByUIKitsNamesIsTheSame() throws {
  let screen = try load(
    """
    views:
      bar:
        class: UINavigationBar
        isAttached: true
        prefersLargeTitles: true
        rightBarButtonItem: {systemItem: save, isEnabled: true, tintColor: systemRed}
        titleView: modes
        subviews: {modes: {class: segmented, items: [A, B]}}
    """)
  let bar = try #require(screen.window.rootView.subviews.first as? NavigationBar)
  #expect(bar.prefersLargeTitles && bar.item.rightBarButtonItem?.systemItem == .save)
  #expect(bar.item.rightBarButtonItem?.tintColor == Color(0xFF3B30))
  #expect(bar.item.titleView?.identifier == "modes")
  #expect(screen.scene().findings.isEmpty)
}

@Test("Texts of a search field are told at their own lines")
func searchFieldOrigins() throws {
  let document = try OpenDocument.open(
    bytes: Array(
      """
      navigationBar:
        title: Library
        search:
          placeholder: Artists
          active: true
          scopes: [All, Mine]
      views: {}
      """.utf8), file: "search.yaml")
  let scene = try document.screen(measurer: FixedWidthMeasurer()).scene()
  let texts = scene.views.flatMap(\.texts)
  #expect(texts.first { $0.string == "Artists" }?.origin?.line == 4)
  #expect(texts.first { $0.string == "Mine" }?.origin?.line == 6)
}

/// As in UIKit, where an empty title is how an app asks for the chevron alone.
@Test(arguments: [("\"\"", []), ("Inbox", ["Inbox"])] as [(String, [String])])
func anEmptyBackTitleLeavesTheChevron(title: String, shown: [String]) throws {
  let screen = try load(
    """
    canvas: {device: iphone-14}
    navigationBar: {title: "", backTitle: \(title)}
    """)
  let bar = try #require(screen.window.scene().views.first { $0.control == .navigationBar })
  #expect(bar.texts.map(\.string) == shown)
  #expect(bar.images.count == 1)
}
