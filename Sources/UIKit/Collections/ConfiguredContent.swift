/// The view that a configuration has made for a cell, a header or a footer.
@MainActor
final class ConfiguredContent {
  private(set) var view: (any UIContentView)?

  /// Shows a configuration in the place of the one before it; nil for none. A view that can show it is used again.
  func show(
    _ configuration: (any UIContentConfiguration)?, in holder: @autoclosure () -> UIView
  ) {
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    (view as? UIView)?.removeFromSuperview()
    let made = configuration?.makeContentView()
    view = made
    if let made { holder().hold(made) }
  }
}
