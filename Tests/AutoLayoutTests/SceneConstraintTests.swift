import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Two rows of a superview whose edges are the first item of half of the constraints, as Visual
/// Format writes them.
@Test func theLineOfASuperviewsEdgeLiesAtTheSubview() {
  let window = screen(300, 200)
  let tops: [CGFloat] = [20, 120]
  for top in tops {
    let row = window.rootView.add("row\(Int(top))")
    row.fix(width: 200, height: 40)
    activate(row.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: top))
    activate(window.rootView.rightAnchor.constraint(equalTo: row.rightAnchor, constant: 10))
  }
  let lines = window.scene().constraints.filter {
    $0.axis == .horizontal && max($0.start.x, $0.end.x) == 300
  }
  #expect(lines.map(\.start) == tops.map { CGPoint(x: 290, y: $0 + 20) })
  #expect(lines.map(\.end) == tops.map { CGPoint(x: 300, y: $0 + 20) })
}

@Test func theLineOfAGuideToItsOwnerLiesAtTheGuide() {
  let window = screen(300, 200)
  let guide = LayoutGuide(identifier: "guide")
  window.rootView.addLayoutGuide(guide)
  activate(guide.widthAnchor.constraint(equalToConstant: 100))
  activate(guide.heightAnchor.constraint(equalToConstant: 40))
  activate(guide.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 10))
  activate(window.rootView.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: 10))
  let line = window.scene().constraints.first { $0.end.x == 300 }
  #expect(line?.start == CGPoint(x: 290, y: 30))
}

/// From where the second attribute is to where the first one is, 10 points from leading to trailing.
@Test(arguments: [
  (LayoutDirection.leftToRight, Attribute.leading, 0.0, 10.0),
  (.rightToLeft, .leading, 300, 290), (.leftToRight, .leadingMargin, 20, 30),
  (.rightToLeft, .leadingMargin, 280, 270),
])
func theLineOfALeadingEdgeIsOnItsSide(
  direction: LayoutDirection, attribute: Attribute, start: CGFloat, end: CGFloat
) {
  let window = screen(300, 200, direction: direction)
  window.systemMinimumLayoutMargins = DirectionalEdgeInsets(
    top: 0, leading: 20, bottom: 0, trailing: 5)
  let view = window.rootView.add("a", 50, 40)
  view.pin(top: 30)
  activate(
    LayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: window.rootView,
      attribute: attribute, constant: 10))
  let line = window.scene().constraints.first { $0.axis == .horizontal }
  #expect(line?.start == CGPoint(x: start, y: 50) && line?.end == CGPoint(x: end, y: 50))
}

/// The line that the only constraint of an axis is drawn as, on a screen of 300 × 400.
private func line(
  _ axis: SceneConstraint.Axis, in window: Window, _ constraint: LayoutConstraint
) -> [CGPoint] {
  constraint.identifier = "it"
  constraint.isActive = true
  let line = window.scene().constraints.first { $0.id == "it" }
  #expect(line?.axis == axis)
  return line.map { [$0.start, $0.end] } ?? []
}

@Test func theLineOfAMiddleWithinMarginsEndsThere() {
  let window = screen()
  let card = window.rootView.add("card", 100, 100)
  card.pin(left: 0, top: 0)
  card.layoutMargins = EdgeInsets(top: 10, left: 30, bottom: 50, right: 10)
  let dot = card.add("dot", 20, 20)
  dot.pin(top: 0)
  // 30 and 90 at the sides have 60 in their middle; 10 and 50 have 30.
  let across = LayoutConstraint(
    item: dot, attribute: .centerX, relatedBy: .equal, toItem: card,
    attribute: .centerXWithinMargins, constant: 5)
  #expect(line(.horizontal, in: window, across) == [CGPoint(x: 60, y: 10), CGPoint(x: 65, y: 10)])
}

@Test func theLineOfAStacksBaselineEndsAtItsTexts() {
  let window = screen()
  let stack = window.rootView.add(StackView(), "stack")
  stack.axis = .vertical
  stack.isLayoutMarginsRelativeArrangement = true
  stack.layoutMargins = EdgeInsets(top: 7, left: 0, bottom: 3, right: 0)
  let title = Label(identifier: "title")
  title.font = .system(ofSize: 16)
  title.text = "Title"
  stack.addArrangedSubview(title)
  stack.pin(left: 0, top: 20)
  let box = window.rootView.add("box", 10, 10)
  box.pin(left: 100)
  let constraint = box.topAnchor.constraint(equalTo: stack.firstBaselineAnchor, constant: 4)
  // The text begins 7 below the stack's top, its baseline is 16 further down.
  #expect(
    line(.vertical, in: window, constraint) == [CGPoint(x: 105, y: 43), CGPoint(x: 105, y: 47)])
}

@Test func theLineOfAScrollViewsContentEndsAtTheContent() {
  let window = screen()
  let scroll = window.rootView.add(ScrollView(), "scroll")
  scroll.pin(left: 0, top: 0)
  scroll.fix(width: 100, height: 100)
  let page = scroll.add("page", 100, 240)
  page.pin(left: 0, top: 0, right: 0)
  scroll.contentOffset = CGPoint(x: 0, y: 30)
  let constraint = scroll.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: 10)
  // 240 and 10 points of content, of which 30 are above the scroll view.
  #expect(
    line(.vertical, in: window, constraint) == [CGPoint(x: 50, y: 210), CGPoint(x: 50, y: 220)])
}

@Test func aLineIsOnTheSideThatItsConstraintMeans() {
  // The view that holds a constraint says which side is leading, not the superview of an item.
  let window = screen(direction: .rightToLeft)
  let bar = window.rootView.add("bar", 100, 20)
  bar.semanticContentAttribute = .forceLeftToRight
  bar.pin(left: 0, top: 0)
  let dot = bar.add("dot", 10, 10)
  dot.pin(left: 20, top: 0)
  let box = window.rootView.add("box", 10, 10)
  box.pin(top: 50)
  let constraint = box.leadingAnchor.constraint(equalTo: dot.leadingAnchor, constant: 5)
  #expect(
    line(.horizontal, in: window, constraint) == [CGPoint(x: 30, y: 55), CGPoint(x: 25, y: 55)])
}

@Test func theLineOfADistanceLiesBetweenItsEnds() {
  let window = screen()
  let views = [10, 50].map { left in
    let view = window.rootView.add("v\(left)", 20, 20)
    view.pin(left: CGFloat(left), top: 0)
    return view
  }
  let distance = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
  let constraint = distance.constraint(greaterThanOrEqualToConstant: 5)
  #expect(
    line(.horizontal, in: window, constraint) == [CGPoint(x: 30, y: 10), CGPoint(x: 50, y: 10)])
}

@Test func aScenesConstraintsAreThoseOfItsLayoutWheneverTheyAreRead() {
  let window = screen(300, 200)
  let row = window.rootView.add("row")
  row.fix(width: 200, height: 40)
  let top = row.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 20)
  let left = row.leftAnchor.constraint(equalTo: window.rootView.leftAnchor)
  activate(top)
  activate(left)
  let (early, late) = (window.scene(), window.scene())
  let constraints = early.constraints
  top.constant = 60
  top.priority = 500
  row.identifier = "column"
  left.isActive = false
  #expect(window.scene().constraints != constraints)
  row.removeFromSuperview()
  window.layoutIfNeeded()
  #expect(late.constraints == constraints)
  #expect(constraints.map(\.description).contains("V:|-(20)-[View:row]"))
  #expect(early == late)
}
