import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A row or column of views whose breadths across the axis are `breadths`, with a breadth of `room`
/// or as broad as they want; the expected places across the axis are (position, breadth).
private struct Case: Sendable {
  var alignment: StackView.Alignment
  var breadths: [CGFloat]
  var room: CGFloat?
  var hidden: Set<Int> = []
  var expected: [(CGFloat, CGFloat)]
  /// The stack's own breadth.
  var breadth: CGFloat
}

private let cases: [Case] = [
  Case(
    alignment: .fill, breadths: [10, 30, 20], expected: [(0, 30), (0, 30), (0, 30)], breadth: 30),
  Case(
    alignment: .fill, breadths: [10, 30, 20], room: 50, expected: [(0, 50), (0, 50), (0, 50)],
    breadth: 50),
  // A hidden view is aligned like the others, and is thus as broad …
  Case(
    alignment: .fill, breadths: [10, 30, 60], hidden: [2], expected: [(0, 60), (0, 60), (0, 60)],
    breadth: 60),
  // … but the spanner does not reach over it.
  Case(
    alignment: .leading, breadths: [10, 30, 60], hidden: [2],
    expected: [(0, 10), (0, 30), (0, 60)],
    breadth: 30),
  Case(
    alignment: .leading, breadths: [10, 30, 20], expected: [(0, 10), (0, 30), (0, 20)], breadth: 30),
  Case(
    alignment: .leading, breadths: [10, 30, 20], room: 50, expected: [(0, 10), (0, 30), (0, 20)],
    breadth: 50),
  Case(
    alignment: .leading, breadths: [10, 30, 20], room: 15, expected: [(0, 10), (0, 15), (0, 15)],
    breadth: 15),
  Case(
    alignment: .center, breadths: [10, 30, 20], expected: [(10, 10), (0, 30), (5, 20)], breadth: 30),
  Case(
    alignment: .center, breadths: [10, 30, 20], room: 50, expected: [(20, 10), (10, 30), (15, 20)],
    breadth: 50),
  Case(
    alignment: .trailing, breadths: [10, 30, 20], expected: [(20, 10), (0, 30), (10, 20)],
    breadth: 30),
  Case(
    alignment: .trailing, breadths: [10, 30, 20], room: 50,
    expected: [(40, 10), (20, 30), (30, 20)], breadth: 50),
  // A view without a breadth of its own gets none unless it fills.
  Case(alignment: .center, breadths: [-1, 30], expected: [(15, 0), (0, 30)], breadth: 30),
  Case(alignment: .fill, breadths: [-1, 30], expected: [(0, 30), (0, 30)], breadth: 30),
]

@Test(arguments: LayoutConstraint.Axis.allCases, cases.indices)
func alignmentsPlaceViewsAcrossTheAxis(axis: LayoutConstraint.Axis, index: Int) {
  let one = cases[index]
  let isRow = axis == .horizontal
  let window = screen(400, 400)
  let views = one.breadths.enumerated().map { index, breadth in
    box(
      "\(index)", isRow ? 10 : breadth, isRow ? breadth : 10, isHidden: one.hidden.contains(index))
  }
  let stack = StackView.make(
    in: window.rootView, axis, alignment: one.alignment, width: isRow ? nil : one.room,
    height: isRow ? one.room : nil, arranging: views)
  let scene = window.scene()
  #expect(scene.findings.isEmpty)
  for (frame, expected) in zip(stack.arrangedFrames, one.expected) {
    #expect(isRow ? frame.minY == expected.0 : frame.minX == expected.0)
    #expect(isRow ? frame.height == expected.1 : frame.width == expected.1)
  }
  #expect(isRow ? stack.frame.height == one.breadth : stack.frame.width == one.breadth)
}

// A row of views with text, 20 high (baseline at 16) and 40 high (baseline at 32), and of one
// without text, 12 high.
@Test func baselinesRunThroughTheFirstText() {
  let cases: [(StackView.Alignment, [String], CGFloat?, [CGFloat], CGFloat)] = [
    (.firstBaseline, ["b", "a", "c"], nil, [0, 16, 0], 40),
    (.firstBaseline, ["b", "a", "c"], 60, [0, 16, 0], 60),
    // A larger text behind a small one reaches beyond the top.
    (.firstBaseline, ["a", "b", "c"], nil, [0, -16, 0], 24),
    (.firstBaseline, ["c", "a", "b"], nil, [0, 0, -16], 24),
    (.lastBaseline, ["b", "a", "c"], nil, [0, 16, 20], 40),
    (.lastBaseline, ["b", "a", "c"], 60, [20, 36, 40], 60),
    (.lastBaseline, ["a", "b", "c"], nil, [16, 0, 20], 36),
  ]
  for (alignment, order, height, expected, breadth) in cases {
    let window = screen(400, 400)
    let views = [
      "a": box("a", 10, 20, first: 16, last: 4), "b": box("b", 10, 40, first: 32, last: 8),
      "c": box("c", 10, 12),
    ]
    let stack = StackView.make(
      in: window.rootView, alignment: alignment, height: height,
      arranging: order.compactMap { views[$0] })
    let scene = window.scene()
    #expect(stack.arrangedFrames.map(\.minY) == expected, "\(alignment) \(order)")
    #expect(stack.frame.height == breadth, "\(alignment) \(order)")
    #expect(scene.findings.isEmpty)
  }
}

