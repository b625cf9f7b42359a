import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func aWindowKeepsNothingAliveBeyondItself() {
  weak var view: View?
  weak var guide: LayoutGuide?
  weak var constraint: LayoutConstraint?
  weak var window: Window?
  do {
    let screen = screen()
    let label = screen.rootView.addLabel("aaaa bbbb cccc", lines: 0)
    label.pin(left: 0, top: 0)
    constraint = activate(label.widthAnchor.constraint(equalToConstant: 60))
    activate(label.widthAnchor.constraint(equalToConstant: 70))
    let gap = LayoutGuide()
    screen.rootView.addLayoutGuide(gap)
    let framed = View()
    framed.frame = rect(1, 2, 3, 4)
    screen.rootView.addSubview(framed)
    screen.layoutIfNeeded()
    _ = label.systemLayoutSizeFitting(.zero)
    screen.traits.contentSizeCategory = .extraLarge
    #expect(screen.findings.count > 0)
    (view, guide, window) = (label, gap, screen)
    #expect(view != nil && guide != nil && constraint != nil && window != nil)
  }
  #expect(window == nil && view == nil && guide == nil && constraint == nil)
}

@Test func aViewThatLeftTheWindowIsNotKeptAlive() {
  let window = screen()
  weak var gone: View?
  do {
    let view = window.rootView.addLabel("aaaa bbbb")
    view.pin(left: 0, top: 0)
    view.fix(width: 30)
    window.layoutIfNeeded()
    view.removeFromSuperview()
    gone = view
  }
  window.layoutIfNeeded()
  #expect(gone == nil)
  #expect(window.rootView.constraints.isEmpty && window.findings.isEmpty)
}

/// Outside a window a view holds constraints on others that outlive it.
@Test func aReleasedSuperviewReleasesItsConstraints() {
  let (a, b) = (View(identifier: "a"), View(identifier: "b"))
  var constraint: LayoutConstraint?
  do {
    let holder = View()
    holder.add(a)
    holder.add(b)
    constraint = activate(a.leftAnchor.constraint(equalTo: b.leftAnchor))
    a.pin(left: 3)
  }
  #expect(constraint?.isActive == false)
  #expect(a.referencingConstraints.all.isEmpty && b.referencingConstraints.all.isEmpty)
  let window = screen()
  for view in [a, b] {
    window.rootView.add(view)
    view.fix(width: 10, height: 10)
  }
  a.pin(left: 1, top: 2)
  b.pin(left: 5, top: 6)
  window.rootView.layoutMargins.left = 40
  #expect(window.findings.isEmpty)
  #expect(a.frame == rect(1, 2, 10, 10) && b.frame == rect(5, 6, 10, 10))
}

@Test func aConstraintWhoseItemWasReleasedDropsOut() {
  let window = screen()
  let view = window.rootView.add("a", 10, 10)
  view.pin(left: 0, top: 0)
  let constraint: LayoutConstraint
  do {
    let guide = LayoutGuide()
    window.rootView.addLayoutGuide(guide)
    constraint = activate(view.widthAnchor.constraint(equalTo: guide.widthAnchor))
    activate(guide.widthAnchor.constraint(equalToConstant: 70))
    window.layoutIfNeeded()
    #expect(view.frame.width == 70)
    window.rootView.removeLayoutGuide(guide)
  }
  #expect(!constraint.isActive && constraint.secondItem == nil)
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 10, 10) && window.findings.isEmpty)
  constraint.isActive = true
  #expect(window.findings.map(\.rule) == ["layout/released"], "it stays out")
  #expect(view.frame.width == 10)
  constraint.isActive = false
  #expect(window.findings.isEmpty)
}

@Test(arguments: [true, false])
func aConstraintOfWhichOneItemIsGoneIsReported(isFirst: Bool) {
  let window = screen()
  let view = window.rootView.add("a", 10, 10)
  view.pin(left: 0, top: 0)
  let constraint: LayoutConstraint
  do {
    let gone = View(identifier: "z")
    constraint =
      isFirst
      ? gone.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      : view.leadingAnchor.constraint(equalTo: gone.leadingAnchor)
  }
  constraint.isActive = true
  let findings = window.findings
  #expect(findings.map(\.rule) == ["layout/released"] && findings.first?.view == "a")
  constraint.isActive = false
  #expect(window.findings.isEmpty)
}
