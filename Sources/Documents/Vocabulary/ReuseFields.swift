import Files
import LayoutScene
import Reuse

/// The keys for components, styles, repetition, screens and variants. `Expansion` has replaced them
/// before a document is read, so that only their schema is here.
enum ReuseFields {
  /// Keys of the document.
  static let screen: [Field<ScreenHeader>] = [
    Field("include", change: .none, schema: ["anyOf": [path, ["type": "array", "items": path]]])
      .noted(
        "Files with components, styles and metrics, by their paths from this one. They are in the project's folder.",
        example: "shared/rows.yaml"),
    Field(
      DefinitionKey.components.rawValue, change: .none, schema: Definitions.reference("components")
    )
    .noted(
      "Views that are described once and used by name, with what differs as parameters.",
      example: [
        "badge": [
          "parameters": ["count"], "views": ["number": ["class": "label", "text": "$count"]],
        ]
      ]),
    Field(
      DefinitionKey.styles.rawValue, change: .entries, schema: Definitions.reference("styles")
    )
    .noted(
      "Keys that several views have in common, by name.",
      example: ["title": ["font": "title1", "lines": 0]]),
    Field("screens", change: .none, schema: ChangeSchema.openScreens)
      .noted(
        "Several screens in one file, by name: what each has besides the document's own keys.",
        example: ["list": ["views": ["title": ["class": "label", "text": "Inbox"]]]]),
    Field("variants", change: .none, schema: ChangeSchema.openVariants)
      .noted(
        "What differs in variants of the screen, by name: keys of views by their identifiers, constraints "
          + "by their ids, metrics. A mapping changes the keys that it names, and a key without a value is removed. A variant with a condition, such as when: {width: regular}, applies by itself.",
        example: ["editing": ["constraints": ["resting": ["priority": 800]]]]),
  ]

  static let condition: JSON = [
    "type": "object", "additionalProperties": false, "minProperties": 1,
    "properties": .object(
      Condition.choices.map { choice in
        let words: JSON = ["enum": .array(choice.words.map { .string($0) })]
        return .init(
          key: choice.key,
          value: ["anyOf": [words, ["type": "array", "items": words, "minItems": 1]]])
      }),
  ]

  private static let path: JSON = ["type": "string", "pattern": "^[^/]"]

  /// The keys of a view, with descriptions for editors.
  static let view: [JSON.Member] = UseKey.allCases.map { member($0) }

  private static func member(_ key: UseKey) -> JSON.Member {
    switch key {
    case .component:
      member(
        key, ["type": "string"],
        "A component that the view is made of. Its parameters stand beside this key.", "badge")
    case .style:
      member(
        key, ["type": ["string", "array"], "items": ["type": "string"]],
        "A style, or a list of styles, of which later ones win. The view's own keys win over styles; mappings are "
          + "merged key by key.",
        "title")
    case .repeat:
      member(
        key, repetition,
        "Makes a view for each item of a list or a mapping, or as many views as a number or arithmetic says. $item is the item, $index its number "
          + "from 0, and the views are called row/0 and so on, or by the items' ids or keys.",
        ["Wi-Fi", "Bluetooth"])
    case .between:
      member(
        key, Definitions.reference("view"),
        "A view between each two of those that repeat makes, called row/between/0 and so on.",
        ["background": "separator"])
    case .when:
      member(
        key, ["anyOf": .array(truth + [condition])],
        "Leaves the view out, with the constraints that name it, if the value is false, 0, empty or null. "
          + "Usually a parameter, or $first or $last of a repetition; not negates it, as in not $last. Or traits that the "
          + "cell has to have, as in {width: regular}.",
        "$icon")
    case .as:
      member(
        key, ["type": "string"],
        "The name of the item, in the place of $item: entry makes it $entry.", "entry")
    }
  }

  /// A truth value, nothing, or a variable; `not` may stand before it. Another number or text would say nothing.
  private static let truth: [JSON] = [
    ["type": ["boolean", "null"]], ["enum": [0, ""]],
    ["type": "string", "pattern": "\\$|^not +(true|false|null|0)$"],
  ]

  static let repetition: JSON = [
    "anyOf": [
      ["type": ["array", "object"]],
      Numbers.schema([
        "type": "integer", "minimum": 0, "maximum": .number(Double(Expansion.repeatLimit)),
      ]),
    ]
  ]

  private static func member(
    _ key: UseKey, _ schema: JSON, _ description: String, _ example: JSON
  ) -> JSON.Member {
    let note = KeyNote(description: description, example: example)
    return JSON.Member(key: key.rawValue, value: note.added(to: schema, aliasOf: nil))
  }

  /// The definitions to which these keys refer.
  static let definitions: [JSON.Member] = [
    .init(
      key: "components",
      value: [
        "type": ["object", "null"], "propertyNames": Definitions.names,
        "additionalProperties": Definitions.view(
          Definitions.reference("class-\(ViewClass.view.name)"), parameters: parameters),
      ]),
    .init(
      key: "styles",
      value: [
        "type": ["object", "null"],
        "additionalProperties": [
          "$ref": "#/$defs/anyView",
          "properties": .object(
            (KeyRules.ofKeys.ofOneView + ["parameters"]).map { .init(key: $0, value: false) }),
        ],
      ]),
  ]

  private static let parameters: JSON = [
    "description": .string(
      "What differs from use to use: a list of names, or names with defaults, or with a type and a "
        + "default. $name stands for the value."),
    "anyOf": [
      ["type": "array", "items": ["type": "string"]],
      [
        "type": "object",
        "additionalProperties": [
          "anyOf": [
            [
              "type": "object", "required": ["type"], "additionalProperties": false,
              "properties": [
                "type": ["enum": .array(Component.Kind.allCases.map { .string($0.rawValue) })],
                "default": true,
              ],
            ],
            true,
          ]
        ],
      ],
    ],
  ]
}
