import AutoLayout
import Files
import Foundation
import LayoutScene

/// Bars as statements of UIKit: their items belong to a controller, or to a bar among the views.
struct SwiftBars {
  let values: SwiftValues
  /// The expressions for the views that stand in bars, by the views.
  let views: (View) -> String?
  private(set) var lines: [String] = []
  /// The keys that have no equal.
  private(set) var left: [Node.Pair] = []

  init(values: SwiftValues, views: @escaping (View) -> String?) {
    (self.values, self.views) = (values, views)
  }

  /// The class of a bar; nil for another view.
  static func className(of view: View) -> String? {
    switch view {
    case is NavigationBar: "UINavigationBar"
    case is Toolbar: "UIToolbar"
    case is TabBar: "UITabBar"
    default: nil
    }
  }

  /// Keys of bars that `addItems` and `addController` answer for.
  static let keys: Set<String> = [
    "title", "prompt", "titleView", "largeTitle", "backTitle", "leftItems", "rightItems", "search",
    "leftItemsSupplementBackButton", "items", "selected", "attached", "views", "class",
  ]

  // MARK: A controller's

  /// What the controller of the screen has for one of its bars.
  mutating func addController(_ bar: View, _ node: Node) {
    switch bar {
    case let bar as NavigationBar: addNavigation(bar, node, to: "navigationItem")
    case let bar as Toolbar: add(bar.items ?? [], node["items"]?.value, to: "toolbarItems")
    case let bar as TabBar: addTab(bar, node)
    default: break
    }
    left += (node.mapping ?? []).filter { !Self.keys.contains($0.name) }
  }

  private mutating func addTab(_ bar: TabBar, _ node: Node) {
    guard let items = bar.items, !items.isEmpty else { return }
    let index = items.firstIndex { $0 === bar.selectedItem } ?? 0
    let item = items[index]
    let written = node["items"]?.value.sequence ?? []
    let tab = self.tab(item, written.indices.contains(index) ? written[index] : nil)
    lines.append("tabBarItem = \(tab)")
    lines += badge(of: item, "tabBarItem")
  }

  // MARK: A bar's among the views

  /// What a bar among the views shows.
  mutating func addItems(_ bar: View, _ node: Node, _ name: String) {
    switch bar {
    case let bar as NavigationBar:
      let item = "\(name)Item"
      let shown = title(bar.title, node["title"]?.value)
      lines.append("let \(item) = UINavigationItem(title: \(shown))")
      addNavigation(bar, node, to: item)
      lines.append("\(name).items = [\(item)]")
      if bar.prefersLargeTitles { lines.append("\(name).prefersLargeTitles = true") }
    case let bar as Toolbar: add(bar.items ?? [], node["items"]?.value, to: "\(name).items")
    case let bar as TabBar: addTabs(bar, node, name)
    default: break
    }
  }

  private mutating func addTabs(_ bar: TabBar, _ node: Node, _ name: String) {
    let written = node["items"]?.value.sequence ?? []
    let tabs = (bar.items ?? []).enumerated().map { index, item in
      tab(item, written.indices.contains(index) ? written[index] : nil)
    }
    lines.append("\(name).items = [\(tabs.joined(separator: ", "))]")
    for (index, item) in (bar.items ?? []).enumerated() {
      lines += badge(of: item, "\(name).items?[\(index)]")
      if item === bar.selectedItem {
        lines.append("\(name).selectedItem = \(name).items?[\(index)]")
      }
    }
  }

  // MARK: Items

  private mutating func addNavigation(_ bar: NavigationBar, _ node: Node, to target: String) {
    let item = bar.item
    if target == "navigationItem", let text = item.title {
      lines.append("\(target).title = \(title(text, node["title"]?.value))")
    }
    if let prompt = item.prompt {
      lines.append("\(target).prompt = \(title(prompt, node["prompt"]?.value))")
    }
    if let name = item.titleView.flatMap(views) { lines.append("\(target).titleView = \(name)") }
    if node["largeTitle"] != nil {
      lines.append(
        "\(target).largeTitleDisplayMode = .\(bar.prefersLargeTitles ? "always" : "never")")
    }
    add(item.leftBarButtonItems ?? [], node["leftItems"]?.value, to: "\(target).leftBarButtonItems")
    add(
      item.rightBarButtonItems ?? [], node["rightItems"]?.value,
      to: "\(target).rightBarButtonItems")
    if item.leftItemsSupplementBackButton {
      lines.append("\(target).leftItemsSupplementBackButton = true")
    }
    if let search = item.searchField {
      lines.append(
        "\(target).searchController = UISearchController(searchResultsController: nil)")
      if let text = search.placeholder {
        let written = node["search"]?.value["placeholder"]?.value
        lines.append(
          "\(target).searchController?.searchBar.placeholder = \(title(text, written))")
      }
    }
    // The back button's title is that of the screen before, which is another one.
    if let back = node.mapping?.first(where: { $0.name == "backTitle" }) { left.append(back) }
  }

