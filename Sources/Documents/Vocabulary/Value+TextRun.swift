import AutoLayout
import Files
import LayoutScene

/// A part of a text as a document writes it.
struct TextRunForm: Sendable {
  var run = AttributedText.Run("")
  /// The run for `ResolutionNotes`; nil where nothing is recorded.
  var noted: NotedRun?
}

extension Value where T == TextRunForm {
  /// A text, or a mapping with a text and the run's own attributes.
  static var textRun: Value {
    let text = Value<String>.localizedText
    let parts = Value<AttributedText.Run>.fields(
      "a part of a text", { AttributedText.Run("") }, fields(text), required: ["text"])
    return Value(schema: ["anyOf": [text.schema, parts.schema]]) { node, reader in
      var form = TextRunForm()
      if node["text"] != nil || (node.mapping != nil && node["key"] == nil && !isFormatted(node)) {
        guard let run = parts.read(node, reader) else { return nil }
        form.run = run
      } else {
        guard let text = text.read(node, reader) else { return nil }
        form.run.text = text
      }
      if let notes = reader.notes {
        form.noted = NotedRun(node.json(notes), text: form.run.text, at: node.mark)
        form.noted?.textMark = (node["text"]?.value ?? node)["key"]?.value.mark
      }
      return form
    }
    .ofWords.holdingKeys(of: [text.rule, parts.rule])
  }

  private static func isFormatted(_ node: Node) -> Bool {
    node["date"] != nil || node["number"] != nil || node["markdown"] != nil
  }

  private static func fields(_ text: Value<String>) -> [Field<AttributedText.Run>] {
    [
      Field("text", kind: .text, text, \.text)
        .noted(TextFields.Notes.text, example: "terms"),
      Field("font", kind: .font, .font, \.attributes.font)
        .noted("The font; that of the view where it is left out.", example: "headline"),
      Field("weight", kind: .font, .weight, \.attributes.weight)
        .noted("The weight; that of the font where it is left out.", example: "bold"),
      Field("italic", kind: .font, .boolean, \.attributes.isItalic)
        .noted("Whether the letters are slanted.", example: true),
      Field("monospaced", kind: .font, .boolean, \.attributes.isMonospaced)
        .noted(
          "Whether all letters have the same width, as in code.", default: false, example: true),
      Field("color", kind: .appearance, or: ["foregroundColor"], .color, \.attributes.color)
        .noted("The colour; that of the view where it is left out.", example: "systemRed"),
      Field(
        "underline", kind: .appearance, or: ["underlineStyle"], lineStyle, \.attributes.isUnderlined
      )
      .noted("Whether there is a line below the letters.", default: false, example: true),
      Field(
        "strikethrough", kind: .appearance, or: ["strikethroughStyle"], lineStyle,
        \.attributes.isStruckThrough
      )
      .noted("Whether there is a line through the letters.", default: false, example: true),
      Field("link", kind: .appearance, .string, \.attributes.link)
        .noted("Where a tap leads to.", example: "https://example.com/terms"),
      Field("kern", kind: .size, .points(-100...100), \.attributes.kern)
        .noted("Points between each letter and the next, more or fewer.", default: 0, example: 1),
      Field("baselineOffset", kind: .size, .points(-1_000...1_000), \.attributes.baselineOffset)
        .noted("Points by which the letters are raised.", default: 0, example: 6),
      Field("paragraphStyle", kind: .size, paragraph, \.attributes.paragraph)
        .noted(
          "How the lines of the paragraphs that begin in this part stand; as in the view where it is left out.",
          example: ["alignment": "center"]),
    ]
  }

  /// A paragraph style, and the alignment, which the view has for the whole text.
  private static var paragraph: Value<AttributedText.Paragraph> {
    let lengths = Value<ParagraphStyle>.paragraphFields.map { field in
      Field<AttributedText.Paragraph>(field.key) { node, paragraph, reader in
        var style = paragraph.style ?? ParagraphStyle()
        defer { paragraph.style = style }
        return field.apply(node, &style, reader)
      }
    }
    let alignment = Field<AttributedText.Paragraph>(
      "alignment", kind: nil, .choice("text alignment")
    ) { $0.alignment = $1 }
    .noted("Where the lines of the paragraph stand.", default: "natural", example: "center")
    return .fields("a paragraph style", { AttributedText.Paragraph() }, [alignment] + lengths)
  }

  /// A truth value, or UIKit's name of a line style.
  private static var lineStyle: Value<Bool> {
    let styles = Value<Bool>.choice("line", [("single", true)])
    let boolean = Value<Bool>.boolean
    return Value<Bool>(schema: ["anyOf": [boolean.schema, styles.schema]]) { node, reader in
      let text = node.scalar?.text.lowercased() ?? ""
      let isWord = text.hasSuffix("single")
      return isWord ? styles.read(node, reader) : boolean.read(node, reader)
    }
  }
}

extension Value where T == ParagraphStyle {
  /// The attributes of paragraphs, under UIKit's names.
  static var paragraphStyle: Value {
    .fields("a paragraph style", { ParagraphStyle() }, paragraphFields)
  }

  fileprivate static var paragraphFields: [Field<ParagraphStyle>] {
    [
      Field("lineSpacing", kind: nil, .points(0...NumberLimits.number), \.lineSpacing)
        .noted("Points between a line and the next.", default: 0, example: 4),
      Field("lineHeightMultiple", kind: nil, .points(0...100), \.lineHeightMultiple)
        .noted(
          "What the height of lines is multiplied by; 0 for their own.", default: 0, example: 1.2),
      Field("minimumLineHeight", kind: nil, .points(0...NumberLimits.number), \.minimumLineHeight)
        .noted("The least height of a line, points.", default: 0, example: 24),
      Field("maximumLineHeight", kind: nil, .points(0...NumberLimits.number), \.maximumLineHeight)
        .noted("The largest height of a line, points; 0 for any.", default: 0, example: 24),
      Field("paragraphSpacing", kind: nil, .points(0...NumberLimits.number), \.paragraphSpacing)
        .noted("Points between a paragraph and the next.", default: 0, example: 8),
      Field(
        "firstLineHeadIndent", kind: nil, .points(0...NumberLimits.number), \.firstLineHeadIndent
      )
      .noted("How far first lines begin further in, points.", default: 0, example: 16),
      Field("headIndent", kind: nil, .points(0...NumberLimits.number), \.headIndent)
        .noted("How far all other lines begin further in, points.", default: 0, example: 16),
    ]
  }
}
