import AutoLayout
import Foundation
import LayoutScene
import Testing

@Test func thePrioritiesHaveTheValuesOfUIKit() {
  let levels: [(LayoutPriority, Float)] = [
    (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
    (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
    (.fittingSizeLevel, 50),
  ]
  for (level, value) in levels { #expect(level.rawValue == value) }
  #expect(View().widthAnchor.constraint(equalToConstant: 1).priority == .required)
}

@Test(arguments: [0.001, 0.5, 1, 249.5, 250, 999, 999.999, 1000])
func everyPriorityAboveZeroUpToRequiredIsLegal(priority: Double) throws {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  let width = try LayoutConstraint.validated(
    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    constant: 70, priority: LayoutPriority(priority))
  try width.activate()
  window.layoutIfNeeded()
  #expect(view.frame.width == 70 && window.findings.isEmpty)
}

/// The higher priority, the lower one, and how many there are of the lower one.
@Test(
  arguments: [(250, 249, 50), (250, 249.5, 50), (0.5, 0.25, 50), (999.999, 999, 20)]
    as [(Double, Double, Int)])
func noNumberOfConstraintsOutweighsOneAtAHigherPriority(
  high: Double, low: Double, count: Int
) {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  for index in 0..<count {
    activate(
      view.widthAnchor.constraint(equalToConstant: 200 + CGFloat(index)), LayoutPriority(low))
  }
  activate(view.widthAnchor.constraint(equalToConstant: 100), LayoutPriority(high))
  window.layoutIfNeeded()
  #expect(view.frame.width == 100)
}

/// The wishes at one level, and what has the least sum of violations: the one in the middle.
@Test(
  arguments: [
    ([10, 20, 100], 20), ([100, 10, 20], 20), ([90, 10, 90], 90), ([5, 6, 7, 80, 90], 7),
  ]
    as [([CGFloat], CGFloat)])
func withinAPriorityTheSumOfViolationsIsTheLeast(wishes: [CGFloat], width: CGFloat) {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  for wish in wishes { activate(view.widthAnchor.constraint(equalToConstant: wish), 400) }
  window.layoutIfNeeded()
  #expect(view.frame.width == width)
}

@Test func aPriorityCrossesBetweenRequiredAndOptionalWhileItIsInstalled() {
  let window = screen()
  let view = window.rootView.add("a")
  view.pin(left: 0, top: 0)
  view.fix(height: 10)
  let wide = activate(view.widthAnchor.constraint(equalToConstant: 100))
  activate(view.widthAnchor.constraint(equalToConstant: 50), 750)
  let steps: [(LayoutPriority, CGFloat)] = [
    (1000, 100), (500, 50), (1000, 100), (999, 100), (750.5, 100),
  ]
  for (priority, width) in steps {
    wide.priority = priority
    window.layoutIfNeeded()
    #expect(view.frame.width == width, "\(priority)")
    #expect(wide.isActive && window.findings.isEmpty)
  }
}

/// The width that something asks for, its priority, and the width of a view that wants 100.
@Test(
  arguments: [
    (160, 249, 100), (160, 251, 160), (60, 749, 100), (60, 751, 60), (60, 251, 100),
    (160, 1000, 160),
  ] as [(CGFloat, LayoutPriority, CGFloat)])
func aContentSizeIsWhatItsVisualFormatSays(
  wish: CGFloat, priority: LayoutPriority, expected: CGFloat
) {
  let window = screen()
  let (content, format) = (window.rootView.add("content", 100, 10), window.rootView.add("format"))
  LayoutConstraint.activate(
    LayoutConstraint.constraints(
      withVisualFormat: "H:[v(<=100@250,>=100@750)]", views: ["v": format]))
  for view in [content, format] {
    view.pin(left: 0, top: 0)
    activate(view.widthAnchor.constraint(equalToConstant: wish), priority)
  }
  window.layoutIfNeeded()
  #expect(content.frame.width == expected && format.frame.width == expected)
}

@Test func onlyAnAxisWithAnIntrinsicDimensionHasAContentSize() {
  for (size, expected) in [
    (CGSize(width: 100, height: -1), CGSize(width: 100, height: 7)),
    (CGSize(width: -1, height: 100), CGSize(width: 7, height: 100)),
    (CGSize(width: -1, height: -1), CGSize(width: 7, height: 7)),
    (CGSize(width: 0, height: 0), CGSize(width: 0, height: 0)),
  ] {
    let window = screen()
    let view = window.rootView.add("a", size.width, size.height)
    view.pin(left: 0, top: 0)
    activate(view.widthAnchor.constraint(equalToConstant: 7), 1)
    activate(view.heightAnchor.constraint(equalToConstant: 7), 1)
    window.layoutIfNeeded()
    #expect(view.frame.size == expected)
  }
  #expect(View.noIntrinsicMetric == -1)
  #expect(View().intrinsicContentSize == CGSize(width: -1, height: -1))
}

@Test func aContentSizePrintsWithItsHuggingAndItsCompressionResistance() {
  let window = screen()
  let view = window.rootView.add("a", 100, 10)
  view.pin(left: 0, top: 0)
  view.fix(width: 80)
  view.setContentCompressionResistancePriority(.required, for: .horizontal)
  let report = window.unsatisfiableReports.joined()
  #expect(
    report.contains(
      "<ContentSizeLayoutConstraint View:a.width == 100 Hug:250 CompressionResistance:1000   "
        + "(active)>"), "\(report)")
}

/// A distance that is dragged over where the first of two views stops growing, and where it is gone:
/// every step gives what the numbers say, on the way there and back.
@Test func framesFollowAConstantThatIsDraggedInSmallSteps() {
  let window = screen(300, 100)
  let (a, b) = (window.rootView.add("a", 100, 10), window.rootView.add("b", 100, 10))
  for view in [a, b] { view.pin(top: 0) }
  a.pin(left: 0)
  b.pin(right: 0)
  b.setContentHuggingPriority(251, for: .horizontal)
  a.setContentCompressionResistancePriority(740, for: .horizontal)
  let gap = activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
  let steps = (0...1160).map { CGFloat($0) / 4 }
  for distance in steps + steps.reversed() {
    gap.constant = distance
    window.layoutIfNeeded()
    let (first, second) = (max(0, 200 - distance), min(100, 300 - distance))
    #expect(abs(a.exactFrame.width - first) < 1e-9, "\(distance)")
    #expect(abs(b.exactFrame.width - second) < 1e-9, "\(distance)")
  }
}

/// As UIKit's, so that a number becomes the nearest `Float`; what is said of it is as it was written.
@Test func aPriorityIsAFloat() {
  let fraction = LayoutPriority(250.1)
  #expect(fraction.rawValue == Float(250.1) && fraction == LayoutPriority(rawValue: 250.1))
  #expect(LayoutPriority(999.999_999_99) == .required)
  #expect(LayoutPriority(Double("1e-300") ?? 0).rawValue > 0)
  let view = View(identifier: "a")
  let constraint = view.widthAnchor.constraint(equalToConstant: 1)
  constraint.priority = fraction
  #expect(constraint.description.contains("priority:250.1 "))
}
