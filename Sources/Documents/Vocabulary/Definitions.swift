import AutoLayout
import Files
import Foundation
import LayoutScene

/// The named parts of the JSON Schema, to which others refer.
enum Definitions {
  static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  /// The pattern for names of views, guides and metrics. It accepts more than legal names, because
  /// the regular expressions of editors do not know the letters of every script.
  static let names: JSON = [
    "pattern": "^[^\\s0-9.,:;()\\[\\]{}<>=@|*/+'\"-][^\\s.,:;()\\[\\]{}<>=@|*/+'\"-]*$"
  ]

  /// What any value may be replaced by: null, which removes the key in a variant, or a variable.
  private static let open: JSON = [
    "anyOf": [["type": "null"], ["type": "string", "pattern": "\\$"]]
  ]

  static let guides: JSON = [
    "type": "object", "propertyNames": names,
    "additionalProperties": ["type": ["object", "null"], "maxProperties": 0],
  ]

  static let metrics: JSON = [
    "type": "object", "propertyNames": names, "additionalProperties": Value<Double>.number().schema,
  ]

  static let colors: JSON = [
    "type": ["object", "null"], "propertyNames": names, "additionalProperties": reference("color"),
  ]

  /// The same mappings in a variant, where null removes a name.
  static let metricChanges = nullable(metrics)
  static let colorChanges = nullable(colors)

  private static func nullable(_ schema: JSON) -> JSON {
    guard let value = schema["additionalProperties"] else { return schema }
    return schema.replacing("additionalProperties", with: ["anyOf": [value, ["type": "null"]]])
  }

  /// The schema of a file in which no value is null or a variable, with the one definition that it then refers to.
  static func closed(_ schema: JSON) -> JSON {
    .object(
      withoutOpen(schema).members
        + [.init(key: "$defs", value: ["arithmetic": Numbers.arithmetic])])
  }

  private static func withoutOpen(_ schema: JSON) -> JSON {
    if let elements = schema.elements { return .array(elements.map(withoutOpen)) }
    guard case .object(let members) = schema else { return schema }
    let closed = members.map { JSON.Member(key: $0.key, value: withoutOpen($0.value)) }
    guard let choices = schema["anyOf"]?.elements, choices.count == 2,
      choices[1] == reference("open")
    else { return .object(closed) }
    return .object(withoutOpen(choices[0]).members + closed.filter { $0.key != "anyOf" })
  }

  static let all: JSON = .object(
    [
      .init(key: "open", value: open),
      .init(key: "arithmetic", value: Numbers.arithmetic),
      .init(
        key: "views",
        value: views(reference("view"))),
      .init(key: "constraints", value: constraints),
      .init(key: "equation", value: ["type": "string", "pattern": .string(equationPattern)]),
      .init(key: "constraint", value: Value<WrittenConstraint>.writtenConstraint.schema),
      .init(key: "allow", value: Value<[Allowance]>.allowances.schema),
      .init(key: "text", value: Value<String>.anyText.schema),
      .init(key: "styledText", value: Value<ShownText>.anyStyledText.schema),
      .init(key: "font", value: Value<FontDescriptor>.anyFont.schema),
      .init(key: "colorValue", value: ColorSchema.value),
      .init(key: "color", value: Value<AdaptiveColor>.adaptiveColor.schema),
      .init(key: "image", value: Value<ImageContent>.anyImage.schema),
      .init(key: "insets", value: Value<WrittenInsets>.anyInsets(directional: true).schema),
      .init(key: "sides", value: Value<WrittenInsets>.anyInsets(directional: false).schema),
      .init(key: "transform", value: Value<CGAffineTransform>.anyTransform.schema),
      .init(key: "border", value: Value<Border>.anyBorder.schema),
      .init(key: "shadow", value: Value<Shadow>.anyShadow.schema),
      .init(key: "gradient", value: Value<Gradient>.anyGradient.schema),
      .init(key: "priorities", value: Value<AxisPriorities>.anyAxisPriorities.schema),
      .init(key: "view", value: view(reference("class-\(ViewClass.view.name)"))),
    ] + lists + [
      .init(key: "root", value: root)
    ] + BarFields.definitions + ReuseFields.definitions + ChangeSchema.definitions
      + ViewClass.all.map { .init(key: "class-\($0.name)", value: schema(of: $0)) })

