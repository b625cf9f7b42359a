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

  /// The navigation bar of the navigation controller that the scene is in.
  var navigationBar: Node.Pair? {
    guard let controller, let navigation else { return nil }
    let item = controller.first("navigationItem")
    let bar = navigation.first("navigationBar")
    let mark = item?.mark ?? controller.mark
    var entries: [(String, Node)] = []
    if let item, let title = item.attributes["title"] {
      entries.append(("title", file.texts.node(title, of: item, "title")))
    }
    if bar?.isTrue("largeTitles") == true, item?.attributes["largeTitleDisplayMode"] != "never" {
      entries.append(("largeTitle", BuilderNode.word("true", at: mark)))
    }
    for (key, name) in [("leftItems", "leftBarButtonItem"), ("rightItems", "rightBarButtonItem")] {
      let items =
        (item?.children ?? []).filter { $0.attributes["key"] == name }
        + (item?.first(name + "s")?.children ?? [])
      let nodes = items.compactMap { Self.button($0, file) }
      if !nodes.isEmpty { entries.append((key, Node(content: .sequence(nodes), mark: mark))) }
    }
    return Node.Pair("navigationBar", BuilderNode.mapping(entries, at: mark), at: mark)
  }

  static func button(_ item: XMLElement, _ file: BuilderFile) -> Node? {
    var entries: [(String, Node)] = []
    if let system = item.attributes["systemItem"] {
      entries.append(("system", BuilderNode.word(system, at: item.mark)))
    } else if let title = item.attributes["title"], !title.isEmpty {
      entries.append(("title", file.texts.node(title, of: item, "title")))
    } else {
      let size = BuilderNode.mapping(
        [("size", BuilderNode.word("22x22", at: item.mark))], at: item.mark)
      entries.append(("image", size))
    }
    if item.attributes["enabled"] == "NO" {
      entries.append(("enabled", BuilderNode.word("false", at: item.mark)))
    }
    return BuilderNode.mapping(entries, at: item.mark)
  }

  var isInNavigation: Bool { navigation != nil }

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
      for segue in file.segues where segue.attributes["destination"] == id {
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

  /// The height of a tab bar or toolbar of the controllers around the scene, points.
  var bottomHeight: CGFloat {
    guard let controller else { return 0 }
    if controller.children.contains(where: { $0.name == "simulatedToolbarMetrics" }) { return 44 }
    let hidesTabs = controller.isTrue("hidesBottomBarWhenPushed")
    return !hidesTabs && containers.contains { $0.name == "tabBarController" } ? 49 : 0
  }

  /// Whether the scene begins below an opaque navigation bar, so that no bar covers it.
  var isBelowOpaqueBar: Bool {
    controller?.children.contains {
      $0.name == "simulatedNavigationBarMetrics" && $0.attributes["translucent"] == "NO"
    } ?? false
  }
}
