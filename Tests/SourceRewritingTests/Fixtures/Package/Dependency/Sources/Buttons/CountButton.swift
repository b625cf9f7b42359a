#if os(iOS)
  import UIKit

  @objc public protocol CountButtonDelegate {
    @objc optional func countButton(_ button: CountButton, didCount count: Int)
    @objc optional func countButtonMayCount(_ button: CountButton) -> Bool
  }

  @IBDesignable
  open class CountButton: UIButton {
    public weak var countDelegate: CountButtonDelegate?
    @IBInspectable public private(set) dynamic var count: Int = 0

    public override init(frame: CGRect) {
      super.init(frame: frame)
      addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
      addTarget(self, action: #selector(touched), for: .touchDown)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func pressed(_ sender: UIButton) {
      guard countDelegate?.countButtonMayCount?(self) ?? true else { return }
      count += 1
      countDelegate?.countButton?(self, didCount: count)
    }

    @IBAction open func touched() {}

    /// In Swift 6, values of default arguments are those of modules that the source imports.
    open func place(
      insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required,
      axis: NSLayoutConstraint.Axis = .vertical, alignment: UIStackView.Alignment = .fill
    ) {}
  }
#endif