  /// Matches `name.attribute = …`: a name with a point, a relation and a right side. Other mistakes
  /// in an equation are only found by its parser.
  static let equationPattern = "^[^=<>≤≥.]+\\.[^=<>≤≥]+(==?|<=|>=|≤|≥)\\s*[^\\s=].*$"

  /// Matches a view in brackets with what can be before it, such as `H:|-`.
  static let visualPattern = "^([HV]:[^\\[]*|\\|[^\\[]*)?\\[[^\\]]+\\].*$"

  private static let constraints: JSON = [
    "type": ["array", "null"],
    "items": [
      "anyOf": [
        reference("equation"), ["type": "string", "pattern": .string(visualPattern)],
        reference("constraint"), splitEquation,
        [
          "type": "object", "required": ["repeat"],
          "properties": ["repeat": ReuseFields.repetition],
        ],
        ["type": "object", "required": ["when"]],
      ]
    ],
  ]

  /// The mapping that YAML reads from `logo.height = 50 (priority: 950)` without quotes.
  private static let splitEquation: JSON = [
    "type": "object", "patternProperties": ["\\([Pp]riority$": ["type": ["string", "number"]]],
    "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
  ]

  /// The schema of a view. The class decides which keys are allowed. Each class has a branch of its
  /// own, so that an editor's message is only about that class.
  ///
  /// - Parameters:
  ///   - standard: the schema of a view without a class. A view with the key `cell` is a cell.
  ///   - parameters: the schema of the key `parameters`, which only components have.
  static func view(_ standard: JSON, parameters: JSON = false) -> JSON {
    let named = ViewClass.all.map { branch($0.names, of: "class-\($0.name)") }
    let plain: JSON = [
      "if": ["not": ["required": ["class"]]],
      "then": [
        "if": ["required": ["cell"]], "then": reference("class-cell"), "else": standard,
      ],
    ]
    return [
      "type": ["object", "null"],
      "properties": .object(
        [
          .init(key: "class", value: classes), .init(key: "parameters", value: parameters),
        ] + ReuseFields.view),
      "if": ["required": ["component"]], "then": reference("anyNames"),
      "else": [
        "if": ["required": ["style"], "not": ["required": ["class"]]],
        "then": reference("anyView"), "else": ["allOf": .array(named + [plain])],
      ],
    ]
  }

  /// The contents of sections and lists, in which a view needs no class.
  private static let lists: [JSON.Member] = [
    .init(key: "cells", value: listed(view(reference("class-cell")))),
    .init(
      key: "sections",
      value: listed(
        view(["anyOf": [reference("class-section"), reference("class-cell")]]))),
  ]

  /// Views by their names, or a list of views, which are named after what holds them.
  private static func listed(_ view: JSON) -> JSON {
    ["anyOf": [views(view), ["type": "array", "items": view]]]
  }

  private static func views(_ view: JSON) -> JSON {
    [
      "type": ["object", "null"], "propertyNames": names,
      "additionalProperties": [
        "if": ["type": "string"], "then": ["pattern": "^\\$"], "else": view,
      ],
    ]
  }

  /// Allows `parameters` in any class; the places that use a class forbid it for views that are no
  /// components.
  static let parameters = JSON.Member(key: "parameters", value: true)

  private static let classes: JSON = [
    "description": .string(
      "The class of the view. "
        + ViewClass.all.map { "\($0.name): \($0.description)" }.joined(separator: " ")),
    "default": "view",
    "anyOf": [
      ["enum": .array(ViewClass.all.flatMap(\.names).map { .string($0) })], reference("open"),
    ],
  ]

  private static func branch(_ names: [String], of definition: String) -> JSON {
    [
      "if": [
        "properties": ["class": ["enum": .array(names.map { .string($0) })]], "required": ["class"],
      ],
      "then": reference(definition),
    ]
  }

  /// The schema of a class. A view without keys may be written as null.
  private static func schema(of viewClass: ViewClass) -> JSON {
    guard case .object(var members) = viewClass.table.keys.schema() else {
      return true
    }
    members[0].value = ["object", "null"]
    if case .object(var keys) = members[1].value {
      if let inner = CellClasses.content(of: viewClass) {
        for index in keys.indices where CommonFields.viewNames.contains(keys[index].key) {
          keys[index].value = reference(inner)
        }
      }
      let reuse = ReuseFields.view.filter { own in !keys.contains { $0.key == own.key } }
      members[1].value = .object(keys + reuse + [parameters])
    }
    return .object(members)
  }

  private static let root: JSON = RootFields.stack.keys.schema()
}
