import AutoLayout
import Foundation
import LayoutScene
import Testing

/// What a constraint of two views asks for. An edge's distance is the same number whichever of the two is
/// named first.
@Test(arguments: [
  (Attribute.leading, LayoutConstraint.Relation.equal, 1.0, 16.0, "16"),
  (.trailing, .equal, 1, -16, "16"), (.trailing, .lessThanOrEqual, 1, -16, "≥ 16"),
  (.leading, .greaterThanOrEqual, 1, 8, "≥ 8"), (.bottom, .lessThanOrEqual, 1, 0, "≥ 0"),
  (.top, .greaterThanOrEqual, 1, 0, "≥ 0"), (.centerX, .equal, 1, 0, ""),
  (.top, .equal, 1, 0.3333333, "0.333"), (.width, .equal, 1, 0, "="),
  (.width, .equal, 1, -20, "− 20"), (.width, .equal, 0.5, 0, "× 0.5"),
  (.width, .greaterThanOrEqual, 0.5, 4, "≥ × 0.5 + 4"), (.height, .lessThanOrEqual, 1, 0, "≤"),
])
func theAmountOfAConstraintIsItsConstantAndMultiplier(
  attribute: Attribute, relation: LayoutConstraint.Relation, multiplier: Double, constant: Double,
  amount: String
) {
  let window = screen(300, 200)
  let view = window.rootView.add("a")
  let constraint = LayoutConstraint(
    item: view, attribute: attribute, relatedBy: relation, toItem: window.rootView,
    attribute: attribute, multiplier: multiplier, constant: constant)
  constraint.identifier = "it"
  constraint.isActive = true
  #expect(window.scene().constraints.first { $0.id == "it" }?.amount == amount)
}

@Test func theAmountOfASizeIsItsNumber() {
  let window = screen(300, 200)
  let view = window.rootView.add("a")
  activate(view.widthAnchor.constraint(equalToConstant: 44))
  activate(view.heightAnchor.constraint(lessThanOrEqualToConstant: 60.5))
  #expect(window.scene().constraints.map(\.amount) == ["44", "≤ 60.5"])
}

/// A switch's frame is two points wider than what constraints see; nobody has set that.
@Test func insetsOfAClassAreNotThoseOfAUser() {
  let window = screen(300, 200)
  let standard = Switch(identifier: "standard")
  let changed = Switch(identifier: "changed")
  changed.explicitAlignmentRectInsets = EdgeInsets(all: 4)
  for view in [standard, changed] { window.rootView.addSubview(view) }
  _ = window.rootView.add("plain")
  let views = window.scene(includesAmbiguity: false).views
  #expect(
    views.map { "\($0.id) \($0.hasStandardInsets)" }
      == ["root false", "standard true", "changed false", "plain false"])
}
