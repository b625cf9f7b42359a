import AutoLayout
import Files
import LayoutScene

/// The keys of the classes that show text.
enum TextFields {
  static let label: [Field<View>] =
    StyledTextFields.label + [
      .on("font", kind: .font, .font, \Label.font)
        .noted(Notes.font, default: ["size": 17], example: "headline"),
      .on(
        "lines", kind: .size, or: ["numberOfLines"], .count(0...NumberLimits.lines),
        \Label.numberOfLines
      )
      .noted("The most lines; 0 for no limit.", default: 1, example: 0),
      .on("textAlignment", kind: .appearance, .choice("text alignment"), \Label.textAlignment)
        .noted(Notes.alignment, default: "natural", example: "center"),
      .on(
        "lineBreak", kind: .appearance, or: ["lineBreakMode"], .choice("line break mode"),
        \Label.lineBreakMode
      )
      .noted(
        "How a line that is too long ends.", default: "byTruncatingTail", example: "byWordWrapping"),
      .on("color", kind: .appearance, or: ["textColor"], .color, \Label.textColor)
        .noted(Notes.color, default: "label", example: "secondaryLabel"),
      .on(
        "preferredMaxLayoutWidth", kind: .size, .points(0...NumberLimits.number),
        \Label.preferredMaxLayoutWidth
      )
      .noted(
        "The width at which the intrinsic size wraps, points; 0 for the width that layout gives.",
        default: 0, example: 200),
    ] + shrinking

  private static let shrinking: [Field<View>] = [
    .on("adjustsFontSizeToFitWidth", kind: .font, .boolean, \Label.adjustsFontSizeToFitWidth)
      .noted(
        "Whether a single line that does not fit is drawn smaller, down to minimumScaleFactor.",
        default: false, example: true),
    .on("minimumScaleFactor", kind: .font, .points(0...1), \Label.minimumScaleFactor)
      .noted(
        "The least factor that text is drawn smaller by. At 0 the text keeps its size.", default: 0,
        example: 0.5),
    .on(
      "baselineAdjustment", kind: .appearance, .choice("baseline adjustment"),
      \Label.baselineAdjustment
    )
    .noted(
      "Where text that is drawn smaller stands.", default: "alignBaselines",
      example: "alignCenters"),
  ]

  static let button: [Field<View>] =
    StyledTextFields.button + [
      .on("image", kind: .size, .image, \Button.image)
        .noted(
          "The image before the title: the path of a PNG, or its size alone.",
          example: ["size": "20x20"]),
      .on(
        Button.self, "contentInsets", kind: .margins, or: ["contentEdgeInsets"],
        .insets(directional: true)
      ) { button, insets, reader in
        // Left and right become leading and trailing when the button knows its direction.
        reader.afterwards {
          button.contentInsets = insets.directional(
            for: button.effectiveUserInterfaceLayoutDirection)
        }
      }
      .noted(
        "Points around title and image, which are part of the intrinsic size.",
        example: ["top": 10, "left": 16, "bottom": 10, "right": 16]),
      .on("font", kind: .font, or: ["titleLabel.font"], .font, \Button.font)
        .noted(Notes.font, default: "body", example: "headline"),
      .on("color", kind: .appearance, or: ["titleColor"], .color, \Button.titleColor)
        .noted("The colour of the title.", example: "systemRed"),
      .on(Button.self, "enabled", kind: .appearance, or: ["isEnabled"], .boolean) {
        button, isEnabled, reader in
        button.isEnabled = isEnabled
        reader.afterwards { [unowned reader] in
          guard !isEnabled, button.titleColor == nil,
            let color = SemanticColors.named("tertiaryLabel")
          else { return }
          button.setTitleColor(reader.resolved(color), for: .disabled)
        }
      }
      .noted(
        "Whether the button reacts. The title of one that does not is faint.", default: true,
        example: false),
    ]

  static let textField: [Field<View>] = [
    .on("text", kind: .text, .localizedText, \TextField.text).noted(
      Notes.text, example: "Ada"),
    .on("placeholder", kind: .text, .localizedText, \TextField.placeholder)
      .noted(Notes.placeholder, example: "Email"),
    .on("font", kind: .font, .font, \TextField.font)
      .noted(Notes.font, default: ["size": 17], example: "body"),
    .on("textAlignment", kind: .appearance, .choice("text alignment"), \TextField.textAlignment)
      .noted(Notes.alignment, default: "natural", example: "right"),
    .on("color", kind: .appearance, or: ["textColor"], .color, \TextField.textColor)
      .noted(Notes.color, default: "label", example: "secondaryLabel"),
  ]

  static let textView: [Field<View>] =
    StyledTextFields.textView + [
      .on("scrolls", kind: .size, or: ["isScrollEnabled"], .boolean, \TextView.isScrollEnabled)
        .noted(
          "Whether the text scrolls. A text view that does not is as high as its text.",
          default: true, example: false),
      .on("font", kind: .font, .font, \TextView.font)
        .noted(Notes.font, default: ["size": 17], example: "body"),
      .on("textAlignment", kind: .appearance, .choice("text alignment"), \TextView.textAlignment)
        .noted(Notes.alignment, default: "natural", example: "justified"),
      .on("color", kind: .appearance, or: ["textColor"], .color, \TextView.textColor)
        .noted(Notes.color, default: "label", example: "secondaryLabel"),
      .on(TextView.self, "textContainerInset", kind: .margins, .insets(directional: false)) {
        view, insets in
        if let insets = insets.absolute { view.textContainerInset = insets }
      }
      .noted("Points around the text.", example: ["top": 8, "left": 5, "bottom": 8, "right": 5]),
    ]

  /// Descriptions of keys that several classes have.
  enum Notes {
    static let text = "The text, or a key of the strings, or a date or a number for the locale."
    static let font = "A text style, or a mapping such as {size: 17, weight: semibold}."
    static let alignment = "How the lines sit in the view."
    static let color = "The colour of the text."
    static let placeholder = "The text that is shown while there is no other."
  }
}
