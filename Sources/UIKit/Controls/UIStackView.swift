import AutoLayout
import Foundation

/// Arranges views along an axis.
open class UIStackView: UIView {
  public typealias Distribution = AutoLayout.StackView.Distribution
  public typealias Alignment = AutoLayout.StackView.Alignment

  private var stack: StackView { unsafeDowncast(core, to: StackView.self) }
  override class func makeCore() -> AutoLayout.View { StackView() }
  open override class var requiresConstraintBasedLayout: Bool { true }

  public static var spacingUseDefault: CGFloat { StackView.spacingUseDefault }
  public static var spacingUseSystem: CGFloat { StackView.spacingUseSystem }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { stack.arrangedSubviews.map(UIView.view) }
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view.core) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    let count = stack.arrangedSubviews.count
    trap(
      unless: 0...count ~= index,
      "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to "
        + "\(count)")
    stack.insertArrangedSubview(view.core, at: index)
  }
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.core) }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    stack.setCustomSpacing(spacing, after: view.core)
  }
  open func customSpacing(after view: UIView) -> CGFloat { stack.customSpacing(after: view.core) }

  @_Core(\UIStackView.stack.axis) open var axis: NSLayoutConstraint.Axis
  @_Core(\UIStackView.stack.distribution) open var distribution: Distribution
  @_Core(\UIStackView.stack.alignment) open var alignment: Alignment
  @_Core(\UIStackView.stack.spacing) open var spacing: CGFloat
  @_Core(\UIStackView.stack.isBaselineRelativeArrangement)
  open var isBaselineRelativeArrangement: Bool
  @_Core(\UIStackView.stack.isLayoutMarginsRelativeArrangement)
  open var isLayoutMarginsRelativeArrangement: Bool
}
