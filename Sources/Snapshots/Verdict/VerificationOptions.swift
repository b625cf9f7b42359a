import Documents
import Drawing
import LayoutScene

/// How snapshots are compared.
package struct VerificationOptions: Sendable, Hashable {
  package var tolerance: SnapshotTolerance
  package var pixels: PixelChoice
  package var drawing: DrawingOptions
  /// Whether texts were measured without any font.
  package var isMeasuredFixed: Bool
  /// Whether screens are so high that all is seen of what scrolls.
  package var isFullHeight: Bool
  /// Whether files of a new snapshot are made for passed screens, too.
  package var redraws: Bool

  package init(
    tolerance: SnapshotTolerance = .exact, pixels: PixelChoice = .auto,
    drawing: DrawingOptions = DrawingOptions(), isMeasuredFixed: Bool = false,
    isFullHeight: Bool = false, redraws: Bool = false
  ) {
    self.tolerance = tolerance
    self.pixels = pixels
    self.drawing = drawing
    self.isMeasuredFixed = isMeasuredFixed
    self.isFullHeight = isFullHeight
    self.redraws = redraws
  }

  /// Whether neither the layout nor the picture of a text depends on a font.
  var isFreeOfFonts: Bool { isMeasuredFixed && drawing.textForm == .blocks }
}

extension SceneDigest {
  /// - Parameter imageHash: returns the hash of the image file at a path.
  init(of scene: Scene, _ options: VerificationOptions, imageHash: (String) -> String?) {
    self.init(
      of: scene, options.drawing, isMeasuredFixed: options.isMeasuredFixed, imageHash: imageHash)
  }
}
