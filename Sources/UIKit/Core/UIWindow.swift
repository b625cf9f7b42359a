import AutoLayout
import Foundation
import LayoutScene

/// The view that a screen's views are in. Its core is the root of a window of `AutoLayout`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var madeScreen: AutoLayout.Window?
  /// The window that lays the views out.
  package var screen: AutoLayout.Window? { madeScreen }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    open()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    open()
  }

  private func open() {
    // A window's own margins are those of any view: `hostedHasRootMargins` is for controllers' views.
    let window = AutoLayout.Window(
      size: core.frame.size, traits: Surroundings.traits, measurer: Surroundings.measurer,
      metrics: Surroundings.metrics, rootView: core)
    madeScreen = window
  }

  /// The frame; the window's views are laid out for its size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      madeScreen?.size = newValue.size
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Shows the window, which here changes nothing but `isHidden`.
  open func makeKeyAndVisible() { isHidden = false }

  /// The finished screen, which pictures and findings are made from. Views without an identifier have the names
  /// of the properties that have them.
  package func scene() -> Scene? {
    madeScreen?.layoutIfNeeded()
    core.nameByProperties()
    return madeScreen?.scene()
  }
}
