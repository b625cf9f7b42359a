import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Takes its baselines from another view.
private final class Card: View {
  var target: View?
  override var forLastBaselineLayout: View { target ?? self }
}

@Test func everyViewHasItsOwnBaselinesUnlessItNamesAnotherView() {
  let views: [View] = [View(), Label(), Button(), TextField(), TextView(), Switch(), ScrollView()]
  for view in views {
    #expect(view.forLastBaselineLayout === view && view.forFirstBaselineLayout === view)
    #expect(view.viewForBaselineLayout() === view)
  }
  let card = Card()
  card.target = Label()
  #expect(card.forFirstBaselineLayout === card.target, "the first follows the last")
}

@Test func aViewWithoutTextHasItsFirstBaselineAtItsTopAndItsLastAtItsBottom() {
  for insets in [EdgeInsets.zero, EdgeInsets(top: 2, left: 1, bottom: 4, right: 1)] {
    let window = screen()
    let view = window.rootView.add("a", 10, 30)
    view.explicitAlignmentRectInsets = insets
    view.pin(left: 0, top: 50)
    let (first, last) = (window.rootView.add("first", 0, 0), window.rootView.add("last", 0, 0))
    for marker in [first, last] { marker.pin(left: 0) }
    activate(first.topAnchor.constraint(equalTo: view.firstBaselineAnchor))
    activate(last.topAnchor.constraint(equalTo: view.lastBaselineAnchor))
    window.layoutIfNeeded()
    #expect(first.frame.minY == 50 && last.frame.minY == 80)
  }
}

@Test func aBaselineFollowsAViewThatComesChangesAndLeavesAfterALayout() {
  let window = screen()
  let card = Card(identifier: "card")
  window.rootView.add(card)
  card.pin(left: 0, top: 10)
  card.fix(width: 100, height: 100)
  let marker = window.rootView.add("marker", 0, 0)
  marker.pin(left: 0)
  activate(marker.topAnchor.constraint(equalTo: card.firstBaselineAnchor))
  window.layoutIfNeeded()
  #expect(marker.frame.minY == 10, "the top of the card, which has no text")
  let title = card.addLabel("Title")
  title.pin(left: 0, top: 30)
  card.target = title
  window.layoutIfNeeded()
  #expect(marker.frame.minY == 56, "10 and 30 down to the title, and 16 to its baseline")
  title.explicitBaselines = BaselineOffsets(firstFromTop: 5, lastFromBottom: 5)
  window.layoutIfNeeded()
  #expect(marker.frame.minY == 45)
  card.target = nil
  title.removeFromSuperview()
  window.layoutIfNeeded()
  #expect(marker.frame.minY == 10)
}

@Test func aBaselineIsFollowedThroughEveryViewThatNamesAnotherOne() {
  let window = screen()
  let (outer, inner) = (Card(identifier: "outer"), Card(identifier: "inner"))
  window.rootView.add(outer)
  outer.add(inner)
  let title = inner.addLabel("Title")
  title.explicitAlignmentRectInsets = EdgeInsets(top: 3, left: 0, bottom: 5, right: 0)
  (outer.target, inner.target) = (inner, title)
  outer.pin(left: 0, top: 10)
  outer.fix(width: 100, height: 100)
  inner.pin(left: 0, top: 20)
  inner.fix(width: 100, height: 70)
  title.pin(left: 0, top: 30)
  let marker = window.rootView.add("marker", 0, 0)
  marker.pin(left: 0)
  activate(marker.topAnchor.constraint(equalTo: outer.firstBaselineAnchor))
  window.layoutIfNeeded()
  // 10, 20 and 30 down to the title's alignment rect, and 16 to its baseline.
  #expect(marker.frame.minY == 76)
  inner.target = nil
  inner.setNeedsUpdateConstraints()
  window.layoutIfNeeded()
  #expect(marker.frame.minY == 30, "the top of the inner view, which has no text")
}
