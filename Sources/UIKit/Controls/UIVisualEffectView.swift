import AutoLayout
import Foundation

/// What a visual effect view does with what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, which pictures show as a translucent material.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public typealias Style = AutoLayout.VisualEffectView.BlurStyle

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view through which what is behind it is seen blurred.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private var material: VisualEffectView { unsafeDowncast(core, to: VisualEffectView.self) }
  override class func makeCore() -> AutoLayout.View { VisualEffectView() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    show()
  }

  open var effect: UIVisualEffect? { didSet { show() } }
  private func show() { material.effect = (effect as? UIBlurEffect)?.style }

  /// The view for what stands on the material.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
}
