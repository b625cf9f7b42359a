import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// A scroll view of 100 × 100 at (50, 60) with a row of 80 × 300 in it.
private struct Fixture {
  let window = screen()
  let scroll: ScrollView
  let row: View

  init() {
    scroll = window.rootView.add(ScrollView(identifier: "scroll"))
    scroll.pin(left: 50, top: 60)
    scroll.fix(width: 100, height: 100)
    row = scroll.add("row", 80, 300)
    row.pin(left: 0, top: 0, right: 0, bottom: 0)
  }
}

@Test func theContentOffsetMovesWhatIsInTheViewButNoFrame() {
  let fixture = Fixture()
  let (window, scroll, row) = (fixture.window, fixture.scroll, fixture.row)
  let label = row.addLabel("text", "label")
  label.pin(left: 4, top: 40)
  window.layoutIfNeeded()
  #expect(scroll.contentOffset == .zero && row.convert(row.bounds, to: nil).minY == 60)
  scroll.contentOffset = CGPoint(x: 3, y: 30)
  let scene = window.scene()
  #expect(scene.findings.isEmpty && scroll.bounds == rect(3, 30, 100, 100))
  #expect(row.frame == rect(0, 0, 80, 300) && scroll.frame == rect(50, 60, 100, 100))
  #expect(scroll.contentSize == CGSize(width: 80, height: 300))
  #expect(label.convert(CGPoint.zero, to: nil) == CGPoint(x: 51, y: 70))
  #expect(label.convert(CGPoint.zero, to: scroll) == CGPoint(x: 4, y: 40))
  #expect(scroll.convert(CGPoint(x: 51, y: 70), from: nil) == CGPoint(x: 4, y: 40))
  #expect(scene.absoluteOrigins()[3] == CGPoint(x: 51, y: 70) && scene.views[3].id == "label")
  let line = scene.constraints.first { $0.description == "V:|-(40)-[View:label]" }
  let top = scene.constraints.first { $0.description.contains("40") && $0.axis == .vertical }
  #expect((line ?? top)?.start.y == 30 && (line ?? top)?.end.y == 70)
}

@Test func theFrameStaysPutWhereTheContentScrolls() {
  let fixture = Fixture()
  let (window, scroll) = (fixture.window, fixture.scroll)
  let (fixed, centred) = (scroll.add("fixed", 10, 10), scroll.add("centred", 10, 10))
  activate(fixed.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5))
  activate(fixed.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor))
  activate(centred.centerYAnchor.constraint(equalTo: scroll.centerYAnchor))
  activate(centred.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor))
  for y in [0, 30, -7] as [CGFloat] {
    scroll.contentOffset.y = y
    #expect(window.findings.isEmpty)
    #expect(fixed.frame == rect(0, 5 + y, 10, 10) && centred.frame == rect(0, 45 + y, 10, 10))
    #expect(fixed.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 65))
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, y, 100, 100))
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 80, 300))
  }
}

@Test func aConstraintFromOutsideFloatsOverTheContent() {
  let fixture = Fixture()
  let (window, scroll) = (fixture.window, fixture.scroll)
  let header = scroll.add("header", 10, 10)
  activate(header.topAnchor.constraint(equalTo: window.rootView.topAnchor, constant: 100))
  activate(header.leftAnchor.constraint(equalTo: scroll.leftAnchor))
  let follower = window.rootView.add("follower", 5, 5)
  activate(follower.topAnchor.constraint(equalTo: fixture.row.topAnchor))
  activate(follower.leftAnchor.constraint(equalTo: window.rootView.leftAnchor))
  for y in [0, 25, 10] as [CGFloat] {
    scroll.setContentOffset(CGPoint(x: 0, y: y), animated: true)
    #expect(window.findings.isEmpty)
    #expect(header.frame.minY == 40 + y && header.convert(CGPoint.zero, to: nil).y == 100)
    #expect(follower.frame.minY == 60 - y, "what is outside follows the content")
  }
}

