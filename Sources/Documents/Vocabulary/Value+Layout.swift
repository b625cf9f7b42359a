import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

extension Value where T == CGFloat {
  static func points(_ range: ClosedRange<Double> = -Limits.number...Limits.number) -> Value {
    Value<Double>.number(range).map { CGFloat($0) }
  }
}

extension Value where T == LayoutPriority {
  /// A number above 0 up to 1000, or a name.
  static var priority: Value {
    let number = Value<Double>.number(0...1000, isAbove: true)
    let names = Value<LayoutPriority>.choice("priority", Priorities.named, or: Priorities.uiKit)
    let expected = "a number above 0 up to 1000"
    return Value(schema: ["anyOf": [number.schema, names.schema]]) { node, reader in
      guard let text = node.scalar?.text, !node.isNull, Numbers.double(text) == nil,
        Priorities.isName(text)
      else { return number.read(node, reader).map { LayoutPriority($0) } }
      let isMetric = reader.metric(text, at: node.mark) != nil
      if text.hasPrefix(".") || Identifier.isLegal(text) && !isMetric {
        return names.read(node, reader)
      }
      let value = reader.number(node, expected, limit: Limits.number) { name in
        Priorities.byName[name]?.value
      }
      guard let value else { return nil }
      guard value > 0, value <= LayoutPriority.required.value else {
        return reader.wrong(expected, Numbers.words(value, node), node)
      }
      return LayoutPriority(value)
    }
  }
}

/// Names that documents use for priorities.
enum Priorities {
  static let named: [(name: String, value: LayoutPriority)] = [
    ("required", .required), ("high", .defaultHigh), ("low", .defaultLow),
    ("fittingSize", .fittingSizeLevel),
  ]

  /// UIKit's names of these priorities, and UIKit's priorities for resizing scenes.
  static let uiKit: [(name: String, value: LayoutPriority)] = [
    ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel), ("dragThatCanResizeScene", LayoutPriority(510)),
    ("sceneSizeStayPut", LayoutPriority(500)),
    ("dragThatCannotResizeScene", LayoutPriority(490)),
  ]

  static let all = named + uiKit
  static let byName = Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first }

  /// Whether a text is a name and not a number. A name may have a point before it.
  static func isName(_ text: String) -> Bool {
    (text.hasPrefix(".") ? text.dropFirst() : text[...]).first?.isLetter ?? false
  }
}

/// A priority for each axis; nil where none was given.
struct AxisPriorities {
  var horizontal: LayoutPriority?
  var vertical: LayoutPriority?
}

extension Value where T == AxisPriorities {
  static var axisPriorities: Value { anyAxisPriorities.referring(to: "priorities") }

  static var anyAxisPriorities: Value {
    .either(
      Value<LayoutPriority>.priority.map { AxisPriorities(horizontal: $0, vertical: $0) },
      orStructure: .fields(
        "a priority by axis", { AxisPriorities() },
        [
          Field("horizontal", kind: nil, .priority, \.horizontal)
            .noted("The priority of the width.", example: 251),
          Field("vertical", kind: nil, .priority, \.vertical)
            .noted("The priority of the height.", example: "required"),
        ]),
      expected: "a priority, or a mapping such as {horizontal: 251}"
    ).short(for: ["horizontal", "vertical"])
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
    var fields: [Field<WrittenInsets>] = [
      side("top") { $0.top = $1 }, side("left") { $0.left = $1 },
      side("bottom") { $0.bottom = $1 }, side("right") { $0.right = $1 },
    ]
    if directional {
      fields += [side("leading") { $0.leading = $1 }, side("trailing") { $0.trailing = $1 }]
    }
    let sides = Value.fields(nil, { WrittenInsets() }, fields)
    let checked = Value(schema: sides.schema) { node, reader in
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
    let schema: JSON = [
      "anyOf": [
        ["type": "string", "pattern": .string("^\\s*\(pattern)\\s*[x×]\\s*\(pattern)\\s*$")],
        ["type": "array", "items": length.schema, "minItems": 2, "maxItems": 2],
      ]
    ]
    return Value(schema: schema) { node, reader in
      if node.sequence != nil {
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
      let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      let sides = parts.map { side(String($0), least...limit, allowsNone) }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else {
        return reader.wrong(expected, text, node, meant: Self.written(text))
      }
      return CGSize(width: width, height: height)
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

  private static func side(_ text: String, _ range: ClosedRange<Double>, _ allowsNone: Bool)
    -> Double?
  {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if allowsNone, trimmed == "-" { return Double(View.noIntrinsicMetric) }
    guard let value = Numbers.double(trimmed), range.contains(value) else { return nil }
    return value
  }
}

extension Value where T == CGRect {
  /// `[x, y, width, height]`
  static var rect: Value {
    let numbers = Value<[Double]>.list(of: .number())
    let (place, length) = (
      Value<Double>.number().schema, Value<Double>.number(0...Limits.number).schema
    )
    let schema: JSON = [
      "type": "array", "prefixItems": [place, place, length, length], "minItems": 4, "maxItems": 4,
    ]
    return Value(schema: schema) { node, reader in
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