@Test func picturesBeginWhereTheTextOfALabelDoes() {
  let window = screen()
  let (icon, text) = (box("icon", 10, 12), label("Title"))
  let stack = StackView.make(
    in: window.rootView, alignment: .firstBaseline, arranging: [text, icon])
  window.layoutIfNeeded()
  #expect(icon.frame.minY == text.frame.minY)
  text.font = .system(ofSize: 32)
  window.layoutIfNeeded()
  #expect(icon.frame.minY == 0)
  #expect(stack.frame.height == 40)
}

@Test func columnsIgnoreBaselineAlignment() {
  let window = screen()
  let stack = StackView.make(
    in: window.rootView, .vertical, alignment: .firstBaseline,
    arranging: [label("wide"), label("a")])
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames == [rect(0, 0, 32, 20), rect(0, 20, 32, 20)])
}

@Test func spacingMayRunFromBaselineToBaseline() {
  let window = screen()
  let views = [label("a"), label("b"), label("c", size: 32)]
  let stack = StackView.make(in: window.rootView, .vertical, spacing: 24, arranging: views)
  stack.isBaselineRelativeArrangement = true
  // By the system's spacing one line ends where the next begins, whatever their fonts.
  stack.setCustomSpacing(StackView.spacingUseSystem, after: views[1])
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames.map(\.minY) == [0, 24, 44])
  stack.isBaselineRelativeArrangement = false
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames.map(\.minY) == [0, 44, 72])
}

@Test func anArrangementMayKeepTheMargins() {
  let window = screen(400, 400, direction: .rightToLeft)
  let stack = StackView.make(
    in: window.rootView, .horizontal, .fillEqually, width: 100, height: 100,
    arranging: [box("a"), box("b")])
  stack.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 10, leading: 20, bottom: 30, trailing: 40)
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames == [rect(50, 0, 50, 100), rect(0, 0, 50, 100)])
  stack.isLayoutMarginsRelativeArrangement = true
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames == [rect(60, 10, 20, 60), rect(40, 10, 20, 60)])
}

/// `marker` hangs from a baseline of the stack. The views are 20 high with baselines at 5 and 15, and
/// 40 high with baselines at 10 and 30.
@Test func aStackHasTheBaselinesOfOneOfItsViews() {
  let cases: [(LayoutConstraint.Axis, StackView.Alignment, CGFloat, CGFloat)] = [
    (.vertical, .fill, 5, 80 - 7),
    (.horizontal, .leading, 5, 30), (.horizontal, .center, 10, 30), (.horizontal, .fill, 10, 30),
    (.horizontal, .trailing, 10, 40 - 7), (.horizontal, .firstBaseline, 5, 25),
  ]
  for (axis, alignment, first, last) in cases {
    let window = screen()
    let views = [
      box("a", 10, 20, first: 5, last: 5), box("b", 10, 40, first: 10, last: 10),
      box("c", 10, 20, first: 2, last: 7), box("d", 10, 90, first: 1, last: 1, isHidden: true),
    ]
    let stack = StackView.make(in: window.rootView, axis, alignment: alignment, arranging: views)
    let (above, below) = (window.rootView.add("above", 1, 1), window.rootView.add("below", 1, 1))
    for marker in [above, below] { marker.pin(left: 0) }
    activate(above.topAnchor.constraint(equalTo: stack.firstBaselineAnchor))
    activate(below.topAnchor.constraint(equalTo: stack.lastBaselineAnchor))
    // A hidden view fills too, and would make the others as high.
    if alignment == .fill {
      stack.removeArrangedSubview(views[3])
      views[3].removeFromSuperview()
    }
    window.layoutIfNeeded()
    #expect(above.frame.minY == first, "\(axis) \(alignment)")
    #expect(below.frame.minY == last, "\(axis) \(alignment)")
    views[0].isHidden = true
    views[1].isHidden = true
    window.layoutIfNeeded()
    #expect(above.frame.minY == views[2].frame.minY + 2)
    #expect(below.frame.minY == views[2].frame.maxY - 7)
  }
}

@Test func baselinesAreFollowedThroughNestedStacks() {
  let window = screen()
  let inner = StackView(identifier: "inner")
  inner.axis = .vertical
  for text in ["b", "c"] { inner.addArrangedSubview(label(text)) }
  let large = label("A", size: 32)
  let stack = StackView.make(
    in: window.rootView, alignment: .firstBaseline, arranging: [large, inner])
  window.layoutIfNeeded()
  #expect(inner.frame == rect(16, 16, 8, 40))
  stack.alignment = .lastBaseline
  window.layoutIfNeeded()
  #expect(large.frame.maxY == stack.frame.height)
  #expect(inner.frame.maxY == large.frame.maxY - 4)
  // What comes first in the inner stack is what the outer one aligns.
  stack.alignment = .firstBaseline
  inner.insertArrangedSubview(label("d", size: 24), at: 0)
  window.layoutIfNeeded()
  #expect(inner.frame.minY == 8)
}
