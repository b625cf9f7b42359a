import AutoLayout
import Foundation
import TestSupport
import Testing

/// A stack in a window that is changed step by step, and everything needed to build it anew as it is
/// then.
private struct Changing {
  let window = screen(500, 500)
  let stack: StackView
  var spares: [View]
  var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    stack = StackView.make(in: window.rootView)
    spares = []
    for index in 0..<6 {
      let view: View
      if index == 5 {
        let inner = StackView(identifier: "inner")
        inner.spacing = 3
        inner.addArrangedSubview(label("a"))
        inner.addArrangedSubview(label("bcd", size: 32))
        view = inner
      } else {
        view = box("\(index)")
        resize(view)
      }
      spares.append(view)
    }
  }

  mutating func resize(_ view: View) {
    let (width, height) = (
      Int.random(in: 5...50, using: &random), Int.random(in: 5...50, using: &random)
    )
    view.explicitIntrinsicContentSize = CGSize(width: width, height: height)
    let first = Int.random(in: 0...height, using: &random)
    view.explicitBaselines =
      Bool.random(using: &random)
      ? BaselineOffsets(firstFromTop: CGFloat(first), lastFromBottom: CGFloat(height - first)) : nil
  }

  mutating func change() {
    let arranged = stack.arrangedSubviews
    let view = arranged.randomElement(using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2:
      if let view = spares.randomElement(using: &random) {
        spares.removeAll { $0 === view }
        stack.insertArrangedSubview(view, at: Int.random(in: 0...arranged.count, using: &random))
      }
    case 3:
      guard let view else { return }
      view.removeFromSuperview()
      spares.append(view)
    case 4:
      if let view { stack.insertArrangedSubview(view, at: Int.random(in: 0...4, using: &random)) }
    case 5, 6: if let view { view.isHidden.toggle() }
    case 7: stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
    case 8:
      if let view {
        stack.setCustomSpacing(CGFloat(Int.random(in: 0...9, using: &random)), after: view)
      }
    case 9: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 10: stack.distribution = .allCases.randomElement(using: &random) ?? .fill
    case 11: stack.alignment = .allCases.randomElement(using: &random) ?? .fill
    case 12: stack.isLayoutMarginsRelativeArrangement.toggle()
    default:
      if let inner = view as? StackView {
        (inner.arrangedSubviews[0] as? Label)?.text = String(
          repeating: "x", count: Int.random(in: 1...9, using: &random))
      } else if let view {
        resize(view)
      }
    }
  }

  /// A new stack of new views, as this one is now.
  func rebuilt() -> StackView {
    let window = screen(500, 500)
    let copy = StackView.make(
      in: window.rootView, stack.axis, stack.distribution, alignment: stack.alignment,
      spacing: stack.spacing)
    copy.layoutMargins = stack.layoutMargins
    copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    for view in stack.arrangedSubviews {
      let new = Self.copy(view)
      copy.addArrangedSubview(new)
      copy.setCustomSpacing(stack.customSpacing(after: view), after: new)
    }
    window.layoutIfNeeded()
    withExtendedLifetime(window) {}
    return copy
  }

  private static func copy(_ view: View) -> View {
    let new: View
    if let stack = view as? StackView {
      let inner = StackView(identifier: stack.identifier)
      inner.spacing = stack.spacing
      for case let part as Label in stack.arrangedSubviews {
        let text = Label(identifier: part.identifier)
        (text.font, text.text) = (part.font, part.text)
        inner.addArrangedSubview(text)
      }
      new = inner
    } else {
      new = View(identifier: view.identifier)
      new.explicitIntrinsicContentSize = view.explicitIntrinsicContentSize
      new.explicitBaselines = view.explicitBaselines
    }
    new.isHidden = view.isHidden
    return new
  }
}

@Test(arguments: 0..<8)
func aChangedStackIsWhatANewOneWouldBe(seed: UInt64) {
  var changing = Changing(seed: seed)
  changing.stack.layoutMargins = .init(top: 1, left: 2, bottom: 3, right: 4)
  for step in 0..<60 {
    changing.change()
    changing.window.layoutIfNeeded()
    let new = changing.rebuilt()
    let stack = changing.stack
    let isSame =
      stack.exactFrame.isNear(new.exactFrame)
      && zip(stack.arrangedSubviews, new.arrangedSubviews).allSatisfy {
        $0.exactFrame.isNear($1.exactFrame)
      }
    #expect(
      isSame,
      """
      step \(step): \(stack.axis) \(stack.distribution) \(stack.alignment) \
      \(stack.arrangedSubviews.map { "\($0.layoutName) \($0.exactFrame)" }) \
      \(new.arrangedSubviews.map(\.exactFrame))
      """)
    guard isSame else { return }
  }
}

