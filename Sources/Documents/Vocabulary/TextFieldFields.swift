import AutoLayout
import Files
import LayoutScene

/// The keys of text fields besides those of their texts.
enum TextFieldFields {
  static let all: [Field<View>] =
    [
      .on("borderStyle", kind: .size, .choice("border style"), \TextField.borderStyle)
        .noted("The edges of the field.", default: "roundedRect", example: "none"),
      .on(
        "secure", kind: .appearance, or: ["isSecureTextEntry"], .boolean,
        \TextField.isSecureTextEntry
      )
      .noted(
        "Whether a dot stands in the place of each character.", default: false, example: true),
      .on("clearButtonMode", kind: .size, .choice("mode"), \TextField.clearButtonMode)
        .noted(
          "When the button that empties the field is shown. The field counts as not being edited.",
          default: "never", example: "always"),
      .on("adjustsFontSizeToFitWidth", kind: .font, .boolean, \TextField.adjustsFontSizeToFitWidth)
        .noted(
          "Whether a text that does not fit is drawn smaller, down to minimumFontSize.",
          default: false, example: true),
      .on(
        "minimumFontSize", kind: .font, .points(0...NumberLimits.fontSize),
        \TextField.minimumFontSize
      )
      .noted("The least size in points that a text is drawn at.", default: 0, example: 12),
      EnabledField.textField,
    ] + sides

  private static let sides: [Field<View>] = [
    side("leftView", "before", \.leftView, \.leftViewMode),
    side("rightView", "behind", \.rightView, \.rightViewMode),
    .on(TextField.self, "leftViewMode", kind: .size, .choice("mode")) { field, mode, reader in
      // Set after the view, because setting a view shows it.
      reader.afterwards { field.leftViewMode = mode }
    }
    .noted(modeNote, default: "always", example: "never"),
    .on(TextField.self, "rightViewMode", kind: .size, .choice("mode")) { field, mode, reader in
      reader.afterwards { field.rightViewMode = mode }
    }
    .noted(modeNote, default: "always", example: "never"),
  ]

  private static let modeNote = "When the view is shown. The field counts as not being edited."

  /// A side view that is written is shown by default. In UIKit it is only shown if its mode says
  /// so.
  private static func side(
    _ name: String, _ place: String,
    _ side: ReferenceWritableKeyPath<TextField, View?> & Sendable,
    _ mode: ReferenceWritableKeyPath<TextField, TextField.ViewMode> & Sendable
  ) -> Field<View> {
    Field(name, kind: .size, schema: PartSchema.value) { node, view, reader in
      guard let part = reader.readPart(node, name, of: view) else { return false }
      guard let field = view as? TextField else { return true }
      field[keyPath: side] = part
      field[keyPath: mode] = .always
      return true
    }
    .with(\.holdsView, true)
    .with(\.keys, SharedValues.image.rule.keys)
    .with(\.shortFor, SharedValues.image.rule.shortFor)
    .noted(
      "A view \(place) the text: an image, or a mapping with a class. Its identifier is the key behind "
        + "the field's, such as email/\(name).", example: ["size": "20x20"])
  }
}

/// The JSON Schema of a view under a key of another view.
enum PartSchema {
  static let value: JSON = [
    "anyOf": [
      ["type": "object", "required": ["class"], "$ref": "#/$defs/view"],
      Definitions.reference("image"),
    ]
  ]
}

/// The key that tells whether a control is enabled.
enum EnabledField {
  static func of<V: FixedControl>(_ type: V.Type) -> Field<View> {
    noted(
      .on(type, "enabled", kind: .appearance, or: ["isEnabled"], .boolean) { $0.isEnabled = $1 })
  }

  static let segmented = noted(
    .on("enabled", kind: .appearance, or: ["isEnabled"], .boolean, \SegmentedControl.isEnabled))
  static let textField = noted(
    .on("enabled", kind: .appearance, or: ["isEnabled"], .boolean, \TextField.isEnabled))

  private static func noted(_ field: Field<View>) -> Field<View> {
    field.noted(
      "Whether the control reacts. One that does not is drawn fainter.", default: true,
      example: false)
  }
}
