import AutoLayout
import Foundation
import LayoutScene
import Testing

/// Two labels that hug alike, side by side in the window: `a` before `b`.
private func row(_ window: Window, _ a: Label, _ b: Label) -> LayoutConstraint {
  for label in [a, b] { label.pin(top: 0) }
  activate(a.leadingAnchor.constraint(equalTo: window.rootView.leadingAnchor))
  activate(b.trailingAnchor.constraint(equalTo: window.rootView.trailingAnchor))
  return activate(b.leadingAnchor.constraint(equalTo: a.trailingAnchor))
}

@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func slackGoesToTheFirstViewOfARowInWhateverOrderTheViewsWereAdded(direction: LayoutDirection) {
  let window = screen(direction: direction)
  let b = window.rootView.addLabel("b", "b")
  let a = window.rootView.addLabel("a", "a")
  _ = row(window, a, b)
  window.layoutIfNeeded()
  #expect(a.frame.width == 292 && b.frame.width == 8)
  #expect(a.frame.minX == (direction == .leftToRight ? 0 : 8))
}

@Test func slackGoesToTheFirstViewOfAColumnInWhateverOrderTheViewsWereAdded() {
  let window = screen(300, 400)
  let b = window.rootView.addLabel("b")
  let a = window.rootView.addLabel("a")
  for label in [a, b] { label.pin(left: 0) }
  a.pin(top: 0)
  b.pin(bottom: 0)
  activate(b.topAnchor.constraint(equalTo: a.bottomAnchor))
  window.layoutIfNeeded()
  #expect(a.frame.height == 380 && b.frame.height == 20)
}

@Test func slackGoesToTheFirstViewOfAVisualFormatRow() {
  let window = screen()
  let (c, b, a) = (
    window.rootView.addLabel("c"), window.rootView.addLabel("b"), window.rootView.addLabel("a")
  )
  LayoutConstraint.activate(
    LayoutConstraint.constraints(
      withVisualFormat: "|[a]-10-[b]-10-[c]|", options: .alignAllTop,
      views: ["a": a, "b": b, "c": c]))
  window.layoutIfNeeded()
  #expect([a, b, c].map(\.frame.width) == [264, 8, 8])
}

/// What is side by side counts, also where the constraint is about what is inside.
@Test func slackGoesToWhatIsInTheFirstOfTwoContainers() {
  let window = screen()
  let second = window.rootView.add(View())
  let first = window.rootView.add(View())
  let (b, a) = (second.addLabel("b"), first.addLabel("a"))
  for label in [a, b] { label.pin(left: 0, top: 0, right: 0, bottom: 0) }
  first.pin(left: 0, top: 0)
  second.pin(top: 0, right: 0)
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  window.layoutIfNeeded()
  #expect(a.frame.width == 292 && b.frame.width == 8)
}

@Test func aRowThatComesApartLeavesTheOrderToTheSubviews() {
  let window = screen()
  let b = window.rootView.addLabel("b")
  let a = window.rootView.addLabel("a")
  let between = row(window, a, b)
  activate(a.widthAnchor.constraint(greaterThanOrEqualToConstant: 0))
  let total = LayoutGuide()
  window.rootView.addLayoutGuide(total)
  window.layoutIfNeeded()
  #expect(a.frame.width == 292)
  between.isActive = false
  activate(b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 100))
  activate(a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -100))
  window.layoutIfNeeded()
  #expect(a.frame.width == 200 && b.frame.width == 200)
}

@Test func slackGoesToTheFirstArrangedViewWhereverItStandsAmongTheSubviews() {
  let window = screen()
  let (first, second) = (Label(identifier: "first"), Label(identifier: "second"))
  for label in [first, second] {
    label.font = .system(ofSize: 16)
    label.text = "x"
  }
  let stack = window.rootView.add(StackView(arrangedSubviews: [second]))
  stack.insertArrangedSubview(first, at: 0)
  #expect(stack.subviews.map(\.identifier) == ["second", "first"])
  stack.pin(left: 0, top: 0)
  stack.fix(width: 100)
  window.layoutIfNeeded()
  #expect([first, second].map(\.frame.width) == [92, 8])
}

@Test func slackFollowsAViewThatIsArrangedElsewhere() {
  let window = screen()
  let stack = window.rootView.add(StackView())
  stack.pin(left: 0, top: 0)
  stack.fix(width: 100)
  let labels = ["a", "b", "c"].map { name in
    let label = Label(identifier: name)
    label.font = .system(ofSize: 16)
    label.text = name
    stack.addArrangedSubview(label)
    return label
  }
  window.layoutIfNeeded()
  #expect(labels.map(\.frame.width) == [84, 8, 8])
  stack.insertArrangedSubview(labels[2], at: 0)
  window.layoutIfNeeded()
  #expect(labels.map(\.frame.width) == [8, 8, 84])
  labels[2].isHidden = true
  window.layoutIfNeeded()
  #expect(labels.prefix(2).map(\.frame.width) == [92, 8])
  labels[2].isHidden = false
  stack.insertArrangedSubview(labels[1], at: 0)
  window.layoutIfNeeded()
  #expect(labels.map(\.frame.width) == [8, 84, 8])
}

