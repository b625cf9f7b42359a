import AutoLayout
import LayoutScene

/// The parts of the JSON Schema that refer to each other.
enum Definitions {
  static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  /// Names of views, guides and metrics. Not the exact rule, which regular expressions of editors
  /// cannot say for every script, but nothing legal is refused.
  private static let names: JSON = [
    "pattern": "^[^\\s0-9.,:;()\\[\\]{}<>=@|*/+'\"-][^\\s.,:;()\\[\\]{}<>=@|*/+'\"-]*$"
  ]

  static let guides: JSON = [
    "type": "object", "propertyNames": names,
    "additionalProperties": ["type": ["object", "null"], "maxProperties": 0],
  ]

  static let metrics: JSON = [
    "type": "object", "propertyNames": names, "additionalProperties": Value<Double>.number().schema,
  ]

  static let all: JSON = .object(
    [
      .init(
        key: "views",
        value: [
          "type": ["object", "null"], "propertyNames": names,
          "additionalProperties": reference("view"),
        ]),
      .init(key: "constraints", value: constraints),
      .init(key: "allow", value: Value<[Allowance]>.allowances.schema),
      .init(key: "view", value: view),
      .init(key: "root", value: root),
    ] + ViewClass.all.map { .init(key: "class-\($0.name)", value: schema(of: $0)) })

  private static let constraints: JSON = [
    "type": ["array", "null"],
    "items": [
      "anyOf": [["type": "string"], Value<ConstraintForm>.constraintForm.schema, splitEquation]
    ],
  ]

  /// What YAML makes of an unquoted `logo.height = 50 (priority: 950)`.
  private static let splitEquation: JSON = [
    "type": "object", "patternProperties": ["\\([Pp]riority$": ["type": ["string", "number"]]],
    "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
  ]

  /// Which keys a view may have goes by its class, one branch a class, so that an editor's message is
  /// about that class alone.
  private static let view: JSON = {
    let named = ViewClass.all.map { branch($0.name, of: "class-\($0.name)") }
    let plain: JSON = [
      "if": ["not": ["required": ["class"]]], "then": reference("class-\(ViewClass.view.name)"),
    ]
    return [
      "type": ["object", "null"],
      "properties": ["class": ["enum": .array(ViewClass.all.map { .string($0.name) })]],
      "allOf": .array(named + [plain]),
    ]
  }()

  private static func branch(_ name: String, of definition: String) -> JSON {
    [
      "if": [
        "properties": ["class": ["const": .string(name)]], "required": ["class"],
      ],
      "then": reference(definition),
    ]
  }

  /// A view without keys may be written as nothing at all.
  private static func schema(of viewClass: ViewClass) -> JSON {
    guard case .object(var members) = Field.schema(CommonFields.all + viewClass.fields) else {
      return true
    }
    members[0].value = ["object", "null"]
    return .object(members)
  }

  private static let root: JSON = Field.schema(CommonFields.root + RootFields.own)
}

/// The keys of the root view besides those that it shares with the others.
enum RootFields {
  static let own: [Field<View>] =
    ViewClass.named("stack").map { stack in
      [Field("class", schema: ["enum": ["view", "stack"]]) { _, _, _ in true }] + stack.fields
    } ?? []
}
