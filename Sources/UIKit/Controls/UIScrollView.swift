import AutoLayout
import Foundation

/// A view whose content may be larger than it is.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public typealias ContentInsetAdjustmentBehavior =
    AutoLayout.ScrollView.ContentInsetAdjustmentBehavior

  private var scroll: ScrollView { unsafeDowncast(core, to: ScrollView.self) }
  override class func makeCore() -> AutoLayout.View { ScrollView() }

  open var contentLayoutGuide: UILayoutGuide { guide(scroll.contentLayoutGuide) }
  open var frameLayoutGuide: UILayoutGuide { guide(scroll.frameLayoutGuide) }
  /// The size of the content that constraints give.
  open var contentSize: CGSize { scroll.contentSize }
  open var contentOffset: CGPoint {
    get { scroll.contentOffset }
    set { scroll.contentOffset = newValue }
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set { scroll.contentInset = newValue }
  }
  open var adjustedContentInset: UIEdgeInsets { scroll.adjustedContentInset }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.contentInsetAdjustmentBehavior }
    set { scroll.contentInsetAdjustmentBehavior = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set { scroll.alwaysBounceHorizontal = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set { scroll.alwaysBounceVertical = newValue }
  }
  // Nothing scrolls, and pictures show no indicators.
  open var isScrollEnabled = true
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isPagingEnabled = false
}
