import Foundation
import LayoutScene
import Typesetting

/// An outline in points, from the picture's top left. Rectangles and ellipses are cases of their
/// own, so that a backend can use its own elements for them.
package enum Shape: Sendable, Hashable {
  case rect(CGRect)
  /// The radius is at most half of the shorter side.
  case rounded(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path([Segment])
  /// A path that is filled by the rule of windings: inside is what the path goes around.
  case winding([Segment])

  package typealias Segment = IconOutline.Segment

  /// A rectangle, rounded where both its sides and the radius are above 0. The radius is limited to
  /// half the shorter side.
  static func rect(_ rect: CGRect, radius: CGFloat) -> Shape {
    let most = min(rect.width, rect.height) / 2
    return radius > 0 && most > 0 ? .rounded(rect, radius: min(radius, most)) : .rect(rect)
  }

  /// A rectangle of which only some corners are rounded.
  static func rect(_ rect: CGRect, radius: CGFloat, corners: CornerMask) -> Shape {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard corners != .all, radius > 0 else { return .rect(rect, radius: radius) }
    // The corners clockwise, each with the direction back along the edge that ends there.
    let all: [(CGPoint, CornerMask, CGPoint)] = [
      (CGPoint(x: rect.minX, y: rect.minY), .layerMinXMinYCorner, CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.minY), .layerMaxXMinYCorner, CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.maxY), .layerMaxXMaxYCorner, CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.maxY), .layerMinXMaxYCorner, CGPoint(x: 1, y: 0)),
    ]
    var segments: [Segment] = []
    for (corner, mask, into) in all {
      let radius = corners.contains(mask) ? radius : 0
      // The next edge begins at a right angle.
      let out = CGPoint(x: into.y, y: -into.x)
      func point(_ way: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.x * radius * part, y: corner.y + way.y * radius * part)
      }
      let start = point(into, 1)
      segments.append(segments.isEmpty ? .move(start) : .line(start))
      // The distance of the control points from the corner that makes a curve nearest to a circle.
      let bend: CGFloat = 1 - 0.5523
      if radius > 0 { segments.append(.curve(point(into, bend), point(out, bend), point(out, 1))) }
    }
    return .path(segments + [.close])
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
