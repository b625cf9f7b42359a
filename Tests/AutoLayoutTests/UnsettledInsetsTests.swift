import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A view whose content is at its bottom margin and in its middle, so that it grows by twice what the
/// margin does, and the further it reaches into the unsafe area the larger is its margin.
private struct Growing {
  let window = screen(320, 480, safeArea: EdgeInsets(top: 20, bottom: 10))
  let outer: View
  let inner: View
  let middle: LayoutConstraint

  init() {
    outer = window.rootView.add("outer")
    outer.pin(left: 0, top: 30, right: 0)
    inner = outer.add("inner")
    inner.pin(left: 0, right: 0)
    activate(inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor))
    activate(inner.heightAnchor.constraint(equalToConstant: 430))
    middle = activate(inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor))
  }

  var loops: [Finding] { window.findings.filter { $0.rule == "layout/loop" } }
}

@Test func insetsThatDoNotSettleAreReportedWithTheirView() {
  let tree = Growing()
  #expect(tree.loops.map(\.view) == ["outer"])
  #expect(
    tree.loops.first?.message
      == "The margins or safe areas of View:outer follow from places that follow from them, and do "
      + "not settle. They are held at what the first places gave.")
  #expect(tree.loops.first?.hint == "Constrain to edges instead of margins and safe areas.")
}

@Test func framesWithInsetsThatDoNotSettleAreOneSolution() {
  let tree = Growing()
  tree.window.layoutIfNeeded()
  let (outer, inner) = (tree.outer.frame, tree.inner.frame)
  #expect(inner.height == 430)
  #expect(inner.midY == outer.height / 2)
  #expect(inner.maxY == outer.height - tree.outer.layoutMargins.bottom)
  #expect(outer == rect(0, 30, 320, 458), "the first place is 6 in the unsafe area")
  let guide = tree.outer.layoutMarginsGuide.layoutFrame
  #expect(guide.maxY == inner.maxY)
}

@Test func insetsThatDoNotSettleAreTheSameAfterAnyChange() {
  let fresh = Growing()
  fresh.window.rootView.addLabel("else").pin(left: 5, top: 5)
  fresh.window.layoutIfNeeded()
  let tree = Growing()
  tree.window.layoutIfNeeded()
  tree.window.rootView.addLabel("else").pin(left: 5, top: 5)
  #expect(tree.loops.count == 1, "it still does not settle")
  #expect(tree.outer.frame == fresh.outer.frame && tree.inner.frame == fresh.inner.frame)
  #expect(tree.outer.layoutMargins == fresh.outer.layoutMargins)
}

@Test func insetsSettleOnceNothingGoesRoundAnyMore() {
  let tree = Growing()
  #expect(tree.loops.count == 1)
  tree.middle.isActive = false
  tree.outer.pin(bottom: 0)
  #expect(tree.loops.isEmpty)
  #expect(tree.outer.layoutMargins.bottom == 18)
  #expect(tree.inner.frame.maxY == 432)
}

@Test func insetsThatDoNotSettleLeaveWithTheirView() {
  let tree = Growing()
  #expect(tree.loops.count == 1)
  tree.outer.removeFromSuperview()
  #expect(tree.loops.isEmpty)
  #expect(tree.outer.layoutMargins == EdgeInsets(all: 8))
}

/// A view that is `factor` times as high as its lower margin, and `height` more.
private func feedback(
  _ factor: CGFloat, from height: CGFloat
) -> (window: Window, outer: View, gap: View) {
  let window = screen(320, 480, safeArea: EdgeInsets(top: 20, bottom: 10))
  let outer = window.rootView.add("outer")
  outer.pin(left: 0, top: 30, right: 0)
  let gap = outer.add("gap")
  gap.pin(left: 0, right: 0, bottom: 0)
  activate(gap.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor))
  activate(
    outer.heightAnchor.constraint(equalTo: gap.heightAnchor, multiplier: factor, constant: height))
  return (window, outer, gap)
}

/// A factor lets insets grow to infinity in a few rounds.
@Test(arguments: [1.5, 2, 30, 1000, 1e30])
func framesAreFiniteHoweverFastInsetsGrow(factor: CGFloat) {
  let (window, outer, gap) = feedback(factor, from: 440)
  let rules = Set(window.findings.map(\.rule))
  for frame in [outer.frame, gap.frame] {
    #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
  }
  #expect(!rules.contains("layout/alignment-rect"), "nobody has another one")
  #expect(rules == ["layout/loop"] || factor > 1000, "beyond that nothing adds up")
}

/// Each round adds the same part of what the one before has added, which comes to an end.
@Test(arguments: [0.25, 0.5, 0.9, -0.5])
func insetsThatComeCloserToAnEndReachIt(factor: CGFloat) {
  let (window, outer, gap) = feedback(factor, from: 470)
  let rules = window.findings.map(\.rule)
  #expect(rules.isEmpty)
  // The margin is 8 and what reaches beyond the 440 that are safe.
  let margin = (38 / (1 - factor)).rounded()
  #expect(abs(gap.frame.height - margin) <= 1)
  #expect(abs(outer.layoutMargins.bottom - 38 / (1 - factor)) < 1e-6)
}
