import Files
import Foundation
import LayoutScene

/// What Interface Builder's canvas shows of a storyboard besides its screens: where they are, and the segues
/// between them.
package struct Storyboard: Sendable {
  /// A scene of the canvas.
  package struct Place: Sendable, Hashable {
    /// The id of its view controller, which is that of its screen where it has one.
    package var id: String
    /// The name above the scene.
    package var title: String
    /// Whether it has views of its own; a navigation controller, for example, has none.
    package var hasView: Bool
    /// Points of the canvas.
    package var frame: CGRect
    /// Whether the app begins here.
    package var isInitial: Bool
  }

  /// A way from one scene to another.
  package struct Segue: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case contains, shows, presents }

    /// The indices of the scenes.
    package var from, to: Int
    package var kind: Kind
    /// The identifier that code knows it by; empty for none.
    package var identifier: String
  }

  package private(set) var places: [Place] = []
  package private(set) var segues: [Segue] = []

  /// Nil for a document that is no storyboard.
  init?(_ file: BuilderFile) {
    guard let scenes = file.document.first("scenes") else { return nil }
    var indices: [String: Int] = [:]
    for scene in scenes.children {
      for controller in scene.first("objects")?.children ?? [] {
        guard let place = Self.place(of: controller, in: scene, file) else { continue }
        indices[place.id] = places.count
        places.append(place)
      }
    }
    for segue in file.segues {
      let source = file.owner(of: segue) { $0.attributes["id"].map { indices[$0] != nil } ?? false }
      guard let from = source?.attributes["id"].flatMap({ indices[$0] }),
        let to = segue.attributes["destination"].flatMap({ indices[$0] }),
        let kind = Self.kind(segue.attributes["kind"] ?? "")
      else { continue }
      segues.append(
        Segue(from: from, to: to, kind: kind, identifier: segue.attributes["identifier"] ?? ""))
    }
  }

  /// Nil for a segue back.
  private static func kind(_ name: String) -> Segue.Kind? {
    switch name {
    case "relationship", "embed": .contains
    case "show", "push", "showDetail", "replace": .shows
    case "unwind": nil
    default: .presents
    }
  }

  // MARK: Places

  private static func place(
    of controller: XMLElement, in scene: XMLElement, _ file: BuilderFile
  ) -> Place? {
    guard let id = controller.attributes["id"],
      controller.attributes["sceneMemberID"] == "viewController"
    else { return nil }
    let root = file.root(of: controller)
    let screen = file.screenSize
    let size = root.flatMap(BuilderView.frame)?.size ?? emptySize(of: controller, screen)
    let location = scene.children.last { $0.attributes["key"] == "canvasLocation" }
    // A unit of the canvas is a six hundredth of the screen, which once was 600 points wide and high.
    let center = CGPoint(
      x: (location?.number(.x) ?? 0) * screen.width / 600,
      y: (location?.number(.y) ?? 0) * screen.height / 600)
    return Place(
      id: id, title: title(of: controller), hasView: root != nil,
      frame: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height),
      isInitial: file.document.attributes["initialViewController"] == id)
  }

  /// The size of a scene without views: that of a screen, and of a line for a reference to another storyboard.
  private static func emptySize(of controller: XMLElement, _ screen: CGSize) -> CGSize {
    controller.name == "viewControllerPlaceholder" ? CGSize(width: 220, height: 48) : screen
  }

  /// The controller's own name, or words for what it is: “Navigation Controller”.
  private static func title(of controller: XMLElement) -> String {
    let item = controller.first("navigationItem")?.attributes["title"]
    let names = [
      controller.attributes["userLabel"], controller.attributes["title"], item,
      controller.attributes["storyboardIdentifier"], controller.attributes["storyboardName"],
    ]
    if let name = names.compactMap(\.self).first(where: { !$0.isEmpty }) { return name }
    return controller.name.spacedWords.capitalizedFirst
  }
}

extension Storyboard {
  /// The canvas of a storyboard; nil for a file that is none, or that cannot be read.
  package static func read(_ source: SourceText) -> Storyboard? {
    let problems = Problems()
    guard BuilderFile.isOne(source) else { return nil }
    return BuilderFile.open(source, problems).flatMap(Storyboard.init)
  }
}

extension BuilderFile {
  /// The name of a guide by its object id, in the words of layout documents; nil for another id.
  package static func guide(_ id: String, in source: SourceText) -> String? {
    guard isOne(source), let file = open(source, Problems()), let guide = file.elements[id],
      guide.name == "viewLayoutGuide", let view = file.parent(of: guide)?.attributes["id"],
      let key = guide.attributes["key"]
    else { return nil }
    return "\(view).\(BuilderConstraints.guides[key] ?? key)"
  }

  /// The size of the screens of the canvas, points.
  var screenSize: CGSize {
    device?.size(isLandscape: isLandscape) ?? CGSize(width: 600, height: 600)
  }
}
