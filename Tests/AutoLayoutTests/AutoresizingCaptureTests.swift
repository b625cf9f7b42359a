import AutoLayout
import Foundation
import LayoutScene
import Testing

/// One axis of a frame and what becomes of it where the superview's length goes from `whole` to `new`.
struct AutoresizingCase: CustomTestStringConvertible, Sendable {
  let whole, x, width: CGFloat
  /// L, W and R for the flexible ones.
  let flexible: String
  let new: CGFloat
  let expected: (x: CGFloat, width: CGFloat)

  init(
    _ whole: CGFloat, _ x: CGFloat, _ width: CGFloat, _ flexible: String, _ new: CGFloat,
    _ expected: (x: CGFloat, width: CGFloat)
  ) {
    (self.whole, self.x, self.width) = (whole, x, width)
    (self.flexible, self.new, self.expected) = (flexible, new, expected)
  }

  var testDescription: String { "\(flexible) (\(x), \(width)) in \(whole) → \(new)" }

  var mask: AutoresizingMask {
    var mask: AutoresizingMask = []
    if flexible.contains("L") { mask.formUnion([.flexibleLeftMargin, .flexibleTopMargin]) }
    if flexible.contains("W") { mask.formUnion([.flexibleWidth, .flexibleHeight]) }
    if flexible.contains("R") { mask.formUnion([.flexibleRightMargin, .flexibleBottomMargin]) }
    return mask
  }

  /// The view in a superview of the old size, both without a window.
  var views: (above: View, view: View) {
    let (above, view) = (View(identifier: "above"), View(identifier: "a"))
    above.frame = rect(0, 0, whole, whole)
    view.frame = rect(x, x, width, width)
    view.autoresizingMask = mask
    above.addSubview(view)
    return (above, view)
  }

  func check(_ view: View, _ form: String) {
    #expect(
      view.exactFrame.isNear(rect(expected.x, expected.x, expected.width, expected.width)),
      "\(form): \(view.exactFrame)")
  }
}

private let third: CGFloat = 200.0 / 3

private let cases: [AutoresizingCase] = [
  // A margin of 120 in a superview of 200.
  AutoresizingCase(200, 20, 60, "", 400, (20, 60)),
  AutoresizingCase(200, 20, 60, "R", 400, (20, 60)),
  AutoresizingCase(200, 20, 60, "L", 400, (220, 60)),
  AutoresizingCase(200, 20, 60, "W", 400, (20, 260)),
  AutoresizingCase(200, 20, 60, "LW", 400, (70, 210)),
  AutoresizingCase(200, 20, 60, "WR", 400, (20, 380.0 / 3)),
  AutoresizingCase(200, 20, 60, "LR", 400, (340.0 / 7, 60)),
  AutoresizingCase(200, 20, 60, "LWR", 400, (40, 120)),
  // Nothing in nothing: it fills, or shares equally.
  AutoresizingCase(0, 0, 0, "", 200, (0, 0)), AutoresizingCase(0, 0, 0, "R", 200, (0, 0)),
  AutoresizingCase(0, 0, 0, "L", 200, (200, 0)), AutoresizingCase(0, 0, 0, "W", 200, (0, 200)),
  AutoresizingCase(0, 0, 0, "LW", 200, (100, 100)), AutoresizingCase(0, 0, 0, "WR", 200, (0, 100)),
  AutoresizingCase(0, 0, 0, "LR", 200, (100, 0)),
  AutoresizingCase(0, 0, 0, "LWR", 200, (third, third)),
  // 50 in nothing: a margin of −50.
  AutoresizingCase(0, 0, 50, "", 200, (0, 50)), AutoresizingCase(0, 0, 50, "R", 200, (0, 50)),
  AutoresizingCase(0, 0, 50, "L", 200, (200, 50)), AutoresizingCase(0, 0, 50, "W", 200, (0, 250)),
  AutoresizingCase(0, 0, 50, "LW", 200, (0, 250)), AutoresizingCase(0, 0, 50, "WR", 200, (0, 150)),
  AutoresizingCase(0, 0, 50, "LR", 200, (0, 50)),
  AutoresizingCase(0, 0, 50, "LWR", 200, (third, 50 + third)),
  // A margin of −60.
  AutoresizingCase(0, 10, 50, "", 200, (10, 50)), AutoresizingCase(0, 10, 50, "R", 200, (10, 50)),
  AutoresizingCase(0, 10, 50, "L", 200, (210, 50)),
  AutoresizingCase(0, 10, 50, "W", 200, (10, 250)),
  // w / (x + w) · (S′ − r) is 5/6 of 260.
  AutoresizingCase(0, 10, 50, "LW", 200, (10 + 200.0 / 6, 50 + 1000.0 / 6)),
  AutoresizingCase(0, 10, 50, "WR", 200, (10, 150)),
  // x / (x + r) · (S′ − w) is −1/5 of 150.
  AutoresizingCase(0, 10, 50, "LR", 200, (-30, 50)),
  AutoresizingCase(0, 10, 50, "LWR", 200, (10 + third, 50 + third)),
  // What is in the middle of nothing stays in the middle.
  AutoresizingCase(0, -25, 50, "LR", 200, (75, 50)),
  // Margins that are both nothing share equally: x + r = 0.
  AutoresizingCase(50, 0, 50, "LR", 200, (75, 50)),
  AutoresizingCase(50, 50, 0, "WR", 200, (50, 75)),
  AutoresizingCase(50, 0, 0, "LW", 200, (75, 75)),
]

