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
