import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func aLeftAgainstATopIsMadeAndActivatedAndTrapsWhereItReachesAnEngine() async throws {
  func crossed(in root: View) -> LayoutConstraint {
    LayoutConstraint(
      item: root.add("a"), attribute: .left, relatedBy: .equal, toItem: root, attribute: .top)
  }
  let constraint = crossed(in: View())
  #expect(constraint.firstItem == nil, "nothing holds its view")
  let root = View()
  let active = crossed(in: root)
  active.isActive = true
  #expect(active.isActive && active.holder === root)
  let result = try await #require(
    processExitsWith: .failure, observing: [\.standardErrorContent]
  ) {
    let window = screen()
    let view = window.rootView.add("a")
    LayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: window.rootView, attribute: .top
    ).isActive = true
    window.layoutIfNeeded()
  }
  let message = String(decoding: result.standardErrorContent, as: UTF8.self)
  #expect(message.contains("Constraint improperly relates anchors of incompatible types"))
}

@Test func constantAndPriorityMayChangeWhileActiveAcrossRequiredToo() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  let width = activate(view.widthAnchor.constraint(equalToConstant: 30))
  activate(view.widthAnchor.constraint(equalToConstant: 50), 500)
  window.layoutIfNeeded()
  #expect(view.frame.width == 30)
  width.priority = 499
  window.layoutIfNeeded()
  #expect(view.frame.width == 50)
  width.priority = .required
  width.constant = 31
  window.layoutIfNeeded()
  #expect(view.frame.width == 31 && window.findings.isEmpty)
}

@Test func aConstantThatIsNoNumberTraps() async {
  await #expect(processExitsWith: .failure) {
    View().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
  }
}

@Test func aSizeAgainstAnItemAtMultiplierZeroIsAConstant() {
  let (a, b) = (View(), View())
  let constraint = LayoutConstraint(
    item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 0,
    constant: 44)
  #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
  let single = LayoutConstraint(
    item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .left, constant: 3)
  #expect(single.secondAttribute == .notAnAttribute, "an attribute without an item is ignored")
}

@Test func prioritiesAreUIKits() {
  let priorities: [(LayoutPriority, Float)] = [
    (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
    (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
    (.fittingSizeLevel, 50),
  ]
  for (priority, value) in priorities { #expect(priority.rawValue == value) }
}

@Test func baselinesAreCountedFromTheAlignmentRect() {
  let window = screen()
  let view = window.rootView.add("a", 40, 30)
  view.explicitAlignmentRectInsets = EdgeInsets(top: 3, left: 0, bottom: 5, right: 0)
  view.explicitBaselines = BaselineOffsets(firstFromTop: 10, lastFromBottom: 4)
  view.pin(left: 0, top: 20)
  let (first, last) = (window.rootView.add("first", 1, 1), window.rootView.add("last", 1, 1))
  for marker in [first, last] { marker.pin(left: 0) }
  activate(first.topAnchor.constraint(equalTo: view.firstBaselineAnchor))
  activate(last.topAnchor.constraint(equalTo: view.lastBaselineAnchor))
  window.layoutIfNeeded()
  #expect(view.frame == rect(0, 17, 40, 38))
  #expect(first.frame.minY == 30 && last.frame.minY == 46)
}

@Test(
  arguments: [
    (.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
    (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
  ] as [(SemanticContentAttribute, Bool, Bool)])
func theSemanticContentAttributeDecidesTheDirection(
  attribute: SemanticContentAttribute, mirrorsInLeftToRight: Bool, mirrorsInRightToLeft: Bool
) {
  for (direction, mirrors) in [
    (LayoutDirection.leftToRight, mirrorsInLeftToRight), (.rightToLeft, mirrorsInRightToLeft),
  ] {
    let window = screen(direction: direction)
    let box = window.rootView.add("box", 100, 100)
    box.semanticContentAttribute = attribute
    box.pin(left: 0, top: 0)
    let view = box.add("a", 10, 10)
    activate(view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5))
    view.pin(top: 0)
    window.layoutIfNeeded()
    #expect(view.frame.minX == (mirrors ? 85 : 5), "\(attribute) \(direction)")
  }
}

@Test func whatIsOutsideAScrollViewMeansItsFrameAndWhatIsInsideItsContent() {
  let window = screen()
  let root = window.rootView
  let scroll = root.add(ScrollView(identifier: "scroll"))
  scroll.pin(left: 10, top: 20, right: 10)
  scroll.fix(height: 100)
  let content = scroll.add("content")
  content.pin(left: 0, top: 0, right: 0, bottom: 0)
  content.fix(height: 500)
  activate(content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5))
  let below = root.add("below", 10, 10)
  below.pin(left: 0)
  activate(below.topAnchor.constraint(equalTo: scroll.bottomAnchor))
  let inner = content.add("inner", 10, 10)
  activate(
    LayoutConstraint(
      item: inner, attribute: .bottom, relatedBy: .equal, toItem: scroll, attribute: .bottomMargin))
  inner.pin(left: 0)
  // Seen from inside, but related to what is outside: it floats above the content.
  let floating = scroll.add("floating", 10, 10)
  activate(floating.topAnchor.constraint(equalTo: root.topAnchor, constant: 30))
  floating.pin(left: 0)
  window.layoutIfNeeded()
  #expect(scroll.contentSize == CGSize(width: 140, height: 500), "the width is the frame's")
  #expect(below.frame.minY == 120, "from outside the bottom is the frame's")
  #expect(inner.frame.maxY == 492, "from inside the bottom margin is the content's")
  #expect(floating.frame.minY == 10)
  #expect(window.findings.isEmpty)
}
