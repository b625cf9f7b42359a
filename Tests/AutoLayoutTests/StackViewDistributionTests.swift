import AutoLayout
import Foundation
import LayoutScene
import Testing

/// A row or column of views whose lengths along the axis are `lengths`, with a length of `room` or
/// as long as they want; the expected places along the axis are (position, length).
private struct Case: Sendable {
  var distribution: StackView.Distribution
  var lengths: [CGFloat]
  var spacing: CGFloat = 0
  var room: CGFloat?
  var hidden: Set<Int> = []
  /// Spacing after the view at an index.
  var custom: [Int: CGFloat] = [:]
  var expected: [(CGFloat, CGFloat)]
  /// The stack's own length.
  var length: CGFloat
}

private let cases: [Case] = [
  // fill: the views have their sizes, and what is left over goes to the first.
  Case(distribution: .fill, lengths: [30, 50], expected: [(0, 30), (30, 50)], length: 80),
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10,
    expected: [(0, 30), (40, 50), (100, 20)], length: 120),
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10, room: 200,
    expected: [(0, 110), (120, 50), (180, 20)], length: 200),
  Case(
    distribution: .fill, lengths: [30, 50], spacing: -10, expected: [(0, 30), (20, 50)], length: 70),
  Case(distribution: .fill, lengths: [30], spacing: 10, room: 90, expected: [(0, 90)], length: 90),
  // A hidden view has no length and no spacing and waits in the middle of the gap.
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10, hidden: [1],
    expected: [(0, 30), (35, 0), (40, 20)], length: 60),
  Case(
    distribution: .fill, lengths: [30, 50, 20, 40], spacing: 10, hidden: [1, 2],
    expected: [(0, 30), (35, 0), (35, 0), (40, 40)], length: 80),
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10, hidden: [0],
    expected: [(0, 0), (0, 50), (60, 20)], length: 80),
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10, hidden: [2],
    expected: [(0, 30), (40, 50), (0, 0)], length: 90),
  Case(
    distribution: .fill, lengths: [30, 50], spacing: 10, hidden: [0, 1],
    expected: [(0, 0), (0, 0)], length: 0),
  // Custom spacing replaces the spacing after a view that is visible and not last.
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10, custom: [0: 2, 2: 77],
    expected: [(0, 30), (32, 50), (92, 20)], length: 112),
  Case(
    distribution: .fill, lengths: [30, 50, 20], spacing: 10, hidden: [1], custom: [0: 4, 1: 60],
    expected: [(0, 30), (32, 0), (34, 20)], length: 54),
  Case(
    distribution: .fill, lengths: [30, 50], spacing: 10, custom: [0: StackView.spacingUseSystem],
    expected: [(0, 30), (38, 50)], length: 88),
  Case(
    distribution: .fill, lengths: [30, 50], spacing: 10, custom: [0: StackView.spacingUseDefault],
    expected: [(0, 30), (40, 50)], length: 90),
  // fillEqually: all as long as the longest, or equal shares.
  Case(
    distribution: .fillEqually, lengths: [30, 50, 20], spacing: 10,
    expected: [(0, 50), (60, 50), (120, 50)], length: 170),
  Case(
    distribution: .fillEqually, lengths: [30, 50, 20], spacing: 10, room: 110,
    expected: [(0, 30), (40, 30), (80, 30)], length: 110),
  Case(
    distribution: .fillEqually, lengths: [30, 50, 20], spacing: 10, room: 110, hidden: [1],
    expected: [(0, 50), (55, 0), (60, 50)], length: 110),
  // fillProportionally: shares of the whole canvas; the last view takes the error.
  Case(
    distribution: .fillProportionally, lengths: [30, 50, 20], spacing: 10,
    expected: [(0, 30), (40, 50), (100, 20)], length: 120),
  Case(
    distribution: .fillProportionally, lengths: [30, 50, 20], room: 200,
    expected: [(0, 60), (60, 100), (160, 40)], length: 200),
  Case(
    distribution: .fillProportionally, lengths: [30, 50, 20], spacing: 10, room: 240,
    expected: [(0, 60), (70, 100), (180, 60)], length: 240),
  Case(
    distribution: .fillProportionally, lengths: [30, 50], spacing: 20, room: 50,
    expected: [(0, 15), (35, 15)], length: 50),
  Case(
    distribution: .fillProportionally, lengths: [30, 0, 20], room: 100,
    expected: [(0, 60), (60, 0), (60, 40)], length: 100),
  // What has no length stays so, and the last that has one takes the error, as UIKit's constraints say.
  Case(
    distribution: .fillProportionally, lengths: [8, 48, 16, 0], spacing: 3, room: 810,
    expected: [(0, 80), (83, 480), (566, 241), (810, 0)], length: 810),
  Case(
    distribution: .fillProportionally, lengths: [0, 0], room: 100, expected: [(0, 0), (0, 100)],
    length: 100),
  Case(
    distribution: .fillProportionally, lengths: [30], spacing: 10, room: 200, expected: [(0, 200)],
    length: 200),
  Case(
    distribution: .fillProportionally, lengths: [0], room: 200, expected: [(0, 200)], length: 200),
  // equalSpacing: gaps of one size, at least the spacing.
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: 10,
    expected: [(0, 30), (40, 50), (100, 20)], length: 120),
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: 10, room: 200,
    expected: [(0, 30), (80, 50), (180, 20)], length: 200),
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: 10, custom: [1: 25],
    expected: [(0, 30), (55, 50), (130, 20)], length: 150),
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: 10, room: 200, hidden: [1],
    expected: [(0, 30), (35, 0), (180, 20)], length: 200),
  // Below 0 views overlap by as much at the most, and only where there is no room for more.
  Case(
    distribution: .equalSpacing, lengths: [37, 5], spacing: -3, expected: [(0, 37), (34, 5)],
    length: 39),
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: -5, room: 94,
    expected: [(0, 30), (27, 50), (74, 20)], length: 94),
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: -5, room: 120,
    expected: [(0, 30), (40, 50), (100, 20)], length: 120),
  // Gaps are equal, so that the largest least one counts for all.
  Case(
    distribution: .equalSpacing, lengths: [30, 50, 20], spacing: -5, custom: [1: -20],
    expected: [(0, 30), (25, 50), (70, 20)], length: 90),
  // equalCentering: distances between centres of one size, as far as the spacing lets them.
  Case(
    distribution: .equalCentering, lengths: [30, 50, 20], spacing: -10,
    expected: [(0, 30), (20, 50), (65, 20)], length: 85),
  // A view may even begin before the one that it comes after.
  Case(
    distribution: .equalCentering, lengths: [60, 4, 4, 60], spacing: -10, room: 98,
    expected: [(0, 60), (50, 4), (44, 4), (38, 60)], length: 98),
  Case(
    distribution: .equalCentering, lengths: [30, 50, 20], spacing: 10, room: 225,
    expected: [(0, 30), (90, 50), (205, 20)], length: 225),
  Case(
    distribution: .equalCentering, lengths: [30, 50, 20], spacing: 10,
    expected: [(0, 30), (40, 50), (105, 20)], length: 125),
  Case(
    distribution: .equalCentering, lengths: [80, 20, 20], spacing: 10, room: 150,
    expected: [(0, 80), (90, 20), (130, 20)], length: 150),
]

