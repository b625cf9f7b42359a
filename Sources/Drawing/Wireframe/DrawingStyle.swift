/// How views and controls are drawn.
public enum DrawingStyle: String, Sendable, Hashable, CaseIterable {
  /// Softened colours, an edge round each view, and a shape for what the scene does not tell.
  case wireframe
  /// The system's colours, and nothing that the app would not show: a view without a background, a stack
  /// and a bar's missing items leave no trace. A grey area stands for an image without a file.
  case plain
}