@Test func aChangeCostsNoMoreConstraintsThanItConcerns() {
  let window = screen(500, 500)
  let views = (0..<10).map { box("\($0)", 20, 20) }
  let stack = StackView.make(in: window.rootView, spacing: 4, arranging: views)
  window.layoutIfNeeded()
  let before = stack.constraints
  // Another spacing is another constant in the same constraints.
  stack.spacing = 6
  window.layoutIfNeeded()
  #expect(stack.constraints.elementsEqual(before) { $0 === $1 })
  #expect(stack.frame.width == 254)
  // Hiding a view replaces two spacings by one and hides the view.
  views[5].isHidden = true
  window.layoutIfNeeded()
  let kept = stack.constraints.filter { constraint in before.contains { $0 === constraint } }
  #expect(kept.count == before.count - 2)
  #expect(stack.constraints.count == kept.count + 3)
  // Showing it again ends as it began.
  views[5].isHidden = false
  window.layoutIfNeeded()
  #expect(stack.constraints.count == before.count)
  #expect(views[5].frame == rect(130, 0, 20, 20))
}

@Test func aViewThatLeavesTakesNothingOfItsStackAlong() {
  let window = screen(500, 500)
  let (a, b) = (box("a", 20, 20), box("b", 30, 30, isHidden: true))
  let stack = StackView.make(in: window.rootView, alignment: .center, arranging: [a, b])
  window.layoutIfNeeded()
  stack.removeArrangedSubview(b)
  window.rootView.addSubview(b)
  b.isHidden = false
  b.pin(left: 100, top: 100)
  window.layoutIfNeeded()
  #expect(b.constraints.isEmpty)
  #expect(b.frame == rect(100, 100, 30, 30))
  #expect(stack.frame == rect(0, 0, 20, 20))
}

/// Natural sizes deep in nested stacks decide about shares far above.
@Test func sharesFollowTextsInNestedStacks() {
  let window = screen(500, 500)
  let (inner, text) = (StackView(identifier: "inner"), label("aaaa"))
  inner.addArrangedSubview(text)
  let stack = StackView.make(
    in: window.rootView, .horizontal, .fillProportionally, width: 192,
    arranging: [box("a", 32, 20), inner])
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames.map(\.width) == [96, 96])
  text.text = "aaaaaaaa"
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames.map(\.width) == [64, 128])
  window.traits.contentSizeCategory = .extraExtraExtraLarge
  inner.isHidden = true
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames[0].width == 192)
}

/// A natural size is found before the first layout knows where margins reach.
@Test func sharesFollowMarginsOfWhatIsInTheStack() {
  func makeWindow(_ safeArea: CGFloat) -> (Window, StackView) {
    let window = screen(safeArea: .init(top: safeArea, left: 0, bottom: 0, right: 0))
    let inner = StackView(identifier: "inner")
    inner.isLayoutMarginsRelativeArrangement = true
    inner.addArrangedSubview(box("a", 10, 40))
    let stack = StackView.make(
      in: window.rootView, .vertical, .fillProportionally, height: 200,
      arranging: [inner, box("b", 10, 40)])
    window.layoutIfNeeded()
    return (window, stack)
  }
  let (_, plain) = makeWindow(0)
  #expect(plain.arrangedFrames.map(\.height) == [100, 100])
  let (window, stack) = makeWindow(40)
  #expect(stack.arrangedFrames[0].height.rounded() == 133, "40 and 40 of safe area against 40")
  window.safeArea.top = 0
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames.map(\.height) == [100, 100])
}

/// Whoever asks for the baseline measures the inner stack, which brings itself up to date and tells the
/// outer one.
@Test func aBaselineOfNestedStacksFollowsAViewThatLeaves() {
  let window = screen()
  let (a, b, c) = (Label(), Label(), Label())
  for (label, text) in [(a, "a"), (b, "b"), (c, "c")] {
    label.text = text
    label.font = .system(ofSize: 16)
  }
  b.font = .system(ofSize: 32)
  let inner = StackView(arrangedSubviews: [a, b])
  let outer = window.rootView.add(StackView(arrangedSubviews: [inner, c]), "outer")
  outer.alignment = .center
  outer.pin(left: 0, top: 0)
  let mark = window.rootView.addLabel("d")
  activate(mark.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor))
  window.layoutIfNeeded()
  b.removeFromSuperview()
  window.layoutIfNeeded()
  a.removeFromSuperview()
  window.layoutIfNeeded()
  #expect(inner.frame.width == 0 && c.frame.minX == 0)
  #expect(mark.frame.minY == c.frame.minY)
}
