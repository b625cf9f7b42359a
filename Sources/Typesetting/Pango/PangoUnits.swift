import CPango
import Foundation

/// Converts between points and Pango's units, whole numbers of which 1024 are one point.
enum PangoUnits {
  static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// A distance that may be negative, such as a kern, in Pango units; limited to 10,000 points.
  static func signed(_ distance: CGFloat) -> Int {
    guard distance.isFinite else { return 0 }
    return Int((min(max(distance, -10_000), 10_000) * CGFloat(PANGO_SCALE)).rounded())
  }

  /// A width in Pango units, rounded to the nearest one so that rounding errors of the solver do
  /// not break a line. Nil for no limit, which nil, NaN and very large widths mean.
  static func units(_ width: CGFloat?) -> Int? {
    guard let width, !width.isNaN, width < 1_000_000 else { return nil }
    return Int((max(width, 0) * CGFloat(PANGO_SCALE)).rounded())
  }
}
