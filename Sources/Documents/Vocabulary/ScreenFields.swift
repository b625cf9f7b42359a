import AutoLayout
import Foundation
import LayoutScene

/// The keys of the document itself. Metrics, the root and its views come when the header is known.
enum ScreenFields {
  static let all: [Field<ScreenHeader>] = [
    Field("name", .string) { $0.name = $1 },
    Field("canvas", .canvas) { $0.canvas = $1 },
    Field("strings", .scalarNode) { $0.strings = $1 },
    Field("locale", .locale) { $0.locale = $1 },
    Field("direction", .choice("direction", directions)) { $0.direction = $1 },
    Field("textSize", .choice("text size")) { $0.textSize = $1 },
    Field("appearance", .choice("appearance")) { $0.appearance = $1 },
    Field("metrics", schema: Definitions.metrics) { _, _, _ in true },
    Field("root", schema: Definitions.reference("root")) { _, _, _ in true },
    Field("guides", schema: Definitions.guides) { _, _, _ in true },
    Field("views", schema: Definitions.reference("views")) { _, _, _ in true },
    Field("constraints", schema: Definitions.reference("constraints")) { _, _, _ in true },
  ]

  private static let directions: [(name: String, value: LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft), ("ltr", .leftToRight),
    ("rtl", .rightToLeft),
  ]
}

extension Value where T == CanvasForm {
  /// A mapping of all that a canvas can have, or its size or device alone.
  static var canvas: Value {
    let size = Value<CGSize>.size(Limits.canvas, from: 1)
    let form = form(size)
    let expected = "a size such as 375x667, a device, or a mapping such as {device: iphone-se}"
    return Value(
      schema: ["anyOf": [form.schema, size.schema, Value<Device>.device.schema]]
    ) { node, reader in
      if node.mapping != nil { return form.read(node, reader) }
      if node.isNull || node.kind == .nothing {
        reader.report(.wrongKind(key: reader.key, expected: expected, found: .nothing), node)
        return nil
      }
      if node.scalar?.text.first?.isLetter == true {
        return Value<Device>.device.read(node, reader).map { CanvasForm(device: $0) }
      }
      return size.read(node, reader).map { CanvasForm(size: $0) }
    }
  }

  private static func form(_ size: Value<CGSize>) -> Value {
    let fields = Value.fields(
      "the canvas", { CanvasForm() },
      [
        Field("device", .device) { $0.device = $1 },
        Field("orientation", .choice("orientation")) { $0.orientation = $1 },
        Field("size", size) { $0.size = $1 },
        Field("scale", .points(Limits.leastScale...Limits.scale)) { $0.scale = $1 },
        Field("safeArea", .insets(directional: false)) { $0.safeArea = $1 },
        Field("margins", .insets(directional: true)) { $0.margins = $1 },
      ])
    return Value(schema: fields.schema) { node, reader in
      // A size says itself how the screen is held.
      if node["size"] != nil, let orientation = node["orientation"] {
        reader.report(.conflictingKeys("size", "orientation"), orientation.key)
      }
      return fields.read(node, reader)
    }
  }
}

extension Value where T == Device {
  static var device: Value {
    Value(schema: ["anyOf": [["enum": .array(Device.allNames.map { .string($0) })], turned]]) {
      node, reader in
      guard let name = reader.text(node, "a device") else { return nil }
      if let device = Device.named(name) { return device }
      reader.report(
        .unknownChoice(
          name, of: "device", suggestion: Device.suggestion(for: name), known: Device.allNames),
        node)
      return nil
    }
  }

  /// The names with an orientation added.
  private static var turned: JSON {
    let names = Device.allNames.joined(separator: "|").replacingOccurrences(of: ".", with: "\\.")
    let orientations = Orientation.allCases.map(\.rawValue).joined(separator: "|")
    return ["type": "string", "pattern": .string("^(\(names))-(\(orientations))$")]
  }
}

extension Value where T == LocaleTag {
  static var locale: Value {
    let expected = "a locale such as de or pt-BR"
    return Value(schema: ["type": "string"]) { node, reader in
      guard let text = reader.text(node, expected) else { return nil }
      guard LocaleTag(text) != nil else { return reader.wrong(expected, text, node) }
      do throws(Fact) {
        return try LocaleTag.validated(text)
      } catch {
        reader.report(error, node)
        return nil
      }
    }
  }
}
