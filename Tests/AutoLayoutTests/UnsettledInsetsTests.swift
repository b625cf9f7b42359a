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

  var loops: [Finding] { window.findings.filter { $0.rule == .loop } }
}

@Test func insetsThatDoNotSettleAreReportedWithTheirView() {
  let tree = Growing()
  #expect(tree.loops.map(\.view) == ["outer"])
  #expect(
    tree.loops.first?.message
      == "The margins or safe areas of View:outer depend on frames that depend on them, and do "
      + "not settle. They stay at the values of the first round.")
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

/// A factor lets insets grow to infinity in a few rounds. With one that leaves nothing of the other
/// numbers, no solution keeps the equation.
@Test(
  arguments: [
    (1.5, [.loop]), (2, [.loop]), (30, [.loop]), (1000, [.loop]),
    (1e30, [.unsatisfiable, .ambiguous]),
  ] as [(CGFloat, Set<Rule>)])
func framesAreFiniteHoweverFastInsetsGrow(factor: CGFloat, expected: Set<Rule>) {
  let (window, outer, gap) = feedback(factor, from: 440)
  let rules = Set(window.findings.map(\.rule))
  for frame in [outer.frame, gap.frame] {
    #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite)
  }
  #expect(!rules.contains(.alignmentRect), "nobody has another one")
  #expect(rules == expected)
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

/// A screen of a device, in points.
struct DeviceScreen: Sendable, CustomTestStringConvertible {
  var name: String
  var width: CGFloat
  var height: CGFloat
  var scale: CGFloat
  var safeArea: EdgeInsets
  var testDescription: String { name }

  static let all = [
    DeviceScreen(
      name: "iphone-se", width: 320, height: 568, scale: 2, safeArea: EdgeInsets(top: 20)),
    DeviceScreen(
      name: "iphone-14", width: 390, height: 844, scale: 3,
      safeArea: EdgeInsets(top: 47, bottom: 34)),
    DeviceScreen(
      name: "iphone-14-landscape", width: 844, height: 390, scale: 3,
      safeArea: EdgeInsets(left: 47, bottom: 21, right: 47)),
    DeviceScreen(
      name: "iphone-14-pro-max", width: 430, height: 932, scale: 3,
      safeArea: EdgeInsets(top: 59, bottom: 34)),
    DeviceScreen(
      name: "ipad-mini", width: 744, height: 1133, scale: 2,
      safeArea: EdgeInsets(top: 24, bottom: 20)),
  ]
}

/// Heights in points that binary numbers give exactly, and heights that they do not give.
private let contentHeights: [CGFloat] = [
  50, 53, 54.333, 55, 163.0 / 3, 60, 61.1, 61.7, 20.3, 61 / 3, 0.1,
]

/// A bar at the bottom of the screen that is as high as its content and the insets around it: the bar
/// ends where the screen does, whatever its height, so that nothing is circular.
private func bar(
  on device: DeviceScreen, holding height: CGFloat, inSafeArea: Bool
) -> (window: Window, bar: View, content: View) {
  let window = screen(
    device.width, device.height, scale: device.scale, safeArea: device.safeArea)
  let bar = window.rootView.add("bottom")
  bar.pin(left: 0, right: 0, bottom: 0)
  let content = bar.add("cart", 40, height)
  let margins = bar.layoutMarginsGuide
  activate(content.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
  activate(content.topAnchor.constraint(equalTo: margins.topAnchor))
  let end = inSafeArea ? bar.safeAreaLayoutGuide.bottomAnchor : margins.bottomAnchor
  activate(content.bottomAnchor.constraint(equalTo: end, constant: inSafeArea ? -8 : 0))
  return (window, bar, content)
}

@Test(arguments: DeviceScreen.all, contentHeights)
func insetsOfAPinnedViewSettleWhateverItsHeight(device: DeviceScreen, height: CGFloat) {
  for inSafeArea in [false, true] {
    let (window, bar, content) = bar(on: device, holding: height, inSafeArea: inSafeArea)
    #expect(window.findings.map(\.rule) == [])
    // Margins are 8 and what is not safe.
    #expect(bar.layoutMargins.bottom == 8 + device.safeArea.bottom, "without rounding error")
    let end = device.height - device.safeArea.bottom - 8
    #expect(abs(content.exactFrame.height - height) < 1e-11)
    #expect(abs(bar.exactFrame.minY - (end - height - 8)) < 1e-11)
    #expect(abs(bar.exactFrame.maxY - device.height) < 1e-11)
  }
}

@Test(arguments: DeviceScreen.all)
func insetsOfAPinnedViewStaySettledAsItsHeightChanges(device: DeviceScreen) {
  let (window, bar, content) = bar(on: device, holding: 50, inSafeArea: false)
  for height in contentHeights + contentHeights.reversed() {
    content.explicitIntrinsicContentSize = CGSize(width: 40, height: height)
    #expect(window.findings.map(\.rule) == [])
    #expect(bar.layoutMargins.bottom == 8 + device.safeArea.bottom)
    #expect(abs(content.exactFrame.height - height) < 1e-11)
  }
}
