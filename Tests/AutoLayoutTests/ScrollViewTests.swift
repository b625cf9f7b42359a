import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A scroll view at (10, 20, 280, 360) with margins of 1, 2, 3 and 4 from the top on against the
/// clock and content of 500 × 1000, and a view of 6 × 6 inside it, inside its content, or beside it.
private struct Fixture {
  enum Spot: CaseIterable { case child, grandchild, outside }

  let window = screen(300, 400)
  let scroll = ScrollView(identifier: "scroll")
  let marker = View(identifier: "marker")

  init(_ spot: Spot) {
    window.rootView.add(scroll)
    scroll.pin(left: 10, top: 20, right: 10, bottom: 20)
    scroll.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = scroll.add("content")
    content.pin(left: 0, top: 0, right: 0, bottom: 0)
    content.fix(width: 500, height: 1000)
    switch spot {
    case .child: scroll.add(marker)
    case .grandchild: content.add(marker)
    case .outside: window.rootView.add(marker)
    }
  }

  /// Where the near edge of the marker is once it is tied to an attribute of the scroll view.
  func place(at attribute: LayoutConstraint.Attribute) -> CGFloat {
    let isDirectional = [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
    let near: LayoutConstraint.Attribute =
      attribute.axis == .vertical ? .top : isDirectional ? .leading : .left
    let isCentre = [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins]
      .contains(attribute)
    let own: LayoutConstraint.Attribute =
      isCentre ? (attribute.axis == .vertical ? .centerY : .centerX) : near
    marker.fix(width: 6, height: 6)
    if attribute.axis == .vertical { marker.pin(left: 0) } else { marker.pin(top: 0) }
    activate(
      LayoutConstraint(
        item: marker, attribute: own, relatedBy: .equal, toItem: scroll, attribute: attribute,
        multiplier: 1, constant: 0))
    #expect(window.findings.isEmpty)
    #expect(scroll.contentSize == CGSize(width: 500, height: 1000))
    #expect(scroll.frame == rect(10, 20, 280, 360))
    let place = attribute.axis == .vertical ? marker.frame.minY : marker.frame.minX
    return isCentre ? place + 3 : place
  }
}

/// Each attribute as seen from below, from the corner of the scroll view, and from outside, from the
/// corner of the window.
@Test(
  arguments: [
    (.left, 0, 10), (.right, 500, 290), (.leading, 0, 10), (.trailing, 500, 290),
    (.top, 0, 20), (.bottom, 1000, 380),
    (.leftMargin, 2, 12), (.rightMargin, 496, 286), (.leadingMargin, 2, 12),
    (.trailingMargin, 496, 286), (.topMargin, 1, 21), (.bottomMargin, 997, 377),
    (.centerX, 140, 150), (.centerY, 180, 200), (.centerXWithinMargins, 139, 149),
    (.centerYWithinMargins, 179, 199),
  ] as [(LayoutConstraint.Attribute, CGFloat, CGFloat)])
func edgesAndMarginsOfAScrollViewAreItsContentsFromBelowAndItsFramesFromOutside(
  attribute: LayoutConstraint.Attribute, below: CGFloat, outside: CGFloat
) {
  #expect(Fixture(.child).place(at: attribute) == below)
  #expect(Fixture(.grandchild).place(at: attribute) == below)
  #expect(Fixture(.outside).place(at: attribute) == outside)
}

@Test func theSizeOfAScrollViewIsItsFramesFromEverywhere() {
  for spot in Fixture.Spot.allCases {
    let fixture = Fixture(spot)
    fixture.marker.pin(left: 0, top: 0)
    activate(fixture.marker.widthAnchor.constraint(equalTo: fixture.scroll.widthAnchor))
    activate(
      fixture.marker.heightAnchor.constraint(equalTo: fixture.scroll.heightAnchor, multiplier: 0.5))
    fixture.window.layoutIfNeeded()
    #expect(fixture.marker.frame == rect(0, 0, 280, 180))
  }
}

@Test func aChainFromEdgeToEdgeIsTheContentSize() {
  let window = screen(300, 400)
  let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
  scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
  let (a, b) = (scroll.add("a", 30, 40), scroll.add("b", 500, 60))
  LayoutConstraint.activate(
    LayoutConstraint.constraints(
      withVisualFormat: "V:|-5-[a]-10-[b]-15-|", options: .alignAllLeft, views: ["a": a, "b": b]))
  LayoutConstraint.activate(
    LayoutConstraint.constraints(withVisualFormat: "H:|-1-[b]-2-|", views: ["b": b]))
  #expect(window.findings.isEmpty)
  #expect(scroll.contentSize == CGSize(width: 503, height: 130))
  b.explicitIntrinsicContentSize = CGSize(width: 7, height: 900)
  window.layoutIfNeeded()
  #expect(scroll.contentSize == CGSize(width: 10, height: 970))
  #expect(scroll.frame == rect(0, 0, 300, 400), "content does not stretch the frame")
}

@Test func whatIsTiedToSomethingOutsideIsNoPartOfTheContent() {
  let fixture = Fixture(.child)
  fixture.marker.fix(width: 6, height: 6)
  activate(
    fixture.marker.topAnchor.constraint(equalTo: fixture.window.rootView.topAnchor, constant: 50))
  activate(
    fixture.marker.rightAnchor.constraint(equalTo: fixture.window.rootView.rightAnchor))
  #expect(fixture.window.findings.isEmpty)
  #expect(fixture.marker.frame == rect(284, 30, 6, 6), "from the corner of the scroll view")
  #expect(fixture.scroll.contentSize == CGSize(width: 500, height: 1000))
}

/// The margins guide is where the margin attributes are, which for what is in a scroll view is the
/// content area, and for everybody else the frame.
@Test func theMarginsGuideOfAScrollViewIsThatOfItsContentSeenFromBelow() {
  let window = screen(320, 480)
  let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
  scroll.pin(left: 0, top: 0)
  scroll.fix(width: 200, height: 100)
  scroll.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let content = scroll.add("content", 500, 700)
  content.pin(left: 0, top: 0, right: 0, bottom: 0)
  let margins = scroll.layoutMarginsGuide
  let corner = scroll.add("corner", 10, 10)
  activate(corner.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
  activate(corner.bottomAnchor.constraint(equalTo: margins.bottomAnchor))
  let same = scroll.add("same", 10, 10)
  for attribute in [LayoutConstraint.Attribute.right, .bottom] {
    activate(
      LayoutConstraint(
        item: same, attribute: attribute, relatedBy: .equal, toItem: scroll,
        attribute: attribute == .right ? .rightMargin : .bottomMargin))
  }
  let middle = scroll.add("middle", 10, 10)
  activate(middle.centerXAnchor.constraint(equalTo: margins.centerXAnchor))
  activate(middle.widthAnchor.constraint(equalTo: margins.widthAnchor))
  let outside = window.rootView.add("outside", 10, 10)
  activate(outside.trailingAnchor.constraint(equalTo: margins.trailingAnchor))
  window.layoutIfNeeded()
  #expect(scroll.contentSize == CGSize(width: 500, height: 700))
  #expect(corner.frame == rect(486, 687, 10, 10))
  #expect(same.frame == corner.frame)
  #expect(middle.frame.minX == 2 && middle.frame.width == 194, "sizes and centres are the frame's")
  #expect(outside.frame.maxX == 196)
}

/// Content moves below the bars, so that no part of it is unsafe for good; what lies beside the scroll
/// view in the same place is.
@Test func theSafeAreaEndsAtAScrollView() {
  let window = screen(300, 400, safeArea: EdgeInsets(top: 44, bottom: 34))
  let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
  let beside = window.rootView.add("beside")
  for view in [scroll, beside] as [View] { view.pin(left: 0, top: 0, right: 0, bottom: 0) }
  let content = scroll.add("content")
  content.pin(left: 0, top: 0, right: 0, bottom: 0)
  content.fix(width: 300, height: 900)
  let child = content.add("child", 10, 10)
  child.pin(left: 0)
  activate(child.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor))
  window.layoutIfNeeded()
  #expect(scroll.safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
  #expect(beside.safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
  #expect(content.safeAreaInsets == .zero && child.safeAreaInsets == .zero)
  #expect(content.layoutMargins == EdgeInsets(all: 8))
  #expect(child.frame.minY == 0)
}
