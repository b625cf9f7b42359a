import Drawing

/// How snapshots are compared.
package struct VerificationOptions: Sendable, Hashable {
  package var tolerance: SnapshotTolerance
  package var pixels: PixelChoice
  /// The overlays that are drawn over the screen.
  package var overlays: Overlays
  /// The constraints that the overlay of constraints shows.
  package var constraints: ShownConstraints
  package var style: DrawingOptions.Style
  /// How texts are drawn.
  package var textForm: DrawingOptions.TextForm
  /// Whether texts were measured without any font.
  package var isMeasuredFixed: Bool
  /// Whether screens are so high that all is seen of what scrolls.
  package var isFullHeight: Bool
  /// Whether files of a new snapshot are made for passed screens, too.
  package var redraws: Bool

  package init(
    tolerance: SnapshotTolerance = .exact, pixels: PixelChoice = .auto,
    overlays: Overlays = .standard,
    constraints: ShownConstraints = .written, style: DrawingOptions.Style = .wireframe,
    textForm: DrawingOptions.TextForm = .letters, isMeasuredFixed: Bool = false,
    isFullHeight: Bool = false, redraws: Bool = false
  ) {
    self.tolerance = tolerance
    self.pixels = pixels
    self.overlays = overlays
    self.constraints = constraints
    self.style = style
    self.textForm = textForm
    self.isMeasuredFixed = isMeasuredFixed
    self.isFullHeight = isFullHeight
    self.redraws = redraws
  }

  /// Whether neither the layout nor the picture of a text depends on a font.
  var isFreeOfFonts: Bool { isMeasuredFixed && textForm == .blocks }
}
