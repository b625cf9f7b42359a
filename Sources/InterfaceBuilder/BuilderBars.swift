import Files
import Foundation
import LayoutScene

/// The bars that a scene has from the controllers around it, as Interface Builder's canvas shows them.
struct BuilderBars {
  private let file: BuilderFile
  private let controller: XMLElement?
  /// The controllers that contain the scene, the nearest first. A scene that another one pushes is in the
  /// same ones.
  private let containers: [XMLElement]

  init(_ controller: XMLElement?, in file: BuilderFile) {
    (self.file, self.controller) = (file, controller)
    containers = controller.map { Self.containers(of: $0, in: file) } ?? []
  }

  private static let controllers: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController",
  ]

  // MARK: Navigation bars

  /// The navigation bar of the navigation controller that the scene is in, or that its author asked to see.
  func navigationBar(in scene: BuilderScene) -> Node.Pair? {
    guard let controller, isInNavigation else { return nil }
    let item = controller.first("navigationItem")
    let bar = navigation?.first("navigationBar")
    let mark = item?.mark ?? controller.mark
    let isLarge =
      bar?.isTrue("largeTitles") == true && item?.attributes["largeTitleDisplayMode"] != "never"
    let entries = Self.entries(of: item, in: scene)
    let isTitled = entries.contains { $0.0 == "title" }
    let more: KeyValuePairs<String, Node?> = [
      "title": isTitled ? nil : file.texts.node("title", of: controller), "backTitle": backTitle,
      "largeTitle": mark.flag(isLarge),
    ]
    let look = bar.map { Self.look(of: $0, isLarge: isLarge, file) } ?? []
    return Node.Pair("navigationBar", mark.mapping(entries + more.present + look), at: mark)
  }

  /// The title on the back button of a scene that another one pushes; nil where there is no such button.
  private var backTitle: Node? {
    guard let controller, let source = pusher,
      controller.first("navigationItem")?.isTrue("hidesBackButton") != true
    else { return nil }
    let item = source.first("navigationItem")
    let titles = [
      (item?.child(key: "backBarButtonItem"), "title"), (item, "backButtonTitle"), (item, "title"),
      (source, "title"),
    ]
    let title = titles.lazy.compactMap { owner, property in
      owner.flatMap { owner in owner.attributes[property].map { (owner, property, $0) } }
    }.first
    guard let (owner, property, text) = title, !text.isEmpty else {
      return controller.mark.text("Back")
    }
    return file.texts.node(text, of: owner, property)
  }

  /// The controller that pushes the scene; nil where a navigation controller begins with it.
  private var pusher: XMLElement? {
    let arriving = file.arrivals[controller?.attributes["id"] ?? ""] ?? []
    guard !arriving.contains(where: { $0.attributes["relationship"] == "rootViewController" })
    else { return nil }
    let pushing = arriving.first { ["show", "push"].contains($0.attributes["kind"]) }
    return pushing.flatMap { file.owner(of: $0) { Self.controllers.contains($0.name) } }
  }

  /// The titles, the buttons and the views of an item of a navigation bar.
  static func entries(of item: XMLElement?, in scene: BuilderScene) -> [(String, Node)] {
    guard let item else { return [] }
    var views = BuilderBarViews(scene: scene)
    func buttons(_ name: String) -> Node? {
      let items =
        item.children.filter { $0.attributes["key"] == name && $0.name != "nil" }
        + (item.first(name + "s")?.children ?? [])
      let nodes = items.compactMap { button($0, &views) }
      return nodes.isEmpty ? nil : item.mark.sequence(nodes)
    }
    let texts = scene.file.texts
    let entries: KeyValuePairs<String, Node?> = [
      "title": texts.node("title", of: item), "prompt": texts.node("prompt", of: item),
      "titleView": item.child(key: "titleView").flatMap { views.add($0) },
      "leftItems": buttons("leftBarButtonItem"), "rightItems": buttons("rightBarButtonItem"),
    ]
    return entries.present + views.entries(at: item.mark)
  }

  /// The colours of a bar: those of its appearance over content that is not scrolled, or else of its standard one, go
  /// before its own.
  static func look(
    of bar: XMLElement, isLarge: Bool = false, _ file: BuilderFile
  ) -> [(String, Node)] {
    let looks = ["scrollEdgeAppearance", "standardAppearance"].compactMap(bar.child)
    let key = isLarge ? "largeTitleTextAttributes" : "titleTextAttributes"
    let title = (looks + [bar]).lazy.compactMap { $0.child(key: key) }
      .compactMap { color("textColor", of: $0, file) }.first
    let background =
      looks.lazy.compactMap { color("backgroundColor", of: $0, file) }.first
      ?? color("barTintColor", of: bar, file)
    let tint =
      color("tintColor", of: bar, file) ?? BuilderColor(file: file).tintOfWindows(at: bar.mark)
    let entries: KeyValuePairs<String, Node?> = [
      "tint": tint, "background": background,
      "titleColor": bar.name == "navigationBar" ? title : nil,
    ]
    return entries.present
  }

  private static func color(_ key: String, of bar: XMLElement, _ file: BuilderFile) -> Node? {
    bar.child("color", key: key).flatMap { BuilderColor(file: file).node($0) }
  }

  /// The buttons of a toolbar.
  static func toolbarItems(_ items: [XMLElement], in scene: BuilderScene) -> [(String, Node)] {
    guard let mark = items.first?.mark else { return [] }
    var views = BuilderBarViews(scene: scene)
    let nodes = items.compactMap { button($0, &views) }
    return [("items", mark.sequence(nodes))] + views.entries(at: mark)
  }

  private static func button(_ item: XMLElement, _ views: inout BuilderBarViews) -> Node? {
    if let name = item.child(key: "customView").flatMap({ views.add($0) }) {
      return item.mark.mapping([("view", name)])
    }
    if item.attributes["systemItem"] == "fixedSpace" {
      let width = min(max(0, item.number(.width) ?? 0), NumberLimits.number)
      return item.mark.mapping([("fixedSpace", item.mark.number(width))])
    }
    let more: KeyValuePairs<String, Node?> = [
      "style": item.attributes["style"] == "done" ? item.mark.word("done") : nil,
      "tint": color("tintColor", of: item, views.scene.file),
      "enabled": item.attributes["enabled"] == "NO" ? item.mark.word("false") : nil,
    ]
    return item.mark.mapping([face(of: item, views.scene.file)] + more.present)
  }

  /// What a button shows: an image goes before a title, which is for VoiceOver then.
  private static func face(of item: XMLElement, _ file: BuilderFile) -> (String, Node) {
    if let system = item.attributes["systemItem"] {
      return ("system", item.mark.word(system))
    }
    let image = BuilderImage(file: file, mark: item.mark).node(of: item)
    if let image { return ("image", image) }
    if let title = item.attributes["title"], !title.isEmpty {
      return ("title", file.texts.node(title, of: item, "title"))
    }
    return ("image", box(22, at: item.mark))
  }

  private static func box(_ side: CGFloat, at mark: SourceText.Mark) -> Node {
    let size = mark.word("\(side.decimal)x\(side.decimal)")
    return mark.mapping([("size", size)])
  }

  // MARK: Tab bars

  /// The tab bar of the tab bar controller that the scene is in, with an item for each of its controllers.
  var tabBar: Node.Pair? {
    guard let own = controller else { return nil }
    guard let tabs else { return simulatedTabBar }
    let members = file.segues.filter {
      $0.attributes["relationship"] == "viewControllers"
        && file.owner(of: $0) { Self.controllers.contains($0.name) } === tabs
    }.compactMap { $0.attributes["destination"].flatMap { file.elements[$0] } }
    let shown = members.compactMap { member in
      Self.tab(tabItem(of: member), file).map { (member, $0) }
    }
    guard !shown.isEmpty else { return nil }
    let selected =
      shown.firstIndex { member, _ in
        member === own || containers.contains { $0 === member }
      } ?? 0
    let entries: KeyValuePairs<String, Node?> = [
      "items": tabs.mark.sequence(shown.map(\.1)),
      "selected": selected > 0 ? tabs.mark.word(String(selected)) : nil,
    ]
    let look = tabs.first("tabBar").map { Self.look(of: $0, file) } ?? []
    return Node.Pair("tabBar", tabs.mark.mapping(entries.present + look), at: tabs.mark)
  }

  /// The tab bar that the scene's author asked to see, with the scene's own item if it has one.
  private var simulatedTabBar: Node.Pair? {
    guard let controller, controller.first("simulatedTabBarMetrics") != nil else { return nil }
    let item = controller.first("tabBarItem")
    let items = [item.flatMap { Self.tab($0, file) }].compactMap(\.self)
    let mark = controller.mark
    let entries = items.isEmpty ? [] : [("items", mark.sequence(items))]
    return Node.Pair("tabBar", mark.mapping(entries), at: mark)
  }

  /// What says a tab's title and image: the item of its controller or of the one that this shows, or else the title of
  /// one of them.
  private func tabItem(of member: XMLElement) -> XMLElement {
    let shown = [member, BuilderScene.content(of: member, file)].compactMap(\.self)
    return shown.lazy.compactMap { $0.first("tabBarItem") }.first
      ?? shown.first { $0.attributes["title"]?.isEmpty == false } ?? member
  }

  /// An item of a tab bar: with a title and an image, or one of the system's.
  static func tab(_ item: XMLElement, _ file: BuilderFile) -> Node? {
    let mark = item.mark
    let badge = item.attributes["badgeValue"].flatMap { $0.isEmpty ? nil : mark.text($0) }
    if let system = item.attributes["systemItem"] {
      return mark.mapping(["system": mark.word(system), "badge": badge])
    }
    let isTitled = item.attributes["title"]?.isEmpty == false
    let images = BuilderImage(file: file, mark: mark)
    return mark.mapping([
      "title": isTitled ? file.texts.node("title", of: item) : nil,
      "image": images.node(of: item) ?? box(25, at: mark),
      "selectedImage": images.node(of: item, "selectedImage"), "badge": badge,
    ])
  }

  /// The tab bar controller around the scene; nil where the scene hides its bar.
  private var tabs: XMLElement? {
    guard let controller, !controller.isTrue("hidesBottomBarWhenPushed") else { return nil }
    return containers.first { $0.name == "tabBarController" }
  }

  /// Whether the scene is no screen: a container view of another one shows it or the controllers around it, and nothing
  /// else does.
  var isOnlyEmbedded: Bool {
    guard file.hasEmbedSegues, let id = controller?.attributes["id"] else { return false }
    let around = [id] + containers.compactMap { $0.attributes["id"] }
    guard !around.contains(file.document.attributes["initialViewController"] ?? "") else {
      return false
    }
    let arriving = around.distinct.flatMap { file.arrivals[$0] ?? [] }
    return arriving.contains { $0.attributes["kind"] == "embed" }
      && arriving.allSatisfy { segue in
        let kind = segue.attributes["kind"] ?? ""
        // What another scene of the same navigation shows is where that is.
        let isPushed = ["show", "push"].contains(kind) && segue.attributes["destination"] == id
        return ["relationship", "embed", "unwind"].contains(kind)
          || isPushed && containers.contains { $0.name == "navigationController" }
      }
  }

  var isInNavigation: Bool { navigation != nil || simulatedNavigation != nil }

  /// The navigation controller that shows the scene, directly or from a scene that pushes it.
  private var navigation: XMLElement? {
    let navigation = containers.first { $0.name == "navigationController" }
    return navigation?.isTrue("navigationBarHidden") == true ? nil : navigation
  }

  private static func containers(of controller: XMLElement, in file: BuilderFile) -> [XMLElement] {
    var containers: [XMLElement] = []
    var seen: Set<String> = []
    var waiting = [controller.attributes["id"] ?? ""]
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      for segue in file.arrivals[id] ?? [] {
        guard
          let source = file.owner(of: segue, where: { controllers.contains($0.name) })
        else { continue }
        let kind = segue.attributes["kind"]
        if kind == "relationship" { containers.append(source) }
        if ["relationship", "show", "push"].contains(kind) {
          waiting.append(source.attributes["id"] ?? "")
        }
      }
    }
    return containers
  }

  // MARK: Bars at the bottom

  /// The toolbar of the navigation controller, or one that the author asked to see.
  func toolbar(in scene: BuilderScene) -> Node.Pair? {
    guard let controller, hasToolbar else { return nil }
    let bar = containers.first { $0.name == "navigationController" }?.first("toolbar")
    let entries =
      Self.toolbarItems(controller.first("toolbarItems")?.children ?? [], in: scene)
      + (bar.map { Self.look(of: $0, file) } ?? [])
    let mark = controller.mark
    return Node.Pair("toolbar", mark.mapping(entries), at: mark)
  }

  var hasToolbar: Bool {
    guard let controller else { return false }
    if controller.first("simulatedToolbarMetrics") != nil { return true }
    let navigation = containers.first { $0.name == "navigationController" }
    return navigation?.attributes["toolbarHidden"] == "NO"
      && !controller.isTrue("hidesBottomBarWhenPushed")
  }

  /// The height of a bar at the bottom that its author asked to see, points.
  var bottomHeight: CGFloat {
    if controller?.first("simulatedToolbarMetrics") != nil { return 44 }
    return controller?.first("simulatedTabBarMetrics") != nil && tabs == nil ? 49 : 0
  }

  /// Whether the scene begins below an opaque navigation bar, so that no bar covers it.
  var isBelowOpaqueBar: Bool { simulatedNavigation?.attributes["translucent"] == "NO" }

  private var simulatedNavigation: XMLElement? {
    controller?.first("simulatedNavigationBarMetrics")
  }
}
