import AutoLayout
import Foundation
import LayoutScene

/// A button with a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var button: Button { unsafeDowncast(core, to: Button.self) }
  override class func makeCore() -> AutoLayout.View { Button() }

  /// The kinds of buttons that are there.
  public enum ButtonType: Int, Sendable { case custom, system }

  open private(set) var buttonType = ButtonType.custom

  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.font = .system(ofSize: 18)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    button.font = .system(ofSize: 18)
  }
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { button.font = .system(ofSize: 15) }
  }

  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// The action gives its title and image where the button has none.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if currentTitle == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if currentImage == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .touchUpInside)
  }

  /// The content and look, as in buttons since iOS 15; nil for a button of the older kind.
  open var configuration: Configuration? {
    get { button.configuration.map(Configuration.init) }
    set { button.configuration = newValue?.value }
  }

  override func stateDidChange() {
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.isHighlighted = isHighlighted
  }

  open func setTitle(_ title: String?, for state: State) { button.setTitle(title, for: state) }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    button.setTitleColor(color?.value, for: state)
  }
  open func setImage(_ image: UIImage?, for state: State) {
    button.setImage(image?.content, for: state)
  }
  open func title(for state: State) -> String? { button.title(for: state) }
  open func titleColor(for state: State) -> UIColor? {
    button.titleColor(for: state).map { UIColor($0) }
  }
  open func image(for state: State) -> UIImage? { button.image(for: state).map { UIImage($0) } }
  open var currentTitle: String? { button.currentTitle }
  open var currentTitleColor: UIColor { button.currentTitleColor.map { UIColor($0) } ?? tintColor }
  open var currentImage: UIImage? { button.currentImage.map { UIImage($0) } }
  open var titleLabel: UILabel? { button.titleLabel.flatMap { UIView.view(of: $0) as? UILabel } }
  open var contentEdgeInsets: UIEdgeInsets {
    get {
      let own = button.contentInsets ?? .zero
      return own.resolved(for: effectiveUserInterfaceLayoutDirection)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      button.contentInsets = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }
}