@Test func aFreshTreeHasTheSamePlacesAsOneThatWasScrolled() {
  func frames(_ isScrolledFirst: Bool) -> [CGRect] {
    let fixture = Fixture()
    if isScrolledFirst { fixture.scroll.contentOffset = CGPoint(x: 7, y: 11) }
    let header = fixture.scroll.add("header", 10, 10)
    header.preservesSuperviewLayoutMargins = true
    let inner = header.add("inner", 1, 1)
    activate(header.topAnchor.constraint(equalTo: fixture.window.rootView.topAnchor, constant: 61))
    activate(header.leftAnchor.constraint(equalTo: fixture.scroll.frameLayoutGuide.leftAnchor))
    activate(inner.topAnchor.constraint(equalTo: header.layoutMarginsGuide.topAnchor))
    activate(inner.leftAnchor.constraint(equalTo: header.layoutMarginsGuide.leftAnchor))
    fixture.window.layoutIfNeeded()
    if !isScrolledFirst { fixture.scroll.contentOffset = CGPoint(x: 7, y: 11) }
    fixture.window.layoutIfNeeded()
    return [header.frame, inner.frame]
  }
  #expect(frames(true) == frames(false) && frames(true)[0] == rect(7, 12, 10, 10))
}

@Test func aContentInsetMovesOnlyWhatIsScrolledToItsStart() {
  let fixture = Fixture()
  let scroll = fixture.scroll
  scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 9, right: 0)
  fixture.window.layoutIfNeeded()
  #expect(scroll.contentOffset == CGPoint(x: 0, y: -20) && scroll.adjustedContentInset.bottom == 9)
  #expect(fixture.row.frame == rect(0, 0, 80, 300))
  #expect(fixture.row.convert(CGPoint.zero, to: nil).y == 80)
  #expect(scroll.contentSize.height == 300, "the inset is no part of the content")
  scroll.contentOffset.y = 50
  scroll.contentInset.top = 5
  #expect(scroll.contentOffset.y == 50)
}

/// The content's size, how it is adjusted, and the insets that come out, on a screen that is 300 × 400
/// and unsafe by 5 on each side, with a content inset of 1.
@Test(
  arguments: [
    (100, 800, .automatic, 6, 1), (100, 100, .automatic, 1, 1), (500, 800, .automatic, 6, 6),
    (100, 800, .scrollableAxes, 6, 1), (100, 100, .always, 6, 6), (500, 800, .never, 1, 1),
  ] as [(CGFloat, CGFloat, ScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
func theAdjustedContentInsetHasTheSafeAreaOfTheAxesThatScroll(
  width: CGFloat, height: CGFloat, behavior: ScrollView.ContentInsetAdjustmentBehavior,
  vertical: CGFloat, horizontal: CGFloat
) {
  let window = screen(safeArea: EdgeInsets(all: 5))
  let scroll = window.rootView.add(ScrollView(), "scroll")
  scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
  scroll.contentInset = EdgeInsets(all: 1)
  scroll.contentInsetAdjustmentBehavior = behavior
  scroll.add("page", width, height).pin(left: 0, top: 0, right: 0, bottom: 0)
  window.layoutIfNeeded()
  #expect(scroll.contentSize == CGSize(width: width, height: height))
  #expect(
    scroll.adjustedContentInset
      == EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
}

@Test func theBoundsOfAnyViewCanBeginElsewhere() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 10, top: 10)
  view.fix(width: 50, height: 50)
  let below = view.add("b", 5, 5)
  below.pin(left: 1, top: 2)
  view.bounds.origin = CGPoint(x: 0, y: 2)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 10, 50, 50) && view.bounds == rect(0, 2, 50, 50))
  #expect(below.frame == rect(1, 4, 5, 5), "edges of the view are those of its bounds")
  #expect(below.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: 12))
}

/// A scroll view over a whole screen of 300 × 400 that is unsafe by 50 at the top, 20 at the bottom and 30 at
/// the sides, with content of a size in it.
private struct Page {
  let window = screen(safeArea: EdgeInsets(top: 50, left: 30, bottom: 20, right: 30))
  let scroll: ScrollView
  let content: View

  init(_ width: CGFloat, _ height: CGFloat, direction: LayoutDirection = .leftToRight) {
    window.traits.layoutDirection = direction
    scroll = window.rootView.add(ScrollView(identifier: "scroll"))
    scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
    content = scroll.add("content", width, height)
    content.pin(left: 0, top: 0, right: 0, bottom: 0)
  }
}

