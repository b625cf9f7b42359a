import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Two conflicts that share a constraint, in whatever order it is met.
@Test func whatOverlappingConflictsBreakDoesNotDependOnTheOrderOfActivation() {
  var outcomes: Set<String> = []
  for seed in 0..<60 {
    var random = SplitMix(seed: UInt64(seed))
    let window = screen(300, 200)
    let v = (0..<6).map { window.rootView.add("v\($0)") }
    var constraints = [
      v[4].topAnchor.constraint(equalTo: v[1].bottomAnchor),
      v[3].topAnchor.constraint(equalTo: v[5].topAnchor),
      v[1].topAnchor.constraint(lessThanOrEqualTo: v[4].bottomAnchor, constant: 2),
      v[4].topAnchor.constraint(greaterThanOrEqualTo: v[3].bottomAnchor, constant: 22),
      v[2].topAnchor.constraint(greaterThanOrEqualTo: v[1].bottomAnchor, constant: 8),
      v[5].bottomAnchor.constraint(equalTo: v[2].bottomAnchor),
      v[2].heightAnchor.constraint(equalTo: v[5].heightAnchor, multiplier: 2),
      v[1].topAnchor.constraint(greaterThanOrEqualTo: v[4].bottomAnchor, constant: 12),
    ]
    if seed > 0 { constraints.shuffle(using: &random) }
    for constraint in constraints {
      constraint.isActive = true
      if seed > 0, Bool.random(using: &random) { window.layoutIfNeeded() }
    }
    window.layoutIfNeeded()
    outcomes.insert("\(window.rootView.subviews.map(\.frame)) \(broken(in: window))")
  }
  #expect(outcomes.count == 1, "\(outcomes.sorted().joined(separator: "\n"))")
}

/// A stack whose second view came first.
@Test func whatAStackBreaksFollowsTheArrangementAndNotItsHistory() {
  var outcomes: Set<String> = []
  for laysOutBefore in [false, true] {
    let window = screen(300, 200)
    let stack = window.rootView.add(StackView(), "stack")
    let (a, b) = (View(identifier: "a"), View(identifier: "b"))
    stack.addArrangedSubview(b)
    activate(b.centerYAnchor.constraint(equalTo: stack.centerYAnchor, constant: 16))
    if laysOutBefore { window.layoutIfNeeded() }
    stack.insertArrangedSubview(a, at: 0)
    window.layoutIfNeeded()
    outcomes.insert("\([a, b].map(\.frame)) \(broken(in: window))")
  }
  let window = screen(300, 200)
  let stack = window.rootView.add(StackView(), "stack")
  let (a, b) = (View(identifier: "a"), View(identifier: "b"))
  stack.addArrangedSubview(a)
  stack.addArrangedSubview(b)
  activate(b.centerYAnchor.constraint(equalTo: stack.centerYAnchor, constant: 16))
  window.layoutIfNeeded()
  outcomes.insert("\([a, b].map(\.frame)) \(broken(in: window))")
  #expect(outcomes.count == 1, "\(outcomes.sorted().joined(separator: "\n"))")
  #expect(broken(in: window).first?.contains("b.centerY == StackView:stack.centerY + 16") == true)
}

/// What is tried in vain leaves everything as it was.
@Test func whatMadeRoomForNothingHoldsAgain() {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  activate(b.widthAnchor.constraint(equalTo: a.widthAnchor))
  activate(b.widthAnchor.constraint(equalToConstant: 50))
  activate(a.heightAnchor.constraint(equalToConstant: 10))
  window.layoutIfNeeded()
  #expect(a.frame.width == 50 && window.unsatisfiableReports.isEmpty)
  // Against b's width it would win, but there is a's own width.
  activate(a.widthAnchor.constraint(equalToConstant: 20))
  let late = activate(a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 3))
  window.layoutIfNeeded()
  #expect(a.frame.width == 20 && b.frame.width == 50)
  #expect(
    broken(in: window) == [
      "<LayoutConstraint View:a.width == 3*View:a.height   (active)>",
      "<LayoutConstraint View:b.width == View:a.width   (active)>",
    ])
  late.isActive = false
  window.layoutIfNeeded()
  #expect(
    broken(in: window) == ["<LayoutConstraint View:b.width == View:a.width   (active)>"])
}

@Test func whatWasGivenUpHoldsAgainOnceTheReasonSaysSomethingElse() {
  let window = screen()
  let (a, b) = (window.rootView.add("a"), window.rootView.add("b"))
  let width = activate(a.widthAnchor.constraint(equalToConstant: 20))
  activate(b.widthAnchor.constraint(equalToConstant: 50))
  activate(b.widthAnchor.constraint(equalTo: a.widthAnchor))
  window.layoutIfNeeded()
  #expect(broken(in: window).count == 1)
  width.constant = 50
  window.layoutIfNeeded()
  #expect(broken(in: window).isEmpty && a.frame.width == 50 && b.frame.width == 50)
  width.constant = 30
  window.layoutIfNeeded()
  #expect(broken(in: window).count == 1 && a.frame.width == 30 && b.frame.width == 50)
  width.priority = 999
  window.layoutIfNeeded()
  #expect(broken(in: window).isEmpty && a.frame.width == 50 && b.frame.width == 50)
}

/// Whichever of them came first.
@Test(arguments: [false, true])
func aRequiredConstraintYieldsToARequiredContentSize(isSizeLater: Bool) {
  let window = screen()
  let view = window.rootView.add("view", isSizeLater ? -1 : 80, 20)
  view.setContentHuggingPriority(.required, for: .horizontal)
  activate(view.widthAnchor.constraint(equalToConstant: 50))
  if isSizeLater {
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    view.explicitIntrinsicContentSize = CGSize(width: 80, height: 20)
  }
  view.setContentCompressionResistancePriority(.required, for: .horizontal)
  window.layoutIfNeeded()
  #expect(view.frame.width == 80)
  #expect(broken(in: window) == ["<LayoutConstraint View:view.width == 50   (active)>"])
}

/// What the findings of a window say that it goes on without.
private func broken(in window: Window) -> [String] {
  window.findings.filter { $0.rule == .unsatisfiable }
    .compactMap { $0.message.components(separatedBy: "breaking constraint ").last }.sorted()
}