@Test(arguments: LayoutConstraint.Axis.allCases, cases.indices)
func distributionsPlaceViewsAlongTheAxis(axis: LayoutConstraint.Axis, index: Int) {
  let one = cases[index]
  let isRow = axis == .horizontal
  let window = screen(400, 400)
  let views = one.lengths.enumerated().map { index, length in
    box(
      "\(index)", isRow ? length : 10, isRow ? 10 : length, isHidden: one.hidden.contains(index))
  }
  let stack = StackView.make(
    in: window.rootView, axis, one.distribution, spacing: one.spacing,
    width: isRow ? one.room : nil, height: isRow ? nil : one.room, arranging: views)
  for (index, spacing) in one.custom { stack.setCustomSpacing(spacing, after: views[index]) }
  window.layoutIfNeeded()
  let expected = one.expected.map {
    isRow ? rect($0.0, 0, $0.1, 10) : rect(0, $0.0, 10, $0.1)
  }
  #expect(stack.arrangedFrames == expected)
  #expect(stack.frame == (isRow ? rect(0, 0, one.length, 10) : rect(0, 0, 10, one.length)))
}

@Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
func aRowBeginsWhereReadingBegins(direction: LayoutDirection) {
  let window = screen(400, 400, direction: direction)
  let stack = StackView.make(
    in: window.rootView, spacing: 10, width: 100, arranging: [box("a", 30, 10), box("b", 20, 10)])
  stack.arrangedSubviews[1].setContentHuggingPriority(200, for: .horizontal)
  window.layoutIfNeeded()
  let isLeftToRight = direction == .leftToRight
  #expect(stack.arrangedFrames[0] == rect(isLeftToRight ? 0 : 70, 0, 30, 10))
  #expect(stack.arrangedFrames[1] == rect(isLeftToRight ? 40 : 0, 0, 60, 10))
}

