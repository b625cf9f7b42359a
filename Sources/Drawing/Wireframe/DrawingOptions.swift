import Foundation
import LayoutScene

/// How a scene is drawn.
public struct DrawingOptions: Sendable, Hashable {
  /// How views and controls are drawn, as options name it.
  public typealias Style = DrawingStyle
  /// How SVG files hold text, as options name it.
  public typealias SVGText = Drawing.SVGText
  /// What is drawn of a text, as options name it.
  public typealias TextForm = Drawing.TextForm

  /// Device pixels per point, 0.25 … 8; nil for the scene's own.
  public var scale: CGFloat?
  /// How views and controls are drawn; as a wireframe by default.
  public var style: Style
  /// What is drawn over the screen; `standard` by default.
  public var overlays: Overlays
  /// Which constraints the overlay of constraints has; those that somebody wrote by default.
  public var constraints: ShownConstraints
  /// How SVG files hold text; outlines by default.
  public var svgText: SVGText
  /// What is drawn of a text; its letters by default.
  public var textForm: TextForm
  /// The device that the screen is drawn in, as it is held; nil, the default, for the screen alone.
  public var frame: DeviceFrame?
  /// Whether the device is drawn round the screen, too, and not only what is on the screen: camera housing, status
  /// bar and home indicator.
  package var hasRim = true
  /// Whether a box in the picture says what the lines of constraints mean. A sheet says it in
  /// its first cell.
  var hasLegend = true

  /// The scene's own scale, a wireframe, the standard overlays, letters and outlines, unless given
  /// otherwise.
  public init(
    scale: CGFloat? = nil, style: Style = .wireframe, overlays: Overlays = .standard,
    constraints: ShownConstraints = .written, svgText: SVGText = .outlines,
    textForm: TextForm = .letters
  ) {
    self.scale = scale
    self.style = style
    self.overlays = overlays
    self.constraints = constraints
    self.svgText = svgText
    self.textForm = textForm
  }
}
