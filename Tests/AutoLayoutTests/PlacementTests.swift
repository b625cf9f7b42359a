import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A view without a size of its own in a root of 300 × 400, its baselines 5 from its top and 3 from
/// its bottom, and constraints that all hold for the place (10, 20, 100, 50).
private struct Fixture {
  let window = screen(300, 400)
  let view: View
  let axis: LayoutConstraint.Axis

  init(_ axis: LayoutConstraint.Axis) {
    self.axis = axis
    view = window.rootView.add("a")
    view.explicitBaselines = BaselineOffsets(firstFromTop: 5, lastFromBottom: 3)
    if axis == .horizontal {
      view.pin(top: 20)
      view.fix(height: 50)
    } else {
      view.pin(left: 10)
      view.fix(width: 100)
    }
  }

  func say(_ attribute: LayoutConstraint.Attribute) {
    let values: [LayoutConstraint.Attribute: CGFloat] = [
      .left: 10, .centerX: 60, .right: 110, .width: 100, .top: 20, .centerY: 45, .bottom: 70,
      .height: 50, .firstBaseline: 25, .lastBaseline: 67,
    ]
    let isSize = attribute == .width || attribute == .height
    activate(
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal,
        toItem: isSize ? nil : window.rootView,
        attribute: isSize ? .notAnAttribute : axis == .horizontal ? .left : .top, multiplier: 1,
        constant: values[attribute] ?? .nan))
  }
}

private let places: [(LayoutConstraint.Axis, [LayoutConstraint.Attribute])] = [
  (.horizontal, [.left, .centerX, .right, .width]),
  (.vertical, [.top, .centerY, .bottom, .height]),
]

@Test func twoOfMinCentreMaxAndSizePlaceAViewAlongAnAxis() {
  for (axis, attributes) in places {
    for (index, first) in attributes.enumerated() {
      for second in attributes[(index + 1)...] {
        let fixture = Fixture(axis)
        fixture.say(first)
        fixture.say(second)
        #expect(!fixture.view.hasAmbiguousLayout, "\(first) and \(second)")
        #expect(fixture.view.frame == rect(10, 20, 100, 50), "\(first) and \(second)")
      }
    }
  }
}

@Test func oneOfMinCentreMaxAndSizeLeavesAnAxisAmbiguous() {
  for (axis, attributes) in places {
    for attribute in attributes {
      let fixture = Fixture(axis)
      fixture.say(attribute)
      #expect(fixture.view.hasAmbiguousLayout, "\(attribute)")
      #expect(fixture.window.findings.map(\.rule) == [.ambiguous])
    }
  }
}

@Test(
  arguments: [
    (.top, .lastBaseline, true), (.firstBaseline, .bottom, true),
    (.firstBaseline, .lastBaseline, true), (.firstBaseline, .height, true),
    (.centerY, .lastBaseline, true),
    // A baseline says no more than the edge that it hangs from.
    (.top, .firstBaseline, false), (.bottom, .lastBaseline, false),
  ] as [(LayoutConstraint.Attribute, LayoutConstraint.Attribute, Bool)])
func aBaselineCountsWhereItIsDistinct(
  first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute, isEnough: Bool
) {
  let fixture = Fixture(.vertical)
  fixture.say(first)
  fixture.say(second)
  #expect(fixture.view.hasAmbiguousLayout != isEnough)
  if isEnough { #expect(fixture.view.frame == rect(10, 20, 100, 50)) }
  #expect(!fixture.window.findings.contains { $0.rule == .unsatisfiable })
}

@Test func nothingOutsideAWindowIsAmbiguous() {
  let root = View(identifier: "root")
  let view = root.add("a")
  view.fix(width: 10)
  #expect(!view.hasAmbiguousLayout)
  view.exerciseAmbiguityInLayout()
  #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
  #expect(!root.autolayoutTrace().contains("AMBIGUOUS"))
}

@Test func optionalConstraintsJustLose() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(width: 100, height: 20)
  activate(view.widthAnchor.constraint(equalToConstant: 120), 999)
  activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 50), 999.9)
  #expect(window.findings.isEmpty && window.unsatisfiableReports.isEmpty)
  #expect(view.frame == rect(0, 0, 100, 20))
}

@Test func aConflictOfOptionalConstraintsAloneIsNone() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 20)
  activate(view.widthAnchor.constraint(equalToConstant: 100), 999)
  activate(view.widthAnchor.constraint(equalToConstant: 120), 998)
  #expect(window.unsatisfiableReports.isEmpty)
  #expect(view.frame.width == 100)
}

@Test func theEncapsulatedSizeIsNeverGivenUpIfAnotherWillDo() {
  let window = screen(300, 400)
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0, right: 0)
  view.fix(width: 5, height: 5)
  #expect(window.rootView.frame == rect(0, 0, 300, 400))
  #expect(
    window.unsatisfiableReports.first?.contains(
      "by breaking constraint \n<LayoutConstraint View:a.width == 5   (active)>") == true)
}

/// UIKit reports a loop after a number of passes that can be set from 50 to 1000.
@Test func fiftyPassesAreNoLoopAndAThousandAre() {
  final class Restless: View {
    var passes = 0
    var last = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      if passes < last { setNeedsLayout() }
    }
  }
  for (last, rules) in [(49, []), (1001, [.loop])] as [(Int, [Rule])] {
    let window = screen()
    let view = window.rootView.add(Restless(identifier: "a"))
    view.pin(left: 0, top: 0, right: 0, bottom: 0)
    view.last = last
    #expect(window.findings.map(\.rule) == rules)
    #expect(view.passes >= min(last, 50) - 1 && view.passes <= 1000)
  }
}
