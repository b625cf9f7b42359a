import Foundation
import LayoutScene

extension PixelGrid {
  /// A line's width in points as a whole number of pixels, at least one.
  func pen(_ width: CGFloat) -> CGFloat {
    max(1, (width * scale).rounded()) / scale
  }

  /// The rectangle with its edges on pixels and at most 100,000 points from the origin, because
  /// graphics libraries overflow with larger numbers. NaN counts as 0.
  func clamped(_ rect: CGRect) -> CGRect {
    let (left, top) = (clamped(rect.origin.x), clamped(rect.origin.y))
    let right = clamped(rect.origin.x + rect.size.width)
    let bottom = clamped(rect.origin.y + rect.size.height)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  func clamped(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : round(min(max(value, -100_000), 100_000))
  }
}
