import Files
import Foundation
import LayoutScene

/// What the container views of a scene show: the scenes that their embed segues lead to.
extension BuilderScene {
  /// The scenes in the container views below an element, in the order of the document. What one of them contains is in
  /// its own list.
  ///
  /// - Parameters:
  ///   - screen: the root of the screen that shows all of them.
  ///   - known: the controllers that are shown already. None is shown twice, as its views have one name
  ///     each, and so that a scene that contains itself ends.
  static func embedded(
    in element: XMLElement, of screen: XMLElement, _ file: BuilderFile,
    _ known: inout Set<String>
  ) -> [BuilderScene] {
    if file.isExcluded(element) { return [] }
    return element.children.flatMap { child -> [BuilderScene] in
      guard child.name == "connections" else {
        return embedded(in: child, of: screen, file, &known)
      }
      let segue = child.children.first { $0.attributes["kind"] == "embed" }
      guard let id = segue?.attributes["destination"],
        let controller = file.elements[id].flatMap({ content(of: $0, file) }),
        let root = file.root(of: controller),
        known.insert(controller.attributes["id"] ?? "").inserted
      else { return [] }
      return [
        BuilderScene(
          file: file, controller: controller, root: root, in: element, of: screen, &known)
      ]
    }
  }

  /// The controller whose view another one shows first: that of a navigation or tab bar controller is not its own.
  static func content(of controller: XMLElement, _ file: BuilderFile) -> XMLElement? {
    var (current, seen): (XMLElement?, Set<String>) = (controller, [])
    while let controller = current, file.root(of: controller) == nil {
      guard seen.insert(controller.attributes["id"] ?? "").inserted else { return nil }
      let segue = controller.first("connections")?.children.first {
        ["rootViewController", "viewControllers", "detailViewController"]
          .contains($0.attributes["relationship"])
      }
      current = segue?.attributes["destination"].flatMap { file.elements[$0] }
    }
    return current
  }

  // MARK: Views

  /// The views that a container view of the scene shows: those of the embedded scene, and its bars in front of them.
  func embeddedViews(in element: XMLElement) -> [Node.Pair] {
    guard let scene = embedded.first(where: { $0.container === element }) else { return [] }
    var view = BuilderView(scene: scene, element: scene.root, isBelowStale: true)
    view.read(isArranged: false)
    var entries = view.entries.filter { !["frame", "autoresizing"].contains($0.name) }
    let own = { (key: String) in entries.contains { $0.name == key } }
    if !own("margins") { entries.append(pair("margins", scene.margins)) }
    let insets = scene.embeddedBars.filter { $0.height > 0 }.map {
      ($0.isTop ? "top" : "bottom", root.mark.number($0.height))
    }
    if !insets.isEmpty {
      entries.append(pair("additionalSafeAreaInsets", root.mark.mapping(insets)))
      // The content of a screen with bars begins below them.
      if scene.isTable {
        entries.append(pair("contentInsetAdjustmentBehavior", root.mark.word("always")))
      }
    }
    let mark = scene.root.mark
    return [mark.view(BuilderView.name(of: scene.root, file), entries)]
      + scene.embeddedBars.map { bar in
        let kind = pair("class", root.mark.word(bar.kind))
        return mark.view(scene.name(of: bar), [kind] + (bar.node.mapping ?? []))
      }
  }

  /// A bar of the controllers between a container view and the scene.
  private struct EmbeddedBar {
    var kind: String
    var node: Node
    var height: CGFloat
    var isTop = false
  }

  private func name(of bar: EmbeddedBar) -> String { "\(id)/\(bar.kind)" }

  private var embeddedBars: [EmbeddedBar] {
    var shown: [EmbeddedBar] = []
    if let bar = bars.navigationBar(in: self) {
      let height: CGFloat =
        (bar.value["largeTitle"] == nil ? 44 : 96) + (bar.value["prompt"] == nil ? 0 : 30)
      shown.append(
        EmbeddedBar(kind: "navigationBar", node: bar.value, height: height, isTop: true))
    }
    if let bar = bars.tabBar {
      shown.append(EmbeddedBar(kind: "tabBar", node: bar.value, height: 49))
    }
    return shown
  }

  // MARK: Constraints

  /// What the controller around a container view does: the embedded view fills it, and the bars stand at its edges.
  var placesInContainers: [Node] {
    embedded.flatMap { scene -> [Node] in
      guard let container = scene.container else { return [] }
      let outer = BuilderConstraints(scene: self).quotedName(of: container)
      let inner = BuilderConstraints(scene: scene).quotedName(of: scene.root)
      let edges = ["top", "leading", "bottom", "trailing"].map { "\(inner).\($0) = \(outer).\($0)" }
      let bars = scene.embeddedBars.flatMap { bar in
        let name = "`\(scene.name(of: bar))`"
        let edge = bar.isTop ? "top" : "bottom"
        return ["\(name).\(edge) = \(outer).safeArea.\(edge)"]
          + ["leading", "trailing"].map { "\(name).\($0) = \(outer).\($0)" }
      }
      return (edges + bars).map { container.mark.equation($0) }
        + BuilderConstraints(scene: scene).nodes
    }
  }
}
