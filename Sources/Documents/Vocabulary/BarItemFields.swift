import AutoLayout
import Files
import Foundation
import LayoutScene

/// A bar button as a document writes it.
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
  /// The name of one of the bar's views.
  var view: Node?

  /// False after reporting that the button shows nothing, or two things that exclude each other.
  func isSound(_ node: Node, _ reader: DocumentReader) -> Bool {
    let isSpace = fixedSpace != nil || system?.isSpace == true
    let own = node["title"] ?? node["image"]
    let names = Self.systemItem.names
    if let system = names.lazy.compactMap({ node[$0] }).first,
      let other = own ?? node["fixedSpace"]
    {
      reader.report(.conflictingKeys(system.written, other.written), other.key)
      return false
    }
    if let own, let space = node["fixedSpace"] {
      reader.report(.conflictingKeys(space.written, own.written), own.key)
      return false
    }
    guard system == nil, !isSpace, image == nil, view == nil else { return true }
    return reader.hasTitle(
      title, node, of: "a bar button", or: ["image", "system", "view", "fixedSpace"])
  }

  static let systemItem = Field<BarButtonForm>(
    "system", kind: .text, or: ["systemItem", "barButtonSystemItem"], .choice("system item")
  ) { $0.system = $1 }
  .noted(
    "A button of the system: its word in the screen's language, or its symbol.", example: "add")

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

extension DocumentReader {
  /// Gives an item the view of its bar that `node` names, once the bar has its views.
  fileprivate func readView(_ node: Node, of item: BarButtonItem) {
    afterwards { [unowned self] in
      guard let bar = item.containingBar else { return }
      item.customView = view(node, in: bar)
    }
  }

  /// The view of a bar that `node` names; nil after reporting that there is none.
  func view(_ node: Node, in bar: Bar) -> View? {
    let name = node.scalar?.text ?? ""
    let found =
      bar.subviews.first { $0.identifier == name }
      ?? bar.subviews.first { $0.identifier?.hasSuffix("/\(name)") == true }
    if found == nil {
      report(
        .unknownView(
          name, suggestion: problems.nearest(to: name, in: bar.subviews.compactMap(\.identifier))),
        node)
    }
    return found
  }

  /// The title of an item; nil after reporting that it is wrong or empty.
  fileprivate func title(_ node: Node) -> String? {
    guard let title = SharedValues.localizedText.read(node, self) else { return nil }
    return node.isWrittenEmpty ? wrong("a title", "", node) : title
  }

  /// False after reporting that an item has neither a title nor one of the other keys. A title from
  /// the strings may be empty in some languages.
  fileprivate func hasTitle(
    _ title: String?, _ node: Node, of owner: String, or others: [String]
  ) -> Bool {
    guard title == nil || node["title"]?.value.isWrittenEmpty == true else { return true }
    report(.missingOneKey(of: ["title"] + others, owner: owner), node)
    return false
  }
}

extension Value where T == BarButtonItem {
  /// A title, `flexibleSpace`, the name of a system item with a point before it, or a mapping.
  static var barButtonItem: Value { anyBarButtonItem.referring(to: "barButtonItem") }

  static var anyBarButtonItem: Value {
    let text = Value<String>.localizedText
    let form = form
    return Value(schema: ["anyOf": [text.schema, form.schema]]) { node, reader in
      let item: BarButtonItem?
      if let scalar = node.scalar, scalar.style != .resolved, let system = system(scalar.text) {
        item = BarButtonItem(barButtonSystemItem: system)
      } else if node.isTitle {
        item = reader.title(node).map { BarButtonItem(title: $0) }
      } else {
        let read = form.read(node, reader)
        item = read.flatMap { $0.isSound(node, reader) ? $0.item : nil }
        if let item, let name = read?.view { reader.readView(name, of: item) }
      }
      item?.origin = reader.location(of: node.mark)
      return item
    }
    .ofWords.holdingKeys(of: [text.rule, form.rule])
  }

  /// The system item of a word. `flexibleSpace` needs no point, because it is hardly ever a title.
  private static func system(_ word: String) -> BarButtonItem.SystemItem? {
    if word.hasPrefix(".") { return BarButtonItem.SystemItem(rawValue: String(word.dropFirst())) }
    return word == "flexibleSpace" ? .flexibleSpace : nil
  }

