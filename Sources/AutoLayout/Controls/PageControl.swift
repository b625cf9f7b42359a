import Foundation
import LayoutScene

/// A row of dots, one for each page. Its intrinsic width follows the number of pages.
open class PageControl: FixedControl {
  open override class var documentClassName: String { "pageControl" }
  open override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (750, 750)
  }
  /// How many pages there are; 0 by default. A negative number counts as 0.
  open var numberOfPages = 0 { didSet { resized(numberOfPages != oldValue) } }
  /// The index of the current page, from 0. Layout does not depend on it.
  open var currentPage = 0
  /// Whether no dot is shown where there is one page or none; false by default. The size stays.
  open var hidesForSinglePage = false
  /// The colour of the dots; nil, the default, for a faint one.
  open var pageIndicatorTintColor: Color?
  /// The colour of the current page's dot; nil, the default, for that of text.
  open var currentPageIndicatorTintColor: Color?

  /// A dot a page with gaps between, and half a gap at both ends.
  package override func metricSize(_ metrics: ControlMetrics) -> CGSize {
    let pages = CGFloat(max(0, numberOfPages))
    return CGSize(
      width: pages * (metrics.pageDotSize + metrics.pageDotSpacing),
      height: metrics.pageControlHeight)
  }
  package override var sceneControl: Control {
    let isHidden = hidesForSinglePage && numberOfPages <= 1
    return .pageControl(
      count: isHidden ? 0 : max(0, numberOfPages), current: currentPage,
      color: pageIndicatorTintColor, currentColor: currentPageIndicatorTintColor)
  }
}
