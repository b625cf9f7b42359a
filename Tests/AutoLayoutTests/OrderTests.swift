import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// All orders of `items`.
private func permutations<T>(_ items: [T]) -> [[T]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { index in
    var rest = items
    let first = rest.remove(at: index)
    return permutations(rest).map { [first] + $0 }
  }
}

/// A screen with two views and constraints that cannot all hold, activated in `order`.
private func conflicting(_ order: [Int], laysOutBetween: Bool) -> Window {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  a.pin(left: 0, top: 0)
  b.pin(top: 0)
  let constraints = [
    a.widthAnchor.constraint(equalToConstant: 100),
    a.widthAnchor.constraint(equalToConstant: 120),
    b.leftAnchor.constraint(equalTo: a.rightAnchor),
    b.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 120),
    b.widthAnchor.constraint(equalTo: a.widthAnchor),
    b.widthAnchor.constraint(equalToConstant: 120),
  ]
  for index in order {
    constraints[index].isActive = true
    if laysOutBetween { window.layoutIfNeeded() }
  }
  window.layoutIfNeeded()
  return window
}

@Test func whatIsBrokenDoesNotDependOnTheOrderOfActivation() {
  let orders = permutations(Array(0..<6)).enumerated().filter { $0.offset % 13 == 0 }
  for (index, order) in orders {
    let window = conflicting(order, laysOutBetween: index % 2 == 0)
    #expect(
      window.rootView.subviews.map(\.frame) == [rect(0, 0, 100, 0), rect(120, 0, 120, 0)],
      "\(order)")
    let broken = window.findings.filter { $0.rule == .unsatisfiable }
      .compactMap { $0.message.components(separatedBy: "breaking constraint ").last }.sorted()
    #expect(
      broken == [
        "<LayoutConstraint H:[View:a]-(0)-[View:b](LTR)   (active)>",
        "<LayoutConstraint View:a.width == 120   (active)>",
        "<LayoutConstraint View:b.width == View:a.width   (active)>",
      ], "\(order)")
  }
}

@Test func aChangeOfTheTreesOrderChangesWhatIsBroken() {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  for view in [a, b] {
    view.pin(left: 0, top: 0)
    view.fix(height: 10)
  }
  a.fix(width: 50)
  b.fix(width: 60)
  activate(a.widthAnchor.constraint(equalTo: b.widthAnchor))
  window.layoutIfNeeded()
  #expect(a.frame.width == 50 && b.frame.width == 50)
  window.rootView.bringSubviewToFront(a)
  window.layoutIfNeeded()
  #expect(a.frame.width == 50 && b.frame.width == 60)
}

/// A row of views without widths and a column of labels that hug alike: nothing says who gets the
/// room. `order` is that of the calls.
private func ambiguous(_ numbers: inout SplitMix) -> [CGRect] {
  let window = screen()
  let root = window.rootView
  let row = (0..<4).map { View(identifier: "row\($0)") }
  let labels = (0..<3).map { Label(identifier: "label\($0)") }
  let views = row + labels
  for view in views.shuffled(using: &numbers) {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  for label in labels { label.text = "aa" }
  // The order of subviews is the tree's; when each is added is not.
  var added: [View] = []
  for view in views.shuffled(using: &numbers) {
    let index = added.filter { before in
      views.firstIndex { $0 === before }! < views.firstIndex { $0 === view }!
    }.count
    root.insertSubview(view, at: index)
    added.append(view)
  }
  var constraints: [LayoutConstraint] = []
  for line in [row, labels] {
    constraints.append(line[0].leftAnchor.constraint(equalTo: root.leftAnchor))
    for (a, b) in zip(line, line.dropFirst()) {
      constraints.append(b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8))
    }
    constraints.append(line[line.count - 1].rightAnchor.constraint(equalTo: root.rightAnchor))
  }
  for (a, b) in zip(row, labels) {
    constraints.append(a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2))
    constraints.append(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor))
  }
  LayoutConstraint.activate(constraints.shuffled(using: &numbers))
  window.layoutIfNeeded()
  return views.map(\.exactFrame)
}

@Test func ambiguousLayoutsDoNotDependOnTheOrderOfCalls() {
  var numbers = SplitMix(seed: 7)
  let first = ambiguous(&numbers)
  for _ in 0..<50 { #expect(ambiguous(&numbers) == first) }
  #expect(abs(first[4].width - 250) < 1e-6, "the slack goes to the first label of the row")
}

/// Labels in a row with room for more between them, in whatever order it is said, and with layouts in
/// between: what is left over comes after all of them but the last.
@Test(arguments: 0..<120)
func roomBetweenViewsIsWhereTheConstraintsPutItAndNotTheirHistory(seed: UInt64) {
  var random = SplitMix(seed: seed)
  let count = Int.random(in: 2...5, using: &random)
  let widths = (0..<count).map { _ in Int.random(in: 0...5, using: &random) }
  let gaps = (0...count).map { _ in
    (Int.random(in: 0...3, using: &random) * 4, Bool.random(using: &random))
  }
  var reached: [[CGRect]] = []
  for attempt in 0..<4 {
    let window = screen()
    let views = (0..<count).map { index in
      widths[index] == 0
        ? window.rootView.add("v\(index)")
        : window.rootView.addLabel(String(repeating: "m", count: widths[index]))
    }
    var constraints = views.map { $0.topAnchor.constraint(equalTo: window.rootView.topAnchor) }
    for (index, gap) in gaps.enumerated() {
      let before =
        index == 0 ? window.rootView.leadingAnchor : views[index - 1].trailingAnchor
      let after = index == count ? window.rootView.trailingAnchor : views[index].leadingAnchor
      let distance = CGFloat(gap.0)
      constraints.append(
        gap.1
          ? after.constraint(greaterThanOrEqualTo: before, constant: distance)
          : after.constraint(equalTo: before, constant: distance))
    }
    for constraint in attempt == 0 ? constraints : constraints.shuffled(using: &random) {
      constraint.isActive = true
      if attempt > 1 { window.layoutIfNeeded() }
    }
    window.layoutIfNeeded()
    reached.append(views.map(\.frame))
  }
  #expect(Set(reached.map { "\($0)" }).count == 1)
}

@Test func aViewThatNothingPlacesAnyLongerGoesBackToTheCorner() {
  let window = screen()
  let a = window.rootView.add("a", 20, 10)
  let left = activate(a.leftAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 50))
  window.layoutIfNeeded()
  #expect(a.frame == rect(50, 0, 20, 10))
  left.isActive = false
  window.layoutIfNeeded()
  #expect(a.frame == rect(0, 0, 20, 10))
}
