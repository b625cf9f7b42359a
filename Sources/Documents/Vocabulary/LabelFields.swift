import AutoLayout
import Files
import LayoutScene

/// The keys of the classes that show text.
enum TextFields {
  static let label: [Field<View>] =
    StyledTextFields.label + [
      .on(Label.self, "font", kind: .font, .font) { $0.font = $1 }
        .noted(Notes.font, default: ["size": 17], example: "headline"),
      .on(Label.self, "lines", kind: .size, or: ["numberOfLines"], .count(0...Limits.lines)) {
        $0.numberOfLines = $1
      }
      .noted("The most lines; 0 for no limit.", default: 1, example: 0),
      .on(Label.self, "textAlignment", kind: .appearance, .choice("text alignment")) {
        $0.textAlignment = $1
      }
      .noted(Notes.alignment, default: "natural", example: "center"),
      .on(
        Label.self, "lineBreak", kind: .appearance, or: ["lineBreakMode"],
        .choice("line break mode")
      ) {
        $0.lineBreakMode = $1
      }
      .noted(
        "How a line that is too long ends.", default: "byTruncatingTail", example: "byWordWrapping"),
      .on(Label.self, "color", kind: .appearance, or: ["textColor"], .color) { $0.textColor = $1 }
        .noted(Notes.color, default: "label", example: "secondaryLabel"),
      .on(Label.self, "preferredMaxLayoutWidth", kind: .size, .points(0...Limits.number)) {
        $0.preferredMaxLayoutWidth = $1
      }
      .noted(
        "The width at which the intrinsic size wraps, points; 0 for the width that layout gives.",
        default: 0, example: 200),
    ] + shrinking

  private static let shrinking: [Field<View>] = [
    .on(Label.self, "adjustsFontSizeToFitWidth", kind: .font, .boolean) {
      $0.adjustsFontSizeToFitWidth = $1
    }
    .noted(
      "Whether a single line that does not fit is drawn smaller, down to minimumScaleFactor.",
      default: false, example: true),
    .on(Label.self, "minimumScaleFactor", kind: .font, .points(0...1)) {
      $0.minimumScaleFactor = $1
    }
    .noted(
      "The least factor that text is drawn smaller by. At 0 the text keeps its size.", default: 0,
      example: 0.5),
    .on(Label.self, "baselineAdjustment", kind: .appearance, .choice("baseline adjustment")) {
      $0.baselineAdjustment = $1
    }
    .noted(
      "Where text that is drawn smaller stands.", default: "alignBaselines",
      example: "alignCenters"),
  ]

  static let button: [Field<View>] =
    StyledTextFields.button + [
      .on(Button.self, "image", kind: .size, .image) { $0.image = $1 }
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
      .on(Button.self, "font", kind: .font, or: ["titleLabel.font"], .font) { $0.font = $1 }
        .noted(Notes.font, default: "body", example: "headline"),
      .on(Button.self, "color", kind: .appearance, or: ["titleColor"], .color) {
        $0.titleColor = $1
      }
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
    .on(TextField.self, "text", kind: .text, .localizedText) { $0.text = $1 }.noted(
      Notes.text, example: "Ada"),
    .on(TextField.self, "placeholder", kind: .text, .localizedText) { $0.placeholder = $1 }
      .noted(Notes.placeholder, example: "Email"),
    .on(TextField.self, "font", kind: .font, .font) { $0.font = $1 }
      .noted(Notes.font, default: ["size": 17], example: "body"),
    .on(TextField.self, "textAlignment", kind: .appearance, .choice("text alignment")) {
      $0.textAlignment = $1
    }
    .noted(Notes.alignment, default: "natural", example: "right"),
    .on(TextField.self, "color", kind: .appearance, or: ["textColor"], .color) { $0.textColor = $1 }
      .noted(Notes.color, default: "label", example: "secondaryLabel"),
  ]

  static let textView: [Field<View>] =
    StyledTextFields.textView + [
      .on(TextView.self, "scrolls", kind: .size, or: ["isScrollEnabled"], .boolean) {
        $0.isScrollEnabled = $1
      }
      .noted(
        "Whether the text scrolls. A text view that does not is as high as its text.",
        default: true, example: false),
      .on(TextView.self, "font", kind: .font, .font) { $0.font = $1 }
        .noted(Notes.font, default: ["size": 17], example: "body"),
      .on(TextView.self, "textAlignment", kind: .appearance, .choice("text alignment")) {
        $0.textAlignment = $1
      }
      .noted(Notes.alignment, default: "natural", example: "justified"),
      .on(TextView.self, "color", kind: .appearance, or: ["textColor"], .color) {
        $0.textColor = $1
      }
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
