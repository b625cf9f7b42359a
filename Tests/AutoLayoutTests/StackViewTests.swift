import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func aNewStackIsARowThatFills() {
  let stack = StackView()
  #expect(stack.axis == .horizontal)
  #expect(stack.distribution == .fill)
  #expect(stack.alignment == .fill)
  #expect(stack.spacing == 0)
  #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
  #expect(stack.layoutMargins == .zero)
  #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  #expect(StackView.Alignment.top.rawValue == 1)
  #expect(StackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
}

@Test func arrangedViewsAreSubviewsInAnOrderOfTheirOwn() {
  let stack = StackView()
  let (a, b, c) = (View(identifier: "a"), View(identifier: "b"), View(identifier: "c"))
  for view in [a, b, c] { stack.addArrangedSubview(view) }
  #expect(!a.translatesAutoresizingMaskIntoConstraints)
  // Inserting a view that is there moves it, and what is in front stays in front.
  stack.insertArrangedSubview(c, at: 0)
  #expect(stack.arrangedSubviews.map(\.identifier) == ["c", "a", "b"])
  #expect(stack.subviews.map(\.identifier) == ["a", "b", "c"])
  stack.removeArrangedSubview(a)
  #expect(stack.arrangedSubviews.map(\.identifier) == ["c", "b"])
  #expect(a.superview === stack)
  b.removeFromSuperview()
  #expect(stack.arrangedSubviews.map(\.identifier) == ["c"])
  let other = StackView()
  other.addArrangedSubview(c)
  #expect(stack.arrangedSubviews.isEmpty && c.superview === other)
  stack.insertArrangedSubview(a, at: 99)
  stack.insertArrangedSubview(b, at: -99)
  #expect(stack.arrangedSubviews.map(\.identifier) == ["b", "a"])
}

@Test func customSpacingIsForgottenOnRemovalAndKeptOnMoving() {
  let stack = StackView()
  let (a, b) = (View(identifier: "a"), View(identifier: "b"))
  stack.setCustomSpacing(5, after: a)
  #expect(stack.customSpacing(after: a) == StackView.spacingUseDefault)
  for view in [a, b] { stack.addArrangedSubview(view) }
  stack.setCustomSpacing(5, after: a)
  stack.insertArrangedSubview(a, at: 1)
  #expect(stack.customSpacing(after: a) == 5)
  stack.removeArrangedSubview(a)
  stack.addArrangedSubview(a)
  #expect(stack.customSpacing(after: a) == StackView.spacingUseDefault)
  stack.setCustomSpacing(5, after: b)
  b.removeFromSuperview()
  stack.addArrangedSubview(b)
  #expect(stack.customSpacing(after: b) == StackView.spacingUseDefault)
}

@Test func theConstraintsCarryUIKitsIdentifiers() {
  let expected: [(StackView.Distribution, StackView.Alignment, [String])] = [
    (.fill, .fill, ["UISV-alignment", "UISV-canvas-connection", "UISV-spacing"]),
    (
      .fillEqually, .center,
      [
        "UISV-alignment", "UISV-ambiguity-suppression", "UISV-canvas-connection",
        "UISV-fill-equally", "UISV-spacing", "UISV-spanning-boundary", "UISV-spanning-fit",
      ]
    ),
    (
      .fillProportionally, .fill,
      ["UISV-alignment", "UISV-canvas-connection", "UISV-fill-proportionally", "UISV-spacing"]
    ),
    (
      .equalSpacing, .firstBaseline,
      [
        "UISV-alignment", "UISV-ambiguity-suppression", "UISV-canvas-connection",
        "UISV-canvas-fit", "UISV-distributing-edge", "UISV-fill-equally", "UISV-spacing",
        "UISV-spanning-boundary", "UISV-spanning-fit",
      ]
    ),
  ]
  for (distribution, alignment, identifiers) in expected {
    let window = screen()
    let views = ["a", "b", "c"].map { box($0, 10, 10) }
    let stack = StackView.make(
      in: window.rootView, .horizontal, distribution, alignment: alignment, arranging: views)
    window.layoutIfNeeded()
    #expect(generated(stack) == identifiers)
    views[1].isHidden = true
    window.layoutIfNeeded()
    let hiding = generated(stack).filter { $0.contains("hid") }
    #expect(hiding == ["UISV-hiding", "UISV-spacing-hidden"])
  }
}

private func generated(_ stack: StackView) -> [String] {
  let identifiers = stack.constraints.compactMap(\.identifier).filter { $0.hasPrefix("UISV-") }
  return Set(identifiers).sorted()
}

/// Priorities and factors, as the diagnostics print them.
@Test func theConstraintsSayWhatTheyMean() {
  let window = screen()
  let stack = StackView.make(
    in: window.rootView, .horizontal, .fillProportionally, spacing: 10, width: 110,
    arranging: [box("a", 30, 10), box("b", 60, 10)])
  window.layoutIfNeeded()
  let shares = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
  #expect(shares.map(\.multiplier) == [0.3, 0.6])
  #expect(shares.map(\.priority) == [999, 998])
  let reported = window.scene().constraints.filter { $0.id?.hasPrefix("UISV-") ?? false }
  #expect(reported.count == stack.constraints.count - 1)
}

@Test func anEmptyStackTakesNoRoom() {
  let window = screen()
  let stack = StackView.make(in: window.rootView)
  #expect(window.scene().findings.isEmpty)
  #expect(stack.frame == .zero)
}

@Test func aConflictNamesTheStacksConstraints() {
  let window = screen()
  let a = box("a", 10, 10)
  let stack = StackView.make(in: window.rootView, width: 100, arranging: [a])
  a.fix(width: 40)
  let reports = window.scene().findings.filter { $0.rule == .unsatisfiable }
  #expect(reports.count == 1)
  #expect(reports[0].constraints.contains { $0.contains("UISV-canvas-connection") })
  #expect(stack.constraints.allSatisfy { $0.isActive })
}

@Test func aStackIsFittedByWhatItArranges() {
  let window = screen()
  let stack = StackView.make(
    in: window.rootView, .vertical, spacing: 10, width: 200,
    arranging: [label("one two three", lines: 0), box("b", 20, 30)])
  window.layoutIfNeeded()
  #expect(stack.frame.size == CGSize(width: 200, height: 60))
  let size = stack.systemLayoutSizeFitting(
    CGSize(width: 40, height: 0), withHorizontalFittingPriority: 999, verticalFittingPriority: 50)
  #expect(size == CGSize(width: 200, height: 60))
  let loose = StackView()
  loose.axis = .vertical
  loose.spacing = 10
  loose.addArrangedSubview(box("c", 20, 30))
  loose.addArrangedSubview(box("d", 50, 5))
  #expect(loose.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 45))
}
