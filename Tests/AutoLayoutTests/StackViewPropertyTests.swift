import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// One way to set up a stack of four views.
private struct Setup: CustomStringConvertible {
  var axis: LayoutConstraint.Axis
  var distribution: StackView.Distribution
  var alignment: StackView.Alignment
  var hidden: Int?
  var spacing: CGFloat
  var room: Room
  var nesting: Nesting
  var direction: LayoutDirection

  enum Room: CaseIterable { case free, ample, tight }
  /// What the third view is.
  enum Nesting: CaseIterable { case leaf, rowInRow, rowInColumn }

  var description: String {
    "\(axis) \(distribution) \(alignment) hidden \(hidden.map(String.init) ?? "none") "
      + "spacing \(spacing) \(room) \(nesting) \(direction)"
  }

  /// All that can be combined, each in a direction by chance.
  static func all(
    _ axis: LayoutConstraint.Axis, _ distribution: StackView.Distribution,
    _ random: inout SplitMix
  ) -> [Setup] {
    var setups: [Setup] = []
    for alignment in StackView.Alignment.allCases {
      for hidden in [nil, 0, 2, 3] {
        for spacing: CGFloat in [0, 8, -7] {
          for room in Room.allCases {
            for nesting in Nesting.allCases {
              setups.append(
                Setup(
                  axis: axis, distribution: distribution, alignment: alignment, hidden: hidden,
                  spacing: spacing, room: room, nesting: nesting,
                  direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft))
            }
          }
        }
      }
    }
    return setups
  }

  /// Sizes are random, to a quarter of a point, and so are the space after a view and what its frame
  /// has around its alignment rect; hugging and compression resistance differ from view to view in
  /// random order, or one time in five are all the same. Where centres are to be equal they always
  /// differ, since of equal views those yield that bring centres nearer to it.
  func model(_ random: inout SplitMix) -> StackModel {
    let isTied = Int.random(in: 0..<5, using: &random) == 0 && distribution != .equalCentering
    let ranks = isTied ? Array(repeating: 0, count: 6) : Array(0..<6).shuffled(using: &random)
    func leaf(_ index: Int, across: (LayoutConstraint.Axis, CGFloat)? = nil) -> StackModel.Member {
      var size = CGSize(
        width: CGFloat(Int.random(in: 40...240, using: &random)) / 4,
        height: CGFloat(Int.random(in: 40...240, using: &random)) / 4)
      if let (axis, breadth) = across {
        if axis == .horizontal { size.width = breadth } else { size.height = breadth }
      }
      let first = CGFloat(Int.random(in: 0...Int(size.height), using: &random))
      let last = CGFloat(Int.random(in: 0...Int(size.height - first), using: &random))
      func inset() -> CGFloat {
        Bool.random(using: &random) ? CGFloat(Int.random(in: -4...9, using: &random)) / 2 : 0
      }
      return StackModel.Member(
        content: .leaf(
          StackModel.Leaf(
            name: "v\(index)", size: size, firstFromTop: first, lastFromBottom: last,
            hugging: 250 + Double(ranks[index]), compression: 760 - Double(ranks[index]),
            insets: EdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset()))))
    }
    var members = (0..<4).map { leaf($0) }
    if Bool.random(using: &random) {
      for index in members.indices where Bool.random(using: &random) {
        members[index].spacingAfter = CGFloat(Int.random(in: -8...30, using: &random)) / 2
      }
    }
    if nesting != .leaf {
      let innerAxis = nesting == .rowInRow ? axis : axis == .horizontal ? .vertical : .horizontal
      let breadth = CGFloat(Int.random(in: 10...60, using: &random))
      let across: LayoutConstraint.Axis = innerAxis == .horizontal ? .vertical : .horizontal
      members[2].content = .stack(
        StackModel(
          axis: innerAxis, spacing: 4,
          members: [leaf(4, across: (across, breadth)), leaf(5, across: (across, breadth))]))
    }
    if let hidden { members[hidden].isHidden = true }
    return StackModel(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
      members: members)
  }

  /// Ample room is more than enough both ways; tight room is too little along the axis.
  func size(of model: StackModel) -> (width: CGFloat?, height: CGFloat?) {
    let (width, height) =
      (model.naturalLength(along: .horizontal), model.naturalLength(along: .vertical))
    switch room {
    case .free: return (nil, nil)
    case .ample: return (width + 101, height + 55)
    case .tight: return axis == .horizontal ? (width * 0.75, nil) : (nil, height * 0.75)
    }
  }
}

