import Foundation

/// How much the current screen may differ from its snapshot; by default not at all.
package struct SnapshotTolerance: Sendable, Hashable {
  /// The most points by which a frame, an alignment rect or a baseline may differ.
  package var points: Double
  /// The largest share of the pixels that may differ, 0 … 1.
  package var pixels: Double
  /// The largest difference of two colours that count as equal: ΔE by CIEDE2000, where about 1 is
  /// the smallest visible difference of colours side by side.
  package var color: Double

  package static let exact = SnapshotTolerance()

  package init(points: Double = 0, pixels: Double = 0, color: Double = 0) {
    self.points = points
    self.pixels = pixels
    self.color = color
  }
}
