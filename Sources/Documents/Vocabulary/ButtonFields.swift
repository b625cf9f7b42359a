import AutoLayout
import Files
import LayoutScene
import Reuse

/// The keys of button configurations. They are in the mapping `configuration`; most are also
/// allowed on the button itself.
enum ButtonFields {
  /// The keys of a button. A key about configurations gives the button a configuration, which is
  /// plain unless the key `configuration` names another style.
  static let all: [Field<View>] =
    [configuration] + (content + look).map(onButton) + [
      .on(
        "contentHorizontalAlignment", kind: .appearance, .choice("horizontal content alignment"),
        \Button.contentHorizontalAlignment
      )
      .noted(
        "Where image and title are in a button that is wider than they are.", default: "center",
        example: "leading"),
      .on(
        "contentVerticalAlignment", kind: .appearance, .choice("vertical content alignment"),
        \Button.contentVerticalAlignment
      )
      .noted(
        "Where image and title are in a button that is higher than they are.", default: "center",
        example: "top"),
      .on("selected", kind: .appearance, or: ["isSelected"], .boolean, \Button.isSelected)
        .noted("Whether the button is selected.", default: false, example: true),
      .on("highlighted", kind: .appearance, or: ["isHighlighted"], .boolean, \Button.isHighlighted)
        .noted("Whether the button is being pressed.", default: false, example: true),
    ]

  /// Those that the button has for its configuration.
  static let ofConfigurations = configuration.names + (content + look).flatMap(\.names)

  private typealias Configuration = Button.Configuration

  /// A configuration as a document writes it. Its insets become leading and trailing ones when the
  /// button knows its direction.
  private struct Form {
    var configuration: Configuration
    var insets: WrittenInsets?
  }

  private static let content: [Field<Configuration>] = [
    Field("subtitle", kind: .text, .localizedText, \.subtitle)
      .noted("A smaller text below the title.", example: "From 4.99 a month"),
    Field(
      "imagePlacement", kind: .size,
      .choice("image placement", or: [("left", .leading), ("right", .trailing)]), \.imagePlacement
    )
    .noted("On which side of the title the image is.", default: "leading", example: "trailing"),
    Field("imagePadding", kind: .size, .points(), \.imagePadding)
      .noted("The distance of image and title, points.", default: 0, example: 8),
    Field("showsActivityIndicator", kind: .size, .boolean, \.showsActivityIndicator)
      .noted(
        "Whether an activity indicator stands in the place of the image.", default: false,
        example: true),
  ]

  private static let look: [Field<Configuration>] = [
    Field("titlePadding", kind: .size, .points(), \.titlePadding)
      .noted("The distance of title and subtitle, points.", default: 1, example: 4),
    Field("titleAlignment", kind: .appearance, .choice("title alignment"), \.titleAlignment)
      .noted(
        "How title and subtitle sit beside each other.", default: "automatic", example: "leading"),
    Field("cornerStyle", kind: .appearance, .choice("corner style"), \.cornerStyle)
      .noted(
        "How round the background is. The button's cornerRadius, also one of 0, takes precedence.",
        default: "dynamic", example: "capsule"),
    Field("buttonSize", kind: .size, .choice("button size"), \.buttonSize)
      .noted(
        "How large the button wants to be: its font and insets.", default: "medium",
        example: "large"),
    Field("baseForegroundColor", kind: .appearance, .color, \.baseForegroundColor)
      .noted("The colour of the texts.", example: "systemRed"),
    Field("baseBackgroundColor", kind: .appearance, .color, \.baseBackgroundColor)
      .noted("The colour of the background.", example: "systemGreen"),
  ]

  private static let style = Value<Configuration.Style>.choice("button configuration")

  private static let form = Fields<Form>(
    [
      Field("style", kind: .size, style, \.configuration.style)
        .noted("The look that the configuration starts with.", default: "plain", example: "filled"),
      Field("contentInsets", kind: .margins, .insets(directional: true), \.insets)
        .noted("Points around title and image.", example: 12),
    ] + (content + look).map { $0.of(\.configuration) })

  private static let configuration: Field<View> = {
    let schema: @Sendable () -> JSON = { ["anyOf": [style.schema, form.keys.schema()]] }
    let rule = KeyRules.Rule(shortFor: ["style"], keys: { form.keys.rules })
    return Field("configuration", kind: .size, schema: schema(), rule: rule) { node, view, reader in
      guard node.mapping == nil else { return read(mapping: node, view, reader) }
      guard let style = style.read(node, reader) else { return false }
      change(view) { $0.style = style }
      return true
    }
    .noted(
      "What the button looks like, as in UIButton.Configuration: a style, or a mapping. Titles wrap.",
      example: "filled")
  }()

  private static func read(mapping node: Node, _ view: View, _ reader: DocumentReader) -> Bool {
    guard let button = view as? Button else { return true }
    var read = Form(configuration: button.configuration ?? .plain())
    guard form.read(of: "a configuration", from: node, into: &read, in: "button", reader)
    else {
      return false
    }
    button.configuration = read.configuration
    guard let insets = read.insets else { return true }
    reader.afterwards {
      button.configuration?.contentInsets = insets.directional(
        for: button.effectiveUserInterfaceLayoutDirection)
    }
    return true
  }

  private static func change(_ view: View, _ change: (inout Configuration) -> Void) {
    guard let button = view as? Button else { return }
    var configuration = button.configuration ?? .plain()
    change(&configuration)
    button.configuration = configuration
  }

  private static func onButton(_ field: Field<Configuration>) -> Field<View> {
    Field(field.key) { node, view, reader in
      var configuration = (view as? Button)?.configuration ?? .plain()
      guard field.apply(node, &configuration, reader) else { return false }
      (view as? Button)?.configuration = configuration
      return true
    }
    .with(\.holder, "configuration")
  }
}
