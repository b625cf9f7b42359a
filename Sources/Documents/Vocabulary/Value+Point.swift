import Foundation
import LayoutScene

extension Value where T == CGPoint {
  /// `[x, y]`, or `{x: …, y: …}` with one left out for 0.
  static var point: Value {
    let pair = pair(expected: "[x, y], or a mapping such as {y: 120}")
    let form = Value.fields(
      nil, { CGPoint.zero },
      [
        Field("x", kind: nil, .points(), \.x).noted(
          "Points from the left.", default: 0, example: 0),
        Field("y", kind: nil, .points(), \.y)
          .noted("Points from the top.", default: 0, example: 120),
      ])
    return Value(schema: ["anyOf": [pair.schema, form.schema]]) { node, reader in
      node.mapping == nil ? pair.read(node, reader) : form.read(node, reader)
    }
  }

  /// `[x, y]`.
  ///
  /// - Parameter expected: the expected value in the message about a value that is no list.
  static func pair(expected: String) -> Value {
    let numbers = Value<[Double]>.list(of: .number())
    let list: JSON = ["type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2]
    return Value(schema: list) { node, reader in
      guard node.sequence != nil else {
        reader.report(.wrongKind(key: reader.key, expected: expected, found: node.kind), node)
        return nil
      }
      guard let sides = numbers.read(node, reader) else { return nil }
      guard sides.count == 2 else {
        return reader.wrong("two numbers", "\(sides.count) of them", node)
      }
      return CGPoint(x: sides[0], y: sides[1])
    }
  }
}
