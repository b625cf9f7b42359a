import Foundation

/// The grid of a screen's device pixels, to which solved rectangles are rounded.
///
/// Each *edge* is rounded to the nearest pixel, halves upwards, and the size follows from the
/// rounded edges; rounding origin and size separately would open and close gaps between neighbours.
/// Measured in UIKit: 950.25 becomes 950.5 at 2x, and 3x gives thirds of a point.
public struct PixelGrid: Sendable, Hashable {
  /// Device pixels per point, above 0.
  public var scale: CGFloat

  /// The grid of a screen with `scale` device pixels per point, above 0.
  public init(scale: CGFloat) {
    self.scale = scale
  }

  /// `value` in points, rounded to the nearest pixel, halves upwards.
  ///
  /// A value within the solver's tolerance below half a pixel counts as a half, so that
  /// 0.24999999999 and 0.25 are not rounded to different pixels.
  public func round(_ value: CGFloat) -> CGFloat {
    let pixels = ((value * scale) + 0.5 + 1e-6).rounded(.down)
    return pixels == 0 ? 0 : pixels / scale
  }

  /// `value` in points, rounded up to the next pixel; used for the sizes of text.
  public func roundUp(_ value: CGFloat) -> CGFloat {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// `rect` in points with each edge rounded to the nearest pixel, halves upwards.
  public func round(_ rect: CGRect) -> CGRect {
    let (left, top) = (round(rect.origin.x), round(rect.origin.y))
    let right = round(rect.origin.x + rect.size.width)
    let bottom = round(rect.origin.y + rect.size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
