import Foundation
import LayoutScene

/// How a scene is drawn.
public struct DrawingOptions: Sendable, Hashable {
  /// The type of `style`.
  public typealias Style = DrawingStyle
  /// The type of `svgText`.
  public typealias SVGText = Drawing.SVGText
  /// The type of `textForm`.
  public typealias TextForm = LayoutScene.TextForm

  /// Device pixels per point, 0.25 … 8; nil for the scene's own.
  public var scale: CGFloat?
  /// How views and controls are drawn; as a wireframe by default.
  public var style: Style
  /// The overlays that are drawn over the screen; `standard` by default.
  public var overlays: Overlays
  /// Which constraints the overlay of constraints shows; by default those written in code or in the
  /// document.
  public var constraints: ShownConstraints
  /// How SVG files hold text; outlines by default.
  public var svgText: SVGText
  /// Whether texts are drawn as letters or as blocks; letters by default.
  public var textForm: TextForm
  /// The device, in its orientation, in which the screen is drawn; nil, the default, for the screen
  /// alone.
  public var frame: DeviceFrame?
  /// Whether the device's body is drawn around the screen. Without it, only camera housing, status
  /// bar and home indicator are drawn.
  package var hasRim = true
  /// Whether the overlay of findings marks every finding that is about a view, with its number in a
  /// comparison of this screen alone. By default it marks what the layout could not decide or satisfy.
  package var numbersFindings = false
  /// Whether names and legend stand beside the screen. In a map, where something else is beside it, they stand
  /// on it.
  package var hasGutter = true
  /// With what the legend says that the constraints are shown that are not.
  package var wayToAllConstraints = "constraints:all"
  /// Whether the picture has a legend of the constraint lines. In a sheet only the first cell has
  /// it.
  var hasLegend = true

  /// Options. The defaults are the scene's own scale, a wireframe, the standard overlays, the
  /// written constraints, outlines in SVG, and letters.
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
