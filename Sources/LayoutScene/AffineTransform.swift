import Foundation

/// A map of the plane that keeps lines parallel, under Core Graphics' name, which Foundation lacks on
/// Linux: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Sendable, Hashable {
  /// The matrix. `tx` and `ty` are points.
  public var a, b, c, d, tx, ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map by its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity, as in Core Graphics.
  public init() { self = .identity }

  /// A rotation by an angle in radians, clockwise on a screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A map that multiplies widths by `x` and heights by `y`.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A move by `x` and `y` points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == .identity }

  /// This map, and then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A rotation by `angle` radians, and then this map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scaling by `x` and `y`, and then this map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move by `x` and `y` points, and then this map.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The inverse map. A map with a determinant of 0 has none and is returned unchanged, as in Core
  /// Graphics.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The same map with `point` in place of the origin: rotations and scalings are around it.
  package func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Whether the determinant is not 0 and all numbers are finite, so that a mapped rectangle keeps
  /// an area.
  package var keepsArea: Bool {
    let area = a * d - b * c
    return area != 0 && [area, a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}

extension CGPoint {
  /// The mapped point.
  public func applying(_ map: CGAffineTransform) -> CGPoint {
    CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
  }
}

extension CGRect {
  /// The smallest rectangle around this rectangle when it is mapped.
  public func applying(_ map: CGAffineTransform) -> CGRect {
    if map.isIdentity { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(map) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? minX, ys.min() ?? minY)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? maxX) - left, height: (ys.max() ?? maxY) - top)
  }
}
