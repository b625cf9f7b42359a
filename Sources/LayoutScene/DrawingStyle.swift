/// How views and controls are drawn.
public enum DrawingStyle: String, Sendable, Hashable, CaseIterable {
  /// Softened colours, an edge around each view, and placeholder shapes for content that the scene
  /// does not have.
  case wireframe
  /// The system's colours, and nothing that the app would not show: views without a background,
  /// stacks and missing bar items are not drawn. A grey area replaces an image without a file.
  case plain
}
