import AutoLayout
import LayoutScene

/// The keys of stack views, without the key for their arranged subviews.
enum StackFields {
  static let all: [Field<View>] = [
    .on("axis", kind: .stack, .choice("axis", axes), \StackView.axis)
      .noted("Along which axis the views stand.", default: "horizontal", example: "vertical"),
    .on("spacing", kind: .spacing, .points(), \StackView.spacing)
      .noted("The distance of the views, points.", default: 0, example: 8),
    .on(
      "distribution", kind: .stack,
      .choice("distribution", StackView.Distribution.allCases.map { ("\($0)", $0) }),
      \StackView.distribution
    )
    .noted("How the views share the stack's length.", default: "fill", example: "fillEqually"),
    .on("alignment", kind: .stack, .choice("alignment", alignments), \StackView.alignment)
      .noted("How the views stand across the axis.", default: "fill", example: "center"),
    Field(
      "spacingAfter", kind: .spacing, or: ["customSpacing"],
      schema: [
        "type": "object", "additionalProperties": Value<Double>.number().schema,
      ]
    ) { node, view, reader in
      reader.readSpacings(node, of: view)
    }
    .with(\.isOfOneView, true)
    .noted("Distances after single views, by their names, points.", example: ["title": 20]),
    .on(
      "marginsRelative", kind: .stack, or: ["isLayoutMarginsRelativeArrangement"], .boolean,
      \StackView.isLayoutMarginsRelativeArrangement
    )
    .noted("Whether the views lie inside the stack's margins.", default: false, example: true),
    .on(
      "baselineRelative", kind: .stack, or: ["isBaselineRelativeArrangement"], .boolean,
      \StackView.isBaselineRelativeArrangement
    )
    .noted(
      "Whether spacing is between baselines in a vertical stack.", default: false, example: true),
  ]

  private static let axes: [(name: String, value: LayoutConstraint.Axis)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]

  private static let alignments: [(name: String, value: StackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]
}
