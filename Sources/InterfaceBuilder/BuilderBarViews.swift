import Files
import LayoutScene

/// The views that stand in a bar, in the place of a title or a button.
struct BuilderBarViews {
  let scene: BuilderScene
  private var views: [Node.Pair] = []

  init(scene: BuilderScene) {
    self.scene = scene
  }

  /// Adds a view.
  ///
  /// - Returns: its name; nil for an element that is no view.
  mutating func add(_ element: XMLElement) -> Node? {
    guard scene.file.isView(element), element.attributes["id"] != nil else { return nil }
    var view = BuilderView(scene: scene, element: element)
    view.readInBar()
    let pair = element.mark.view(BuilderView.name(of: element, scene.file), view.entries)
    views.append(pair)
    return pair.key
  }

  func entries(at mark: SourceText.Mark) -> [(String, Node)] {
    views.isEmpty ? [] : [("views", mark.mapping(views))]
  }
}
