import AutoLayout
import Foundation

// Members of controllers that change nothing here, or that are told by others.
extension UIViewController {
  /// The margins that the root view of a screen has at least.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (view.bounds.width < 400) ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  public func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
    contentScroll = view
  }
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func registerForPreviewing(with delegate: Any, sourceView: UIView) {}
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScroll
  }
}

// Traits of a controller: those that its parent has for it, and its own, hold for its view.
extension UIViewController {
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    child.parentOverrides = collection?.overrides ?? TraitOverrides()
  }
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownOverrides) }
    set { ownOverrides = newValue.value }
  }
  var allOverrides: TraitOverrides {
    var own = ownOverrides
    own.appearance = overrideUserInterfaceStyle.appearance ?? own.appearance
    let wanted = parent?.overrideTraitCollection(forChild: self)?.overrides ?? parentOverrides
    return wanted.merged(with: own)
  }
  func showOverrides() { viewIfLoaded?.controllerOverrides = allOverrides }
}

/// What has a size and traits.
public protocol UIContentContainer: UIKitObjectProtocol {
  var preferredContentSize: CGSize { get }
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
