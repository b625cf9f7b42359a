import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A stack of views a, b, c, … that are `lengths` long and 10 broad, and what it says for a purpose.
private struct Case: Sendable {
  var axis = LayoutConstraint.Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var lengths: [CGFloat] = [30, 50, 20]
  var hidden: Set<Int> = []
  var keepsMargins = false
  var purpose: String
  var expected: [String]
}

private let alongTheAxis: [Case] = [
  Case(
    purpose: "canvas-connection",
    expected: [
      "stack.leading == a.leading", "stack.trailing == c.trailing", "stack.top == a.top",
      "stack.bottom == a.bottom",
    ]),
  // The first and the last that can be seen.
  Case(
    hidden: [0, 2], purpose: "canvas-connection",
    expected: [
      "stack.leading == b.leading", "stack.trailing == b.trailing", "stack.top == b.top",
      "stack.bottom == b.bottom",
    ]),
  Case(
    axis: .vertical, keepsMargins: true, purpose: "canvas-connection",
    expected: [
      "margins.top == a.top", "margins.bottom == c.bottom", "margins.leading == a.leading",
      "margins.trailing == a.trailing",
    ]),
  Case(
    purpose: "spacing", expected: ["b.leading == a.trailing + 10", "c.leading == b.trailing + 10"]),
  Case(hidden: [1], purpose: "spacing", expected: ["c.leading == a.trailing + 10"]),
  Case(
    axis: .vertical, distribution: .fillEqually, purpose: "spacing",
    expected: ["b.top == a.bottom + 10", "c.top == b.bottom + 10"]),
  Case(
    distribution: .fillProportionally, purpose: "spacing",
    expected: ["b.leading == a.trailing + 10", "c.leading == b.trailing + 10"]),
  Case(
    distribution: .equalSpacing, purpose: "spacing",
    expected: ["b.leading >= a.trailing + 10", "c.leading >= b.trailing + 10"]),
  Case(
    axis: .vertical, distribution: .equalCentering, purpose: "spacing",
    expected: ["b.top >= a.bottom + 10", "c.top >= b.bottom + 10"]),
  Case(
    distribution: .fillEqually, purpose: "fill-equally",
    expected: ["b.width == a.width", "c.width == a.width"]),
  Case(
    axis: .vertical, distribution: .fillEqually, hidden: [0], purpose: "fill-equally",
    expected: ["c.height == b.height"]),
  // Shares of 30 + 50 + 20 and two spacings of 10.
  Case(
    distribution: .fillProportionally, purpose: "fill-proportionally",
    expected: [
      "a.width == 0.25*stack.width @999", "b.width == 0.416667*stack.width @998",
      "c.width == 0.166667*stack.width @997",
    ]),
  Case(
    distribution: .fillProportionally, hidden: [0, 2], purpose: "fill-proportionally",
    expected: ["b.width == stack.width"]),
  Case(
    distribution: .fillProportionally, lengths: [40, 0], purpose: "fill-proportionally",
    expected: ["a.width == 0.8*stack.width @999", "b.width == 0"]),
  Case(
    distribution: .equalSpacing, purpose: "distributing-edge",
    expected: [
      "gap#0.leading == a.trailing", "gap#0.trailing == b.leading", "gap#1.leading == b.trailing",
      "gap#1.trailing == c.leading",
    ]),
  Case(
    distribution: .equalSpacing, purpose: "fill-equally", expected: ["gap#1.width == gap#0.width"]),
  Case(
    axis: .vertical, distribution: .equalCentering, purpose: "distributing-edge",
    expected: [
      "gap#0.top == a.centerY", "gap#0.bottom == b.centerY", "gap#1.top == b.centerY",
      "gap#1.bottom == c.centerY",
    ]),
  Case(
    distribution: .equalCentering, lengths: [10, 10, 10, 10], purpose: "fill-equally",
    expected: ["gap#1.width == gap#0.width @149", "gap#2.width == gap#0.width @148"]),
  Case(distribution: .equalSpacing, purpose: "canvas-fit", expected: ["stack.width == 0 @49"]),
  Case(
    axis: .vertical, distribution: .equalCentering, purpose: "canvas-fit",
    expected: ["stack.height == 0 @49"]),
  Case(purpose: "canvas-fit", expected: []),
  Case(hidden: [1], purpose: "hiding", expected: ["b.width == 0 @999.999"]),
  Case(axis: .vertical, hidden: [2], purpose: "hiding", expected: ["c.height == 0 @999.999"]),
  // Half a gap.
  Case(hidden: [1], purpose: "spacing-hidden", expected: ["b.leading == a.trailing + 5 @50"]),
]