@Test func slackGoesToAFirstViewThatJoinedLast() {
  let window = screen()
  let b = window.rootView.addLabel("b")
  b.pin(top: 0, right: 0)
  window.layoutIfNeeded()
  let a = window.rootView.addLabel("a")
  window.rootView.sendSubviewToBack(a)
  _ = row(window, a, b)
  window.layoutIfNeeded()
  #expect(a.frame.width == 292 && b.frame.width == 8)
}

/// Nobody says that one of the two stands before the other, since they share a width.
@Test func withoutARowSlackFollowsTheOrderOfSubviews() {
  let window = screen()
  let (a, b) = (window.rootView.addLabel("a"), window.rootView.addLabel("b"))
  for label in [a, b] { label.pin(left: 0, top: 0) }
  let total = window.rootView.add(View())
  total.pin(left: 0, top: 0)
  let sum = LayoutGuide()
  window.rootView.addLayoutGuide(sum)
  activate(sum.leftAnchor.constraint(equalTo: a.rightAnchor, constant: -50))
  activate(sum.widthAnchor.constraint(equalTo: b.widthAnchor))
  activate(sum.rightAnchor.constraint(equalTo: window.rootView.leftAnchor, constant: 100))
  window.layoutIfNeeded()
  #expect(a.frame.width == 142 && b.frame.width == 8)
  window.rootView.exchangeSubview(at: 0, withSubviewAt: 1)
  window.layoutIfNeeded()
  #expect(a.frame.width == 8 && b.frame.width == 142)
}

@Test func viewsThatStandBeforeEachOtherInACircleStillHaveAnOrder() {
  let window = screen()
  let (a, b) = (window.rootView.addLabel("a"), window.rootView.addLabel("b"))
  _ = row(window, a, b)
  activate(a.leadingAnchor.constraint(equalTo: b.trailingAnchor), 100)
  window.layoutIfNeeded()
  #expect(a.frame.width == 292 && b.frame.width == 8)
}

@Test func aWrappedTextFollowsTheOrderOfItsRow() {
  let window = screen()
  let b = window.rootView.addLabel("bbbb bbbb bbbb bbbb bbbb", lines: 0)
  let a = window.rootView.addLabel("aaaa aaaa aaaa aaaa aaaa", lines: 0)
  for label in [a, b] { label.pin(top: 0) }
  a.pin(left: 0)
  b.pin(right: 0)
  window.layoutIfNeeded()
  activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  window.layoutIfNeeded()
  // Both want 192 of the 300 points. The first gets them, and the other one breaks after two words, as
  // 108 points have room for 13 characters; its longest line is 72 wide, and the first gets the rest.
  #expect([a, b].map(\.frame) == [rect(0, 0, 228, 20), rect(228, 0, 72, 60)])
}

/// The everyday cell: nothing says who is compressed, and the icon keeps its size while the text wraps.
@Test func whatIsMissingInARowIsTakenFromItsLastView() {
  for lines in [1, 0] {
    let window = screen(100, 400)
    let icon = window.rootView.add("icon", 40, 40)
    icon.setContentHuggingPriority(251, for: .horizontal)
    let text = window.rootView.addLabel("aaaa bbbb cccc dddd", lines: lines)
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "|-0-[icon]-10-[text]-0-|", views: ["icon": icon, "text": text]))
    for view in [icon, text] { view.pin(top: 0) }
    window.layoutIfNeeded()
    #expect(icon.frame == rect(0, 0, 40, 40))
    #expect(text.frame == rect(50, 0, 50, lines == 1 ? 20 : 80))
  }
}

/// No constraint sets the two before each other, and they are in different superviews.
@Test func betweenViewsOfDifferentSuperviewsSlackFollowsTheTreeAndNotWhoJoinedFirst() {
  for addsLate in [false, true] {
    let window = screen()
    let (first, second) = (window.rootView.add("first"), window.rootView.add("second"))
    if addsLate { window.layoutIfNeeded() }
    let b = second.add("b")
    if addsLate { window.layoutIfNeeded() }
    let a = first.add("a")
    for view in [a, b] {
      view.explicitIntrinsicContentSize = CGSize(width: 10, height: 10)
    }
    // Both hug alike, and one of the two has to be wider.
    let sum = activate(
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .width,
        multiplier: -1, constant: 100))
    window.layoutIfNeeded()
    #expect(a.frame.width == 90 && b.frame.width == 10, "\(addsLate)")
    sum.isActive = false
    window.layoutIfNeeded()
    #expect(a.frame.width == 10 && b.frame.width == 10)
  }
}
