import Foundation

// Menus of texts that are edited.

open class UIEditMenuConfiguration: UIKitObject {
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
  }
}
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
open class UIEditMenuInteraction: UIKitInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    Missing.once("UIEditMenuInteraction.presentEditMenu", "no menu is drawn")
  }
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}
public protocol UIEditMenuInteractionDelegate: UIKitObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