extension StackModel {
  /// The same as views.
  fileprivate func fill(_ stack: StackView, _ name: String) {
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    for (index, member) in members.enumerated() {
      let view: View
      switch member.content {
      case .leaf(let leaf):
        view = leaf.view
      case .stack(let model):
        let inner = StackView(identifier: "\(name).\(index)")
        model.fill(inner, "\(name).\(index)")
        view = inner
      }
      view.isHidden = member.isHidden
      stack.addArrangedSubview(view)
      if let spacing = member.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
    }
  }
}

extension StackModel.Leaf {
  fileprivate var view: View {
    let view = View(identifier: name)
    view.explicitIntrinsicContentSize = size
    view.explicitAlignmentRectInsets = insets
    view.explicitBaselines = BaselineOffsets(
      firstFromTop: firstFromTop, lastFromBottom: lastFromBottom)
    for axis in LayoutConstraint.Axis.allCases {
      view.setContentHuggingPriority(.init(hugging), for: axis)
      view.setContentCompressionResistancePriority(.init(compression), for: axis)
    }
    return view
  }
}

@Test(arguments: LayoutConstraint.Axis.allCases, StackView.Distribution.allCases)
func everyStackIsWhatArithmeticSays(
  axis: LayoutConstraint.Axis, distribution: StackView.Distribution
) {
  var random = SplitMix(seed: UInt64(axis.rawValue * 10 + distribution.rawValue))
  for setup in Setup.all(axis, distribution, &random) {
    let model = setup.model(&random)
    let (width, height) = setup.size(of: model)
    let window = screen(2000, 2000, direction: setup.direction)
    let stack = window.rootView.add(StackView(), "stack")
    stack.pin(left: 0, top: 0)
    // One time in two the room is inside margins, of which some are negative.
    let margins =
      Bool.random(using: &random)
      ? EdgeInsets(top: 3, left: 10.5, bottom: 8, right: -2.25) : .zero
    stack.isLayoutMarginsRelativeArrangement = margins != .zero
    stack.layoutMargins = margins
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.fix(
      width: width.map { $0 + margins.left + margins.right },
      height: height.map { $0 + margins.top + margins.bottom })
    model.fill(stack, "stack")
    window.layoutIfNeeded()
    var expected = model.frames(
      "stack", width: width, height: height, isMirrored: setup.direction == .rightToLeft)
    for view in stack.arrangedSubviews {
      guard let name = view.identifier, let frame = expected[name] else { continue }
      expected[name] = frame.offsetBy(dx: margins.left, dy: margins.top)
    }
    let wrong = expected.keys.sorted().filter {
      window.rootView.view(withIdentifier: $0)?.exactFrame.isNear(expected[$0]!) != true
    }
    #expect(wrong.isEmpty, "\(setup)")
    #expect(window.unsatisfiableReports.isEmpty, "\(setup)")
    // Whether anything is ambiguous is dear to find out and does not depend on these two.
    if setup.spacing != 0, setup.direction == .leftToRight, !model.isTied {
      #expect(window.findings.isEmpty, "\(setup)")
    }
    let broken = RuleCheck(stack, model, setup.direction, margins).broken
    #expect(broken.isEmpty, "\(setup)")
  }
}

/// The rules that a stack promises, looked up in solved frames.
private struct RuleCheck {
  var broken: [String] = []

