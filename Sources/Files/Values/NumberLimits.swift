/// The largest numbers in documents. They are far above those of any screen, and far below those
/// with which sums of points would lose their thousandths.
package enum NumberLimits {
  package static let number = 1_000_000.0
  /// The largest side of the canvas, in points.
  package static let canvas = 10_000.0
  /// The most device pixels per point.
  package static let scale = 8.0
  package static let leastScale = 0.25
  package static let lines = 10_000
  package static let count = 1_000
  package static let fontSize = 1_000.0
}
