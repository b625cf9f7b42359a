import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func theClosestCommonAncestorHoldsAConstraint() {
  let root = View()
  let (a, b) = (root.add("a"), root.add("b"))
  let inner = a.add("inner")
  let constraints = [
    inner.topAnchor.constraint(equalTo: b.topAnchor),
    inner.leftAnchor.constraint(equalTo: a.leftAnchor),
    inner.widthAnchor.constraint(equalToConstant: 5),
  ]
  #expect(constraints.allSatisfy { !$0.isActive })
  LayoutConstraint.activate(constraints)
  #expect(constraints[0].holder === root)
  #expect(constraints[1].holder === a)
  #expect(constraints[2].holder === inner)
  #expect(root.constraints.count == 1)
  LayoutConstraint.activate(constraints)
  #expect(a.constraints.count == 1, "activating twice collapses")
  LayoutConstraint.deactivate(constraints + constraints)
  #expect(root.constraints.isEmpty && a.constraints.isEmpty && inner.constraints.isEmpty)
}

@Test func aGuideCountsAsItsOwner() {
  let root = View()
  let view = root.add("view")
  let guide = LayoutGuide()
  let constraint = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
  constraint.isActive = true
  #expect(!constraint.isActive, "a guide without an owner leaves it inactive, silently")
  view.addLayoutGuide(guide)
  constraint.isActive = true
  #expect(constraint.holder === view)
  root.addLayoutGuide(guide)
  #expect(guide.owningView === root)
  #expect(!constraint.isActive, "adding the guide to another view moves it")
}

@Test func aBatchWithoutCommonAncestorLeavesTheEarlierOnesActive() throws {
  let root = View()
  let (view, stranger) = (root.add("view"), View(identifier: "stranger"))
  let good = view.leftAnchor.constraint(equalTo: root.leftAnchor)
  let bad = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
  try good.activate()
  #expect(
    throws: ConstraintError.noCommonAncestor(
      "<LayoutXAxisAnchor \"View:view.left\">", "<LayoutXAxisAnchor \"View:stranger.left\">")
  ) { try bad.activate() }
  #expect(good.isActive && !bad.isActive)
}

@Test func removingAViewDropsWhatItsAncestorsHoldForGood() {
  let root = View()
  let view = root.add("view")
  let inner = view.add("inner")
  let outside = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
  let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
  LayoutConstraint.activate([outside, inside])
  view.removeFromSuperview()
  #expect(!outside.isActive && inside.isActive)
  root.addSubview(view)
  #expect(!outside.isActive && inside.isActive)
}

@Test func constraintsKeepTheOrderOfTheirActivation() {
  let view = View()
  let constraints = (1...5).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
  LayoutConstraint.activate([constraints[3], constraints[0], constraints[4]])
  constraints[0].isActive = false
  constraints[0].isActive = true
  #expect(view.constraints.map(\.constant) == [4, 5, 1])
}

@Test func addingAConstraintToAViewActivatesIt() {
  let root = View()
  let view = root.add("a")
  let constraint = view.widthAnchor.constraint(equalToConstant: 5)
  root.addConstraint(constraint)
  root.addConstraint(constraint)
  #expect(constraint.isActive && constraint.holder === root && root.constraints.count == 1)
  constraint.isActive = true
  #expect(constraint.holder === root, "it is active already")
  view.removeConstraint(constraint)
  #expect(constraint.isActive, "another view holds it")
  root.removeConstraint(constraint)
  root.removeConstraint(constraint)
  #expect(!constraint.isActive && root.constraints.isEmpty)
}

@Test func removingAGuideDropsTheConstraintsOnItForGood() {
  let root = View()
  let (a, b) = (root.add("a"), root.add("b"))
  let (guide, inner) = (LayoutGuide(), LayoutGuide())
  root.addLayoutGuide(guide)
  a.addLayoutGuide(inner)
  let toGuide = activate(b.leftAnchor.constraint(equalTo: guide.rightAnchor))
  let own = activate(guide.widthAnchor.constraint(equalToConstant: 5))
  let outside = activate(b.topAnchor.constraint(equalTo: inner.topAnchor))
  let inside = activate(inner.leftAnchor.constraint(equalTo: a.leftAnchor))
  root.removeLayoutGuide(guide)
  #expect(!toGuide.isActive && !own.isActive)
  root.addLayoutGuide(guide)
  #expect(!toGuide.isActive && !own.isActive && root.constraints.count == 1)
  a.removeFromSuperview()
  #expect(!outside.isActive && inside.isActive, "a guide of the subtree counts like its views")
}

