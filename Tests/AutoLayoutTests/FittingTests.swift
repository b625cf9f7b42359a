import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A card of a label that wraps, 10 from every side.
private func card(_ window: Window, _ text: String) -> (view: View, label: Label) {
  let view = window.rootView.add(View(identifier: "card"))
  let label = view.addLabel(text, "text", lines: 0)
  label.pin(left: 10, top: 10, right: 10, bottom: 10)
  return (view, label)
}

@Test func aFittingSizeIsCompressedExpandedOrGiven() {
  let window = screen(300, 400)
  let (view, _) = card(window, "aaaa bbbb cccc")
  view.pin(left: 0, top: 0)
  let cases: [(CGSize, LayoutPriority, CGSize)] = [
    (View.layoutFittingCompressedSize, .fittingSizeLevel, CGSize(width: 132, height: 40)),
    (View.layoutFittingExpandedSize, .fittingSizeLevel, CGSize(width: 132, height: 40)),
    (CGSize(width: 100, height: 0), .required, CGSize(width: 100, height: 60)),
    (CGSize(width: 60, height: 0), .required, CGSize(width: 60, height: 80)),
    (CGSize(width: 300, height: 0), .required, CGSize(width: 300, height: 40)),
  ]
  for (target, horizontal, size) in cases {
    #expect(
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: .fittingSizeLevel) == size)
  }
}

@Test func fittingDoesNotDisturbTheTree() {
  let window = screen(300, 400)
  let (view, label) = card(window, "aaaa bbbb cccc")
  view.pin(left: 0, top: 0)
  let outside = activate(
    view.widthAnchor.constraint(equalTo: window.rootView.widthAnchor, multiplier: 0.5))
  window.layoutIfNeeded()
  let before = window.scene()
  #expect(view.frame.width == 150)
  #expect(
    view.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 132,
    "what is held outside does not count")
  #expect(outside.isActive && label.constraints.isEmpty)
  #expect(window.scene() == before)
}

@Test func fittingWorksInATreeWithoutWindow() {
  let view = View(identifier: "card")
  view.detachedContext = screen().context
  let label = view.addLabel("aaaa bbbb", lines: 0)
  label.pin(left: 10, top: 10, right: 10, bottom: 10)
  #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 92, height: 40))
  #expect(
    view.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required)
      == CGSize(width: 60, height: 60))
}

@Test func aCellIsAsHighAsItsContentAtARequiredWidth() {
  let window = screen(320, 400)
  let (cell, label) = card(window, "one two three four five six seven eight nine ten")
  let target = CGSize(width: 320, height: 0)
  let size = cell.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required)
  #expect(size == CGSize(width: 320, height: 60))
  label.text = "one"
  let small = cell.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required)
  #expect(small == CGSize(width: 320, height: 40))
}

@Test func fittingSizesRoundUpToPixelsAndAreFrames() {
  let window = screen(scale: 2)
  let view = window.rootView.add(View(identifier: "a"))
  view.fix(width: 10.1, height: 20.6)
  view.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
  #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 10.5, height: 23))
}

/// What a view of 10000 at most is asked for: a relation, its length and its priority; the size that
/// it is asked to have and at which priority; the width that comes out.
@Test(
  arguments: [
    (.greaterThanOrEqual, 20, 1000, 0, 50, 20), (.greaterThanOrEqual, 20, 1000, 10000, 50, 10000),
    (.lessThanOrEqual, 500, 1000, 0, 50, 0), (.lessThanOrEqual, 500, 1000, 10000, 50, 500),
    (.lessThanOrEqual, 500, 1000, 123, 50, 123),
    // The size is asked for at 50, or at what is said.
    (.equal, 100, 49, 0, 50, 0), (.equal, 100, 51, 0, 50, 100), (.equal, 100, 51, 30, 250, 30),
    (.equal, 100, 251, 30, 250, 100), (.equal, 100, 999, 30, 1000, 30),
  ]
    as [(
      LayoutConstraint.Relation, CGFloat, LayoutPriority, CGFloat, LayoutPriority, CGFloat
    )])
func fittingAsksForTheTargetAtItsPriority(
  relation: LayoutConstraint.Relation, length: CGFloat, priority: LayoutPriority, target: CGFloat,
  fitting: LayoutPriority, expected: CGFloat
) {
  for attribute in [Attribute.width, .height] {
    let view = View()
    activate(
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, constant: length), priority)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: target, height: target), withHorizontalFittingPriority: fitting,
      verticalFittingPriority: fitting)
    #expect((attribute == .width ? size.width : size.height) == expected)
    #expect(view.frame == .zero && view.constraints.count == 1)
    guard fitting == .fittingSizeLevel else { continue }
    #expect(
      view.systemLayoutSizeFitting(CGSize(width: target, height: target)) == size,
      "which is what is asked for where nothing is said")
  }
}

@Test func theTargetsOfFittingAreThoseOfUIKit() {
  #expect(View.layoutFittingCompressedSize == .zero)
  #expect(View.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  let view = View()
  for target in [View.layoutFittingCompressedSize, View.layoutFittingExpandedSize] {
    #expect(view.systemLayoutSizeFitting(target) == target, "nothing says otherwise")
  }
  view.explicitIntrinsicContentSize = CGSize(width: 70, height: -1)
  #expect(
    view.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
      == CGSize(width: 70, height: 10000), "the intrinsic size is asked for more strongly")
}

/// Sizes that are asked for and that come out are those of the frame; what constraints and contents
/// say is about the alignment rect, which is 10 points narrower and 4 lower.
@Test func aFittingSizeIsThatOfTheFrame() {
  func fitting(_ target: CGSize, _ priority: LayoutPriority, _ setUp: (View) -> Void) -> CGSize {
    let view = View()
    view.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 3, bottom: 3, right: 7)
    setUp(view)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priority, verticalFittingPriority: priority)
  }
  let target = CGSize(width: 100, height: 60)
  #expect(fitting(target, .required) { _ in } == target)
  #expect(
    fitting(.zero, .fittingSizeLevel) { $0.fix(width: 50, height: 20) }
      == CGSize(width: 60, height: 24))
  #expect(
    fitting(.zero, .fittingSizeLevel) {
      $0.explicitIntrinsicContentSize = CGSize(width: 30, height: 20)
    } == CGSize(width: 40, height: 24))
  // A child that fills the alignment rect is as large as what is asked for without the insets.
  let view = View()
  view.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 3, bottom: 3, right: 7)
  let label = view.addLabel("aaaa bbbb cccc", lines: 0)
  label.pin(left: 0, top: 0, right: 0, bottom: 0)
  let window = screen()
  window.rootView.add(view)
  // 90 points have room for 11 characters: two lines.
  #expect(
    view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required)
      == CGSize(width: 100, height: 44))
}
