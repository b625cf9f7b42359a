import Foundation
import LayoutScene

/// A scroll view. In constraints with its descendants, its edges and margins are those of the
/// content area, while its width, height and centres are those of its frame. In all other
/// constraints every attribute is one of the frame.
open class ScrollView: View {
  open override class var documentClassName: String { "scroll" }

  /// A scroll view that clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// A guide with the content area, whose origin is the scroll view's top left corner.
  open var contentLayoutGuide: LayoutGuide {
    guide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// A guide with the frame.
  open var frameLayoutGuide: LayoutGuide {
    guide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  /// The size of the content in points, as of the last layout; zero before it. A size that code sets counts as far
  /// as constraints leave it open.
  open var contentSize: CGSize {
    get { sizeConstraints?.size ?? builtInGuides[.scrollContent]?.layoutFrame.size ?? .zero }
    set { setContentSize(newValue) }
  }

  @exclusivity(unchecked) private var sizeConstraints:
    (size: CGSize, width: LayoutConstraint, height: LayoutConstraint)?

  private func setContentSize(_ size: CGSize) {
    guard size != sizeConstraints?.size else { return }
    if sizeConstraints != nil {
      sizeConstraints?.size = size
      sizeConstraints?.width.constant = size.width
      sizeConstraints?.height.constant = size.height
      return
    }
    let width = contentLayoutGuide.widthAnchor.constraint(equalToConstant: size.width)
    let height = contentLayoutGuide.heightAnchor.constraint(equalToConstant: size.height)
    for constraint in [width, height] {
      constraint.priority = LayoutPriority(999)
      constraint.kind = .list
      constraint.isActive = true
    }
    sizeConstraints = (size, width, height)
  }

  /// The point of the content that is at the scroll view's top left corner: the origin of its
  /// bounds. The frames of subviews do not change. In pictures, and in constraints from outside,
  /// the subviews are shifted up and to the left by this offset.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets `contentOffset`. It does not animate, since layout has no time.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Room around the content to scroll into, points; zero by default. Constraints do not depend on
  /// it. If the view is scrolled to its start, it stays there: the offset moves with the inset.
  @exclusivity(unchecked) open var contentInset = EdgeInsets.zero { didSet { followInset() } }

  /// An end of the content.
  public enum ScrollAnchor: String, Sendable, Hashable, CaseIterable {
    /// The top, or the leading end.
    case start
    /// The bottom, or the trailing end.
    case end
  }

  /// The ends of the content to which each layout scrolls the view, in place of `contentOffset`;
  /// nil, the default, keeps the offset.
  ///
  /// UIKit has no such property; its users scroll in code after the layout. Without such code a
  /// horizontal row starts at the left in right-to-left interfaces too, which is its end:
  /// `UIScrollView`, unlike `UICollectionView`, does not know the reading direction.
  public var scrollAnchors: (horizontal: ScrollAnchor?, vertical: ScrollAnchor?) = (nil, nil) {
    didSet { setNeedsLayout() }
  }

  /// The rule by which the safe area is added to `contentInset`, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
    /// The same as `scrollableAxes`, but always at the top and bottom for the first view of a
    /// screen with bars.
    case automatic = 0
    /// Along each axis on which the content is longer than the scroll view, or which always bounces.
    case scrollableAxes, never, always
  }

  /// The rule by which the safe area is added to `adjustedContentInset`; `automatic` by default.
  /// Along an axis where it is not added, the subviews have the safe area.
  @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { passedAxesChanged() } }
  }
  /// Whether the view scrolls horizontally even if its content is narrower than the view; false by
  /// default.
  @exclusivity(unchecked) open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { setNeedsLayout() } }
  }
  /// As `alwaysBounceHorizontal`, along the vertical axis.
  @exclusivity(unchecked) open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { setNeedsLayout() } }
  }

  /// `contentInset` with the safe area that is added to it, points, as of the last layout.
  /// Constraints do not depend on it. The content begins at this inset: `contentOffset` is its
  /// negative until another offset is set.
  open var adjustedContentInset: EdgeInsets { contentInset.combined(with: safeAreaAdjustment, +) }

  /// The axes along which the subviews have the safe area, as the last layout found them.
  @exclusivity(unchecked) var foundAxes = PassedAxes()
  /// The inset to which the offset was last adjusted.
  @exclusivity(unchecked) var followedInset = EdgeInsets.zero

  package override var passedSafeArea: PassedAxes? { passedAxes }

  open override func layoutSubviews() {
    super.layoutSubviews()
    findPassedAxes()
    followInset()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override var sceneControl: Control { .scroll(contentSize: contentSize) }

  package override func complete(
    _ scene: inout SceneView, in size: CGSize, _ context: LayoutContext
  ) {
    super.complete(&scene, in: size, context)
    scene.adjustedContentInset = adjustedContentInset
  }
}
