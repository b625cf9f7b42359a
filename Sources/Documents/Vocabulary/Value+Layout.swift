import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

extension Value where T == CGFloat {
  static func points(_ range: ClosedRange<Double> = -NumberLimits.number...NumberLimits.number)
    -> Value
  {
    Value<Double>.number(range).map { CGFloat($0) }
  }
}

extension Value where T == WrittenInsets {
  /// A number for all sides, or a mapping of sides; those left out are 0.
  static func insets(directional: Bool) -> Value {
    anyInsets(directional: directional).referring(to: directional ? "insets" : "sides")
  }

  static func anyInsets(directional: Bool) -> Value {
    func side(_ name: String, _ set: @escaping @Sendable (inout WrittenInsets, CGFloat) -> Void)
      -> Field<WrittenInsets>
    {
      Field(name, kind: nil, .points(), set).noted(
        "Points at the \(name) side.", default: 0, example: 16)
    }
    let ends =
      directional
      ? [side("leading") { $0.leading = $1 }, side("trailing") { $0.trailing = $1 }] : []
    let excluded = ends.map(\.name)
    let fields =
      [
        side("top") { $0.top = $1 }, side("left") { $0.left = $1 }.with(\.excluded, excluded),
        side("bottom") { $0.bottom = $1 },
        side("right") { $0.right = $1 }.with(\.excluded, excluded),
      ] + ends
    let sides = Value.fields(nil, { WrittenInsets() }, fields)
    let checked = sides.with { node, reader in
      if let side = node["left"] ?? node["right"], let other = node["leading"] ?? node["trailing"] {
        reader.report(.conflictingKeys(side.name, other.name), other.key)
      }
      return sides.read(node, reader)
    }
    return .either(
      Value<CGFloat>.points().map { WrittenInsets(all: $0) }, orStructure: checked,
      expected: "a number, or a mapping such as {top: 8}"
    ).short(for: ["top", "left", "bottom", "right"])
  }
}

extension Value where T == CGSize {
  /// `375x667`, or `[375, 667]`. Where `allowsNone` is true, `-` stands for no intrinsic metric.
  static func size(
    _ limit: Double, from least: Double = 0, allowsNone: Bool = false
  ) -> Value {
    let expected =
      (allowsNone ? "a size such as 100x30, 100x- or -x30" : "a size such as 375x667")
      + ", each side from \(String(decimal: least)) to \(String(decimal: limit))"
    let pattern = allowsNone ? "(-|[0-9]+(\\.[0-9]+)?)" : "[0-9]+(\\.[0-9]+)?"
    let length = Value<Double>.number(least...limit)
    let pair = Value<[Double]>.list(of: length)
    let schema: @Sendable () -> JSON = {
      [
        "anyOf": [
          ["type": "string", "pattern": .string("^\\s*\(pattern)\\s*[x×]\\s*\(pattern)\\s*$")],
          ["type": "array", "items": length.schema, "minItems": 2, "maxItems": 2],
        ]
      ]
    }
    return Value(schema: schema()) { node, reader in
      if let nodes = node.sequence {
        if nodes.contains(where: { $0.scalar.flatMap { CGSize($0.text) } != nil }) {
          let one = "one size such as 375x667"
          reader.report(.wrongKind(key: reader.key, expected: one, found: node.kind), node)
          return nil
        }
        guard let sides = pair.read(node, reader) else { return nil }
        guard sides.count == 2 else {
          return reader.wrong("two numbers", "\(sides.count) of them", node)
        }
        return CGSize(width: sides[0], height: sides[1])
      }
      guard let text = reader.text(node, expected) else { return nil }
      if let sides = Self.expressions(text, node, length, allowsNone, reader) {
        return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil
      }
      return CGSize(text, each: least...limit, allowsNone: allowsNone)
        ?? reader.wrong(expected, text, node, meant: Self.written(text))
    }
  }

  /// The size that is meant by two numbers with another sign between them, such as `300*180` or `300, 180`.
  private static func written(_ text: String) -> String? {
    if Numbers.double(text) != nil { return "\(text)x\(text)" }
    return text.wholeMatch(of: /\s*([0-9.]+)\s*(?:[*X,;:\/]|by)\s*([0-9.]+)\s*/).map {
      "\($0.1)x\($0.2)"
    }
  }

  /// The two sides of a size with expressions, such as `icon x 2 * icon`; the x has white space
  /// around it, so that it is not part of a name. Fewer than two after reporting a mistake; nil for
  /// a size without expressions.
  private static func expressions(
    _ text: String, _ node: Node, _ length: Value<Double>, _ allowsNone: Bool,
    _ reader: DocumentReader
  ) -> [Double]? {
    let words = text.split(separator: " ")
    let signs = words.indices.filter { ["x", "×"].contains(words[$0]) }
    guard signs.count == 1, let sign = signs.first, sign > 0, sign + 1 < words.count else {
      return nil
    }
    let parts = [words[..<sign], words[(sign + 1)...]].map { $0.joined(separator: " ") }
    guard parts.contains(where: { Numbers.double($0) == nil && $0 != "-" }) else { return nil }
    let none = Double(View.noIntrinsicMetric)
    let sides = parts.compactMap { part in
      if allowsNone, part == "-" { return none }
      return length.read(node.with(text: part), reader)
    }
    let written = sides.map { $0 == none ? "-" : String(decimal: $0) }.joined(separator: "x")
    reader.notes?.scalars[node.mark] = written
    return sides
  }
}

extension CGSize {
  /// The size that is written `375x667`; nil for other texts.
  ///
  /// - Parameter allowsNone: whether `-` may stand for a side, for no intrinsic metric.
  init?(
    _ text: String, each range: ClosedRange<Double> = 0...NumberLimits.number,
    allowsNone: Bool = false
  ) {
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { part -> Double? in
        let side = part.trimmingCharacters(in: .whitespaces)
        if allowsNone, side == "-" { return Double(View.noIntrinsicMetric) }
        return Numbers.double(side).flatMap { range.contains($0) ? $0 : nil }
      }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    self.init(width: width, height: height)
  }
}

extension Value where T == CGRect {
  /// `[x, y, width, height]`
  static var rect: Value {
    let numbers = Value<[Double]>.list(of: .number())
    let (place, length) = (Value<Double>.number(), Value<Double>.number(0...NumberLimits.number))
    let schema: @Sendable () -> JSON = {
      [
        "type": "array", "prefixItems": .array([place, place, length, length].map(\.schema)),
        "minItems": 4, "maxItems": 4,
      ]
    }
    return Value(schema: schema()) { node, reader in
      guard let values = numbers.read(node, reader) else { return nil }
      guard values.count == 4, values[2] >= 0, values[3] >= 0 else {
        return reader.wrong(
          "[x, y, width, height], the last two not negative",
          values.map { String(decimal: $0) }.joined(separator: ", "), node)
      }
      return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }
}
