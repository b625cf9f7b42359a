import AutoLayout
import LayoutScene

/// A constraint in its mapping form, as written.
struct ConstraintForm {
  /// The equation or the format, a node so that places within it can be found.
  var equation: Node?
  var visual: Node?
  var identifier: String?
  var priority: LayoutPriority?
  var options: LayoutConstraint.FormatOptions = []
  /// Of findings about the constraint.
  var allowances: [Allowance] = []
}

extension Value where T == ConstraintForm {
  static var constraintForm: Value {
    .fields("a constraint", { ConstraintForm() }, ConstraintFields.all)
  }
}

enum ConstraintFields {
  static let all: [Field<ConstraintForm>] = [
    Field("is", .scalarNode) { $0.equation = $1 },
    Field("visual", .scalarNode) { $0.visual = $1 },
    Field("id", .string) { $0.identifier = $1 },
    Field("priority", .priority) { $0.priority = $1 },
    Field("align", alignments) { $0.options.formUnion(LayoutConstraint.FormatOptions($1)) },
    Field("direction", .choice("direction", directions)) { $0.options.insert($1) },
    Field("spacing", .choice("spacing", spacings)) { $0.options.insert($1) },
    Field("allow", schema: Definitions.reference("allow")) { node, form, reader in
      guard let read = Value<[Allowance]>.allowances.read(node, reader) else { return false }
      form.allowances = read
      return true
    },
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
