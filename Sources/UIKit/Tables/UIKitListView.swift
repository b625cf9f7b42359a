import Foundation

/// What tables and collection views have in common.
open class UIKitListView: UIScrollView {
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The rows or items that are selected, in the order in which they were.
  var selected: [IndexPath] = []
  /// What comes into sight is made by the next layout.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      super.contentOffset = newValue
      setNeedsLayout()
    }
  }
}
