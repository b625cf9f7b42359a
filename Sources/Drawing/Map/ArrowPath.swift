import Foundation
import LayoutScene

/// The way of an arrow between two rectangles: it leaves one side at a right angle and reaches another one so.
struct ArrowPath {
  let start, end: CGPoint
  /// The ends of the lines along which the arrow leaves and comes in.
  private let controls: (CGPoint, CGPoint)
  /// The direction in which it comes in, one point long.
  private let heading: CGPoint

  /// - Parameter shift: how far the arrow is moved along the sides, so that several between the same
  ///   rectangles do not cover each other.
  init(from a: CGRect, to b: CGRect, shift: CGFloat) {
    guard a != b else {
      // Back to where it comes from, around the middle of the right side.
      start = CGPoint(x: a.maxX, y: a.midY - 14 + shift)
      end = CGPoint(x: a.maxX, y: a.midY + 14 + shift)
      heading = CGPoint(x: -1, y: 0)
      controls = (CGPoint(x: a.maxX + 44, y: start.y), CGPoint(x: a.maxX + 44, y: end.y))
      return
    }
    // Of two that cover each other the longer way counts.
    let (gapX, gapY) = (
      max(b.minX - a.maxX, a.minX - b.maxX), max(b.minY - a.maxY, a.minY - b.maxY)
    )
    if gapX >= 0 || gapX >= gapY {
      let isRight = b.midX >= a.midX
      let sign: CGFloat = isRight ? 1 : -1
      let (from, to) = Self.middles(a.minY...a.maxY, b.minY...b.maxY)
      start = CGPoint(x: isRight ? a.maxX : a.minX, y: from + shift)
      end = CGPoint(x: isRight ? b.minX : b.maxX, y: to + shift)
      heading = CGPoint(x: sign, y: 0)
    } else {
      let isBelow = b.midY >= a.midY
      let sign: CGFloat = isBelow ? 1 : -1
      let (from, to) = Self.middles(a.minX...a.maxX, b.minX...b.maxX)
      start = CGPoint(x: from + shift, y: isBelow ? a.maxY : a.minY)
      end = CGPoint(x: to + shift, y: isBelow ? b.minY : b.maxY)
      heading = CGPoint(x: 0, y: sign)
    }
    let reach = max(abs(end.x - start.x), abs(end.y - start.y)) / 2
    controls = (
      CGPoint(x: start.x + heading.x * reach, y: start.y + heading.y * reach),
      CGPoint(x: end.x - heading.x * reach, y: end.y - heading.y * reach)
    )
  }

  /// The same place on both sides where they face each other, or else their middles.
  private static func middles(
    _ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>
  ) -> (CGFloat, CGFloat) {
    let (low, high) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
    if low < high { return ((low + high) / 2, (low + high) / 2) }
    return ((a.lowerBound + a.upperBound) / 2, (b.lowerBound + b.upperBound) / 2)
  }

  /// The point half way along.
  var middle: CGPoint {
    CGPoint(
      x: (start.x + 3 * controls.0.x + 3 * controls.1.x + end.x) / 8,
      y: (start.y + 3 * controls.0.y + 3 * controls.1.y + end.y) / 8)
  }

  /// The line up to the head.
  func line(head: CGFloat) -> Shape {
    .path([
      .move(start),
      .curve(
        controls.0, controls.1,
        CGPoint(x: end.x - heading.x * head, y: end.y - heading.y * head)),
    ])
  }

  /// The head, whose point touches the second rectangle.
  func head(_ length: CGFloat) -> Shape {
    let back = CGPoint(x: end.x - heading.x * length, y: end.y - heading.y * length)
    let side = CGPoint(x: heading.y * length / 2, y: heading.x * length / 2)
    return .path([
      .move(end), .line(CGPoint(x: back.x + side.x, y: back.y + side.y)),
      .line(CGPoint(x: back.x - side.x, y: back.y - side.y)), .close,
    ])
  }
}
