import Foundation

/// How far today's screen may be from its snapshot. Nothing may differ unless given.
package struct SnapshotTolerance: Sendable, Hashable {
  /// By how many points a frame, an alignment rect or a baseline may differ.
  package var points: Double
  /// Which part of the pixels may differ, 0 … 1.
  package var pixels: Double
  /// By how much the colour of a pixel may differ and still count as equal: ΔE by CIEDE2000, where about
  /// 1 is the least that an eye sees side by side.
  package var color: Double

  package static let exact = SnapshotTolerance()

  package init(points: Double = 0, pixels: Double = 0, color: Double = 0) {
    self.points = points
    self.pixels = pixels
    self.color = color
  }
}

/// When pixels are drawn and compared.
package enum PixelChoice: String, Sendable, CaseIterable {
  /// Where the scene, the fonts or the libraries differ from the snapshot's.
  case auto
  case always
  /// Never: only scenes are compared.
  case never
}
