import Drawing

/// How snapshots are compared.
package struct VerificationOptions: Sendable, Hashable {
  package var tolerance: SnapshotTolerance
  package var pixels: PixelChoice
  /// What is drawn over the screen.
  package var overlays: Overlays
  /// Which constraints the overlay of constraints has.
  package var constraints: ShownConstraints
  package var style: DrawingOptions.Style
  /// What is drawn of texts.
  package var textForm: DrawingOptions.TextForm
  /// Whether texts were measured without any font.
  package var isMeasuredFixed: Bool
  /// Whether what a passed screen would be recorded as is made, too.
  package var redraws: Bool

  package init(
    tolerance: SnapshotTolerance = .exact, pixels: PixelChoice = .auto,
    overlays: Overlays = .standard,
    constraints: ShownConstraints = .written, style: DrawingOptions.Style = .wireframe,
    textForm: DrawingOptions.TextForm = .letters, isMeasuredFixed: Bool = false,
    redraws: Bool = false
  ) {
    self.tolerance = tolerance
    self.pixels = pixels
    self.overlays = overlays
    self.constraints = constraints
    self.style = style
    self.textForm = textForm
    self.isMeasuredFixed = isMeasuredFixed
    self.redraws = redraws
  }

  /// Whether neither the layout nor the picture of a text depends on a font.
  var isFreeOfFonts: Bool { isMeasuredFixed && textForm == .blocks }
}
