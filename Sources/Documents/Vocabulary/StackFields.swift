import AutoLayout
import LayoutScene

/// The keys of stack views, without the key for their arranged subviews.
enum StackFields {
  static let all: [Field<View>] = [
    .on(StackView.self, "axis", kind: .stack, .choice("axis", axes)) { $0.axis = $1 }
      .noted("Along which axis the views stand.", default: "horizontal", example: "vertical"),
    .on(StackView.self, "spacing", kind: .spacing, .points()) { $0.spacing = $1 }
      .noted("The distance of the views, points.", default: 0, example: 8),
    .on(
      StackView.self, "distribution", kind: .stack,
      .choice("distribution", StackView.Distribution.allCases.map { ("\($0)", $0) })
    ) {
      $0.distribution = $1
    }
    .noted("How the views share the stack's length.", default: "fill", example: "fillEqually"),
    .on(StackView.self, "alignment", kind: .stack, .choice("alignment", alignments)) {
      $0.alignment = $1
    }
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
      StackView.self, "marginsRelative", kind: .stack, or: ["isLayoutMarginsRelativeArrangement"],
      .boolean
    ) { $0.isLayoutMarginsRelativeArrangement = $1 }
    .noted("Whether the views lie inside the stack's margins.", default: false, example: true),
    .on(
      StackView.self, "baselineRelative", kind: .stack, or: ["isBaselineRelativeArrangement"],
      .boolean
    ) {
      $0.isBaselineRelativeArrangement = $1
    }
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
