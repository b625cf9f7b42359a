import AutoLayout
import Foundation
import LayoutScene
import TestSupport
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
  #expect(window.findings.map(\.rule) == [.released], "it stays out")
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
  #expect(findings.map(\.rule) == [.released] && findings.first?.view == "a")
  constraint.isActive = false
  #expect(window.findings.isEmpty)
}

@Test func whatAViewKnowsOfTheViewsAboveFollowsMovesAndTraits() {
  let window = screen()
  let outer = window.rootView.add("outer")
  var deepest = outer
  for index in 0..<20 { deepest = deepest.add("v\(index)") }
  outer.traitOverrides.locale = "ar"
  outer.traitOverrides.layoutDirection = .rightToLeft
  #expect(deepest.traits.locale == "ar" && deepest.traits.layoutDirection == .rightToLeft)
  let middle = deepest.superview?.superview
  middle?.traitOverrides.locale = "de"
  #expect(deepest.traits.locale == "de" && deepest.traits.layoutDirection == .rightToLeft)
  middle?.traitOverrides.locale = nil
  #expect(deepest.traits.locale == "ar")
  let first = outer.subviews.first ?? outer
  window.rootView.addSubview(first)
  #expect(deepest.traits == window.traits && deepest.isDescendant(of: first))
  #expect(!deepest.isDescendant(of: outer) && !first.isDescendant(of: deepest))
  first.removeFromSuperview()
  #expect(deepest.traits == Traits() && deepest.isDescendant(of: first))
}

@Test func aStackHearsOfContentHoweverDeepAndWhereverItCameFrom() {
  let window = screen()
  let stack = window.rootView.add(StackView(identifier: "stack"))
  stack.distribution = .fillProportionally
  stack.pin(left: 0, top: 0)
  stack.fix(width: 120)
  let (left, right) = (View(identifier: "left"), View(identifier: "right"))
  stack.addArrangedSubview(left)
  stack.addArrangedSubview(right)
  let chain = window.rootView.add("chain")
  let box = chain.add("box")
  let content = box.add("content", 10, 10)
  for view in [box, content] { view.pin(left: 0, top: 0, right: 0, bottom: 0) }
  left.add(chain).pin(left: 0, top: 0, right: 0, bottom: 0)
  right.add("fixed", 30, 10).pin(left: 0, top: 0, right: 0, bottom: 0)
  window.layoutIfNeeded()
  #expect(left.frame.width == 30 && right.frame.width == 90)
  content.explicitIntrinsicContentSize = CGSize(width: 90, height: 10)
  window.layoutIfNeeded()
  #expect(left.frame.width == 90 && right.frame.width == 30)
}

@Test func namesFollowThePlacesThatSiblingsHaveNow() {
  let root = View()
  let (a, b, c) = (View(), View(), View())
  for view in [a, b, c] { root.addSubview(view) }
  #expect(c.layoutName == "View:detached.2")
  let window = Window(
    size: CGSize(width: 10, height: 10), measurer: FixedWidthMeasurer(), rootView: root)
  #expect([root, a, b, c].map(\.layoutName) == ["View:root", "View:0", "View:1", "View:2"])
  root.sendSubviewToBack(c)
  #expect([a, b, c].map(\.layoutName) == ["View:1", "View:2", "View:0"])
  a.removeFromSuperview()
  #expect([a, b, c].map(\.layoutName) == ["View:detached", "View:1", "View:0"])
  b.addSubview(a)
  #expect(window.scene().views.map(\.id) == ["root", "0", "1", "1.0"])
}

@Test func theNameOfAGuideTellsATreeOutsideAWindow() {
  let view = View()
  let guide = LayoutGuide()
  view.addLayoutGuide(guide)
  #expect(guide.layoutName == "LayoutGuide:detached")
  let below = View()
  view.addSubview(below)
  below.addLayoutGuide(guide)
  #expect(guide.leadingAnchor.name == "LayoutGuide:detached.0.leading")
}
