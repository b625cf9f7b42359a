import AutoLayout
import Files
import LayoutScene

/// A constraint in the form of a mapping, as a document writes it.
struct WrittenConstraint {
  /// The equation or the format; a node, so that places inside it can be found.
  var equation: Node?
  var visual: Node?
  var identifier: String?
  var priority: LayoutPriority?
  /// Replaces the equation's own constant.
  var constant: Node?
  var isActive = true
  /// The places of the keys.
  var keys: [SourceText.Mark] = []
  var options = LayoutConstraint.FormatOptions(rawValue: 0)
  /// The findings that the document allows for the constraint.
  var allowances: [Allowance] = []
}

extension Value where T == Node {
  /// An equation or a line of Visual Format, which is parsed later.
  static var equation: Value {
    patterned("\(Definitions.equationPattern)|\(Definitions.visualPattern)")
  }

  /// A line of Visual Format, which is parsed later.
  static var visualFormat: Value { patterned(Definitions.visualPattern) }

  private static func patterned(_ pattern: String) -> Value {
    let text = scalarNode
    return Value(schema: ["type": "string", "pattern": .string(pattern)], read: text.read)
  }
}

extension Value where T == WrittenConstraint {
  static var writtenConstraint: Value {
    .fields(ConstraintFields.owner, { WrittenConstraint() }, ConstraintFields.all)
  }
}

enum ConstraintFields {
  /// What a constraint with keys is called in messages.
  static let owner = "a constraint"
  static let table = Fields(all)
  static let all: [Field<WrittenConstraint>] = [
    Field("is", kind: nil, .equation, \.equation)
      .noted(
        "The constraint as an equation, or in Visual Format.", example: "title.top = card.top + 16"),
    Field("visual", kind: nil, .visualFormat, \.visual)
      .noted("Constraints in Visual Format.", example: "H:|-16-[title]-16-|"),
    Field("id", kind: nil, or: ["identifier"], .string, \.identifier)
      .noted("A name for findings and explanations.", example: "wideButton"),
    Field("priority", kind: nil, .priority, \.priority)
      .noted("Above 0 up to 1000, or a name.", default: "required", example: 750),
    Field("constant", kind: nil, schema: Value<Double>.number().schema) { node, form, _ in
      form.constant = node
      return true
    }
    .noted(
      "The constant of the equation, in the place of the one that is written in it.", example: 24),
    Field("active", kind: nil, .boolean, \.isActive)
      .noted("Whether it holds; a variant can turn it on or off.", default: true, example: false),
    Field("align", kind: nil, alignments) {
      $0.options.formUnion(LayoutConstraint.FormatOptions($1))
    }
    .noted("Edges by which the views of Visual Format are aligned.", example: ["centerY"]),
    Field("direction", kind: nil, .choice("direction", directions)) { $0.options.insert($1) }
      .noted(
        "Which way horizontal Visual Format runs.", default: "leadingToTrailing",
        example: "leftToRight"),
    Field("spacing", kind: nil, .choice("spacing", spacings)) { $0.options.insert($1) }
      .noted(
        "What the distances of vertical Visual Format are measured between.", default: "edgeToEdge",
        example: "baselineToBaseline"),
    Field("allow", kind: nil, schema: Definitions.reference("allow")) { node, form, reader in
      guard let read = SharedValues.allowances.read(node, reader) else { return false }
      form.allowances = read
      return true
    }
    .noted(
      "Findings about the constraint that are intended, each with the reason.",
      example: [Rule.brokenPriority.rawValue: "gives way on small screens"]),
  ]

  /// One word or a list of them.
  private static let alignments: Value<[LayoutConstraint.FormatOptions]> = {
    let named = LayoutConstraint.FormatOptions.alignments.map { ($0.attribute.name, $0.option) }
    let word = Value<LayoutConstraint.FormatOptions>.choice(
      "alignment", named + [("baseline", .alignAllLastBaseline)])
    return .either(word.map { [$0] }, orStructure: .list(of: word))
  }()

  private static let directions: [(name: String, value: LayoutConstraint.FormatOptions)] = [
    ("leadingToTrailing", .directionLeadingToTrailing), ("leftToRight", .directionLeftToRight),
    ("rightToLeft", .directionRightToLeft),
  ]

  private static let spacings: [(name: String, value: LayoutConstraint.FormatOptions)] = [
    ("edgeToEdge", .spacingEdgeToEdge), ("baselineToBaseline", .spacingBaselineToBaseline),
  ]
}
