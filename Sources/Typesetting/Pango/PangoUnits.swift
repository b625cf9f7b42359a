import CPango
import Foundation

/// Pango counts lengths in whole numbers, 1024 to a point.
enum PangoUnits {
  static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

  /// A distance that may be negative, such as that between letters; within what no line is longer than.
  static func signed(_ distance: CGFloat) -> Int {
    guard distance.isFinite else { return 0 }
    return Int((min(max(distance, -10_000), 10_000) * CGFloat(PANGO_SCALE)).rounded())
  }

  /// A width as Pango counts: to the nearest 1024th of a point, so that a solver's last digit does
  /// not break a line. Nil for no limit, which is also what NaN and the boundless mean.
  static func units(_ width: CGFloat?) -> Int? {
    guard let width, !width.isNaN, width < 1_000_000 else { return nil }
    return Int((max(width, 0) * CGFloat(PANGO_SCALE)).rounded())
  }
}
