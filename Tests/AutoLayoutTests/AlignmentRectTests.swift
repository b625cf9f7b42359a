import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Where the attributes of an alignment rect from (100, 50) to (140, 90) are, from left to right
/// and, where that differs, from right to left.
private let places: [(Attribute, CGFloat, CGFloat?)] = [
  (.left, 100, nil), (.right, 140, nil), (.centerX, 120, nil),
  (.leading, 100, 140), (.trailing, 140, 100),
  (.top, 50, nil), (.bottom, 90, nil), (.centerY, 70, nil),
  (.firstBaseline, 66, nil), (.lastBaseline, 86, nil),
  // Margins are distances from the edges of the frame.
  (.leftMargin, 98 + 8, nil), (.rightMargin, 144 - 8, nil),
  (.leadingMargin, 98 + 8, 144 - 8), (.trailingMargin, 144 - 8, 98 + 8),
  (.topMargin, 49 + 8, nil), (.bottomMargin, 93 - 8, nil),
  (.centerXWithinMargins, 121, nil), (.centerYWithinMargins, 71, nil),
]

@Test(arguments: places.indices, [LayoutDirection.leftToRight, .rightToLeft])
func everyAttributeRefersToTheAlignmentRect(index: Int, direction: LayoutDirection) {
  let (attribute, fromLeft, fromRight) = places[index]
  let window = screen(direction: direction)
  let view = window.rootView.addLabel("aaaaa\nbbb", lines: 2)
  view.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  view.pin(left: 100, top: 50)
  let marker = window.rootView.add("marker", 0, 0)
  let isHorizontal = attribute.axis == .horizontal
  activate(
    LayoutConstraint(
      item: marker, attribute: isHorizontal ? .centerX : .centerY, relatedBy: .equal, toItem: view,
      attribute: attribute))
  if isHorizontal { marker.pin(top: 0) } else { marker.pin(left: 0) }
  window.layoutIfNeeded()
  #expect(view.exactAlignmentRect == rect(100, 50, 40, 40), "the intrinsic size is its size")
  #expect(view.frame == rect(98, 49, 46, 44))
  let place = isHorizontal ? marker.frame.minX : marker.frame.minY
  #expect(place == (direction == .rightToLeft ? fromRight ?? fromLeft : fromLeft))
}

/// The attribute of the view and that of its superview of 300 × 400, the constant, and where the
/// view of 40 × 30 begins along the axis.
private let locations: [(Attribute, Attribute, CGFloat, LayoutDirection, CGFloat)] = [
  (.left, .left, 7, .leftToRight, 7), (.right, .right, 7, .leftToRight, 267),
  (.leading, .leading, 7, .leftToRight, 7), (.trailing, .trailing, 7, .leftToRight, 267),
  (.left, .left, 7, .rightToLeft, 7), (.right, .right, 7, .rightToLeft, 267),
  // Leading and trailing grow towards the trailing side.
  (.leading, .leading, 7, .rightToLeft, 253), (.trailing, .trailing, 7, .rightToLeft, -7),
  (.leading, .trailing, -50, .rightToLeft, 10), (.trailing, .leading, 50, .rightToLeft, 250),
  (.leading, .leadingMargin, 7, .rightToLeft, 237),
  (.trailing, .trailingMargin, -7, .rightToLeft, 23),
  (.centerX, .centerX, 7, .rightToLeft, 137), (.leading, .centerX, 7, .rightToLeft, 103),
  (.top, .top, 7, .leftToRight, 7), (.bottom, .bottom, 7, .leftToRight, 377),
  (.centerY, .centerY, 7, .leftToRight, 192), (.top, .bottom, -90, .leftToRight, 310),
  (.top, .topMargin, 7, .leftToRight, 7), (.bottom, .bottomMargin, -7, .leftToRight, 363),
  (.centerY, .centerYWithinMargins, 7, .leftToRight, 192),
  (.firstBaseline, .top, 7, .leftToRight, 7), (.lastBaseline, .bottom, -7, .leftToRight, 363),
  (.topMargin, .top, 7, .leftToRight, -1), (.bottomMargin, .bottom, -7, .leftToRight, 371),
]

@Test(arguments: locations.indices)
func locationsGrowRightwardsDownwardsOrTowardsTheTrailingSide(index: Int) {
  let (first, second, constant, direction, expected) = locations[index]
  let window = screen(direction: direction)
  let view = window.rootView.add("a", 40, 30)
  activate(
    LayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: window.rootView, attribute: second,
      constant: constant))
  if first.axis == .horizontal { view.pin(top: 0) } else { view.pin(left: 0) }
  window.layoutIfNeeded()
  #expect((first.axis == .horizontal ? view.frame.minX : view.frame.minY) == expected)
  #expect(view.frame.size == CGSize(width: 40, height: 30))
}

@Test func aFrameForAnAlignmentRectIsTheInverseOfAnAlignmentRectForAFrame() {
  let window = screen()
  let odd = View()
  odd.explicitAlignmentRectInsets = EdgeInsets(top: -1, left: 2.5, bottom: 3, right: 40)
  let views: [View] = [odd, View(), Label(), Button(), Switch(), Slider(), SegmentedControl()]
  for view in views {
    window.rootView.add(view)
    for frame in [rect(0, 0, 100, 50), rect(-20, 30.5, 60, 44), rect(3, 4, 200, 1)] {
      #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
      #expect(view.alignmentRect(forFrame: view.frame(forAlignmentRect: frame)) == frame)
    }
  }
}

@Test func aFrameThatIsSetHasItsAlignmentRectAtOnce() {
  let view = View()
  view.explicitAlignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let window = screen()
  window.rootView.addSubview(view)
  view.frame = rect(10, 20, 100, 50)
  #expect(view.exactFrame == rect(10, 20, 100, 50))
  #expect(view.exactAlignmentRect == rect(12, 21, 94, 46))
}

@Test func aRootsAlignmentRectLeavesItsOwnInsetsOfTheWindow() {
  let window = screen()
  window.rootView.explicitAlignmentRectInsets = EdgeInsets(top: 3, left: 5, bottom: 11, right: 20)
  let view = window.rootView.add("view")
  view.pin(left: 0, top: 0)
  activate(view.rightAnchor.constraint(equalTo: window.rootView.rightAnchor))
  activate(view.bottomAnchor.constraint(equalTo: window.rootView.bottomAnchor))
  window.layoutIfNeeded()
  #expect(
    view.frame
      == CGRect(x: 5, y: 3, width: window.size.width - 25, height: window.size.height - 14))
}
