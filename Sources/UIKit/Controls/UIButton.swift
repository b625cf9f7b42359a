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
      button.contentInsets = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }
}