/// As UIKit since iOS 11: content that scrolls begins below the status bar, and scrolls behind it.
@Test func contentThatScrollsBeginsWithinTheSafeArea() {
  let page = Page(300, 800)
  page.window.layoutIfNeeded()
  #expect(page.scroll.contentOffset == CGPoint(x: 0, y: -50))
  #expect(page.scroll.adjustedContentInset == EdgeInsets(top: 50, bottom: 20))
  #expect(page.content.frame == rect(0, 0, 300, 800))
  // It stays at its start when the safe area changes, and only there.
  page.window.safeArea.top = 10
  page.window.layoutIfNeeded()
  #expect(page.scroll.contentOffset.y == -10)
  page.scroll.contentOffset.y = 33
  page.window.safeArea.top = 60
  page.window.layoutIfNeeded()
  #expect(page.scroll.contentOffset.y == 33)
}

/// The axes along which content of a size scrolls, and the safe area that it has: at the top and bottom, at the
/// sides.
@Test(
  arguments: [
    (300, 800, .automatic, 0, 30), (300, 100, .automatic, 50, 30), (700, 100, .automatic, 50, 0),
    (700, 800, .automatic, 0, 0), (300, 800, .never, 50, 30), (300, 100, .always, 0, 0),
    (300, 100, .scrollableAxes, 50, 30),
  ] as [(CGFloat, CGFloat, ScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
func theContentHasTheSafeAreaOfTheAxesThatDoNotScroll(
  width: CGFloat, height: CGFloat, behavior: ScrollView.ContentInsetAdjustmentBehavior,
  top: CGFloat, left: CGFloat
) {
  let page = Page(width, height)
  page.scroll.contentInsetAdjustmentBehavior = behavior
  for height in [height, 900, height] {
    page.content.explicitIntrinsicContentSize?.height = height
    page.window.layoutIfNeeded()
  }
  #expect(page.content.safeAreaInsets.top == top && page.content.safeAreaInsets.left == left)
  #expect(page.window.findings.isEmpty)
}

/// Content that is too long only with the safe area keeps it: 400 points of height hold 340 and 50 + 20.
@Test func contentThatScrollsOnlyBecauseOfTheSafeAreaKeepsIt() {
  let page = Page(300, -1)
  let inner = page.content.add("inner", 300, 380)
  inner.pin(left: 0, right: 0)
  activate(inner.topAnchor.constraint(equalTo: page.content.safeAreaLayoutGuide.topAnchor))
  activate(page.content.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
  for _ in 0..<3 {
    inner.setNeedsLayout()
    page.window.layoutIfNeeded()
    #expect(page.scroll.contentSize.height == 430 && page.content.safeAreaInsets.top == 50)
    #expect(page.scroll.contentOffset.y == 0 && page.window.findings.isEmpty)
  }
}

@Test func theFirstViewOfAScreenWithBarsIsAdjustedEvenIfItDoesNotScroll() {
  let page = Page(300, 100)
  let bar = NavigationBar()
  bar.isAttached = true
  page.window.rootView.addSubview(bar)
  page.window.layoutIfNeeded()
  #expect(page.scroll.contentOffset.y == -94 && page.scroll.adjustedContentInset.top == 94)
  #expect(page.content.safeAreaInsets.top == 0)
}

/// A row of 700 points in 300; with the safe area 30 more at each end.
@Test(
  arguments: [
    (.leftToRight, nil, -30), (.rightToLeft, nil, -30), (.leftToRight, .start, -30),
    (.rightToLeft, .start, 430), (.leftToRight, .end, 430), (.rightToLeft, .end, -30),
  ] as [(LayoutDirection, ScrollView.ScrollAnchor?, CGFloat)])
func aRowBeginsAtTheLeftUnlessItIsScrolledToItsStart(
  direction: LayoutDirection, anchor: ScrollView.ScrollAnchor?, x: CGFloat
) {
  let page = Page(700, 400, direction: direction)
  page.scroll.scrollAnchors = (anchor, nil)
  page.window.layoutIfNeeded()
  #expect(page.scroll.contentOffset.x == x)
}