private let acrossTheAxis: [Case] = [
  Case(
    hidden: [2], purpose: "alignment",
    expected: ["a.top == b.top", "a.top == c.top", "a.bottom == b.bottom", "a.bottom == c.bottom"]),
  Case(
    axis: .vertical, alignment: .leading, purpose: "alignment",
    expected: ["a.leading == b.leading", "a.leading == c.leading"]),
  Case(
    alignment: .center, hidden: [0], purpose: "alignment",
    expected: ["b.centerY == a.centerY", "b.centerY == c.centerY"]),
  Case(
    alignment: .trailing, purpose: "alignment",
    expected: ["a.bottom == b.bottom", "a.bottom == c.bottom"]),
  Case(
    alignment: .firstBaseline, purpose: "alignment",
    expected: ["a.firstBaseline == b.firstBaseline", "a.firstBaseline == c.firstBaseline"]),
  Case(
    alignment: .lastBaseline, purpose: "alignment",
    expected: ["a.lastBaseline == b.lastBaseline", "a.lastBaseline == c.lastBaseline"]),
  // A column knows no baselines.
  Case(
    axis: .vertical, alignment: .firstBaseline, lengths: [1, 1], purpose: "alignment",
    expected: ["a.leading == b.leading", "a.trailing == b.trailing"]),
  Case(
    alignment: .leading, hidden: [2], purpose: "spanning-boundary",
    expected: [
      "spanner.top == a.top @999.5", "spanner.bottom >= a.bottom", "spanner.top == b.top @999.5",
      "spanner.bottom >= b.bottom",
    ]),
  Case(
    axis: .vertical, alignment: .trailing, lengths: [1], purpose: "spanning-boundary",
    expected: ["spanner.trailing == a.trailing @999.5", "spanner.leading <= a.leading"]),
  Case(
    alignment: .center, lengths: [1], purpose: "spanning-boundary",
    expected: ["spanner.top <= a.top", "spanner.bottom >= a.bottom"]),
  Case(alignment: .center, purpose: "spanning-fit", expected: ["spanner.height == 0 @51"]),
  Case(
    axis: .vertical, alignment: .leading, purpose: "spanning-fit",
    expected: ["spanner.width == 0 @51"]),
  Case(
    alignment: .leading, purpose: "ambiguity-suppression",
    expected: ["a.height == 0 @25", "b.height == 0 @25", "c.height == 0 @25"]),
  Case(purpose: "ambiguity-suppression", expected: []),
  Case(purpose: "spanning-fit", expected: []),
  Case(alignment: .firstBaseline, purpose: "canvas-fit", expected: ["stack.height == 0 @49"]),
  Case(
    distribution: .equalSpacing, alignment: .lastBaseline, purpose: "canvas-fit",
    expected: ["stack.width == 0 @49", "stack.height == 0 @49"]),
]

private func generated(by stack: StackView, for purpose: String) -> [String] {
  stack.constraints.filter { $0.identifier == "UISV-\(purpose)" }.map {
    words($0).replacing("UISV-distributing", with: "gap")
      .replacing("UISV-alignment-spanner", with: "spanner")
      .replacing("UIViewLayoutMarginsGuide", with: "margins")
  }
}

@Test(arguments: alongTheAxis.indices)
func aStackSharesItsAxisByTheConstraintsOfUIKit(index: Int) { check(alongTheAxis[index]) }

@Test(arguments: acrossTheAxis.indices)
func aStackAlignsByTheConstraintsOfUIKit(index: Int) { check(acrossTheAxis[index]) }

private func check(_ one: Case) {
  let window = screen(400, 400)
  let isRow = one.axis == .horizontal
  let views = zip("abcd", one.lengths.enumerated()).map { name, length in
    box(
      String(name), isRow ? length.element : 10, isRow ? 10 : length.element,
      isHidden: one.hidden.contains(length.offset))
  }
  let stack = StackView.make(
    in: window.rootView, one.axis, one.distribution, alignment: one.alignment, spacing: 10,
    arranging: views)
  stack.isLayoutMarginsRelativeArrangement = one.keepsMargins
  window.layoutIfNeeded()
  #expect(generated(by: stack, for: one.purpose) == one.expected, "\(one)")
}

@Test func textsOfSeveralLinesShareARowAt760() {
  let window = screen(400, 400)
  let views = ["a", "b", "c"].map { label($0, lines: 0) }
  let stack = StackView.make(in: window.rootView, spacing: 10, arranging: views)
  window.layoutIfNeeded()
  // A third of the canvas less a third of two spacings.
  #expect(
    generated(by: stack, for: "text-width-disambiguation")
      == ["a", "b", "c"].map { "\($0).width == 0.333333*stack.width + -6.66667 @760" })
  // One that is alone has the whole row by its edges.
  for view in views.dropFirst() { view.isHidden = true }
  window.layoutIfNeeded()
  #expect(generated(by: stack, for: "text-width-disambiguation").isEmpty)
  for view in views { view.isHidden = false }
  stack.axis = .vertical
  window.layoutIfNeeded()
  #expect(generated(by: stack, for: "text-width-disambiguation").isEmpty)
}

