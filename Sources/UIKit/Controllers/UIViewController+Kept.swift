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
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScroll
  }
}

// Traits of a controller.
extension UIViewController {
  public var traitOverrides: UITraitOverrides {
    get { view.traitOverrides }
    set { view.traitOverrides = newValue }
  }
}
