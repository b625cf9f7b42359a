import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A stack in a superview with margins of its own. Each property is one thing that may change while the screen
/// lives.
private struct MarginScreen {
  /// The margins of the superview, 300 wide, at its left and right.
  var above: (left: CGFloat, right: CGFloat)
  /// Where the stack begins in the superview, and how wide it is.
  var left, width: CGFloat
  var preserves = true
  var ownLeft: CGFloat = 0
  var lengths: [CGFloat]
  var hidden: Set<Int> = []
}

/// The screen as it lives. `stack` is the one whose margins follow from its superview's.
private final class LiveMarginScreen {
  let window = screen(scale: 2)
  let superview = View(identifier: "superview")
  let outer = StackView(identifier: "outer")
  let stack: StackView
  let boxes: [View]
  private let left, width: LayoutConstraint

  /// - Parameter isNested: whether the stack with the margins is arranged by the proportional one, with the
  ///   first of the boxes in it; otherwise it is the proportional one.
  init(_ state: MarginScreen, isNested: Bool) {
    boxes = state.lengths.indices.map { box("box\($0)") }
    stack = isNested ? StackView(identifier: "inner") : outer
    window.rootView.add(superview).pin(left: 0, top: 0)
    superview.fix(width: 300, height: 200)
    superview.add(outer).pin(top: 0)
    outer.fix(height: 50)
    left = outer.leftAnchor.constraint(equalTo: superview.leftAnchor)
    width = outer.widthAnchor.constraint(equalToConstant: 0)
    (left.isActive, width.isActive) = (true, true)
    outer.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    if isNested {
      outer.preservesSuperviewLayoutMargins = true
      stack.addArrangedSubview(boxes[0])
      for view in [stack] + boxes.dropFirst() { outer.addArrangedSubview(view) }
    } else {
      outer.spacing = 10
      for view in boxes { outer.addArrangedSubview(view) }
    }
    set(state)
  }

  func set(_ state: MarginScreen) {
    superview.layoutMargins = EdgeInsets(left: state.above.left, right: state.above.right)
    (left.constant, width.constant) = (state.left, state.width)
    stack.preservesSuperviewLayoutMargins = state.preserves
    stack.layoutMargins = EdgeInsets(left: state.ownLeft)
    for (index, view) in boxes.enumerated() {
      view.explicitIntrinsicContentSize = CGSize(width: state.lengths[index], height: 20)
      view.isHidden = state.hidden.contains(index)
    }
    window.layoutIfNeeded()
  }

  /// Where each view that is shown begins in its superview, and how wide it is.
  func shown(_ views: [View]) -> [[CGFloat]] {
    views.filter { !$0.isHidden }.map { [$0.frame.minX, $0.frame.width] }
  }

  var frames: [CGRect] { ([superview, outer, stack] + boxes).map(\.exactFrame) }
}

/// Checks the expected places after each change, and that a new screen of the same state has the same frames.
private func expectPlaces(
  _ state: MarginScreen, isNested: Bool, _ views: (LiveMarginScreen) -> [View],
  _ first: [[CGFloat]], _ steps: [((inout MarginScreen) -> Void, [[CGFloat]])]
) {
  var state = state
  let live = LiveMarginScreen(state, isNested: isNested)
  #expect(live.shown(views(live)) == first)
  for (index, (change, expected)) in steps.enumerated() {
    change(&state)
    live.set(state)
    #expect(live.shown(views(live)) == expected, "step \(index)")
    let fresh = LiveMarginScreen(state, isNested: isNested)
    for (frame, other) in zip(live.frames, fresh.frames) {
      let difference = [
        frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
        frame.height - other.height,
      ].map(abs).max()
      #expect(difference ?? 0 < 1e-6, "step \(index): \(frame), new \(other)")
    }
  }
}

/// The shares are of what the margins leave: 280 less 40 − 10 at the left and 20 − 10 at the right is 240, of
/// which 30 and 60 of 30 + 60 + 10 + 2 · 10 are 60 and 120. The last view has the rest.
@Test func proportionalViewsFollowTheMarginsThatTheirStackPreserves() {
  let state = MarginScreen(above: (40, 20), left: 10, width: 280, lengths: [30, 60, 10])
  expectPlaces(
    state, isNested: false, \.boxes, [[30, 60], [100, 120], [230, 40]],
    [
      // 280 less 70 − 10 and 20 − 10 is 210.
      ({ $0.above.left = 70 }, [[60, 52.5], [122.5, 105], [237.5, 32.5]]),
      // 240 less 70 − 40 is 210; the right margin ends 20 before the superview's edge, as the stack does.
      ({ ($0.left, $0.width) = (40, 240) }, [[30, 52.5], [92.5, 105], [207.5, 32.5]]),
      // 30 of 30 + 10 + 10.
      ({ $0.hidden = [1] }, [[30, 126], [166, 74]]),
      ({ $0.preserves = false }, [[0, 144], [154, 86]]),
      // Its own 50 are more than the 30 of the superview's that reach in.
      ({ ($0.preserves, $0.ownLeft) = (true, 50) }, [[50, 114], [174, 66]]),
      // 60 of 60 + 60 + 10 + 2 · 10, of 190.
      ({ ($0.hidden, $0.lengths[0]) = ([], 60) }, [[50, 76], [136, 76], [222, 18]]),
      ({ $0.above.left = 100 }, [[60, 72], [142, 72], [224, 16]]),
    ])
}

/// The stack with the margins is the first of two that share 280. Its natural length is that of its box and of
/// the margin that reaches in, so the shares follow the margin: 40 + 40 and 60 share as 160 and 120.
@Test func sharesFollowTheMarginsThatAStackInTheStackPreserves() {
  let state = MarginScreen(above: (40, 0), left: 0, width: 280, lengths: [40, 60])
  expectPlaces(
    state, isNested: true, { [$0.stack] + $0.boxes }, [[0, 160], [40, 120], [160, 120]],
    [
      // 40 + 20 and 60.
      ({ $0.above.left = 20 }, [[0, 140], [20, 120], [140, 140]]),
      // 40 and 60: the superview's margin ends where the stack begins.
      ({ $0.left = 20 }, [[0, 112], [0, 112], [112, 168]]),
      // 40 + 60 − 20 and 60.
      ({ $0.above.left = 60 }, [[0, 160], [40, 120], [160, 120]]),
      ({ $0.preserves = false }, [[0, 112], [0, 112], [112, 168]]),
      // 100 + 40 and 60.
      ({ ($0.preserves, $0.lengths[0]) = (true, 100) }, [[0, 196], [40, 156], [196, 84]]),
      // 100 + 80 of its own and 60.
      ({ $0.ownLeft = 80 }, [[0, 210], [80, 130], [210, 70]]),
    ])
}
