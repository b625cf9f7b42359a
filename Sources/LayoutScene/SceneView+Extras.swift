extension SceneView {
  /// What code draws over the background, below the subviews, in this view's own coordinates.
  public var drawings: [SceneDrawing] {
    get { extras?.content.drawings ?? [] }
    set { content.drawings = newValue }
  }
  /// What code draws over the subviews.
  public var coverings: [SceneDrawing] {
    get { extras?.content.coverings ?? [] }
    set { content.coverings = newValue }
  }
  /// The outline that the view and its subviews are clipped to; nil for none.
  public var mask: ScenePath? {
    get { extras?.content.mask }
    set { content.mask = newValue }
  }
  /// What the view and its subviews are as opaque as; empty where they are as they are.
  public var maskDrawings: [SceneDrawing] {
    get { extras?.content.maskDrawings ?? [] }
    set { content.maskDrawings = newValue }
  }
  /// Signs and lines over the background, in this view's own coordinates.
  public var ornaments: [SceneOrnament] {
    get { extras?.content.ornaments ?? [] }
    set { content.ornaments = newValue }
  }

  private var content: SceneExtras.Content {
    get { extras?.content ?? SceneExtras.Content() }
    set { extras = newValue == SceneExtras.Content() ? nil : SceneExtras(newValue) }
  }
}

/// What few views have. It is an object, as views are often copied, and a copy counts references to every list in them.
package final class SceneExtras: Sendable, Hashable {
  package struct Content: Sendable, Hashable {
    var drawings: [SceneDrawing] = []
    var coverings: [SceneDrawing] = []
    var mask: ScenePath?
    var maskDrawings: [SceneDrawing] = []
    var ornaments: [SceneOrnament] = []
  }

  package let content: Content

  init(_ content: Content) { self.content = content }

  package static func == (a: SceneExtras, b: SceneExtras) -> Bool {
    a === b || a.content == b.content
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
