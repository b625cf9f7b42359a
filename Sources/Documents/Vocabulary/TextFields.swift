import AutoLayout
import LayoutScene

/// The keys of the classes that show text.
enum TextFields {
  static let label: [Field<View>] = [
    .on(Label.self, "text", .localizedText) { $0.text = $1 },
    .on(Label.self, "font", .font) { $0.font = $1 },
    .on(Label.self, "lines", .count(0...Limits.lines)) { $0.numberOfLines = $1 },
    .on(Label.self, "textAlignment", .choice("text alignment")) { $0.textAlignment = $1 },
    .on(Label.self, "lineBreak", .choice("line break mode")) { $0.lineBreakMode = $1 },
    .on(Label.self, "color", .color) { $0.textColor = $1 },
    .on(Label.self, "preferredMaxLayoutWidth", .points(0...Limits.number)) {
      $0.preferredMaxLayoutWidth = $1
    },
  ]

  static let button: [Field<View>] = [
    .on(Button.self, "title", .localizedText) { $0.title = $1 },
    .on(Button.self, "image", .image) { $0.image = $1 },
    .on(Button.self, "contentInsets", .insets(directional: true)) { button, insets, reader in
      // Left and right turn into leading and trailing once the button knows its direction.
      reader.afterwards {
        button.contentInsets = insets.directional(for: button.effectiveUserInterfaceLayoutDirection)
      }
    },
    .on(Button.self, "font", .font) { $0.font = $1 },
    .on(Button.self, "color", .color) { $0.titleColor = $1 },
  ]

  static let textField: [Field<View>] = [
    .on(TextField.self, "text", .localizedText) { $0.text = $1 },
    .on(TextField.self, "placeholder", .localizedText) { $0.placeholder = $1 },
    .on(TextField.self, "font", .font) { $0.font = $1 },
    .on(TextField.self, "textAlignment", .choice("text alignment")) { $0.textAlignment = $1 },
    .on(TextField.self, "color", .color) { $0.textColor = $1 },
  ]

  static let textView: [Field<View>] = [
    .on(TextView.self, "text", .localizedText) { $0.text = $1 },
    .on(TextView.self, "scrolls", .boolean) { $0.isScrollEnabled = $1 },
    .on(TextView.self, "font", .font) { $0.font = $1 },
    .on(TextView.self, "textAlignment", .choice("text alignment")) { $0.textAlignment = $1 },
    .on(TextView.self, "color", .color) { $0.textColor = $1 },
  ]
}

/// The keys of stack views, besides the views that they arrange.
enum StackFields {
  static let all: [Field<View>] = [
    .on(StackView.self, "axis", .choice("axis", axes)) { $0.axis = $1 },
    .on(StackView.self, "spacing", .points()) { $0.spacing = $1 },
    .on(StackView.self, "distribution", .choice("distribution", distributions)) {
      $0.distribution = $1
    },
    .on(StackView.self, "alignment", .choice("alignment", alignments)) { $0.alignment = $1 },
    Field("spacingAfter", schema: ["type": "object", "additionalProperties": ["type": "number"]]) {
      node, view, reader in
      reader.readSpacings(node, of: view)
    },
    .on(StackView.self, "marginsRelative", .boolean) { $0.isLayoutMarginsRelativeArrangement = $1 },
    .on(StackView.self, "baselineRelative", .boolean) { $0.isBaselineRelativeArrangement = $1 },
  ]

  private static let axes: [(name: String, value: LayoutConstraint.Axis)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]

  private static let distributions: [(name: String, value: StackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]

  private static let alignments: [(name: String, value: StackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]
}