  private static var form: Value<BarButtonForm> {
    .fields(
      "a bar button", { BarButtonForm() },
      [
        Field("title", kind: .text, .localizedText, \.title).noted(
          "The title.", example: "Send"),
        Field("image", kind: .size, .image, \.image)
          .noted("The image, in the place of the title.", example: ["size": "24x24"]),
        Field("view", kind: .size, or: ["customView"], schema: ["type": "string"]) {
          node, form, reader in
          guard reader.text(node, "the name of one of the bar's views") != nil else { return false }
          form.view = node
          return true
        }
        .with(\.namesView, true)
        .noted(
          "The name of one of the bar's own views, which is shown in the place of the title.",
          example: "avatar"),
        BarButtonForm.systemItem,
        Field("style", kind: .font, .choice("button style"), \.style)
          .noted(
            "The emphasis: plain, or done for a semibold title.", default: "plain", example: "done"),
        Field("tint", kind: .appearance, or: ["tintColor"], .color, \.tint)
          .noted("The colour, in the place of the bar's.", example: "systemRed"),
        Field("enabled", kind: .appearance, or: ["isEnabled"], .boolean, \.isEnabled)
          .noted("Whether the button reacts.", default: true, example: false),
        Field("hidden", kind: .hidden, or: ["isHidden"], .boolean, \.isHidden)
          .noted("Whether the button is left out.", default: false, example: true),
        Field("width", kind: .size, .points(0...NumberLimits.number), \.width)
          .noted("The width in points; 0 for that of the content.", default: 0, example: 60),
        Field("fixedSpace", kind: .size, .points(0...NumberLimits.number), \.fixedSpace)
          .noted("Makes the item a space of this width, points.", example: 20),
      ])
  }
}

extension Value where T == [BarButtonItem] {
  /// A list of items, or a single item.
  static var barButtonItems: Value { anyBarButtonItems.referring(to: "barButtonItems") }

  static var anyBarButtonItems: Value {
    let single = Value<BarButtonItem>.barButtonItem
    let many = Value<[BarButtonItem]>.list(of: single)
    return Value(schema: ["anyOf": [single.schema, many.schema]]) { node, reader in
      node.sequence == nil ? single.read(node, reader).map { [$0] } : many.read(node, reader)
    }
    .ofWords.holdingKeys(of: [single.rule, many.rule])
  }
}

/// An item of a tab bar as a document writes it.
private struct TabForm {
  var title: String?
  var system: TabBarItem.SystemItem?
  var image, selectedImage: ImageContent?
  var badge: String?
  var badgeColor: Color?
  var isEnabled = true

  var item: TabBarItem {
    let item = system.map { TabBarItem(tabBarSystemItem: $0) } ?? TabBarItem()
    if let title { item.title = title }
    if let image { item.image = image }
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
        Field("title", kind: .text, .localizedText, \.title).noted(
          "The title.", example: "Search"),
        Field("image", kind: .size, .image, \.image)
          .noted("The image above or beside the title.", example: ["size": "24x24"]),
        Field(
          "system", kind: .text, or: ["systemItem", "tabBarSystemItem"], .choice("system item"),
          \.system
        )
        .noted(
          "An item of the system: its word in the screen's language, and its symbol.",
          example: "favorites"),
        Field("selectedImage", kind: .size, .image, \.selectedImage)
          .noted(
            "The image of the selected item, in the place of image.", example: ["size": "24x24"]),
        Field("badge", kind: .text, or: ["badgeValue"], .localizedText, \.badge)
          .noted("What stands in a badge at the image.", example: 3),
        Field("badgeColor", kind: .appearance, .color, \.badgeColor)
          .noted("The colour of the badge.", default: "systemRed", example: "systemBlue"),
        Field("enabled", kind: .appearance, or: ["isEnabled"], .boolean, \.isEnabled)
          .noted("Whether the item reacts.", default: true, example: false),
      ])
    return Value(schema: ["anyOf": [text.schema, form.schema]]) { node, reader in
      let item =
        node.isTitle
        ? reader.title(node).map { TabBarItem(title: $0, image: nil) }
        : form.read(node, reader).flatMap { form in
          let isSound =
            form.image != nil || form.system != nil
            || reader.hasTitle(
              form.title, node, of: "an item of a tab bar", or: ["image", "system"])
          return isSound ? form.item : nil
        }
      item?.origin = reader.location(of: node.mark)
      return item
    }
    .ofWords.holdingKeys(of: [text.rule, form.rule])
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
        Field("placeholder", kind: .text, .localizedText, \.placeholder)
          .noted(TextFields.Notes.placeholder, default: "Search", example: "Artists, songs"),
        Field("text", kind: .text, .localizedText, \.text)
          .noted(TextFields.Notes.text, example: "Coffee"),
        Field("scopes", kind: .text, or: ["scopeButtonTitles"], .list(of: .localizedText), \.scopes)
          .noted(
            "The titles of the segments below the field of a search that is active.", default: [],
            example: ["All", "Library"]),
        Field(
          "selectedScope", kind: .appearance, or: ["selectedScopeButtonIndex"],
          .count(0...NumberLimits.count), \.selectedScope
        )
        .noted("The number of the selected segment, from 0.", default: 0, example: 1),
        Field("active", kind: .size, or: ["isActive"], .boolean, \.isActive)
          .noted(
            "Whether the search is active: the field is at the top, with a Cancel button and its scopes.",
            default: false, example: true),
        Field("showsScopeBar", kind: .size, .boolean, \.showsScopeBar)
          .noted(
            "Whether the scopes are also shown while the search is not active.", default: false,
            example: true),
      ])
    return Value(schema: ["anyOf": [boolean.schema, text.schema, form.schema]]) { node, reader in
      if let scalar = node.scalar, scalar.style == .plain, ["true", "false"].contains(scalar.text) {
        return .some(scalar.text == "true" ? NavigationSearch() : nil)
      }
      let read =
        node.scalar != nil || node.isText
        ? text.read(node, reader).map { NavigationSearch(placeholder: $0) }
        : form.read(node, reader).flatMap { isSound($0, node, reader) ? .some($0) : nil }
      guard var search = read else { return nil }
      let shown = node[search.text?.isEmpty == false ? "text" : "placeholder"]?.value ?? node
      search.origin = reader.location(of: shown.mark)
      search.scopesOrigin = (node["scopes"] ?? node["scopeButtonTitles"]).map {
        reader.location(of: $0.value.mark)
      }
      return .some(search)
    }
    .ofWords.holdingKeys(of: [text.rule, form.rule])
  }

  private static func isSound(
    _ search: NavigationSearch, _ node: Node, _ reader: DocumentReader
  ) -> Bool {
    guard let selected = node["selectedScope"] ?? node["selectedScopeButtonIndex"],
      !search.scopes.isEmpty
    else { return true }
    return reader.isIndex(
      search.selectedScope, of: search.scopes.count, "a scope", selected.written, selected.value)
  }
}

