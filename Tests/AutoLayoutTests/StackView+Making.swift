import AutoLayout
import Foundation

extension StackView {
  /// A stack at the top left of `root`, as large as its views want or `width × height`.
  static func make(
    in root: View, _ axis: LayoutConstraint.Axis = .horizontal,
    _ distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: CGFloat = 0, width: CGFloat? = nil,
    height: CGFloat? = nil, arranging views: [View] = []
  ) -> StackView {
    let stack = root.add(StackView(), "stack")
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.pin(left: 0, top: 0)
    stack.fix(width: width, height: height)
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }

  /// The frames of the arranged views, hidden ones included.
  var arrangedFrames: [CGRect] { arrangedSubviews.map(\.frame) }
}

/// A view that wants to be `width × height`, perhaps with baselines.
func box(
  _ identifier: String, _ width: CGFloat = -1, _ height: CGFloat = -1, first: CGFloat? = nil,
  last: CGFloat? = nil, isHidden: Bool = false
) -> View {
  let view = View(identifier: identifier)
  view.explicitIntrinsicContentSize = CGSize(width: width, height: height)
  if let first {
    view.explicitBaselines = BaselineOffsets(firstFromTop: first, lastFromBottom: last ?? 0)
  }
  view.isHidden = isHidden
  return view
}

/// A label in a font of size 16: 8 a character, 20 a line, its baseline at 16.
func label(_ text: String, lines: Int = 1, size: CGFloat = 16) -> Label {
  let label = Label(identifier: text)
  label.font = .system(ofSize: size)
  label.text = text
  label.numberOfLines = lines
  return label
}
