import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func oneOfAnUnsatisfiableSetIsBrokenAndTheLayoutGoesOn() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(width: 100, height: 20)
  let second = activate(view.widthAnchor.constraint(equalToConstant: 120))
  let other = window.rootView.add("b", 10, 10)
  other.pin(left: 5, top: 50)
  let scene = window.scene()
  #expect(scene.views[1].frame == rect(0, 0, 100, 20))
  #expect(scene.views[2].frame == rect(5, 50, 10, 10))
  #expect(scene.findings.map(\.rule) == [.unsatisfiable])
  #expect(
    scene.findings.first?.constraints == [
      "<LayoutConstraint View:a.width == 100   (active)>",
      "<LayoutConstraint View:a.width == 120   (active)>",
    ])
  #expect(second.isActive, "the broken one stays active")
}

@Test func theSetIsMinimal() {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  for view in [a, b] {
    view.pin(top: 0)
    view.fix(height: 10)
  }
  a.pin(left: 10)
  a.fix(width: 50)
  b.fix(width: 50)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8))
  activate(b.leftAnchor.constraint(greaterThanOrEqualTo: window.rootView.leftAnchor, constant: 90))
  // In the order of the tree.
  let constraints = window.scene().findings.first?.constraints
  #expect(
    constraints == [
      "<LayoutConstraint H:|-(10)-[View:a](LTR)   (active, names: '|':View:root )>",
      "<LayoutConstraint View:a.width == 50   (active)>",
      "<LayoutConstraint H:|-(>=90)-[View:b](LTR)   (active, names: '|':View:root )>",
      "<LayoutConstraint H:[View:a]-(8)-[View:b](LTR)   (active)>",
    ])
}

@Test func theOneWrittenLastIsGivenUp() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 20)
  let constraints = [30, 10, 20].map { line in
    let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(line))
    constraint.origin = SourceLocation(file: "a.yaml", line: line, column: 1)
    return activate(constraint)
  }
  let scene = window.scene()
  #expect(scene.views[1].frame.width == 10)
  #expect(
    scene.findings.compactMap(\.origin).map(\.line) == [20, 30],
    "each later line yields to the first")
  #expect(constraints.allSatisfy { $0.isActive })
}

@Test func anAutoresizingConstraintIsNeverGivenUpIfAnotherWillDo() {
  let window = screen()
  let view = View(identifier: "a")
  view.frame = rect(10, 10, 50, 50)
  let inner = view.add("inner")
  inner.pin(left: 0, top: 0, right: 0)
  inner.fix(width: 80, height: 10)
  window.rootView.addSubview(view)
  let scene = window.scene()
  #expect(scene.views[1].frame == rect(10, 10, 50, 50))
  #expect(scene.findings.count == 1)
  #expect(
    scene.findings.first?.constraints.contains(
      "<AutoresizingMaskLayoutConstraint h=--& v=--& View:a.width == 50   (active)>") == true)
  #expect(window.unsatisfiableReports.first?.contains("(Note: If you're seeing Auto") == true)
}

@Test func whatWasBrokenHoldsAgainWhenTheConflictIsGone() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 20)
  let first = activate(view.widthAnchor.constraint(equalToConstant: 100))
  let second = activate(view.widthAnchor.constraint(equalToConstant: 120))
  window.layoutIfNeeded()
  #expect(view.frame.width == 100)
  first.isActive = false
  window.layoutIfNeeded()
  #expect(view.frame.width == 120 && window.findings.isEmpty)
  first.isActive = true
  window.layoutIfNeeded()
  #expect(view.frame.width == 100, "the same one yields, whichever was activated last")
  second.constant = 100
  window.layoutIfNeeded()
  #expect(view.frame.width == 100 && window.findings.isEmpty)
  first.priority = 500
  first.constant = 5
  window.layoutIfNeeded()
  #expect(view.frame.width == 100 && window.findings.isEmpty)
}

@Test func sizesAreNotNegative() {
  let window = screen(100, 100)
  let view = window.rootView.add("a")
  view.pin(left: 60, top: 0, right: 60, bottom: 0)
  let scene = window.scene()
  #expect(scene.views[1].frame.width == 0)
  #expect(scene.findings.map(\.rule).contains(.unsatisfiable))
}

@Test func theReportHasTheFormOfApples() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(width: 100, height: 20)
  view.fix(width: 120)
  #expect(
    window.unsatisfiableReports == [
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<LayoutConstraint View:a.width == 100   (active)>",
          "<LayoutConstraint View:a.width == 120   (active)>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <LayoutConstraint View:a.width == 120   (active)>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
    ])
}

