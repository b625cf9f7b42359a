import Foundation

extension Int {
  /// The whole number below a value, at most a billion from zero, which no picture has in pixels
  /// and which C's numbers hold; not a number is 0.
  ///
  /// A frame may have any finite length, while `Int(_:)` ends the process past 2^63.
  package init(saturating value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9).rounded(.down))
  }
}
