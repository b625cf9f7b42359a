import Foundation
import LayoutScene

/// An outline of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  var path: ScenePath

  init(_ path: ScenePath) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(ScenePath(rect: rect).applying(transform?.pointee ?? .identity))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(ScenePath(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = ScenePath(
      roundedRect: rect, corners: .allCorners,
      radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  public var isEmpty: Bool { path.elements.isEmpty }
  public var boundingBox: CGRect { path.bounds }
  /// The rectangle around the curves themselves.
  public var boundingBoxOfPath: CGRect { path.flattened().bounds }
  public var currentPoint: CGPoint { path.end ?? .zero }
  public func copy() -> CGPath? { CGPath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let windings = path.applying(transform).windings(around: point)
    return rule == .evenOdd ? windings.crossings % 2 == 1 : windings.turns != 0
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn,
    sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor,
    plusDarker, plusLighter
}

/// An outline that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(ScenePath()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(point.applying(transform)))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += ScenePath(rect: rect).applying(transform).elements
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.elements += ScenePath(ellipseIn: rect).applying(transform).elements
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.elements +=
      CGPath(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil
      ).path.applying(transform).elements
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    // Core Graphics' clockwise is with the y axis upwards.
    var arc = ScenePath()
    arc.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
      joins: !path.elements.isEmpty)
    path.elements += arc.applying(transform).elements
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.elements += other.path.applying(transform).elements
  }
  public func closeSubpath() { path.elements.append(.close) }
}

extension ScenePath {
  /// The point that the next step starts at; nil for none.
  var end: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let point), .line(let point), .curve(_, _, let point): return point
      case .close:
        for case .move(let start) in elements[..<index].reversed() { return start }
      }
    }
    return nil
  }

  /// The share of a radius at which the control points of a quarter circle are.
  private static let bend: CGFloat = 0.5522847498

  /// As in Core Graphics, an ellipse begins at its right and goes on to its bottom.
  init(ellipseIn rect: CGRect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    func point(_ across: CGFloat, _ down: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + across * x, y: rect.midY + down * y)
    }
    self.init()
    elements.append(.move(point(1, 0)))
    var (across, down): (CGFloat, CGFloat) = (1, 0)
    for _ in 0..<4 {
      let (nextAcross, nextDown) = (-down, across)
      elements.append(
        .curve(
          point(across + nextAcross * Self.bend, down + nextDown * Self.bend),
          point(nextAcross + across * Self.bend, nextDown + down * Self.bend),
          point(nextAcross, nextDown)))
      (across, down) = (nextAcross, nextDown)
    }
    elements.append(.close)
  }

  init(roundedRect rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let (x, y) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    // Each corner with the directions in which its edges come and go, clockwise.
    let all: [(UIRectCorner, CGPoint, into: CGPoint, out: CGPoint)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: y), CGPoint(x: x, y: 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -x, y: 0), CGPoint(x: 0, y: y)),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -y),
        CGPoint(x: -x, y: 0)
      ),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: x, y: 0), CGPoint(x: 0, y: -y)),
    ]
    self.init()
    for (name, corner, into, out) in all {
      let isRound = corners.contains(name) && x > 0 && y > 0
      func point(_ way: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.x * share, y: corner.y + way.y * share)
      }
      let start = isRound ? point(into, 1) : corner
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      if isRound {
        elements.append(
          .curve(point(into, 1 - Self.bend), point(out, 1 - Self.bend), point(out, 1)))
      }
    }
    elements.append(.close)
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = self.end ?? control
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    elements.append(.curve(toward(start), toward(end), end))
  }

  /// Adds a part of a circle, clockwise as the screen shows it.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    joins: Bool
  ) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let whole = CGFloat.pi * 2
    var sweep = end - start
    if clockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: whole) + whole }
    } else if sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: whole) - whole
    }
    sweep = min(max(sweep, -whole), whole)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    elements.append(joins ? .line(point(start)) : .move(point(start)))
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (a, b) = (point(from), point(to))
      elements.append(
        .curve(
          CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
          CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)), b))
    }
  }

  /// The path with short lines in the place of curves.
  func flattened(parts: Int = 16) -> ScenePath {
    var result: [Element] = []
    var place = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        result.append(element)
        place = point
      case .curve(let a, let b, let end):
        for index in 1...parts {
          let (t, s) = (CGFloat(index) / CGFloat(parts), 1 - CGFloat(index) / CGFloat(parts))
          let (first, second, third) = (s * s * s, 3 * s * s * t, 3 * s * t * t)
          result.append(
            .line(
              CGPoint(
                x: place.x * first + a.x * second + b.x * third + end.x * t * t * t,
                y: place.y * first + a.y * second + b.y * third + end.y * t * t * t)))
        }
        place = end
      case .close: result.append(.close)
      }
    }
    return ScenePath(result)
  }

  /// How often the path crosses a line from a point to the right, and how often it goes around it.
  func windings(around point: CGPoint) -> (crossings: Int, turns: Int) {
    var (crossings, turns) = (0, 0)
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      crossings += 1
      turns += b.y > a.y ? 1 : -1
    }
    for element in flattened().elements {
      switch element {
      case .move(let next):
        cross(place, start)
        (start, place) = (next, next)
      case .line(let next):
        cross(place, next)
        place = next
      case .close:
        cross(place, start)
        place = start
      case .curve: break
      }
    }
    cross(place, start)
    return (crossings, turns)
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
