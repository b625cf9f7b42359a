import Foundation
import Typesetting

/// An outline with heavier or lighter strokes.
///
/// Each point moves along the normal of the outline there, away from the filled area for a heavier
/// weight. Control points move with the end that they belong to, so that smooth curves stay smooth. This is
/// exact for straight strokes, and for the small distances between weights near enough for curves.
enum OutlineWeight {
  private typealias Segment = IconOutline.Segment

  /// A closed contour: its points, and for each the curve that leads to the next one.
  private struct Contour {
    var points: [CGPoint] = []
    /// The control points between a point and the next; nil for a straight line.
    var curves: [(CGPoint, CGPoint)?] = []

    /// The area, positive where the points go clockwise on the screen.
    var area: CGFloat {
      points.indices.reduce(0) { sum, index in
        let (a, b) = (points[index], points[(index + 1) % points.count])
        return sum + (a.x * b.y - b.x * a.y) / 2
      }
    }

    /// How far the steps from point to point go the way of another contour's, which has as many; negative
    /// where they go back.
    func agreement(with other: Contour) -> CGFloat {
      points.indices.reduce(0) { sum, index in
        let next = (index + 1) % points.count
        let (a, b) = (points[index], points[next])
        let (c, d) = (other.points[index], other.points[next])
        return sum + (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y)
      }
    }

    func contains(_ point: CGPoint) -> Bool {
      var isInside = false
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        guard (a.y > point.y) != (b.y > point.y) else { continue }
        if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
      }
      return isInside
    }
  }

  /// The outline with strokes wider by twice `distance`, or narrower where that is negative: an area with its
  /// holes for each part of the outline that stood by itself. Heavier parts may overlap.
  static func spread(
    _ segments: [IconOutline.Segment], by distance: CGFloat
  ) -> [[IconOutline.Segment]] {
    guard distance != 0 else { return [segments] }
    let contours = contours(segments)
    // A contour inside an odd number of others is the edge of a hole.
    let around = contours.indices.map { index -> [Int] in
      guard let first = contours[index].points.first else { return [] }
      return contours.indices.filter { $0 != index && contours[$0].contains(first) }
    }
    let parts = contours.indices.filter { around[$0].count.isMultiple(of: 2) }
    return parts.compactMap { part -> [Segment]? in
      guard let edge = moved(contours[part], by: distance) else { return nil }
      let holes = contours.indices.filter {
        around[$0].contains(part) && around[$0].count == around[part].count + 1
      }
      return edge + holes.compactMap { moved(contours[$0], by: -distance) }.joined()
    }
  }

  /// A contour that encloses more where `distance` is positive; nil where nothing is left of it.
  private static func moved(_ contour: Contour, by distance: CGFloat) -> [Segment]? {
    let segments = shifted(contour, by: contour.area > 0 ? distance : -distance)
    guard let left = contours(segments).first, (left.area > 0) == (contour.area > 0) else {
      return nil
    }
    // What is turned inside out along both axes has an area of the same sign, and goes the other way.
    return left.points.count != contour.points.count || left.agreement(with: contour) > 0
      ? segments : nil
  }

  private static func contours(_ segments: [Segment]) -> [Contour] {
    var contours: [Contour] = []
    for segment in segments {
      switch segment {
      case .move(let point): contours.append(Contour(points: [point]))
      case .line(let point): add(point, nil, to: &contours)
      case .curve(let first, let second, let end): add(end, (first, second), to: &contours)
      case .close: break
      }
    }
    return contours.compactMap { closed($0) }
  }

  private static func add(
    _ point: CGPoint, _ curve: (CGPoint, CGPoint)?, to contours: inout [Contour]
  ) {
    guard let last = contours.indices.last, contours[last].points.last != point else { return }
    contours[last].points.append(point)
    contours[last].curves.append(curve)
  }

  /// The contour with as many curves as points; nil for one without an area.
  private static func closed(_ contour: Contour) -> Contour? {
    var contour = contour
    if contour.points.count > 1, contour.points.first == contour.points.last {
      contour.points.removeLast()
    } else {
      contour.curves.append(nil)
    }
    return contour.points.count > 1 && contour.area != 0 ? contour : nil
  }

  private static func shifted(_ contour: Contour, by distance: CGFloat) -> [Segment] {
    let count = contour.points.count
    let shifts = contour.points.indices.map { shift(at: $0, of: contour, by: distance) }
    func moved(_ point: CGPoint, with index: Int) -> CGPoint {
      CGPoint(x: point.x + shifts[index].x, y: point.y + shifts[index].y)
    }
    var result: [Segment] = [.move(moved(contour.points[0], with: 0))]
    for index in 0..<count {
      let next = (index + 1) % count
      let end = moved(contour.points[next], with: next)
      if let (first, second) = contour.curves[index] {
        result.append(.curve(moved(first, with: index), moved(second, with: next), end))
      } else if next != 0 {
        result.append(.line(end))
      }
    }
    return result + [.close]
  }

  /// How far a point moves so that both edges at it move by `distance`. At a sharp corner it moves by
  /// at most twice that.
  private static func shift(
    at index: Int, of contour: Contour, by distance: CGFloat
  ) -> CGPoint {
    let count = contour.points.count
    let (point, before) = (contour.points[index], (index + count - 1) % count)
    func direction(_ candidates: [CGPoint], _ sign: CGFloat) -> CGPoint {
      for other in candidates {
        let (dx, dy) = ((other.x - point.x) * sign, (other.y - point.y) * sign)
        let length = (dx * dx + dy * dy).squareRoot()
        if length > 0 { return CGPoint(x: dx / length, y: dy / length) }
      }
      return .zero
    }
    let (arriving, leaving) = (contour.curves[before], contour.curves[index])
    let inwards = direction(
      [arriving?.1, arriving?.0, contour.points[before]].compactMap { $0 }, -1)
    let outwards = direction(
      [leaving?.0, leaving?.1, contour.points[(index + 1) % count]].compactMap { $0 }, 1)
    // The right of the way is the outside of a contour that goes clockwise on the screen's y axis.
    let (first, second) = (
      CGPoint(x: inwards.y, y: -inwards.x), CGPoint(x: outwards.y, y: -outwards.x)
    )
    let sum = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let square = sum.x * sum.x + sum.y * sum.y
    guard square > 0 else { return .zero }
    // The sum of two unit vectors s has the miter's direction, and 2 / |s|² is its length along s.
    let reach = min(2 / square, 2 / square.squareRoot())
    return CGPoint(x: sum.x * reach * distance, y: sum.y * reach * distance)
  }
}