  private mutating func add(_ items: [BarButtonItem], _ node: Node?, to target: String) {
    guard !items.isEmpty else { return }
    let written = node.map { $0.sequence ?? [$0] } ?? []
    var names: [String] = []
    for (index, item) in items.enumerated() {
      let node = written.indices.contains(index) ? written[index] : nil
      let made = button(item, node)
      let settings = self.settings(of: item, node)
      guard !settings.isEmpty else {
        names.append(made)
        continue
      }
      let name = Self.local(target, index + 1)
      lines.append("let \(name) = \(made)")
      lines += settings.map { "\(name).\($0)" }
      names.append(name)
    }
    lines.append("\(target) = [")
    lines += names.map { "  \($0)," } + ["]"]
  }

  /// A name for one of the items of a bar, such as `rightBarButtonItem2` or `toolsItem1`.
  private static func local(_ target: String, _ number: Int) -> String {
    let parts = target.split(separator: ".").map(String.init).filter { $0 != "navigationItem" }
    let words = parts.enumerated().map { $0 == 0 ? $1 : $1.capitalizedFirst }
    return "\(words.joined().dropLast())\(number)"
  }

  private func button(_ item: BarButtonItem, _ node: Node?) -> String {
    let ending = "style: .\(item.style == .plain ? "plain" : "done"), target: nil, action: nil)"
    if let name = item.customView.flatMap(views) { return "UIBarButtonItem(customView: \(name))" }
    switch item.systemItem {
    case .flexibleSpace: return ".flexibleSpace()"
    case .fixedSpace: return ".fixedSpace(\(values.number(item.width)))"
    case let system?:
      return "UIBarButtonItem(barButtonSystemItem: .\(system.rawValue), target: nil, action: nil)"
    case nil: break
    }
    if let image = values.image(item.image) { return "UIBarButtonItem(image: \(image), \(ending)" }
    let written = node?["title"]?.value ?? node
    return "UIBarButtonItem(title: \(title(item.title, written)), \(ending)"
  }

  private func settings(of item: BarButtonItem, _ node: Node?) -> [String] {
    var settings: [String] = []
    if !item.isEnabled { settings.append("isEnabled = false") }
    if item.isHidden { settings.append("isHidden = true") }
    if item.width > 0, item.systemItem != .fixedSpace {
      settings.append("width = \(values.number(item.width))")
    }
    if let color = node?["tint"].flatMap({ values.color($0.value) }) {
      settings.append("tintColor = \(color)")
    }
    return settings
  }

  private func tab(_ item: TabBarItem, _ node: Node?) -> String {
    if let system = item.systemItem, item.title == nil {
      return "UITabBarItem(tabBarSystemItem: .\(system.rawValue), tag: 0)"
    }
    let image = values.image(item.image) ?? "nil"
    let name = title(item.title, node?["title"]?.value ?? node)
    guard let selected = values.image(item.selectedImage) else {
      return "UITabBarItem(title: \(name), image: \(image), tag: 0)"
    }
    return "UITabBarItem(title: \(name), image: \(image), selectedImage: \(selected))"
  }

  private func badge(of item: TabBarItem, _ target: String) -> [String] {
    item.badgeValue.map { ["\(target).badgeValue = \(values.text($0))"] } ?? []
  }

  private func title(_ shown: String?, _ node: Node?) -> String {
    shown.map { values.text(node, shown: $0) } ?? "nil"
  }

  // MARK: The controller

  private static let showingToolbar = [
    "", "  override func viewWillAppear(_ animated: Bool) {", "    super.viewWillAppear(animated)",
    "    navigationController?.setToolbarHidden(false, animated: animated)", "  }",
  ]

  /// A controller for a screen whose view is of a class.
  static func controller(of view: String, _ lines: [String]) -> [String] {
    let name = "\(view)Controller"
    return [
      "", "/// The controller of the screen, with the items of its bars.",
      "final class \(name): UIViewController {", "  private let screen = \(view)()", "",
      "  override init(nibName: String?, bundle: Bundle?) {",
      "    super.init(nibName: nibName, bundle: bundle)", "    addItems()", "  }", "",
      "  required init?(coder: NSCoder) {", "    super.init(coder: coder)", "    addItems()", "  }",
      "",
      "  override func loadView() { view = screen }", "", "  private func addItems() {",
    ] + lines.map { "    \($0)" } + ["  }"]
      + (lines.contains { $0.hasPrefix("toolbarItems") } ? showingToolbar : []) + ["}"]
  }
}
