import AutoLayout
import Foundation
import LayoutScene

/// The keys of navigation bars, tab bars and toolbars.
enum BarFields {
  static let navigationBar: [Field<View>] = titles + back + buttons + below + common

  static let tabBar: [Field<View>] =
    [
      .on(TabBar.self, "items", .list(of: .tabBarItem)) { bar, items in
        bar.items = items
        bar.selectedItem = bar.selectedItem ?? items.first
      }
      .noted(
        "The items from the leading end on: a title each, or a mapping.",
        default: [], example: [["title": "Search", "image": ["size": "24x24"], "badge": 3]]),
      Field(
        "selected", or: ["selectedItem", "selectedIndex"], schema: Value<Int>.count(0...99).schema
      ) { node, view, reader in
        guard let index = Value<Int>.count(0...99).read(node, reader) else { return false }
        guard let bar = view as? TabBar else { return true }
        // The items may be written below.
        reader.afterwards { [unowned reader] in
          let items = bar.items ?? []
          if items.indices.contains(index) {
            bar.selectedItem = items[index]
          } else if !items.isEmpty {
            reader.report(
              .wrongValue(
                key: "selected", expected: "the number of an item, from 0", found: "\(index)"), node
            )
          }
        }
        return true
      }
      .noted("The number of the selected item, from 0.", default: 0, example: 1),
    ] + common

  static let toolbar: [Field<View>] =
    [
      .on(Toolbar.self, "items", .list(of: .barButtonItem)) { $0.items = $1 }
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
    Field("attached", or: ["isAttached"], schema: Value<Bool>.boolean.schema) {
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
    .on(NavigationBar.self, "title", .localizedText) { $0.title = $1 }
      .noted("The title in the middle of the bar.", example: "Inbox"),
    .on(NavigationBar.self, "prompt", .localizedText) { $0.item.prompt = $1 }
      .noted("A line above the title.", example: "3 new messages"),
    Field("titleView", schema: ["type": "string"]) { node, view, reader in
      guard let name = reader.text(node, "the name of one of the bar's views") else { return false }
      guard let bar = view as? NavigationBar else { return true }
      reader.afterwards { [unowned reader] in
        let own = bar.subviews.first { $0.identifier == name }
        let names = bar.subviews.compactMap(\.identifier)
        if let found = own
          ?? bar.subviews.first(where: { $0.identifier?.hasSuffix("/\(name)") == true })
        {
          bar.item.titleView = found
        } else {
          reader.report(
            .unknownView(name, suggestion: Suggestion.nearest(to: name, in: names)), node)
        }
      }
      return true
    }
    .noted(
      "The name of one of the bar's own views, which stands in the place of the title.",
      example: "modes"),
    .on(NavigationBar.self, "largeTitle", or: ["prefersLargeTitles"], largeTitle) {
      $0.prefersLargeTitles = $1
    }
    .noted(
      "Whether the title is large, below the buttons; collapsed for one that is scrolled away. A phone on its "
        + "side has none.", default: false, example: true),
  ]

  /// A truth value, or `collapsed`.
  private static let largeTitle: Value<Bool> = {
    let boolean = Value<Bool>.boolean
    return Value(schema: ["anyOf": [boolean.schema, ["enum": ["collapsed"]]]]) { node, reader in
      node.scalar?.text == "collapsed" ? false : boolean.read(node, reader)
    }
  }()

  private static let back: [Field<View>] = [
    .on(NavigationBar.self, "backTitle", or: ["backButtonTitle"], .localizedText) { bar, title in
      backItem(of: bar).backButtonTitle = title
    }
    .noted(
      "The title of a back button. Where there is little room, it is Back, or the chevron alone.",
      example: "Mailboxes"),
    .on(NavigationBar.self, "backButtonDisplayMode", .choice("display mode")) {
      bar, mode, reader in
      // The title that it is about may be written below.
      reader.afterwards { bar.backItem?.backButtonDisplayMode = mode }
    }
    .noted(
      "How much the back button shows: its title, the word Back, or the chevron alone.",
      default: "default", example: "minimal"),
    .on(NavigationBar.self, "leftItemsSupplementBackButton", .boolean) {
      $0.item.leftItemsSupplementBackButton = $1
    }
    .noted(
      "Whether left items stand beside the back button, and not in its place.", default: false,
      example: true),
  ]

  /// The item of the screen before, made where there is none.
  private static func backItem(of bar: NavigationBar) -> NavigationItem {
    if let item = bar.backItem { return item }
    let item = NavigationItem()
    bar.items = [item, bar.item]
    return item
  }

  private static let buttons: [Field<View>] = [
    .on(
      NavigationBar.self, "leftItems",
      or: ["leftItem", "leftBarButtonItems", "leftBarButtonItem"], .barButtonItems
    ) { $0.item.leftBarButtonItems = $1 }
    .noted(
      "The buttons at the leading end: a title, a mapping, or a list of them from the edge inwards.",
      default: [], example: [["system": "cancel"]]),
    .on(
      NavigationBar.self, "rightItems",
      or: ["rightItem", "rightBarButtonItems", "rightBarButtonItem"], .barButtonItems
    ) { $0.item.rightBarButtonItems = $1 }
    .noted(
      "The buttons at the trailing end: a title, a mapping, or a list of them from the edge inwards.",
      default: [], example: [["title": "Send", "style": "done", "enabled": false]]),
  ]

  private static let below: [Field<View>] = [
    .on(NavigationBar.self, "search", or: ["searchController"], .navigationSearch) {
      $0.item.searchField = $1
    }
    .noted(
      "A search field below the title: true, its placeholder, or a mapping.",
      example: ["placeholder": "Artists, songs", "scopes": ["All", "Library"]])
  ]
}

// MARK: - Items

/// A bar button as written.
private struct BarButtonForm {
  var title: String?
  var image: ImageContent?
  var system: BarButtonItem.SystemItem?
  var style: BarButtonItem.Style?
  var tint: Color?
  var isEnabled = true
  var isHidden = false
  var width: CGFloat = 0
  var fixedSpace: CGFloat?