@Test func aStackMayReadInItsOwnDirection() {
  let window = screen()
  let stack = StackView.make(in: window.rootView, arranging: [box("a", 30, 10), box("b", 20, 10)])
  window.layoutIfNeeded()
  stack.semanticContentAttribute = .forceRightToLeft
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames == [rect(20, 0, 30, 10), rect(0, 0, 20, 10)])
}

@Test func underFillHuggingDecidesWhoGrowsAndCompressionWhoShrinks() {
  for (width, hugging, compression, expected) in [
    (200.0, (250.0, 249.0), (750.0, 750.0), [(0.0, 40.0), (50.0, 150.0)]),
    (200, (249, 250), (750, 750), [(0, 150), (160, 40)]),
    (60, (250, 250), (750, 749), [(0, 40), (50, 10)]),
    (60, (250, 250), (749, 750), [(0, 10), (20, 40)]),
  ] {
    let window = screen(400, 400)
    let (a, b) = (box("a", 40, 10), box("b", 40, 10))
    a.setContentHuggingPriority(.init(hugging.0), for: .horizontal)
    b.setContentHuggingPriority(.init(hugging.1), for: .horizontal)
    a.setContentCompressionResistancePriority(.init(compression.0), for: .horizontal)
    b.setContentCompressionResistancePriority(.init(compression.1), for: .horizontal)
    let stack = StackView.make(in: window.rootView, spacing: 10, width: width, arranging: [a, b])
    window.layoutIfNeeded()
    #expect(stack.arrangedFrames == expected.map { rect($0.0, 0, $0.1, 10) })
    #expect(window.findings.isEmpty)
  }
}

@Test func equalHuggingGivesTheSlackOfAStackToItsFirstView() {
  for axis in LayoutConstraint.Axis.allCases {
    let window = screen(400, 400)
    let views = (0..<4).map { box("\($0)", 20, 20) }
    let stack = StackView.make(
      in: window.rootView, axis, spacing: 5, width: 200, height: 200, arranging: views)
    window.layoutIfNeeded()
    let lengths = stack.arrangedFrames.map { axis == .horizontal ? $0.width : $0.height }
    #expect(lengths == [125, 20, 20, 20])
    #expect(window.findings.contains { $0.rule == .ambiguous && $0.view == "0" })
  }
}

/// Texts that may break their lines share a row that is too narrow for them, and a row with anything
/// else in it is left to hugging and compression resistance.
@Test func rowsOfTextsGetEqualWidths() {
  let window = screen(400, 400)
  let (a, b) = (label("aaaa aaaa", lines: 0), label("bbbb bbbb bbbb bbbb", lines: 0))
  let stack = StackView.make(in: window.rootView, spacing: 10, width: 90, arranging: [a, b])
  window.layoutIfNeeded()
  #expect(stack.arrangedFrames == [rect(0, 0, 40, 80), rect(50, 0, 40, 80)])
  #expect(stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
  let icon = box("icon", 16, 16)
  icon.setContentHuggingPriority(.init(251), for: .horizontal)
  icon.setContentCompressionResistancePriority(.init(751), for: .horizontal)
  stack.insertArrangedSubview(icon, at: 0)
  b.isHidden = true
  window.layoutIfNeeded()
  #expect(icon.frame.width == 16)
  #expect(!stack.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
}

/// Shares that as doubles do not add up to 1 exactly leave the stack its natural length.
@Test(arguments: [
  [61, 10, 48, 1], [70, 15, 22, 1, 24, 49], [83, 87, 87, 4], [1, 2, 64], [30, 0.5, 60],
  [2, 98, 1], [7, 300],
])
func proportionalViewsThatNothingStretchesHaveTheirNaturalLengths(lengths: [CGFloat]) {
  for axis in LayoutConstraint.Axis.allCases {
    let window = screen(1000, 1000)
    let stack = window.rootView.add(StackView(), "stack")
    (stack.axis, stack.distribution) = (axis, .fillProportionally)
    stack.pin(left: 0, top: 0)
    for (index, length) in lengths.enumerated() {
      let view = View(identifier: "v\(index)")
      view.explicitIntrinsicContentSize =
        axis == .horizontal ? CGSize(width: length, height: 10) : CGSize(width: 10, height: length)
      stack.addArrangedSubview(view)
    }
    window.layoutIfNeeded()
    let solved = stack.arrangedSubviews.map {
      axis == .horizontal ? $0.exactFrame.width : $0.exactFrame.height
    }
    #expect(zip(solved, lengths).allSatisfy { abs($0 - $1) < 1e-6 }, "\(axis) \(solved)")
    #expect(window.findings.isEmpty)
  }
}
