import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A root outside any window, 200 × 100.
private func root() -> View {
  let root = View(identifier: "root")
  root.frame = rect(7, 9, 200, 100)
  return root
}

@Test func aTreeOutsideAWindowIsLaidOutInTheFrameOfItsRoot() {
  let root = root()
  let a = root.add("a")
  a.pin(left: 10, top: 20, right: 30, bottom: 40)
  let b = a.add("b", 20, 10)
  activate(b.centerXAnchor.constraint(equalTo: a.centerXAnchor))
  b.pin(top: 0)
  b.layoutIfNeeded()
  #expect(root.frame == rect(7, 9, 200, 100))
  #expect(a.frame == rect(10, 20, 160, 40))
  #expect(b.frame == rect(70, 0, 20, 10))
  root.frame.size.width = 300
  #expect(a.frame.width == 160, "constraints wait for a layout")
  root.layoutIfNeeded()
  #expect(a.frame == rect(10, 20, 260, 40) && b.frame.minX == 120)
}

@Test func stacksMarginsAndTextsAreLaidOutOutsideAWindowToo() {
  let root = root()
  root.detachedContext = LayoutContext(
    traits: Traits(displayScale: 1), measurer: FixedWidthMeasurer())
  let stack = root.add(StackView(identifier: "stack"))
  stack.axis = .vertical
  for text in ["aaaa bbbb cccc dddd eeee", "a"] {
    let label = Label()
    (label.font, label.numberOfLines, label.text) = (.system(ofSize: 16), 0, text)
    stack.addArrangedSubview(label)
  }
  let margins = root.layoutMarginsGuide
  activate(stack.leftAnchor.constraint(equalTo: margins.leftAnchor))
  activate(stack.rightAnchor.constraint(equalTo: margins.rightAnchor))
  activate(stack.topAnchor.constraint(equalTo: margins.topAnchor))
  root.layoutIfNeeded()
  #expect(stack.frame == rect(8, 8, 184, 60))
  #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 40])
  stack.arrangedSubviews[0].isHidden = true
  root.layoutIfNeeded()
  #expect(stack.frame.height == 20)
}

@Test func layoutSubviewsRunsOutsideAWindowAndMayAskForMore() {
  final class Counting: View {
    var count = 0
    var asksAlways = false
    override func layoutSubviews() {
      count += 1
      if asksAlways || count < 3 { setNeedsLayout() }
      layoutIfNeeded()
    }
  }
  let view = Counting()
  view.layoutIfNeeded()
  #expect(view.count == 3)
  view.layoutIfNeeded()
  #expect(view.count == 3)
  view.asksAlways = true
  view.setNeedsLayout()
  view.layoutIfNeeded()
  #expect(view.count < 200, "a layout that always asks for another one is stopped")
  #expect(view.detachedFindings.map(\.rule) == [.loop])
  view.asksAlways = false
  view.setNeedsLayout()
  view.layoutIfNeeded()
  #expect(view.detachedFindings.isEmpty, "a loop that is over is not reported again")
}

@Test func whatALayoutOutsideAWindowCannotDoIsReported() {
  final class Restless: View {
    override func layoutSubviews() { setNeedsLayout() }
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
  }
  let root = root()
  let quiet = root.add("quiet", 10, 10)
  let restless = root.add(Restless(identifier: "restless"))
  for view in [quiet, restless] { view.pin(left: 0, top: 0) }
  quiet.fix(width: 20)
  activate(quiet.widthAnchor.constraint(equalToConstant: 30))
  #expect(root.detachedFindings.isEmpty)
  root.layoutIfNeeded()
  let findings = quiet.detachedFindings
  #expect(
    findings.map(\.rule) == [.intrinsicSize, .loop, .unsatisfiable])
  #expect(findings[1].view == "restless" && findings[1].message.contains("Restless:restless"))
  #expect(!findings[1].message.contains("quiet") && quiet.frame.width == 20)
  #expect(!quiet.hasAmbiguousLayout, "that is a matter of windows")
  let window = screen()
  window.rootView.addSubview(root)
  #expect(quiet.detachedFindings.isEmpty, "in a window its findings tell")
}

