import AutoLayout
import Foundation
import LayoutScene
import Testing

/// What a layout once took for settled and kept, though what it follows from had changed.

/// Takes its last baseline from a view at any depth.
private final class Card: View {
  weak var target: View?
  override var forLastBaselineLayout: View { target ?? self }
}

@Test(arguments: 0...3)
func aBaselineFollowsALabelBehindAnyNumberOfPlainViews(wrappers: Int) {
  let window = screen()
  let card = window.rootView.add(Card(identifier: "card"))
  card.pin(left: 0, top: 10)
  card.fix(width: 200, height: 100)
  var place: View = card
  for _ in 0..<wrappers {
    place = place.add(View())
    place.pin(left: 0, top: 0)
    place.fix(width: 200, height: 100)
  }
  let label = place.addLabel("Title")
  label.pin(left: 0, top: 0)
  card.target = label
  let marker = window.rootView.add("marker", 5, 5)
  marker.pin(left: 0)
  activate(marker.topAnchor.constraint(equalTo: card.lastBaselineAnchor))
  window.layoutIfNeeded()
  let before = marker.frame.minY
  label.font = .system(ofSize: 32)
  window.layoutIfNeeded()
  #expect(before == 26)
  #expect(marker.frame.minY == 42, "twice as large, the text has its baseline at 32")
}

@Test func aKeyboardGuideFollowsTheAlignmentRectOfItsView() {
  func frame(_ insets: [EdgeInsets]) -> CGRect {
    let window = screen()
    window.keyboardHeight = 100
    let box = window.rootView.add("box")
    box.pin(left: 20, top: 30, right: 20, bottom: 0)
    let marker = box.add("marker")
    let guide = box.keyboardLayoutGuide
    activate(marker.leftAnchor.constraint(equalTo: guide.leftAnchor))
    activate(marker.rightAnchor.constraint(equalTo: guide.rightAnchor))
    activate(marker.topAnchor.constraint(equalTo: guide.topAnchor))
    activate(marker.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    for one in insets {
      box.explicitAlignmentRectInsets = one
      window.layoutIfNeeded()
    }
    return marker.frame
  }
  let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
  #expect(frame([.zero, insets]) == frame([insets]))
  #expect(frame([insets, .zero]) == frame([.zero]))
  #expect(frame([insets]) != frame([.zero]))
}

@Test(arguments: [true, false])
func whatAScrollViewDoesWithTheSafeAreaFollowsItsBouncing(bounces: Bool) {
  func insets(_ settings: [Bool]) -> [EdgeInsets] {
    let window = screen(safeArea: EdgeInsets(top: 47, left: 10, bottom: 34, right: 10))
    let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
    scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
    let content = scroll.add("content", 50, 60)
    content.pin(left: 0, top: 0, right: 0, bottom: 0)
    for one in settings {
      scroll.alwaysBounceHorizontal = one
      scroll.alwaysBounceVertical = one
      window.layoutIfNeeded()
    }
    return [scroll.adjustedContentInset, content.safeAreaInsets]
  }
  #expect(insets([!bounces, bounces]) == insets([bounces]))
  #expect(insets([!bounces]) != insets([bounces]))
}

/// Constraints that differ in nothing but where their distances begin.
@Test func whatIsBrokenDoesNotDependOnTheOrderInWhichDistancesAreConstrained() {
  var outcomes: Set<String> = []
  for isTurned in [false, true] {
    let window = screen()
    let root = window.rootView
    let views = ["a", "b", "c"].map { root.add($0, 10, 10) }
    for view in views { view.pin(top: 0) }
    views[0].pin(left: 0)
    views[1].pin(left: 40)
    let end = views[2].leftAnchor
    let distances = [views[0], views[1]].map {
      $0.rightAnchor.anchorWithOffset(to: end).constraint(equalToConstant: 100)
    }
    for constraint in isTurned ? distances.reversed() : distances { activate(constraint) }
    window.layoutIfNeeded()
    outcomes.insert("\(views.map(\.frame)) \(window.findings.map(\.message))")
  }
  #expect(outcomes.count == 1, "\(outcomes.sorted().joined(separator: "\n"))")
}

@Test func ambiguousContentWithAChainOfInequalitiesIsToldByTheInequality() throws {
  for isBetween in [true, false] {
    let window = screen()
    let scroll = window.rootView.add(ScrollView(identifier: "scroll"))
    scroll.pin(left: 0, top: 0, right: 0, bottom: 0)
    let (a, b) = (scroll.add("a", 50, 60), scroll.add("b", 50, 60))
    a.pin(left: 0, top: 0, right: 0)
    b.pin(left: 0)
    if isBetween {
      activate(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8))
      b.pin(bottom: 0)
    } else {
      activate(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8))
      activate(scroll.bottomAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 8))
    }
    let finding = try #require(window.findings.first { $0.rule == .ambiguous })
    #expect(!finding.message.contains("no chain of constraints"), "\(finding.message)")
    #expect(finding.message.contains("only inequalities limit it"), "\(finding.message)")
  }
}
