import Foundation

/// A font's vertical measures in points. All are distances and never negative.
public struct FontMeasures: Sendable, Hashable {
  /// The distance from the baseline up to the top of a line.
  public var ascender: CGFloat
  /// The distance from the baseline down to the bottom of a line.
  public var descender: CGFloat
  /// The distance from one baseline to the next.
  public var lineHeight: CGFloat

  /// Measures in points.
  public init(ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }

  /// UIKit's measures of the system font at a size in points, above 0.
  ///
  /// San Francisco's ascender is 1950 and its descender 494 of 2048 units per em in every weight
  /// and at every size, without a gap between lines. The values of `UIFont.systemFont(ofSize: 17)`
  /// show it: its ascender is 16.1865234375, its descender −4.1005859375 and its line height
  /// 20.287109375.
  public static func system(ofSize size: CGFloat) -> FontMeasures {
    FontMeasures(
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, lineHeight: size * 2444 / 2048)
  }

  /// The distance from the top of the first line to a line's baseline, points.
  ///
  /// - Parameter index: the line's index, from 0.
  package func baseline(ofLine index: Int) -> CGFloat {
    CGFloat(index) * lineHeight + ascender
  }
}
