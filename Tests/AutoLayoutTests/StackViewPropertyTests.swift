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

  static func all(
    _ axis: LayoutConstraint.Axis, _ distribution: StackView.Distribution
  ) -> [Setup] {
    var setups: [Setup] = []
    for alignment in StackView.Alignment.allCases {
      for hidden in [nil, 0, 2, 3] {
        for spacing: CGFloat in [0, 8, -7] {
          for room in Room.allCases {
            for nesting in Nesting.allCases {
              for direction in LayoutDirection.allCases {
                setups.append(
                  Setup(
                    axis: axis, distribution: distribution, alignment: alignment, hidden: hidden,
                    spacing: spacing, room: room, nesting: nesting, direction: direction))
              }
            }
          }
        }
      }
    }
    return setups
  }

  /// Sizes are random; hugging and compression resistance differ from view to view, in random order,
  /// so that nothing is left to ties.
  func model(_ random: inout SplitMix) -> StackModel {
    let ranks = Array(0..<6).shuffled(using: &random)
    func leaf(_ index: Int, across: (LayoutConstraint.Axis, CGFloat)? = nil) -> StackModel.Member {
      var size = CGSize(
        width: CGFloat(Int.random(in: 10...60, using: &random)),
        height: CGFloat(Int.random(in: 10...60, using: &random)))
      if let (axis, breadth) = across {
        if axis == .horizontal { size.width = breadth } else { size.height = breadth }
      }
      let first = CGFloat(Int.random(in: 0...Int(size.height), using: &random))
      let last = CGFloat(Int.random(in: 0...Int(size.height - first), using: &random))
      return StackModel.Member(
        content: .leaf(
          StackModel.Leaf(
            name: "v\(index)", size: size, firstFromTop: first, lastFromBottom: last,
            hugging: 250 + Double(ranks[index]), compression: 760 - Double(ranks[index]))))
    }
    var members = (0..<4).map { leaf($0) }
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
    }
  }
}

extension StackModel.Leaf {
  fileprivate var view: View {
    let view = View(identifier: name)
    view.explicitIntrinsicContentSize = size
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
  for setup in Setup.all(axis, distribution) {
    let model = setup.model(&random)
    let (width, height) = setup.size(of: model)
    let window = screen(2000, 2000, direction: setup.direction)
    let stack = window.rootView.add(StackView(), "stack")
    stack.pin(left: 0, top: 0)
    stack.fix(width: width, height: height)
    model.fill(stack, "stack")
    window.layoutIfNeeded()
    let expected = model.frames(
      "stack", width: width, height: height, isMirrored: setup.direction == .rightToLeft)
    let wrong = expected.keys.sorted().filter {
      window.rootView.view(withIdentifier: $0)?.exactFrame.isNear(expected[$0]!) != true
    }
    #expect(wrong.isEmpty, "\(setup)")
    #expect(window.unsatisfiableReports.isEmpty, "\(setup)")
    // Whether anything is ambiguous is dear to find out and does not depend on these two.
    if setup.spacing != 0, setup.direction == .leftToRight {
      #expect(window.findings.isEmpty, "\(setup)")
    }
    #expect(RuleCheck(stack, model, setup.direction).broken.isEmpty, "\(setup)")
  }
}

/// The rules that a stack promises, looked up in solved frames.
private struct RuleCheck {
  var broken: [String] = []

  init(_ stack: StackView, _ model: StackModel, _ direction: LayoutDirection) {
    let isRow = model.axis == .horizontal
    let length = isRow ? stack.exactFrame.width : stack.exactFrame.height
    let breadth = isRow ? stack.exactFrame.height : stack.exactFrame.width
    let frames = stack.visibleArrangedSubviews.map { view -> CGRect in
      var frame = view.exactFrame
      if isRow, direction == .rightToLeft { frame.origin.x = length - frame.maxX }
      return isRow
        ? frame : CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
    }
    let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    let isEqual = { (values: [CGFloat]) in (values.max() ?? 0) - (values.min() ?? 0) < 1e-6 }
    check(
      "the ends",
      isEqual([frames.first?.minX ?? 0, 0]) && isEqual([frames.last?.maxX ?? 0, length]))
    check("order and spacing", gaps.allSatisfy { $0 > model.spacing - 1e-6 })
    switch model.distribution {
    case .fill, .fillProportionally:
      check("spacing", isEqual(gaps + [model.spacing].filter { _ in !gaps.isEmpty }))
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
      let length = isRow ? view.exactFrame.width : view.exactFrame.height
      check("hidden", isEqual([length, member.innerSpacing(along: model.axis)]))
    }
  }

  private mutating func check(_ rule: String, _ holds: Bool) {
    if !holds { broken.append(rule) }
  }
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