@Test func alignmentsAndSpacingsHaveUIKitsRawValues() {
  let alignments: [(StackView.Alignment, Int)] = [
    (.fill, 0), (.leading, 1), (.top, 1), (.firstBaseline, 2), (.center, 3), (.trailing, 4),
    (.bottom, 4), (.lastBaseline, 5),
  ]
  for (alignment, value) in alignments { #expect(alignment.rawValue == value) }
  #expect(StackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
  #expect(StackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
}

@Test func theSystemsSpacingIsEightPointsInARow() {
  let window = screen()
  let views = [box("a", 10, 10), box("b", 10, 10), box("c", 10, 10)]
  let stack = StackView.make(
    in: window.rootView, spacing: StackView.spacingUseSystem, arranging: views)
  stack.setCustomSpacing(3, after: views[1])
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames.map(\.minX) == [0, 18, 31])
}

/// A text of size 16 has its baseline 16 below its top, one of size 32 has it 32 below.
@Test func baselinesOfTextsAreAlignedAndPicturesTakeTheTopOfTheFirstText() {
  let window = screen()
  let views = [box("icon", 10, 12), label("a"), label("b", size: 32)]
  let stack = StackView.make(in: window.rootView, alignment: .firstBaseline, arranging: views)
  window.layoutIfNeeded()
  #expect(
    generated(by: stack, for: "alignment")
      == ["a.firstBaseline == icon.top + 16", "a.firstBaseline == b.firstBaseline"])
  stack.alignment = .lastBaseline
  window.layoutIfNeeded()
  #expect(
    generated(by: stack, for: "alignment")
      == ["a.lastBaseline == icon.lastBaseline", "a.lastBaseline == b.lastBaseline"])
}

@Test func baselineRelativeSpacingRunsFromLastToFirstBaselineInColumnsOnly() {
  let window = screen()
  let stack = StackView.make(
    in: window.rootView, .vertical, spacing: 30, arranging: [label("a"), label("b")])
  stack.isBaselineRelativeArrangement = true
  window.layoutIfNeeded()
  #expect(generated(by: stack, for: "spacing") == ["b.firstBaseline == a.lastBaseline + 30"])
  stack.distribution = .equalSpacing
  window.layoutIfNeeded()
  #expect(generated(by: stack, for: "spacing") == ["b.firstBaseline >= a.lastBaseline + 30"])
  stack.axis = .horizontal
  window.layoutIfNeeded()
  #expect(generated(by: stack, for: "spacing") == ["b.leading >= a.trailing + 30"])
}

@Test func naturalSizesAreIntrinsicOrElseFitting() {
  let window = screen(400, 400)
  let holder = View(identifier: "holder")
  let inner = holder.add("inner", 60, 5)
  inner.pin(left: 10, top: 0, right: 10, bottom: 0)
  let stack = StackView.make(
    in: window.rootView, .horizontal, .fillProportionally, width: 200,
    arranging: [box("a", 20, 10), holder])
  window.layoutIfNeeded()
  #expect(
    generated(by: stack, for: "fill-proportionally")
      == ["a.width == 0.2*stack.width @999", "holder.width == 0.8*stack.width @998"])
}

/// A picture begins at the top of the line of the first text. In a button that is 6 below its top, where
/// its title is, and its baseline 16 below that.
@Test func picturesBesideButtonsTakeTheTopOfTheTitle() {
  let window = screen()
  let button = Button(identifier: "go")
  button.font = .system(ofSize: 16)
  button.title = "Go"
  let stack = StackView.make(
    in: window.rootView, alignment: .firstBaseline,
    arranging: [box("icon", 10, 12), button, label("a", size: 32)])
  window.layoutIfNeeded()
  let icon = stack.arrangedSubviews[0]
  #expect(icon.frame.minY == 0 && button.frame.minY == -6)
  #expect(stack.arrangedSubviews[2].frame.minY == -16)
}

/// The system's spacing between baselines is a line of the texts that they are of: 8 below that of the
/// last text above, which is of size 32, and 16 above that of the next one.
@Test func systemSpacingInAColumnGoesByTheLastTextAboveIt() {
  let window = screen()
  let upper = StackView(arrangedSubviews: [label("a"), label("b", size: 32)])
  upper.axis = .vertical
  let lower = label("c")
  let stack = StackView.make(
    in: window.rootView, .vertical, spacing: StackView.spacingUseSystem, arranging: [upper, lower])
  stack.isBaselineRelativeArrangement = true
  window.layoutIfNeeded()
  // 20 of the first label, 32 to the baseline of the second, and 8 to the top of the third.
  #expect(lower.frame.minY == 60)
}
