import AutoLayout
import Foundation
import LayoutScene

extension TabBar {
  fileprivate var itemCount: Int { items?.count ?? 0 }
}

/// The keys of navigation bars, tab bars and toolbars.
enum BarFields {
  static let navigationBar: [Field<View>] = titles + back + buttons + below + common

  static let tabBar: [Field<View>] =
    [
      .on(TabBar.self, "items", kind: .text, .list(of: .tabBarItem)) { bar, items in
        bar.items = items
        bar.selectedItem = bar.selectedItem ?? items.first
      }
      .noted(
        "The items from the leading end on: a title each, or a mapping.",
        default: [], example: [["title": "Search", "image": ["size": "24x24"], "badge": 3]]),
      .index(
        of: "an item", TabBar.self, "selected", kind: .appearance,
        or: ["selectedItem", "selectedIndex"],
        count: \.itemCount
      ) { $0.selectedItem = $0.items?[$1] }
      .noted("The number of the selected item, from 0.", default: 0, example: 1),
    ] + common

  static let toolbar: [Field<View>] =
    [
      .on("items", kind: .text, .list(of: .barButtonItem), \Toolbar.items)
        .noted(
          "The buttons and spaces from the leading end on: a title, flexibleSpace, or a mapping.",
          default: [], example: [["system": "action"], "flexibleSpace", "Delete"])
    ] + common

  /// Parts of the schema that several keys refer to.
  static let definitions: [JSON.Member] = [
    .init(key: "barButtonItem", value: Value<BarButtonItem>.anyBarButtonItem.schema),
    .init(key: "barButtonItems", value: Value<[BarButtonItem]>.anyBarButtonItems.schema),
    .init(key: "tabBarItem", value: Value<TabBarItem>.anyTabBarItem.schema),
    .init(key: "navigationSearch", value: Value<NavigationSearch?>.anyNavigationSearch.schema),
  ]

  // MARK: Of all bars

  private static let common: [Field<View>] = [
    Field("attached", kind: .size, or: ["isAttached"], schema: Value<Bool>.boolean.schema) {
      node, view, reader in
      guard let isAttached = Value<Bool>.boolean.read(node, reader) else { return false }
      guard let bar = view as? Bar else { return true }
      bar.isAttached = isAttached
      reader.afterwards { [unowned reader] in
        guard isAttached, bar.superview?.superview != nil else { return }
        reader.report(
          .wrongValue(
            key: "attached", expected: "false in a bar that is not one of the root's own views",
            found: "true"), node)
      }
      return true
    }
    .noted(
      "Whether the screen places the bar at its edge, as UINavigationController and UITabBarController do, and "
        + "adds its height to the root's safe area. The document's own key navigationBar, tabBar or toolbar "
        + "makes such a bar.", default: false, example: true)
  ]

  // MARK: Of navigation bars

  private static let titles: [Field<View>] = [
    .on("title", kind: .text, .localizedText, \NavigationBar.title)
      .noted("The title in the middle of the bar.", example: "Inbox"),
    .on("prompt", kind: .text, .localizedText, \NavigationBar.item.prompt)
      .noted("A line above the title.", example: "3 new messages"),
    Field("titleView", kind: .size, schema: ["type": "string"]) { node, view, reader in
      guard reader.text(node, "the name of one of the bar's views") != nil else { return false }
      guard let bar = view as? NavigationBar else { return true }
      reader.afterwards { [unowned reader] in
        if let found = reader.view(node, in: bar) { bar.item.titleView = found }
      }
      return true
    }
    .with(\.namesView, true)
    .noted(
      "The name of one of the bar's own views, which stands in the place of the title.",
      example: "modes"),
    .on(NavigationBar.self, "largeTitle", kind: .size, or: ["prefersLargeTitles"], largeTitle) {
      $0.prefersLargeTitles = $1 == .large
      $0.isAboveScrolledContent = $1 == .collapsed
    }
    .noted(
      "Whether the title is large, below the buttons; collapsed for one that is scrolled away. A phone on its "
        + "side has none.", default: false, example: true),
    .on("titleColor", kind: .appearance, .color, \NavigationBar.titleColor)
      .noted("The colour of the title, also of a large one.", default: "label", example: "white"),
  ]

  private enum LargeTitle { case none, large, collapsed }

  private static let largeTitle = Value<LargeTitle>.boolean(
    true: .large, false: .none, or: "large title", [("collapsed", .collapsed)])

  private static let back: [Field<View>] = [
    .on(NavigationBar.self, "backTitle", kind: .text, or: ["backButtonTitle"], .localizedText) {
      bar, title in
      backItem(of: bar).backButtonTitle = title
    }
    .noted(
      "The title of a back button. Where there is little room, it is Back, or the chevron alone.",
      example: "Mailboxes"),
    .on(NavigationBar.self, "backButtonDisplayMode", kind: .text, .choice("display mode")) {
      bar, mode, reader in
      // The title that the mode is about may be written after it.
      reader.afterwards { bar.backItem?.backButtonDisplayMode = mode }
    }
    .noted(
      "How much the back button shows: its title, the word Back, or the chevron alone.",
      default: "default", example: "minimal"),
    .on(
      "leftItemsSupplementBackButton", kind: .size, .boolean,
      \NavigationBar.item.leftItemsSupplementBackButton
    )
    .noted(
      "Whether left items stand beside the back button, and not in its place.", default: false,
      example: true),
  ]

  /// The item of the previous screen, made if there is none.
  private static func backItem(of bar: NavigationBar) -> NavigationItem {
    if let item = bar.backItem { return item }
    let item = NavigationItem()
    bar.items = [item, bar.item]
    return item
  }

  private static let buttons: [Field<View>] = [
    .on(
      "leftItems", kind: .text, or: ["leftItem", "leftBarButtonItems", "leftBarButtonItem"],
      .barButtonItems, \NavigationBar.item.leftBarButtonItems
    )
    .noted(
      "The buttons at the leading end: a title, a mapping, or a list of them from the edge inwards.",
      default: [], example: [["system": "cancel"]]),
    .on(
      "rightItems", kind: .text, or: ["rightItem", "rightBarButtonItems", "rightBarButtonItem"],
      .barButtonItems, \NavigationBar.item.rightBarButtonItems
    )
    .noted(
      "The buttons at the trailing end: a title, a mapping, or a list of them from the edge inwards.",
      default: [], example: [["title": "Send", "style": "done", "enabled": false]]),
  ]

  private static let below: [Field<View>] = [
    .on(
      "search", kind: .size, or: ["searchController"], .navigationSearch,
      \NavigationBar.item.searchField
    )
    .noted(
      "A search field below the title: true, its placeholder, or a mapping.",
      example: ["placeholder": "Artists, songs", "scopes": ["All", "Library"]])
  ]
}
