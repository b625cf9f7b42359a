import AutoLayout
import Foundation
import LayoutScene

/// A view whose content may be larger than it is.
open class UIScrollView: UIView {
  public typealias ContentInsetAdjustmentBehavior =
    AutoLayout.ScrollView.ContentInsetAdjustmentBehavior

  /// The core; nil for a text view, whose text scrolls by itself.
  private var scroll: ScrollView? { core as? ScrollView }
  override class func makeCore() -> AutoLayout.View { ScrollView() }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentLayoutGuide: UILayoutGuide {
    scroll.map { guide($0.contentLayoutGuide) } ?? layoutMarginsGuide
  }
  open var frameLayoutGuide: UILayoutGuide {
    scroll.map { guide($0.frameLayoutGuide) } ?? layoutMarginsGuide
  }
  /// The size of the content that constraints or code give.
  open var contentSize: CGSize {
    get { scroll?.contentSize ?? sizeThatFits(CGSize(width: bounds.width, height: 100_000)) }
    set {
      if !isTellingSize {
        scroll?.contentSize = newValue
        keepOffsetInContent()
      }
      tellObservers()
    }
  }
  /// Those who are told when a value of the view has changed.
  nonisolated(unsafe) var observers: [ValueObserver] = []
  private func tellObservers() { for observer in observers { observer.tell() } }
  private var toldSize = CGSize.zero
  private var isTellingSize = false
  /// As UIKit does, sets the size of content that constraints or rows give, so that an override learns of it.
  func tellContentSize() {
    defer { tellObservers() }
    guard !isOfUIKit, let size = scroll?.contentSize, size != toldSize else { return }
    toldSize = size
    isTellingSize = true
    contentSize = size
    isTellingSize = false
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    tellContentSize()
    if isContentPlaced { keepOffsetInContent() }
  }
  /// Whether the size of the content is that of what is to be shown; false of a list whose new rows have no places yet.
  var isContentPlaced: Bool { true }
  private var placedSize = CGSize.zero
  /// As in UIKit, an offset beyond content that became smaller goes back to the end of the content.
  private func keepOffsetInContent() {
    guard scroll != nil, bounds.width > 0, bounds.height > 0 else { return }
    let (before, size, inset) = (placedSize, contentSize, adjustedContentInset)
    placedSize = size
    var offset = contentOffset
    if size.width < before.width {
      offset.x = min(offset.x, max(-inset.left, size.width + inset.right - bounds.width))
    }
    if size.height < before.height {
      offset.y = min(offset.y, max(-inset.top, size.height + inset.bottom - bounds.height))
    }
    if offset != contentOffset { contentOffset = offset }
  }
  open var contentOffset: CGPoint {
    get { scroll?.contentOffset ?? ownOffset }
    set {
      guard newValue != contentOffset else { return }
      if let scroll { scroll.contentOffset = newValue } else { ownOffset = newValue }
      tellObservers()
      delegate?.scrollViewDidScroll(self)
    }
  }
  private var ownOffset = CGPoint.zero
  /// Scrolls at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    let before = contentOffset
    contentOffset = offset
    tellScrolled(from: before, animated: animated)
  }
  /// As in UIKit, an animation that moves nothing has no end.
  func tellScrolled(from before: CGPoint, animated: Bool) {
    if animated, contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// The nearest offset that shows content only.
  func inContent(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (adjustedContentInset, contentSize)
    return CGPoint(
      x: max(-inset.left, min(offset.x, size.width + inset.right - bounds.width)),
      y: max(-inset.top, min(offset.y, size.height + inset.bottom - bounds.height)))
  }
  /// Scrolls as little as shows the rectangle, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    func place(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      if start < offset || length > room { return start }
      return start + length > offset + room ? start + length - room : offset
    }
    let (x, y) = (contentOffset.x + inset.left, contentOffset.y + inset.top)
    let wanted = CGPoint(
      x: place(x, rect.minX, rect.width, room.width) - inset.left,
      y: place(y, rect.minY, rect.height, room.height) - inset.top)
    guard wanted != contentOffset else { return }
    setContentOffset(inContent(wanted), animated: animated)
  }
  open var contentInset: UIEdgeInsets {
    get { scroll?.contentInset ?? ownInset }
    set { if let scroll { scroll.contentInset = newValue } else { ownInset = newValue } }
  }
  private var ownInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { scroll?.adjustedContentInset ?? ownInset }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll?.contentInsetAdjustmentBehavior ?? .never }
    set { scroll?.contentInsetAdjustmentBehavior = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { scroll?.alwaysBounceHorizontal ?? false }
    set { scroll?.alwaysBounceHorizontal = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { scroll?.alwaysBounceVertical ?? false }
    set { scroll?.alwaysBounceVertical = newValue }
  }
  // Nothing scrolls by itself, and pictures show no indicators.
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var allowsKeyboardScrolling = true
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// The size at which the view that the delegate names is shown.
  open var zoomScale: CGFloat = 1 {
    didSet {
      zoomScale = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      guard let view = delegate?.viewForZooming(in: self) else { return }
      view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
      delegate?.scrollViewDidZoom(self)
    }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
  }
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// The control above the content; it is shown while it refreshes.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      refreshControl.map { insertSubview($0, at: 0) }
    }
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What a scroll view tells. The methods are optional in UIKit: each has a default here.
public protocol UIScrollViewDelegate: UIKitObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_: UIScrollView, with _: UIView?, atScale _: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The wheel above a scroll view's content. It is drawn while it refreshes, above the content.
open class UIRefreshControl: UIControl {
  private lazy var wheel = UIActivityIndicatorView(style: .medium)
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -60, width: frame.width, height: 60))
    isHidden = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
    guard let scroll = superview as? UIScrollView else { return }
    frame = CGRect(x: 0, y: -60, width: scroll.bounds.width, height: 60)
    wheel.center = CGPoint(x: bounds.midX, y: 30)
    wheel.startAnimating()
    addSubview(wheel)
  }
  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
    wheel.removeFromSuperview()
  }
}