@Test(arguments: cases)
func theFormsOfAMaskGiveTheSameFrames(_ example: AutoresizingCase) {
  let classic = example.views
  classic.above.frame = rect(0, 0, example.new, example.new)
  example.check(classic.view, "without constraints")
  classic.above.layoutIfNeeded()
  example.check(classic.view, "after a layout")
  classic.above.frame = rect(0, 0, example.whole, example.whole)
  #expect(classic.view.frame == rect(example.x, example.x, example.width, example.width))

  let framed = example.views
  let window = screen()
  window.rootView.addSubview(framed.above)
  window.layoutIfNeeded()
  framed.above.frame = rect(0, 0, example.new, example.new)
  window.layoutIfNeeded()
  example.check(framed.view, "by a frame in a window")
  #expect(window.findings.isEmpty)

  let constrained = example.views
  constrained.above.translatesAutoresizingMaskIntoConstraints = false
  let other = screen()
  other.rootView.addSubview(constrained.above)
  constrained.above.pin(left: 0, top: 0)
  constrained.above.fix(width: example.new, height: example.new)
  other.layoutIfNeeded()
  example.check(constrained.view, "by constraints")
  #expect(other.findings.isEmpty)
}

@Test func aBackgroundMadeForASuperviewWithoutASizeFillsIt() {
  func card() -> (card: View, background: View) {
    let (card, background) = (View(identifier: "card"), View(identifier: "background"))
    background.frame = card.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(background)
    return (card, background)
  }
  let window = screen()
  let (constrained, first) = card()
  window.rootView.add(constrained)
  constrained.pin(left: 10, top: 10, right: 10)
  constrained.fix(height: 80)
  let (framed, second) = card()
  window.rootView.addSubview(framed)
  framed.frame = rect(5, 6, 70, 80)
  window.layoutIfNeeded()
  #expect(first.frame == rect(0, 0, 280, 80) && second.frame == rect(0, 0, 70, 80))
  let (alone, third) = card()
  alone.frame = rect(5, 6, 70, 80)
  #expect(third.frame == rect(0, 0, 70, 80), "without a layout")
}

@Test func subviewsKeepTheirFramesWhereTheirSuperviewDoesNotAutoresizeThem() {
  let view = View(identifier: "a")
  let root = View(frame: rect(0, 0, 100, 100))
  #expect(root.autoresizesSubviews)
  view.frame = rect(10, 10, 50, 50)
  view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  root.addSubview(view)
  root.autoresizesSubviews = false
  root.frame = rect(0, 0, 200, 200)
  #expect(view.frame == rect(10, 10, 50, 50))
  let window = screen()
  window.rootView.addSubview(root)
  root.frame = rect(0, 0, 300, 300)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 10, 50, 50))
  root.autoresizesSubviews = true
  root.frame = rect(0, 0, 320, 310)
  window.layoutIfNeeded()
  #expect(view.frame == rect(10, 20, 70, 50), "as from then on")
}