  init(
    _ stack: StackView, _ model: StackModel, _ direction: LayoutDirection, _ margins: EdgeInsets
  ) {
    let isRow = model.axis == .horizontal
    let canvas = CGRect(origin: .zero, size: stack.exactFrame.size).inset(by: margins)
    let length = isRow ? canvas.width : canvas.height
    let breadth = isRow ? canvas.height : canvas.width
    let frames = stack.visibleArrangedSubviews.map { view -> CGRect in
      var frame = view.exactAlignmentRect.offsetBy(dx: -margins.left, dy: -margins.top)
      if isRow, direction == .rightToLeft { frame.origin.x = length - frame.maxX }
      return isRow
        ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    }
    let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    let isEqual = { (values: [CGFloat]) in (values.max() ?? 0) - (values.min() ?? 0) < 1e-6 }
    check(
      "the ends",
      isEqual([frames.first?.minX ?? 0, 0]) && isEqual([frames.last?.maxX ?? 0, length]))
    check("order and spacing", zip(gaps, model.gaps).allSatisfy { $0 > $1 - 1e-6 })
    switch model.distribution {
    case .fill, .fillProportionally:
      check("spacing", zip(gaps, model.gaps).allSatisfy { abs($0 - $1) < 1e-6 })
    case .fillEqually: check("equal sizes", isEqual(frames.map(\.width)))
    case .equalSpacing: check("equal gaps", isEqual(gaps))
    case .equalCentering: break
    }
    switch model.alignment {
    case .fill:
      check("fill", isEqual(frames.map(\.minY)) && isEqual(frames.map(\.maxY) + [breadth]))
    case .center: check("centres", isEqual(frames.map(\.midY) + [breadth / 2]))
    default: break
    }
    for (view, member) in zip(stack.arrangedSubviews, model.members) where member.isHidden {
      let rect = view.exactAlignmentRect
      let length = isRow ? rect.width : rect.height
      check("hidden", isEqual([length, member.innerSpacing(along: model.axis)]))
    }
  }

  private mutating func check(_ rule: String, _ holds: Bool) {
    if !holds { broken.append(rule) }
  }
}

extension StackModel {
  /// Whether all views hug and resist alike, so that their sizes are a matter of their order.
  fileprivate var isTied: Bool {
    let units = members.flatMap { $0.units(along: axis) }
    return Set(units.map(\.hugging)).count < units.count
  }
}

/// Columns and rows of texts that wrap: as high as their lines at the width that the stack leaves them.
@Test(arguments: 1...240)
func aStackOfTextsIsAsHighAsItsLines(seed: Int) {
  var random = SplitMix(seed: UInt64(seed))
  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  let words = (0..<number(1...4)).map { _ in
    (0..<number(1...12)).map { _ in number(1...8) }
  }
  let isColumn = number(0...2) > 0
  let margin = CGFloat(number(0...8)) / 4
  let gaps = words.dropLast().map { _ in CGFloat(number(-8...40)) / 4 }
  // A column in a width of its own, and a row of equal widths of 10 characters or more, in which every
  // word has room.
  let count = isColumn ? 1 : CGFloat(words.count)
  let room = CGFloat(number(40...100)) * 2 * count + CGFloat(number(0...15))
  let width = isColumn ? room : (room - gaps.reduce(0, +)) / count
  let window = screen(1000, 2000)
  let stack = window.rootView.add(StackView(identifier: "stack"))
  stack.axis = isColumn ? .vertical : .horizontal
  stack.distribution = isColumn ? .fill : .fillEqually
  stack.alignment = .fill
  stack.isLayoutMarginsRelativeArrangement = true
  stack.layoutMargins = EdgeInsets(all: margin)
  stack.pin(left: 0, top: 0)
  stack.fix(width: room + margin * 2)
  for (index, words) in words.enumerated() {
    let text = words.map { String(repeating: "x", count: $0) }.joined(separator: " ")
    let label = label(text, lines: 0)
    label.setContentHuggingPriority(.init(251 + Double(index)), for: .vertical)
    stack.addArrangedSubview(label)
    if index < gaps.count { stack.setCustomSpacing(gaps[index], after: label) }
  }
  window.layoutIfNeeded()
  let heights = words.map { CGFloat(lineCount(of: $0, room: Int(width / 8 + 1e-9))) * 20 }
  var (x, y) = (margin, margin)
  for (index, label) in stack.arrangedSubviews.enumerated() {
    let height = isColumn ? heights[index] : heights.max() ?? 0
    #expect(label.exactFrame.isNear(rect(x, y, width, height)), "\(index)")
    let gap = index < gaps.count ? gaps[index] : 0
    if isColumn { y += height + gap } else { x += width + gap }
  }
}

/// Lines of words of these lengths where `room` characters stand on a line and no word is longer.
private func lineCount(of words: [Int], room: Int) -> Int {
  var (lines, length) = (1, 0)
  for word in words {
    if length > 0, length + 1 + word > room { (lines, length) = (lines + 1, 0) }
    length += (length > 0 ? 1 : 0) + word
  }
  return lines
}

extension CGRect {
  /// Whether all four numbers agree to a millionth of a point.
  func isNear(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