  var item: BarButtonItem {
    if let fixedSpace { return .fixedSpace(fixedSpace) }
    let item = system.map { BarButtonItem(barButtonSystemItem: $0) } ?? BarButtonItem()
    if let title { item.title = title }
    if let image { item.image = image }
    if let style { item.style = style }
    item.tintColor = tint
    item.isEnabled = isEnabled
    item.isHidden = isHidden
    item.width = width
    return item
  }
}

extension Value where T == BarButtonItem {
  /// A title, `flexibleSpace`, one of the system's with a point before it, or a mapping.
  static var barButtonItem: Value { anyBarButtonItem.referring(to: "barButtonItem") }

  static var anyBarButtonItem: Value {
    let text = Value<String>.localizedText
    let form = form
    return Value(schema: ["anyOf": [text.schema, form.schema]]) { node, reader in
      let item: BarButtonItem?
      if let word = node.scalar?.text, let system = system(word) {
        item = BarButtonItem(barButtonSystemItem: system)
      } else if node.mapping == nil || node.isText {
        item = text.read(node, reader).map { BarButtonItem(title: $0) }
      } else {
        item = form.read(node, reader).map(\.item)
      }
      item?.origin = reader.location(of: node.mark)
      return item
    }
  }

  /// `flexibleSpace` is hardly ever a title.
  private static func system(_ word: String) -> BarButtonItem.SystemItem? {
    if word.hasPrefix(".") { return BarButtonItem.SystemItem(rawValue: String(word.dropFirst())) }
    return word == "flexibleSpace" ? .flexibleSpace : nil
  }

  private static var form: Value<BarButtonForm> {
    .fields(
      "a bar button", { BarButtonForm() },
      [
        Field("title", .localizedText) { $0.title = $1 }.noted("The title.", example: "Send"),
        Field("image", .image) { $0.image = $1 }
          .noted("The image, in the place of the title.", example: ["size": "24x24"]),
        Field("system", or: ["systemItem", "barButtonSystemItem"], .choice("system item")) {
          $0.system = $1
        }
        .noted(
          "A button of the system: its word in the screen's language, or its symbol.",
          example: "add"),
        Field("style", .choice("button style")) { $0.style = $1 }
          .noted(
            "The emphasis: plain, or done for a semibold title.", default: "plain", example: "done"),
        Field("tint", or: ["tintColor"], .color) { $0.tint = $1 }
          .noted("The colour, in the place of the bar's.", example: "systemRed"),
        Field("enabled", or: ["isEnabled"], .boolean) { $0.isEnabled = $1 }
          .noted("Whether the button reacts.", default: true, example: false),
        Field("hidden", or: ["isHidden"], .boolean) { $0.isHidden = $1 }
          .noted("Whether the button is left out.", default: false, example: true),
        Field("width", .points(0...Limits.number)) { $0.width = $1 }
          .noted("The width in points; 0 for that of the content.", default: 0, example: 60),
        Field("fixedSpace", .points(0...Limits.number)) { $0.fixedSpace = $1 }
          .noted("Makes a space of so many points.", example: 20),
      ])
  }
}

extension Value where T == [BarButtonItem] {
  /// A list, or one alone.
  static var barButtonItems: Value { anyBarButtonItems.referring(to: "barButtonItems") }

