import Files

/// What numbers may be that options of commands and the keys of a plan have in common.
package enum ChoiceRanges {
  /// The sides of a size, in points.
  package static let side = 1...NumberLimits.canvas
  /// Device pixels per point.
  package static let scale = 1.0...4.0
  /// By how many points frames may differ from those of a snapshot.
  package static let tolerance = 0.0...1_000.0
  /// By how much a pixel's colour may differ: ΔE by CIEDE2000.
  package static let colorTolerance = 0.0...200.0

  /// The ends of a range for messages, such as `1 to 4`.
  package static func words(_ range: ClosedRange<Double>) -> String {
    "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
  }
}
