import Foundation
import LayoutScene

/// The way of an arrow between two rectangles: it leaves one side at a right angle and reaches another one so.
struct ArrowPath {
  private var start, end: CGPoint
  /// The ends of the lines along which the arrow leaves and comes in.
  private let controls: (CGPoint, CGPoint)
  /// The direction in which it comes in, one point long.
  private var heading: CGPoint
  /// Where it turns on a way around what stands between; empty for one that leads straight there.
  private var corners: [CGPoint] = []

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

  /// Leads around other rectangles where the straight way would cross one of them.
  init(from a: CGRect, to b: CGRect, shift: CGFloat, around others: [CGRect]) {
    self.init(from: a, to: b, shift: shift)
    guard others.contains(where: crosses) else { return }
    let ways = Self.ways(from: a, to: b, shift: shift, around: others)
    guard let way = ways.first(where: { Self.isClear($0, between: a, b, others) }) else { return }
    (start, end, corners) = (way[0], way[5], Array(way[1...4]))
    heading = CGPoint(x: end.x > corners[3].x ? 1 : -1, y: 0)
  }

  private func crosses(_ rect: CGRect) -> Bool {
    (1..<32).contains { step in
      let t = CGFloat(step) / 32
      let weights = [
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
      ]
      let points = zip([start, controls.0, controls.1, end], weights)
      return rect.contains(
        points.reduce(CGPoint.zero) {
          CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
        })
    }
  }

  /// How far beside a rectangle a way leads, and how far above it, where its title is.
  private static let (beside, above): (CGFloat, CGFloat) = (10, 32)

  /// Ways from one side to another, which go across above or below one of the rectangles; the shortest first.
  private static func ways(
    from a: CGRect, to b: CGRect, shift: CGFloat, around others: [CGRect]
  ) -> [[CGPoint]] {
    let levels = (others + [a, b]).flatMap { [$0.minY - above, $0.maxY + beside] }
    let sides: [CGFloat] = [1, -1]
    let ways = sides.flatMap { out in
      sides.flatMap { back in
        let start = CGPoint(x: out > 0 ? a.maxX : a.minX, y: a.midY + shift)
        let end = CGPoint(x: back > 0 ? b.maxX : b.minX, y: b.midY + shift)
        let (left, right) = (start.x + out * beside, end.x + back * beside)
        return levels.map { level in
          [
            start, CGPoint(x: left, y: start.y), CGPoint(x: left, y: level),
            CGPoint(x: right, y: level), CGPoint(x: right, y: end.y), end,
          ]
        }
      }
    }
    let lengths = ways.map { way in
      zip(way, way.dropFirst()).reduce(0) { $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y) }
    }
    return zip(lengths, ways).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.prefix(400).map(\.element.1)
  }

  private static func isClear(
    _ way: [CGPoint], between a: CGRect, _ b: CGRect, _ others: [CGRect]
  ) -> Bool {
    zip(way, way.dropFirst()).enumerated().allSatisfy { index, ends in
      let line = CGRect(
        x: min(ends.0.x, ends.1.x), y: min(ends.0.y, ends.1.y), width: abs(ends.1.x - ends.0.x),
        height: abs(ends.1.y - ends.0.y)
      ).insetBy(dx: -2, dy: -2)
      let own = (1...3).contains(index) ? [a, b] : []
      return !(others + own).contains(where: line.intersects)
    }
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
    guard corners.isEmpty else {
      return CGPoint(x: (corners[1].x + corners[2].x) / 2, y: corners[1].y)
    }
    return CGPoint(
      x: (start.x + 3 * controls.0.x + 3 * controls.1.x + end.x) / 8,
      y: (start.y + 3 * controls.0.y + 3 * controls.1.y + end.y) / 8)
  }

  /// The line up to the head.
  func line(head: CGFloat) -> Shape {
    let end = CGPoint(x: end.x - heading.x * head, y: end.y - heading.y * head)
    return .path(
      [.move(start)]
        + (corners.isEmpty
          ? [.curve(controls.0, controls.1, end)] : (corners + [end]).map { .line($0) }))
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
