import AutoLayout
import Foundation
import LayoutScene
import Testing

/// x = 20, w = 60, r = 120 in a superview 200 wide that becomes 400 wide.
private let formulas: [(AutoresizingMask, x: CGFloat, width: CGFloat)] = [
  ([], 20, 60),
  ([.flexibleRightMargin], 20, 60),
  ([.flexibleLeftMargin], 220, 60),
  ([.flexibleWidth], 20, 260),
  // Right margin 120, width 60/80 of the other 280.
  ([.flexibleLeftMargin, .flexibleWidth], 70, 210),
  // Width 60/180 of the 380 beside x.
  ([.flexibleWidth, .flexibleRightMargin], 20, 380.0 / 3),
  // x is 20/140 of the 340 beside the width.
  ([.flexibleLeftMargin, .flexibleRightMargin], 340.0 / 7, 60),
  ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
]

@Test(arguments: formulas)
func masksBecomeConstraintsByTheTable(
  _ formula: (mask: AutoresizingMask, x: CGFloat, width: CGFloat)
) {
  let window = screen(200, 200)
  let view = View(identifier: "a")
  view.frame = rect(20, 20, 60, 60)
  view.autoresizingMask = formula.mask.union(formula.mask.turned)
  window.rootView.addSubview(view)
  window.layoutIfNeeded()
  #expect(view.frame == rect(20, 20, 60, 60))
  window.size = CGSize(width: 400, height: 400)
  window.layoutIfNeeded()
  let frame = view.exactFrame
  #expect(abs(frame.minX - formula.x) < 1e-9 && abs(frame.width - formula.width) < 1e-9)
  #expect(abs(frame.minY - formula.x) < 1e-9 && abs(frame.height - formula.width) < 1e-9)
  window.size = CGSize(width: 200, height: 200)
  window.layoutIfNeeded()
  #expect(view.frame == rect(20, 20, 60, 60), "what was captured does not drift")
}

extension AutoresizingMask {
  /// The same for the other axis.
  fileprivate var turned: AutoresizingMask { AutoresizingMask(rawValue: rawValue << 3) }
}

@Test func aFrameIsWrittenForTheSizeThatTheSuperviewHasThen() {
  let window = screen(200, 200)
  let box = window.rootView.add("box")
  box.pin(left: 10, top: 10, right: 10, bottom: 10)
  window.layoutIfNeeded()
  let view = View(identifier: "a")
  view.frame = rect(0, 0, 100, 100)
  view.autoresizingMask = [.flexibleWidth]
  box.addSubview(view)
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 100, 100))
  window.size.width = 300
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 0, 200, 100))
  let designed = View(identifier: "b")
  designed.frame = rect(0, 0, 100, 100)
  designed.autoresizingMask = [.flexibleWidth]
  designed.autoresizingReferenceSize = CGSize(width: 150, height: 100)
  box.addSubview(designed)
  window.layoutIfNeeded()
  #expect(designed.frame.width == 230)
}

@Test func aNewFrameOrMaskMakesNewConstraints() {
  let window = screen(200, 200)
  let view = View(identifier: "a")
  window.rootView.addSubview(view)
  view.frame = rect(10, 10, 50, 50)
  window.layoutIfNeeded()
  view.frame.origin.x = 30
  window.layoutIfNeeded()
  #expect(view.frame == rect(30, 10, 50, 50))
  view.autoresizingMask = [.flexibleLeftMargin]
  window.size.width = 210
  window.layoutIfNeeded()
  #expect(view.frame.minX == 40)
  view.translatesAutoresizingMaskIntoConstraints = false
  view.pin(left: 1, top: 2)
  view.fix(width: 3, height: 4)
  window.layoutIfNeeded()
  #expect(view.frame == rect(1, 2, 3, 4))
}

@Test func constraintsAndFramesLiveTogether() {
  let window = screen(200, 200)
  let view = View(identifier: "a")
  view.frame = rect(10, 10, 50, 50)
  view.explicitAlignmentRectInsets = EdgeInsets(all: 5)
  window.rootView.addSubview(view)
  let after = window.rootView.add("after", 10, 10)
  after.pin(top: 0)
  activate(after.leftAnchor.constraint(equalTo: view.rightAnchor))
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 10, 50, 50))
  #expect(after.frame.minX == 55)
}

@Test func masksPrintAsInTheReference() {
  let masks: [(AutoresizingMask, String)] = [
    ([], "h=--& v=--&"),
    ([.flexibleHeight], "h=--& v=-&-"),
    ([.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin], "h=&-- v=&-&"),
    ([.flexibleWidth, .flexibleRightMargin], "h=-&& v=--&"),
  ]
  for (mask, text) in masks { #expect(mask.text == text) }
}

@Test func theRootHasTheWindowsSizeBeforeTheFirstLayout() {
  let window = screen(400, 300)
  let background = View(frame: window.rootView.bounds)
  background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  window.rootView.addSubview(background)
  window.size = CGSize(width: 500, height: 350)
  window.layoutIfNeeded()
  #expect(background.frame == rect(0, 0, 500, 350))
}

@Test func aSuperviewOfFlexibleFramesMayMove() {
  let window = screen(200, 200)
  let (first, second) = (window.rootView.add("first"), window.rootView.add("second"))
  first.pin(left: 0, top: 0, right: 0, bottom: 0)
  second.pin(left: 50, top: 0, right: 0, bottom: 0)
  let box = first.add("box")
  box.pin(left: 0, top: 0, right: 0, bottom: 0)
  let view = View(identifier: "a")
  view.frame = rect(10, 10, 100, 50)
  view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  view.autoresizingReferenceSize = CGSize(width: 200, height: 200)
  box.addSubview(view)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 10, 100, 50))
  second.addSubview(box)
  box.pin(left: 0, top: 0, right: 0, bottom: 20)
  window.layoutIfNeeded()
  // 50 narrower and 20 lower than what the frame was written for.
  #expect(view.frame == rect(10, -10, 50, 50))
}

