import Files
import LayoutScene

/// The keys of `plumb.yaml`. They have the names that they have in documents, and take lists.
enum TestPlanFields {
  static let table = Fields<TestPlan>(
    [
      Field("snapshots", kind: nil, .string, \.snapshots).noted(.snapshots),
      Field("documents", kind: nil, schema: documentsSchema) { node, plan, reader in
        readDocuments(node, into: &plan, reader)
      }
      .noted(.documents),
    ] + options.map { $0.of(\.options) })

  private static let shown = Value<[String]>.list(of: .string)

  private static let options = CellChoice.all.map { $0.field.of(\.cells) } + drawing

  private static let drawing: [Field<TestPlan.Options>] = [
    Field("show", kind: nil, schema: shown.schema) { node, options, reader in
      options.show = shown.read(node, reader)
      options.showOrigin = reader.location(of: node.mark)
      return options.show != nil
    }
    .noted(.show),
    Field("style", kind: nil, .choice("style"), \.style).noted(.style),
    Field("tolerance", kind: nil, tolerance, \.tolerance).noted(.tolerances),
    Field("pixels", kind: nil, .choice("choice"), \.pixels).noted(.pixels),
    Field("text", kind: nil, .choice("form of texts"), \.text).noted(.text),
    Field("measure", kind: nil, .choice("way to measure"), \.measure).noted(.measure),
    Field("fullHeight", kind: nil, .boolean, \.isFullHeight).noted(.fullHeight),
  ]

  private static let documentOptions = Fields(
    options + [Field("skip", kind: nil, .boolean, \.isSkipped).noted(.skip)])

  private static let tolerance = Value<TestPlan.Tolerance>.fields(
    "the tolerance", { TestPlan.Tolerance() },
    [
      Field("points", kind: nil, .number(ChoiceRanges.tolerance), \.points)
        .noted(.tolerance),
      Field("pixels", kind: nil, .share, \.pixels).noted(.pixelTolerance),
      Field("color", kind: nil, .number(ChoiceRanges.colorTolerance), \.color)
        .noted(.colorTolerance),
    ])

  private static var documentsSchema: JSON {
    ["type": "object", "additionalProperties": documentOptions.keys.schema()]
  }

  private static func readDocuments(
    _ node: Node, into plan: inout TestPlan, _ reader: DocumentReader
  ) -> Bool {
    let expected = "a mapping of patterns such as profile.yaml to options"
    guard let entries = node.entries(of: reader.key, expected: expected, reader.report) else {
      return false
    }
    var isRight = true
    for entry in entries {
      var options = TestPlan.Options()
      isRight =
        documentOptions.read(of: "“\(entry.name)”", from: entry.value, into: &options, reader)
        && isRight
      plan.documents.append(
        TestPlan.DocumentRule(
          pattern: entry.name, options: options,
          origin: reader.source.location(of: entry.key.mark)))
    }
    return isRight
  }
}

extension Value where T == Double {
  /// A share of a whole: `0.1%`, or a number from 0 to 1.
  fileprivate static var share: Value {
    let expected = "a part such as 0.1%, or a number from 0 to 1"
    return Value(
      schema: [
        "anyOf": [
          ["type": "number", "minimum": 0, "maximum": 1],
          ["type": "string", "pattern": "^[0-9.]+%$"],
        ]
      ]
    ) { node, reader in
      guard let text = reader.text(node, expected) else { return nil }
      let isPercent = text.hasSuffix("%")
      guard let number = Numbers.double(isPercent ? String(text.dropLast()) : text),
        (0...(isPercent ? 100 : 1)).contains(number)
      else { return reader.wrong(expected, text, node) }
      return isPercent ? number / 100 : number
    }
  }
}
