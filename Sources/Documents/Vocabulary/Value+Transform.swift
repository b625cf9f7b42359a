import Foundation
import LayoutScene

/// A transform as documents write it.
private struct TransformParts {
  /// The angle in degrees, clockwise.
  var rotation = 0.0
  var scale = CGPoint(x: 1, y: 1)
  /// The translation in points.
  var translation = CGPoint.zero

  /// Scales first, then rotates, then moves, so that the translation is neither rotated nor scaled.
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scale.x, y: scale.y)
      .concatenating(CGAffineTransform(rotationAngle: rotation * .pi / 180))
      .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
  }
}

extension Value where T == CGAffineTransform {
  /// `{rotation, scale, translation}`, each of which may be left out.
  static var transform: Value { anyTransform.referring(to: "transform") }

  static var anyTransform: Value {
    let factor = Value<Double>.number(-1000...1000)
    let pair = Value<CGPoint>.point
    let scale = Value<CGPoint>(schema: ["anyOf": [factor.schema, pair.schema]]) { node, reader in
      node.scalar == nil
        ? pair.read(node, reader) : factor.read(node, reader).map { CGPoint(x: $0, y: $0) }
    }
    return Value<TransformParts>.fields(
      nil, { TransformParts() },
      [
        Field("rotation", kind: nil, .number(-36_000...36_000), \.rotation)
          .noted("Degrees, clockwise.", default: 0, example: 45),
        Field("scale", kind: nil, scale, \.scale)
          .noted("The factor by which it grows, or one for each axis.", default: 1, example: 1.2),
        Field("translation", kind: nil, pair, \.translation)
          .noted("How far it moves, points.", default: [0, 0], example: [0, -8]),
      ]
    ).map(\.transform)
  }
}