/// A priority at which a view of 60 × 60 is to be 100 wide, and the width that it has.
@Test(arguments: [(1, 60), (750, 60), (999, 60), (999.999, 60)] as [(LayoutPriority, CGFloat)])
func aFrameIsRequired(priority: LayoutPriority, width: CGFloat) {
  let window = screen(200, 200)
  let view = View(identifier: "a")
  #expect(view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask == [])
  view.frame = rect(20, 20, 60, 60)
  window.rootView.addSubview(view)
  activate(view.widthAnchor.constraint(equalToConstant: 100), priority)
  #expect(view.translatesAutoresizingMaskIntoConstraints, "code has to say so")
  window.layoutIfNeeded()
  #expect(view.frame == rect(20, 20, width, 60) && window.findings.isEmpty)
}

@Test func aMaskAlongOneAxisLeavesTheOtherAxisAlone() {
  for (mask, expected) in [
    (AutoresizingMask.flexibleWidth, rect(20, 20, 260, 60)),
    (.flexibleHeight, rect(20, 20, 60, 260)), (.flexibleLeftMargin, rect(220, 20, 60, 60)),
    (.flexibleTopMargin, rect(20, 220, 60, 60)), (.flexibleRightMargin, rect(20, 20, 60, 60)),
    (.flexibleBottomMargin, rect(20, 20, 60, 60)),
  ] {
    let window = screen(200, 200)
    let view = View(identifier: "a")
    view.frame = rect(20, 20, 60, 60)
    view.autoresizingMask = mask
    window.rootView.addSubview(view)
    window.layoutIfNeeded()
    window.size = CGSize(width: 400, height: 400)
    window.layoutIfNeeded()
    #expect(view.frame == expected, "\(mask.text)")
  }
}

/// In a superview that shrinks from 200 to 100, what is flexible shrinks to nothing and no further;
/// x is 20, the width 60 and the margin behind it 120.
@Test(
  arguments: [
    ([.flexibleWidth], 20, 0), ([.flexibleLeftMargin], -80, 60),
    ([.flexibleRightMargin], 20, 60), ([], 20, 60),
  ] as [(AutoresizingMask, CGFloat, CGFloat)])
func nothingShrinksBelowNothing(mask: AutoresizingMask, x: CGFloat, width: CGFloat) {
  // By the engine, and where no constraint is and superviews hand sizes on.
  for usesConstraints in [true, false] {
    let window = screen(200, 200)
    let view = View(identifier: "a")
    view.frame = rect(20, 20, 60, 60)
    view.autoresizingMask = mask.union(mask.turned)
    window.rootView.addSubview(view)
    if usesConstraints { window.rootView.add("b", 10, 10).pin(left: 0, top: 0) }
    window.layoutIfNeeded()
    window.size = CGSize(width: 100, height: 100)
    window.layoutIfNeeded()
    #expect(view.frame == rect(x, x, width, width), "\(usesConstraints)")
  }
}

/// Masks are about frames: neither the alignment insets of the view nor those of its superview count.
@Test func masksCountFramesAndNoAlignmentRects() {
  for (own, above) in [(5, 0), (0, 10), (5, 10), (0, 0)] as [(CGFloat, CGFloat)] {
    let window = screen(200, 200)
    let box = window.rootView.add("box")
    box.explicitAlignmentRectInsets = EdgeInsets(top: 0, left: above, bottom: 0, right: above / 2)
    // Its frame fills the window.
    box.pin(left: above, top: 0, right: above / 2, bottom: 0)
    window.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 200, 200))
    let views = formulas.map { formula in
      let view = View()
      view.explicitAlignmentRectInsets = EdgeInsets(top: 0, left: own, bottom: 0, right: own * 2)
      view.frame = rect(20, 20, 60, 60)
      view.autoresizingMask = formula.0
      box.addSubview(view)
      return view
    }
    window.layoutIfNeeded()
    window.size.width = 400
    window.layoutIfNeeded()
    for (view, formula) in zip(views, formulas) {
      #expect(abs(view.exactFrame.minX - formula.x) < 1e-9, "\(formula.0) \(own) \(above)")
      #expect(abs(view.exactFrame.width - formula.width) < 1e-9, "\(formula.0) \(own) \(above)")
    }
  }
}

/// Alignment insets may make a frame narrower than nothing: here by 4.5 where the alignment rect has no
/// width, which 10 and 150 beside it ask of the superview. It is so at every layout, and not only at
/// the first.
@Test func aFrameOfLessThanNothingKeepsItsAlignmentInsets() {
  let window = screen()
  let box = window.rootView.add("box", 10, 10)
  box.pin(left: 0, top: 0)
  let view = View(identifier: "a")
  view.autoresizingReferenceSize = CGSize(width: 200, height: 200)
  view.frame = rect(10, 10, 40, 40)
  view.autoresizingMask = [.flexibleWidth]
  view.explicitAlignmentRectInsets = EdgeInsets(top: 0, left: -2.5, bottom: 0, right: -2)
  box.addSubview(view)
  for mask in [[], [.flexibleBottomMargin], []] as [AutoresizingMask] {
    view.autoresizingMask = mask.union(.flexibleWidth)
    view.frame = rect(10, 10, 40, 40)
    window.layoutIfNeeded()
    #expect(abs(box.exactFrame.width - 155.5) < 1e-9)
    #expect(abs(view.exactFrame.size.width - -4.5) < 1e-9)
  }
}
