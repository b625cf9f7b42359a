import AutoLayout
import Files
import Foundation
import LayoutScene
import Reuse

extension Value where T == FontWeight {
  /// A weight's name, or a number from 1 to 1000.
  static var weight: Value {
    let number = Value<Int>.count(1...1000).map { FontWeight($0) }
    let names = Value<FontWeight>.choice("weight", FontWeight.named.map { ($0.name, $0.weight) })
    return Value(schema: ["anyOf": [names.schema, number.schema]]) { node, reader in
      let text = node.scalar?.text ?? ""
      let isWord = text.hasPrefix(".") || Identifier.isLegal(text)
      let isName = isWord && reader.metric(text, at: node.mark) == nil
      return isName ? names.read(node, reader) : number.read(node, reader)
    }
  }
}

/// A font as a document writes it.
private struct FontParts {
  var family: String?
  var size: Double?
  var weight: FontWeight?
  var isItalic = false
  var style: TextStyle?
  var design = FontDesign.default

  /// The font. A text style alone follows the table of Dynamic Type. With a family, a size or
  /// italics it is a custom font that is scaled as the style is. Without a style the font keeps its
  /// size.
  var descriptor: FontDescriptor {
    guard let style else { return .fixed(font(size: size ?? 17)) }
    guard family == nil, size == nil, !isItalic else {
      return .scaled(font(size: size ?? Double(style.pointSize(at: .large))), as: style)
    }
    return .style(style, weight: weight, design: design)
  }

  private func font(size: Double) -> Font {
    Font(
      family: family ?? design.family, size: size, weight: weight ?? style?.weight ?? .regular,
      isItalic: isItalic)
  }
}

extension Value where T == TextStyle {
  /// A text style. What else belongs to a font is written in a mapping, which a hint about another word shows.
  static var textStyle: Value {
    let styles = Value.choice("text style")
    return styles.with { node, reader in
      let text = node.scalar?.text ?? ""
      // Swift writes cases with a point before them.
      let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
      guard node.scalar != nil, TextStyle(rawValue: word) == nil else {
        return styles.read(node, reader)
      }
      let names = TextStyle.allCases.map(\.rawValue)
      guard OtherWords.value(word, among: names) == nil else { return styles.read(node, reader) }
      let isPlain =
        word.count <= 40 && word.allSatisfy { $0.isLetter || $0.isNumber || " .-".contains($0) }
      let family = isPlain ? "{family: \(word)}" : nil
      let suggestion =
        form(of: word) ?? reader.problems.nearest(to: word, in: names)
        ?? (word.first?.isUppercase == true ? family : nil)
      let known = names + [family].compactMap { $0 }
      reader.report(
        .unknownChoice(text, of: "text style", suggestion: suggestion, known: known), node)
      return nil
    }
  }

  /// The mapping for words that are other parts of a font: weights, designs, sizes and, after these, the name of
  /// a family: `17pt bold`, `Helvetica 17`. Nil where one of them is unknown.
  private static func form(of text: String) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    let (weights, designs) = (FontWeight.named.map(\.name), FontDesign.allCases.map(\.rawValue))
    var (family, parts): ([String], [String]) = ([], [])
    var style = "body"
    for (place, word) in text.split(separator: " ").map(String.init).enumerated() {
      if place == 0, TextStyle(rawValue: word) != nil {
        style = word
      } else if let size = size(word) {
        parts.append("size: \(size)")
      } else if let weight = weights.contains(word) ? word : OtherWords.value(word, among: weights)
      {
        parts.append("weight: \(weight)")
      } else if let design = designs.contains(word) ? word : OtherWords.value(word, among: designs)
      {
        parts.append("design: \(design)")
      } else if parts.isEmpty, word.first?.isUppercase == true {
        family.append(word)
      } else {
        return nil
      }
    }
    guard !parts.isEmpty else { return nil }
    let start = family.isEmpty ? [] : ["family: \(family.joined(separator: " "))"]
    let hasSize = parts.contains { $0.hasPrefix("size") }
    let all = start + (hasSize || !family.isEmpty ? [] : ["style: \(style)"]) + parts
    return "{\(all.joined(separator: ", "))}"
  }

  private static func size(_ word: String) -> String? {
    let number = word.prefix { $0.isNumber || $0 == "." }
    guard ["", "pt", "px"].contains(word.dropFirst(number.count)),
      let size = Numbers.double(String(number))
    else { return nil }
    return String(decimal: size)
  }
}

extension Value where T == FontDescriptor {
  /// A text style, `{family, size, weight, italic}` or `{style, weight, design}`.
  static var font: Value { anyFont.referring(to: "font") }

  static var anyFont: Value {
    let style = Value<TextStyle>.textStyle
    let parts = Value<FontParts>.fields(
      "a font", { FontParts() },
      [
        Field("family", kind: nil, schema: Value<String>.string.schema) { node, font, reader in
          guard let family = Value<String>.string.read(node, reader) else { return false }
          font.family = family
          if let view = reader.currentView {
            reader.familyOrigins[view] = reader.location(of: node.mark)
          }
          return true
        }
        .noted("The family; the system's where it is left out.", example: "Noto Serif"),
        Field(
          "size", kind: nil, or: ["pointSize"], .number(0...NumberLimits.fontSize, isAbove: true),
          \.size
        )
        .noted("Points, at the text size large.", default: 17, example: 20),
        Field("weight", kind: nil, .weight, \.weight)
          .noted("The weight by its name or as a number.", default: "regular", example: "semibold"),
        Field("italic", kind: nil, .boolean, \.isItalic)
          .noted("Whether the letters are slanted.", default: false, example: true),
        Field("style", kind: nil, or: ["textStyle"], style, \.style)
          .noted("The text style that the font grows with.", example: "body"),
        Field("design", kind: nil, .choice("font design"), \.design)
          .noted(
            "The design of the system's font; a family takes its place.", default: "default",
            example: "serif"),
      ])
    return .either(
      style.map { .style($0, weight: nil) }, orStructure: parts.map(\.descriptor),
      expected: "a text style, or a mapping such as {size: 17}"
    ).short(for: ["style"])
  }
}