@Test func everyMethodOfAnAnchorMakesAnInactiveConstraint() {
  let root = View()
  let (a, b) = (root.add("a"), root.add("b"))
  let x = (a.leadingAnchor, b.trailingAnchor)
  let y = (a.topAnchor, b.bottomAnchor)
  let (width, height) = (a.widthAnchor, b.heightAnchor)
  let made: [(LayoutConstraint, String)] = [
    (x.0.constraint(equalTo: x.1), "a.leading == b.trailing"),
    (x.0.constraint(equalTo: x.1, constant: 1), "a.leading == b.trailing + 1"),
    (x.0.constraint(greaterThanOrEqualTo: x.1), "a.leading >= b.trailing"),
    (x.0.constraint(greaterThanOrEqualTo: x.1, constant: -2), "a.leading >= b.trailing + -2"),
    (x.0.constraint(lessThanOrEqualTo: x.1), "a.leading <= b.trailing"),
    (x.0.constraint(lessThanOrEqualTo: x.1, constant: 3), "a.leading <= b.trailing + 3"),
    (y.0.constraint(equalTo: y.1, constant: 4), "a.top == b.bottom + 4"),
    (y.0.constraint(greaterThanOrEqualTo: y.1, constant: 5), "a.top >= b.bottom + 5"),
    (y.0.constraint(lessThanOrEqualTo: y.1, constant: 6), "a.top <= b.bottom + 6"),
    (a.centerXAnchor.constraint(lessThanOrEqualTo: b.leftAnchor), "a.centerX <= b.left"),
    (width.constraint(equalToConstant: 3), "a.width == 3"),
    (width.constraint(greaterThanOrEqualToConstant: 4), "a.width >= 4"),
    (width.constraint(lessThanOrEqualToConstant: 5), "a.width <= 5"),
    (width.constraint(equalTo: height), "a.width == b.height"),
    (width.constraint(equalTo: height, constant: 7), "a.width == b.height + 7"),
    (width.constraint(equalTo: height, multiplier: 2), "a.width == 2*b.height"),
    (width.constraint(greaterThanOrEqualTo: height, multiplier: 2), "a.width >= 2*b.height"),
    (width.constraint(lessThanOrEqualTo: height, multiplier: 2), "a.width <= 2*b.height"),
    (width.constraint(equalTo: height, multiplier: 3, constant: 1), "a.width == 3*b.height + 1"),
    (
      width.constraint(greaterThanOrEqualTo: height, multiplier: 3, constant: 1),
      "a.width >= 3*b.height + 1"
    ),
    (
      width.constraint(lessThanOrEqualTo: height, multiplier: 3, constant: 1),
      "a.width <= 3*b.height + 1"
    ),
    // The standard distance is 8 points.
    (
      x.0.constraint(equalToSystemSpacingAfter: x.1, multiplier: 1),
      "a.leading == b.trailing + 8"
    ),
    (
      x.0.constraint(greaterThanOrEqualToSystemSpacingAfter: x.1, multiplier: 2),
      "a.leading >= b.trailing + 16"
    ),
    (
      x.0.constraint(lessThanOrEqualToSystemSpacingAfter: x.1, multiplier: 0.5),
      "a.leading <= b.trailing + 4"
    ),
    (y.0.constraint(equalToSystemSpacingBelow: y.1, multiplier: 1), "a.top == b.bottom + 8"),
    (
      y.0.constraint(greaterThanOrEqualToSystemSpacingBelow: y.1, multiplier: 2),
      "a.top >= b.bottom + 16"
    ),
    (
      y.0.constraint(lessThanOrEqualToSystemSpacingBelow: y.1, multiplier: 3),
      "a.top <= b.bottom + 24"
    ),
  ]
  for (constraint, expected) in made {
    #expect(words(constraint) == expected)
    #expect(!constraint.isActive && constraint.priority == .required)
  }
  let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    .constraint(equalToConstant: 4)
  #expect(
    "\(distance)".contains("(View:b.leading - View:a.leading) == 4   (inactive)"), "\(distance)")
  #expect(root.constraints.isEmpty && a.constraints.isEmpty && b.constraints.isEmpty)
}
