import Foundation

/// How a scene is drawn.
public struct DrawingOptions: Sendable, Hashable {
  /// How SVG files hold text, as options name it.
  public typealias SVGText = Drawing.SVGText
  /// What is drawn of a text, as options name it.
  public typealias TextForm = Drawing.TextForm

  /// Device pixels per point, 0.25 … 8; nil for the scene's own.
  public var scale: CGFloat?
  /// What is drawn over the wireframe; `standard` by default.
  public var overlays: Overlays
  /// How SVG files hold text; outlines by default.
  public var svgText: SVGText
  /// What is drawn of a text; its letters by default.
  public var textForm: TextForm

  /// The scene's own scale, the standard overlays, letters and outlines, unless given otherwise.
  public init(
    scale: CGFloat? = nil, overlays: Overlays = .standard, svgText: SVGText = .outlines,
    textForm: TextForm = .letters
  ) {
    self.scale = scale
    self.overlays = overlays
    self.svgText = svgText
    self.textForm = textForm
  }
}