@Test func theReportNotesAutoresizingConstraintsWhereThereAreAny() {
  let window = screen()
  let view = View(identifier: "a")
  view.frame = rect(10, 10, 50, 50)
  view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  window.rootView.addSubview(view)
  view.fix(width: 80)
  let lines = window.unsatisfiableReports.first?.components(separatedBy: "\n")
  #expect(
    lines?.dropFirst(4).prefix(8).joined(separator: "\n") == """
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \t(Note: If you're seeing AutoresizingMaskLayoutConstraints that you don't understand, refer to \
      the documentation for the View property translatesAutoresizingMaskIntoConstraints)\u{20}
      (
          "<LayoutConstraint 'UIView-Encapsulated-Layout-Width' View:root.width == 300   (active)>",
          "<AutoresizingMaskLayoutConstraint h=-&- v=&-- View:a.minX == 10   (active)>",
          "<AutoresizingMaskLayoutConstraint h=-&- v=&-- H:[View:a]-(240)-|   (active, names: \
      '|':View:root )>",
          "<LayoutConstraint View:a.width == 80   (active)>"
      )
      """)
}

@Test func aPlaceWithMoreThanOneSolutionIsAmbiguous() {
  let window = screen()
  let (a, b) = (window.rootView.add("a", 10, 10), window.rootView.add("b"))
  a.pin(left: 0, top: 0)
  b.pin(left: 0)
  b.fix(width: 10, height: 10)
  let inner = b.add("inner", 5, 5)
  inner.pin(left: 0, top: 0)
  #expect(!a.hasAmbiguousLayout && b.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
  let findings = window.findings
  #expect(findings.map(\.rule) == [.ambiguous])
  #expect(findings.first?.view == "b")
  #expect(findings.first?.message.contains("The vertical position of b is") == true)
  #expect(
    window.rootView.autolayoutTrace() == """
      *View:root (0, 0, 300, 400)
      |   *View:a (0, 0, 10, 10)
      |   *View:b (0, 0, 10, 10) - AMBIGUOUS LAYOUT for vertical position
      |   |   *View:inner (0, 0, 5, 5)
      """)
}

@Test func aTieIsAmbiguousThoughItIsDecided() {
  let window = screen()
  let (a, b) = (window.rootView.add("a", 50, 10), window.rootView.add("b", 50, 10))
  a.pin(left: 0, top: 0)
  b.pin(top: 0, right: 0)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  #expect(window.findings.map(\.views) == [["a", "b"]])
  #expect(a.frame.width == 250)
  a.setContentHuggingPriority(251, for: .horizontal)
  #expect(window.findings.isEmpty)
}

@Test func exercisingAmbiguityHopsBetweenSolutions() {
  let window = screen()
  let view = window.rootView.add("a", 10, 10)
  view.pin(left: 0)
  activate(view.topAnchor.constraint(greaterThanOrEqualTo: window.rootView.topAnchor))
  activate(view.bottomAnchor.constraint(lessThanOrEqualTo: window.rootView.bottomAnchor))
  window.layoutIfNeeded()
  let before = view.frame
  view.exerciseAmbiguityInLayout()
  let other = view.frame
  #expect(other != before && other.size == before.size && other.minX == before.minX)
  #expect(other.minY >= 0 && other.maxY <= 400)
  view.exerciseAmbiguityInLayout()
  #expect(view.frame == before)
  view.exerciseAmbiguityInLayout()
  view.fix(width: 11)
  window.layoutIfNeeded()
  #expect(view.frame == rect(before.minX, before.minY, 11, 10), "a change forgets it")
  activate(view.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 3))
  window.layoutIfNeeded()
  view.exerciseAmbiguityInLayout()
  #expect(view.frame == rect(0, 3, 11, 10), "nothing to exercise")
}

@Test func exercisingAmbiguityStaysInSight() {
  let window = screen(200, 200)
  let box = window.rootView.add("box")
  box.pin(left: 20, top: 20, right: 20, bottom: 20)
  let view = box.add("a", 100, 10)
  view.pin(left: 0)
  window.layoutIfNeeded()
  let before = view.frame
  view.exerciseAmbiguityInLayout()
  let other = view.frame
  #expect(abs(other.minY - before.minY) >= 50 && other.size == before.size)
  #expect(other.minY + 20 >= 0 && other.maxY + 20 <= 200, "\(other)")
}

@Test func theConstraintsThatAffectALayoutAreThoseThatDecideIt() {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  let left = activate(a.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 10))
  let width = activate(a.widthAnchor.constraint(equalToConstant: 50))
  let gap = activate(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8))
  let atLeast = activate(b.widthAnchor.constraint(greaterThanOrEqualToConstant: 5))
  let equal = activate(b.widthAnchor.constraint(equalToConstant: 20))
  let top = activate(b.topAnchor.constraint(equalTo: window.rootView.topAnchor))
  a.pin(top: 0)
  for view in [a, b] { view.fix(height: 10) }
  let horizontal = b.constraintsAffectingLayout(for: .horizontal)
  let expected = [left, gap, width]
  #expect(
    horizontal.map { ObjectIdentifier($0) }.starts(with: expected.map { ObjectIdentifier($0) }))
  #expect(horizontal.count == 4 && horizontal.last === equal)
  #expect(!horizontal.contains { $0 === atLeast || $0 === top })
  #expect(b.constraintsAffectingLayout(for: .vertical).contains { $0 === top })
}

