import Foundation
import Typesetting

/// An outline in points, from the picture's top left. Rectangles and ellipses are cases of their
/// own, so that a backend can use its own elements for them.
package enum Shape: Sendable, Hashable {
  case rect(CGRect)
  /// The radius is at most half of the shorter side.
  case rounded(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path([Segment])

  package typealias Segment = IconOutline.Segment

  /// A rectangle, rounded where both its sides and the radius are above 0. The radius is limited to
  /// half the shorter side.
  static func rect(_ rect: CGRect, radius: CGFloat) -> Shape {
    let most = min(rect.width, rect.height) / 2
    return radius > 0 && most > 0 ? .rounded(rect, radius: min(radius, most)) : .rect(rect)
  }

  static func circle(center: CGPoint, radius: CGFloat) -> Shape {
    .ellipse(
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  static func line(_ points: CGPoint...) -> Shape {
    .path(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) })
  }

  /// The area between two rectangles; all paths are filled by the even-odd rule.
  static func ring(_ outer: CGRect, _ inner: CGRect) -> Shape {
    .path(corners(outer) + corners(inner))
  }

  private static func corners(_ rect: CGRect) -> [Segment] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }
}
