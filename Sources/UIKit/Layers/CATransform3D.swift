// Names are those of Apple's frameworks.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import LayoutScene

/// A map of space, of which pictures show what it does to the plane.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

  /// All numbers are zero, as in a structure of C.
  public init() { self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4)) }
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ])
  }
  init(_ map: CGAffineTransform) {
    self.init(rows: [
      [map.a, map.b, 0, 0], [map.c, map.d, 0, 0], [0, 0, 1, 0], [map.tx, map.ty, 0, 1],
    ])
  }
  /// - Parameter rows: four of four numbers.
  fileprivate init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }
  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }
  /// What the map does to the plane; the depth and the distance of who looks are left out.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
  /// The same, which says that there is no perspective.
  var shown: CGAffineTransform {
    if m14 != 0 || m24 != 0 || m34 != 0 {
      Missing.once("CATransform3D.m34", "pictures have no perspective")
    }
    return flat
  }
}
public let CATransform3DIdentity = CATransform3D(.identity)
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var map = CATransform3D(CGAffineTransform(scaleX: x, y: y))
  map.m33 = z
  return map
}
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
  var map = CATransform3D(CGAffineTransform(translationX: x, y: y))
  map.m43 = z
  return map
}
/// A turn around an axis: around the z axis it turns the plane, around others it makes it narrower.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  return CATransform3D(rows: [
    [x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s, 0],
    [x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c, 0],
    [0, 0, 0, 1],
  ])
}
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
          + row[3] * right[3][column]
      }
    })
}
/// The map back; the map itself where there is none, as in Core Animation.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var (left, right) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let best = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[best][column] != 0 else { return t }
    left.swapAt(column, best)
    right.swapAt(column, best)
    let pivot = left[column][column]
    left[column] = left[column].map { $0 / pivot }
    right[column] = right[column].map { $0 / pivot }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for place in 0..<4 {
        left[row][place] -= factor * left[column][place]
        right[row][place] -= factor * right[column][place]
      }
    }
  }
  return CATransform3D(rows: right)
}
public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(x, y, z), t) }
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t) }
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D {
  CATransform3D(t)
}
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3D(t.flat) }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
