import Foundation
import LayoutScene

/// How much farther apart letters stand than Inter has them, so that text in the system's font is as wide
/// as in San Francisco.
///
/// San Francisco has a tracking for each size, which UIKit adds to every letter, also to the last one of a
/// line. Apple publishes it. It is added here, too, with two corrections for the letters of Inter. They
/// were fitted to the widths of labels that Interface Builder recorded in documents of public projects,
/// see `docs/design/text.md`.
enum SystemTracking {
  /// The distance that every letter gets in Inter where it replaces San Francisco, points; often negative.
  static func points(size: CGFloat, weight: FontWeight) -> CGFloat {
    let size = Double(size)
    let published = value(at: size, in: sizes) / 1000
    return size
      * (published + value(at: Double(weight.value), in: weights)
        - displayNarrowing * min(max((size - 17) / 11, 0), 1))
  }

  /// Apple's tracking of San Francisco by size in points, in thousandths of an em. Between two sizes
  /// it is interpolated; before the first and after the last one it is theirs.
  private static let sizes: [(Double, Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (32, 13), (34, 12), (36, 10), (41, 9), (44, 8),
    (49, 7), (52, 6), (58, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
  ]

  /// By how many ems a letter of San Francisco is wider than one of Inter with the same weight. Up to
  /// 17 points the regular ones are as wide.
  private static let weights: [(Double, Double)] = [
    (100, -0.012), (400, 0), (700, 0.012), (900, 0.05),
  ]

  /// By how many ems the letters of San Francisco's display cut are narrower than those of its text cut,
  /// which Inter's are like. The one becomes the other between 17 and 28 points.
  private static let displayNarrowing = 0.054

  /// The value of a function that is a straight line between the points of a table.
  private static func value(at place: Double, in table: [(Double, Double)]) -> Double {
    var before = table.first ?? (0, 0)
    for after in table {
      if place <= after.0 {
        let part = after.0 > before.0 ? (place - before.0) / (after.0 - before.0) : 1
        return before.1 + (after.1 - before.1) * max(0, part)
      }
      before = after
    }
    return before.1
  }
}
