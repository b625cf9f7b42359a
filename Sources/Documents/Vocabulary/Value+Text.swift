import AutoLayout
import Foundation
import LayoutScene

extension Value where T == FontWeight {
  /// A name, or a number from 1 to 1000.
  static var weight: Value {
    let number = Value<Int>.count(1...1000).map { FontWeight($0) }
    let names = Value<FontWeight>.choice("weight", FontWeight.named.map { ($0.name, $0.weight) })
    return Value(schema: ["anyOf": [names.schema, number.schema]]) { node, reader in
      let isNumber = node.scalar.flatMap { Numbers.double($0.text) } != nil
      return isNumber ? number.read(node, reader) : names.read(node, reader)
    }
  }
}

/// A font as written.
private struct FontParts {
  var family: String?
  var size: Double?
  var weight: FontWeight?
  var isItalic = false
  var style: TextStyle?

  /// A style alone follows Dynamic Type by its table. With a family, a size or a slant it is a custom
  /// font that grows as the style does; without a style the font keeps its size.
  var descriptor: FontDescriptor {
    guard let style else { return .fixed(font(size: size ?? 17)) }
    guard family == nil, size == nil, !isItalic else {
      return .scaled(font(size: size ?? Double(style.pointSize(at: .large))), as: style)
    }
    return .style(style, weight: weight)
  }

  private func font(size: Double) -> Font {
    Font(
      family: family, size: size, weight: weight ?? style?.weight ?? .regular, isItalic: isItalic)
  }
}

extension Value where T == FontDescriptor {
  /// A text style, `{family, size, weight, italic}` or `{style, weight}`.
  static var font: Value { anyFont.referring(to: "font") }

  static var anyFont: Value {
    let style = Value<TextStyle>.choice("text style")
    let parts = Value<FontParts>.fields(
      "a font", { FontParts() },
      [
        Field("family", schema: Value<String>.string.schema) { node, font, reader in
          guard let family = Value<String>.string.read(node, reader) else { return false }
          font.family = family
          if let view = reader.currentView {
            reader.familyOrigins[view] = reader.location(of: node.mark)
          }
          return true
        }
        .noted("The family; the system's where it is left out.", example: "Noto Serif"),
        Field("size", or: ["pointSize"], .number(0...Limits.fontSize, isAbove: true)) {
          $0.size = $1
        }
        .noted("Points, at the text size large.", default: 17, example: 20),
        Field("weight", .weight) { $0.weight = $1 }
          .noted("The weight by its name or as a number.", default: "regular", example: "semibold"),
        Field("italic", .boolean) { $0.isItalic = $1 }
          .noted("Whether the letters are slanted.", default: false, example: true),
        Field("style", or: ["textStyle"], style) { $0.style = $1 }
          .noted("The text style that the font grows with.", example: "body"),
      ])
    return .either(
      style.map { .style($0, weight: nil) }, orStructure: parts.map(\.descriptor),
      expected: "a text style, or a mapping such as {size: 17}")
  }
}

/// A text looked up in the document's strings.
private struct TextReference {
  var key = ""
  var values: [TextValue]?
}

extension Value where T == String {
  /// A string, `{key: …, values: […]}`, which the reader looks up and fills in, or a date or a number
  /// for the locale to format.
  static var localizedText: Value { anyText.referring(to: "text") }

  static var anyText: Value {
    let written = Value(schema: Value<String>.string.schema) { node, reader in
      Value<String>.string.read(node, reader).map { reader.literal($0, at: node) }
    }
    let text = Value.either(
      written, orStructure: madeText, expected: "a string, or a mapping such as {key: title}")
    return Value(schema: text.schema) { node, reader in
      if let scalar = node.scalar, scalar.style == .resolved { return scalar.text }
      guard let text = text.read(node, reader) else { return nil }
      guard text.utf8.count <= TextLimit.bytes else {
        reader.report(.tooLongText(limit: TextLimit.bytes), node)
        return nil
      }
      reader.notes?.note(text, at: node)
      return text
    }
  }

  /// A text that is looked up or formatted.
  private static var madeText: Value {
    let reference = Value<TextReference>.fields(
      "a text", { TextReference() },
      [
        Field("key", .string) { $0.key = $1 }
          .noted("The text's key in the strings.", example: "profile.name"),
        Field("values", .list(of: .textValue)) { $0.values = $1 }
          .noted("What stands in the text's places.", default: [], example: [3, "Ada"]),
      ], required: ["key"])
    let formatted = Value<TextValue>.formatted
    return Value(schema: ["anyOf": [reference.schema, formatted.schema]]) { node, reader in
      if node["key"] == nil, node["date"] != nil || node["number"] != nil {
        return formatted.read(node, reader)?.text
      }
      guard let found = reference.read(node, reader) else { return nil }
      return reader.lookUp(found.key, values: found.values, at: node["key"]?.value ?? node)
    }
  }
}