  static var anyBarButtonItems: Value {
    let one = Value<BarButtonItem>.barButtonItem
    let many = Value<[BarButtonItem]>.list(of: one)
    return Value(schema: ["anyOf": [one.schema, many.schema]]) { node, reader in
      node.sequence == nil ? one.read(node, reader).map { [$0] } : many.read(node, reader)
    }
  }
}

/// An item of a tab bar as written.
private struct TabForm {
  var title: String?
  var image, selectedImage: ImageContent?
  var badge: String?
  var badgeColor: Color?
  var isEnabled = true

  var item: TabBarItem {
    let item = TabBarItem(title: title, image: image)
    item.selectedImage = selectedImage
    item.badgeValue = badge
    item.badgeColor = badgeColor
    item.isEnabled = isEnabled
    return item
  }
}

extension Value where T == TabBarItem {
  /// A title, or a mapping.
  static var tabBarItem: Value { anyTabBarItem.referring(to: "tabBarItem") }

  static var anyTabBarItem: Value {
    let text = Value<String>.localizedText
    let form = Value<TabForm>.fields(
      "an item of a tab bar", { TabForm() },
      [
        Field("title", .localizedText) { $0.title = $1 }.noted("The title.", example: "Search"),
        Field("image", .image) { $0.image = $1 }
          .noted("The image above or beside the title.", example: ["size": "24x24"]),
        Field("selectedImage", .image) { $0.selectedImage = $1 }
          .noted(
            "The image of the selected item, in the place of image.", example: ["size": "24x24"]),
        Field("badge", or: ["badgeValue"], .localizedText) { $0.badge = $1 }
          .noted("What stands in a badge at the image.", example: 3),
        Field("badgeColor", .color) { $0.badgeColor = $1 }
          .noted("The colour of the badge.", default: "systemRed", example: "systemBlue"),
        Field("enabled", or: ["isEnabled"], .boolean) { $0.isEnabled = $1 }
          .noted("Whether the item reacts.", default: true, example: false),
      ])
    return Value(schema: ["anyOf": [text.schema, form.schema]]) { node, reader in
      let isText = node.mapping == nil || node.isText
      let item =
        isText
        ? text.read(node, reader).map { TabBarItem(title: $0, image: nil) }
        : form.read(node, reader).map(\.item)
      item?.origin = reader.location(of: node.mark)
      return item
    }
  }
}

extension Value where T == NavigationSearch? {
  /// True, a placeholder, or `{placeholder, text, scopes, selectedScope}`; nil for false.
  static var navigationSearch: Value { anyNavigationSearch.referring(to: "navigationSearch") }

  static var anyNavigationSearch: Value {
    let boolean = Value<Bool>.boolean
    let text = Value<String>.localizedText
    let form = Value<NavigationSearch>.fields(
      "the search field", { NavigationSearch() },
      [
        Field("placeholder", .localizedText) { $0.placeholder = $1 }
          .noted(TextFields.Notes.placeholder, default: "Search", example: "Artists, songs"),
        Field("text", .localizedText) { $0.text = $1 }
          .noted(TextFields.Notes.text, example: "Coffee"),
        Field("scopes", or: ["scopeButtonTitles"], .list(of: .localizedText)) { $0.scopes = $1 }
          .noted(
            "The titles of the segments below the field.", default: [], example: ["All", "Library"]),
        Field("selectedScope", or: ["selectedScopeButtonIndex"], .count(0...Limits.count)) {
          $0.selectedScope = $1
        }
        .noted("The number of the selected segment, from 0.", default: 0, example: 1),
      ])
    return Value(schema: ["anyOf": [boolean.schema, text.schema, form.schema]]) { node, reader in
      switch node.scalar {
      case .some(let scalar)
      where ["true", "false"].contains(scalar.text) && scalar.style == .plain:
        return .some(scalar.text == "true" ? NavigationSearch() : nil)
      case .some: return text.read(node, reader).map { NavigationSearch(placeholder: $0) }
      case nil:
        return node.isText
          ? text.read(node, reader).map { NavigationSearch(placeholder: $0) }
          : form.read(node, reader).map { $0 }
      }
    }
  }
}

extension Node {
  /// Whether a mapping is a text that is looked up or formatted.
  fileprivate var isText: Bool {
    ["key", "date", "number"].contains { self[$0] != nil }
  }
}
