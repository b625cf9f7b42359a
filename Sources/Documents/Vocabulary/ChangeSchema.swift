import LayoutScene
import Reuse

/// The JSON Schema of the changes that screens and variants make.
///
/// A change of a view need not name the view's class, so it may have the keys of any class. In a
/// document with components it may also have arguments, whose values can differ from those of keys
/// with the same name. In such a document the schema lists the keys for editors but refuses none.
enum ChangeSchema {
  static let openScreens = Definitions.reference("openScreens")
  static let openVariants = Definitions.reference("openVariants")

  /// A condition on the whole document: without components every change is checked.
  static let ofDocument: [JSON.Member] = [
    .init(
      key: "if",
      value: ["not": ["anyOf": [["required": ["components"]], ["required": ["include"]]]]]
    ),
    .init(
      key: "then",
      value: [
        "properties": [
          "screens": Definitions.reference("screens"),
          "variants": Definitions.reference("variants"),
        ]
      ]),
  ]

  static let definitions: [JSON.Member] =
    [
      .init(key: "anyView", value: anyView), .init(key: "anyNames", value: anyNames),
      .init(key: "constraintChanges", value: constraints),
    ] + alternatives(isOpen: false) + alternatives(isOpen: true)

  // MARK: Screens and variants

  private static func alternatives(isOpen: Bool) -> [JSON.Member] {
    func name(_ word: String) -> String {
      isOpen ? "open" + word : word.prefix(1).lowercased() + word.dropFirst()
    }
    func reference(_ word: String) -> JSON { Definitions.reference(name(word)) }
    let change: JSON =
      isOpen
      ? ["anyOf": [Definitions.reference("anyView"), Definitions.reference("anyNames")]] : view
    let keys = keys(views: reference("Changes"))
    let when = JSON.Member(key: "when", value: note(ReuseFields.condition))
    let variants = JSON.Member(key: "variants", value: reference("Variants"))
    return [
      .init(key: name("Screens"), value: named(reference("Screen"))),
      .init(key: name("Variants"), value: named(reference("Variant"))),
      .init(key: name("Screen"), value: object(keys + [variants])),
      .init(key: name("Variant"), value: .object(object(keys + [when]).members + settled)),
      .init(
        key: name("Changes"),
        value: [
          "type": ["object", "null"], "propertyNames": ["pattern": "^[^\\s.:]+$"],
          "additionalProperties": change,
        ]),
    ]
  }

  private static func note(_ condition: JSON) -> JSON {
    KeyNote(
      description:
        "The condition under which the variant applies by itself: every key has to hold, and of a list one word.",
      example: ["width": "regular"]
    ).added(to: condition, aliasOf: nil)
  }

  /// A variant with a condition may not have the keys that decide the traits that conditions test.
  private static let settled: [JSON.Member] = [
    .init(key: "if", value: ["required": ["when"]]),
    .init(
      key: "then",
      value: [
        "properties": .object(KeyRules.ofKeys.settled.map { .init(key: $0, value: false) })
      ]),
  ]

  private static func named(_ schema: JSON) -> JSON {
    [
      "type": ["object", "null"], "propertyNames": ["pattern": "^[^-\\s./][^\\s./]*$"],
      "additionalProperties": schema,
    ]
  }

  private static func object(_ keys: [JSON.Member]) -> JSON {
    [
      "type": ["object", "null"], "properties": .object(keys), "additionalProperties": false,
    ]
  }

  /// The keys of the document that a screen or a variant may have.
  private static func keys(views: JSON) -> [JSON.Member] {
    ScreenFields.all.filter { $0.key.rule.change != .none }.flatMap { field in
      (change(of: field.name, views).map { schema in field.described { schema } } ?? field)
        .key.properties(isOpen: true)
    }
  }

  private static func change(of key: String, _ views: JSON) -> JSON? {
    switch key {
    case "views": views
    case "constraints": Definitions.reference("constraintChanges")
    case "metrics": Definitions.metricChanges
    case "colors": Definitions.colorChanges
    default: nil
    }
  }

  /// A list of constraints, or a mapping of ids to changes.
  private static let constraints: JSON = [
    "anyOf": [
      Definitions.reference("constraints"),
      [
        "type": "object",
        "additionalProperties": [
          "anyOf": [
            ["type": "boolean"], Definitions.reference("equation"),
            Definitions.reference("constraint"),
          ]
        ],
      ],
    ]
  ]

  // MARK: Views

  /// The change of a view. The view may be a new one, and then its class is given.
  private static let view: JSON = Definitions.view(Definitions.reference("anyView"))

  /// The keys of views of any class.
  private static let anyView: JSON = {
    var names: [String] = []
    var schemas: [String: [JSON]] = [:]
    let fields = ViewClass.anyFields.flatMap { $0.key.properties(isOpen: true) }
    for key in fields + ReuseFields.view {
      if schemas[key.key] == nil { names.append(key.key) }
      if schemas[key.key]?.contains(key.value) != true {
        schemas[key.key, default: []].append(key.value)
      }
    }
    let keys = names.map { name -> JSON.Member in
      let all = schemas[name] ?? []
      if CommonFields.viewNames.contains(name) {
        let note = all[0].members.filter { $0.key != "anyOf" }
        let views: JSON = [
          "anyOf": [Definitions.reference("changes"), Definitions.reference("open")]
        ]
        return .init(key: name, value: .object(views.members + note))
      }
      return .init(key: name, value: all.count == 1 ? all[0] : ["anyOf": .array(all)])
    }
    return object(keys + [Definitions.parameters])
  }()

  /// The names of these keys, with any values.
  private static let anyNames: JSON = [
    "type": ["object", "null"],
    "properties": .object(
      (anyView["properties"]?.members ?? []).map { .init(key: $0.key, value: [:]) }),
  ]
}