@Test func aContentSizeHasTheHigherOfItsTwoPriorities() throws {
  let window = screen()
  let view = window.rootView.add("view")
  view.explicitIntrinsicContentSize = CGSize(width: 30, height: 20)
  view.setContentHuggingPriority(400, for: .horizontal)
  view.setContentCompressionResistancePriority(300, for: .horizontal)
  view.pin(left: 0, top: 0)
  let shown = view.constraintsAffectingLayout(for: .horizontal)
    .compactMap { $0 as? ContentSizeLayoutConstraint }
  #expect(try #require(shown.first).priority == 400)
  view.setContentCompressionResistancePriority(600, for: .horizontal)
  #expect(shown.first?.priority == 600)
}

@Test func anIntrinsicSizeThatIsNotANumberIsReported() {
  final class Broken: View {
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
  }
  let window = screen()
  let view = window.rootView.add(Broken(identifier: "a"))
  view.pin(left: 0, top: 0)
  view.fix(width: 5)
  #expect(window.findings.map(\.rule) == [.intrinsicSize])
  #expect(view.frame == rect(0, 0, 5, 10))
}

@Test func aViewCannotBeBelowItself() async throws {
  let below = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let (a, b) = (View(), View())
    a.addSubview(b)
    b.addSubview(a)
  }
  let itself = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let view = View()
    view.addSubview(view)
  }
  for result in [below, itself] {
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Can't add self or a superview as subview"))
  }
}

@Test func aTreeBelongsToOneWindow() async throws {
  let second = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let window = screen()
    _ = Window(size: .zero, measurer: window.context.measurer, rootView: window.rootView)
  }
  let inside = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let (a, b) = (screen(), screen())
    a.rootView.addSubview(b.rootView)
  }
  let messages = [second, inside].map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
  #expect(messages[0].contains("A window's root view is in no other tree"))
  #expect(messages[1].contains("a view is in one tree only"))
}

@Test func aConstraintOnAReleasedViewDropsOut() {
  let window = screen()
  let view = window.rootView.add("a", 10, 10)
  view.pin(left: 0, top: 0)
  var constraint: LayoutConstraint?
  do {
    let stranger = View()
    constraint = stranger.widthAnchor.constraint(equalToConstant: 5)
  }
  #expect(constraint?.firstItem == nil)
  constraint?.isActive = true
  #expect(constraint?.isActive == false)
  #expect(window.findings.isEmpty)
}

@Test func aConstraintOnViewsOutsideItsHolderIsReported() {
  let window = screen()
  let (a, b) = (window.rootView.add("a", 10, 10), window.rootView.add("b", 10, 10))
  a.pin(left: 0, top: 0)
  b.pin(left: 0, top: 0)
  let constraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
  a.addConstraint(constraint)
  #expect(window.findings.map(\.rule) == [.unprepared])
  a.removeConstraint(constraint)
  #expect(window.findings.isEmpty)
}

@Test func aConflictNamesTheConstraintsThatMayYieldAndWhoseSizeItIsAbout() {
  let window = screen()
  let box = window.rootView.add("box")
  box.pin(left: 200, top: 0, right: 150, bottom: 0)
  let finding = window.findings.first
  #expect(
    finding?.hint == "Lower the priority of “H:|-(200)-[View:box](LTR)” or the priority of "
      + "“H:[View:box]-(150)-|(LTR)” below 1000, so that it can be broken instead.")
  #expect(
    finding?.constraints.contains("<SystemLayoutConstraint View:box.width >= 0>") == true,
    "\(finding?.constraints ?? [])")
}

@Test func aRequiredCompressionResistanceMayYieldToo() {
  let window = screen()
  let text = window.rootView.addLabel("text", "text")
  text.setContentCompressionResistancePriority(.required, for: .horizontal)
  text.pin(left: 0, top: 0)
  text.fix(width: 10)
  #expect(
    window.findings.first?.hint
      == "Lower the priority of “Label:text.width == 10” or the horizontal "
      + "compression resistance of text below 1000, so that it can be broken instead.")
}

/// A guide is looked at along the axes on which it has a constraint, be it about the guide alone.
@Test func aGuideWithoutAPlaceIsFoundAlongTheAxesOfItsConstraints() {
  let window = screen()
  let guide = LayoutGuide()
  window.rootView.addLayoutGuide(guide)
  activate(guide.topAnchor.constraint(equalTo: window.rootView.topAnchor))
  activate(guide.heightAnchor.constraint(equalToConstant: 10))
  #expect(window.findings.isEmpty)
  activate(guide.widthAnchor.constraint(equalToConstant: 100))
  #expect(window.findings.map(\.rule) == [.ambiguous])
}

@Test func findingsNameViewsWithoutIdentifierByTheirPath() throws {
  let window = screen()
  let (box, other) = (window.rootView.add(View()), window.rootView.add(View()))
  box.add(View()).fix(width: 10)
  for width in [1, 2] { other.fix(width: CGFloat(width)) }
  let conflict = try #require(window.findings.first { $0.rule == .unsatisfiable })
  #expect(conflict.view == "1")
  box.subviews[0].explicitIntrinsicContentSize = CGSize(width: CGFloat.nan, height: 1)
  let fault = try #require(window.findings.first { $0.rule == .intrinsicSize })
  #expect(fault.view == "0.0")
}
