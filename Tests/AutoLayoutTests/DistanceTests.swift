import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Distances between anchors as lengths, which constraints relate to other lengths.

@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func distancesBetweenThreeViewsAreEqual(direction: LayoutDirection) {
  let window = screen(300, 100, direction: direction)
  let root = window.rootView
  let views = ["a", "b", "c"].map { root.add($0, 50, 10) }
  for view in views { view.pin(top: 0) }
  let (a, b, c) = (views[0], views[1], views[2])
  activate(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10))
  activate(c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20))
  let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
  let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
  let constraint = activate(first.constraint(equalTo: second, multiplier: 2, constant: 30))
  #expect(window.findings.isEmpty)
  // 120 points of room: 90 + 30, the first as large as twice the second and 30.
  let places: [CGFloat] = direction == .leftToRight ? [10, 150, 230] : [240, 100, 20]
  #expect(views.map(\.frame.minX) == places)
  #expect(
    "\(constraint)" == "<LayoutConstraint (View:b.leading - View:a.trailing) == "
      + "2*(View:c.leading - View:b.trailing) + 30   (active)>")
  #expect(constraint.holder === root && constraint.firstAnchor as? LayoutDimension == first)
}

@Test func aDistanceMayBeAConstantOrASize() {
  let window = screen()
  let root = window.rootView
  let (a, b) = (root.add("a"), root.add("b"))
  for view in [a, b] {
    view.pin(left: 0)
    view.fix(width: 10, height: 20)
  }
  a.pin(top: 100)
  let gap = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
  let constraint = activate(gap.constraint(equalToConstant: -50))
  #expect(window.findings.isEmpty && b.frame.minY == 70, "it may be negative")
  constraint.constant = 5
  window.layoutIfNeeded()
  #expect(b.frame.minY == 125)
  constraint.isActive = false
  activate(b.heightAnchor.constraint(equalTo: gap, multiplier: 0.5))
  #expect(window.findings.isEmpty && b.frame == rect(0, 160, 10, 20))
  #expect(a.referencingConstraints.all.count == 5 && b.referencingConstraints.all.count == 4)
}

@Test func aDistanceFollowsMarginsAndBaselines() {
  let window = screen()
  let root = window.rootView
  let label = root.addLabel("text", "label")
  label.pin(left: 0)
  let gap = root.layoutMarginsGuide.topAnchor.anchorWithOffset(to: label.firstBaselineAnchor)
  activate(gap.constraint(equalToConstant: 40))
  window.layoutIfNeeded()
  #expect(label.frame.minY == 24)
  root.layoutMargins.top = 10
  window.layoutIfNeeded()
  #expect(label.frame.minY == 34)
  label.font = .system(ofSize: 32)
  window.layoutIfNeeded()
  #expect(label.frame.minY == 18)
}

@Test func aDistanceGoesWithAnyOfItsViews() {
  let window = screen()
  let root = window.rootView
  let (a, b, c) = (root.add("a", 10, 10), root.add("b", 10, 10), root.add("c", 10, 10))
  let constraint = activate(
    a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
      .constraint(equalTo: b.leftAnchor.anchorWithOffset(to: c.leftAnchor)))
  window.layoutIfNeeded()
  a.removeFromSuperview()
  #expect(!constraint.isActive && b.referencingConstraints.all.isEmpty)
  #expect(c.referencingConstraints.all.isEmpty)
}