extension Node {
  /// Whether the node is a title, rather than a mapping of an item's keys.
  fileprivate var isTitle: Bool { mapping == nil || isText }

  /// Whether the node is an empty text, and not one that was looked up.
  fileprivate var isWrittenEmpty: Bool { scalar?.text == "" && scalar?.style != .resolved }

  /// Whether a mapping is a text that is looked up or formatted.
  fileprivate var isText: Bool {
    ["key", "date", "number"].contains { self[$0] != nil }
  }
}

/// An action of an alert as a document writes it.
private struct ActionForm {
  var title: String?
  var style = AlertView.ActionStyle.default
}

extension Value where T == AlertView.Action {
  /// A title, or a mapping.
  static var alertAction: Value {
    let text = Value<String>.localizedText
    let form = Value<ActionForm>.fields(
      "an action", { ActionForm() },
      [
        Field("title", kind: .text, .localizedText, \.title)
          .noted("The title.", example: "Delete"),
        Field("style", kind: .appearance, .choice("action style"), \.style)
          .noted("The meaning.", default: "default", example: "destructive"),
      ])
    return Value(schema: ["anyOf": [text.schema, form.schema]]) { node, reader in
      if node.isTitle { return reader.title(node).map { AlertView.Action(title: $0) } }
      guard let read = form.read(node, reader) else { return nil }
      guard reader.hasTitle(read.title, node, of: "an action", or: []) else { return nil }
      return AlertView.Action(title: read.title ?? "", style: read.style)
    }
    .ofWords.holdingKeys(of: [text.rule, form.rule])
  }
}

/// An action of a cell as a document writes it.
private struct SwipeForm {
  var title: String?
  var image: ImageContent?
  var style = SwipeAction.Style.normal
  var background: Color?
}

extension Value where T == SwipeAction {
  /// A title, or a mapping.
  static var swipeAction: Value {
    let text = Value<String>.localizedText
    let form = Value<SwipeForm>.fields(
      "an action", { SwipeForm() },
      [
        Field("title", kind: .text, .localizedText, \.title)
          .noted("The title.", example: "Delete"),
        Field("image", kind: .size, .image, \.image)
          .noted("The image, in the place of the title.", example: ["symbol": "trash"]),
        Field("style", kind: .appearance, .choice("action style"), \.style)
          .noted("The meaning.", default: "normal", example: "destructive"),
        Field("background", kind: .appearance, or: ["backgroundColor"], .color, \.background)
          .noted("The colour, in the place of the style's.", example: "systemOrange"),
      ])
    return Value(schema: ["anyOf": [text.schema, form.schema]]) { node, reader in
      if node.isTitle { return reader.title(node).map { SwipeAction(title: $0) } }
      guard let read = form.read(node, reader) else { return nil }
      guard read.image != nil || reader.hasTitle(read.title, node, of: "an action", or: ["image"])
      else { return nil }
      return SwipeAction(
        title: read.title, image: read.image, style: read.style, backgroundColor: read.background)
    }
    .ofWords.holdingKeys(of: [text.rule, form.rule])
  }
}