@Test func framesAndMasksOutsideAWindowFollowTheSuperviewAtOnce() {
  // x = 20, w = 60, r = 120 in a superview 200 wide that becomes 400 wide; heights likewise.
  let formulas: [(AutoresizingMask, x: CGFloat, width: CGFloat)] = [
    ([], 20, 60), ([.flexibleRightMargin], 20, 60), ([.flexibleLeftMargin], 220, 60),
    ([.flexibleWidth], 20, 260), ([.flexibleLeftMargin, .flexibleWidth], 70, 210),
    ([.flexibleWidth, .flexibleRightMargin], 20, 380.0 / 3),
    ([.flexibleLeftMargin, .flexibleRightMargin], 340.0 / 7, 60),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
  ]
  for (mask, x, width) in formulas {
    let root = View()
    root.frame = rect(0, 0, 200, 200)
    let view = View()
    root.addSubview(view)
    view.frame = rect(20, 20, 60, 60)
    view.autoresizingMask = mask.union(AutoresizingMask(rawValue: mask.rawValue << 3))
    let inner = View()
    inner.frame = rect(1, 1, 58, 58)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    root.frame = rect(0, 0, 400, 400)
    let isLaidOut = { view.exactFrame.isNear(rect(x, x, width, width)) }
    #expect(isLaidOut(), "\(mask)")
    #expect(inner.exactFrame.isNear(rect(1, 1, width - 2, width - 2)))
    // The constraints that they stand for say the same.
    root.layoutIfNeeded()
    #expect(isLaidOut(), "\(mask)")
    root.frame = rect(0, 0, 200, 200)
    #expect(view.frame == rect(20, 20, 60, 60), "what was captured does not drift")
  }
}

@Test func framesInARootWithoutASizeAreCapturedToo() {
  let root = View()
  let view = View()
  view.autoresizingMask = [.flexibleWidth]
  root.addSubview(view)
  view.frame = rect(10, 10, 50, 50)
  root.frame = rect(0, 0, 100, 100)
  #expect(view.frame == rect(10, 10, 150, 50), "60 more than the root has beside it, as at first")
  root.frame = rect(0, 0, 200, 100)
  #expect(view.frame == rect(10, 10, 250, 50))
}

@Test func aTreeLaidOutOutsideAWindowGoesOnInOne() {
  let root = root()
  let view = View(identifier: "a")
  view.frame = rect(20, 10, 60, 60)
  view.autoresizingMask = [.flexibleWidth]
  root.addSubview(view)
  root.layoutIfNeeded()
  let window = Window(
    size: CGSize(width: 300, height: 100), measurer: FixedWidthMeasurer(), rootView: root)
  window.layoutIfNeeded()
  #expect(view.frame == rect(20, 10, 160, 60))
  #expect(window.findings.isEmpty)
}

/// Only the safe area needs a window.
@Test func marginsOutsideAWindowKeepClearOfTheSuperviewsToo() {
  let root = View(identifier: "root")
  root.frame = rect(0, 0, 300, 300)
  root.layoutMargins = EdgeInsets(top: 40, left: 50)
  let child = View(frame: rect(20, 20, 100, 100))
  root.addSubview(child)
  child.additionalSafeAreaInsets = EdgeInsets(all: 5)
  #expect(child.layoutMargins == EdgeInsets(all: 8), "unless it is asked to")
  child.preservesSuperviewLayoutMargins = true
  let expected = EdgeInsets(top: 20, left: 30, bottom: 8, right: 8)
  #expect(child.layoutMargins == expected)
  let inner = child.add("inner", 5, 5)
  activate(inner.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor))
  activate(inner.rightAnchor.constraint(equalTo: child.layoutMarginsGuide.rightAnchor))
  root.layoutIfNeeded()
  #expect(child.layoutMargins == expected && child.safeAreaInsets == .zero)
  #expect(child.layoutMarginsGuide.layoutFrame == rect(30, 20, 62, 72))
  #expect(inner.frame == rect(87, 20, 5, 5))
}
