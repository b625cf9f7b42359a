import Foundation
import LayoutScene

/// A scroll view. In constraints with its descendants, its edges and margins are those of the
/// content area, and its width, height and centres are those of its frame. In all other constraints
/// all of them are those of the frame.
open class ScrollView: View {
  open override class var documentClassName: String { "scroll" }

  /// A scroll view, which clips what is in it.
  public override init(identifier: String? = nil) {
    super.init(identifier: identifier)
    clipsToBounds = true
  }

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

  /// The size of the content in points, as of the last layout; zero before it. It is set by
  /// constraints only.
  open var contentSize: CGSize { builtInGuides[.scrollContent]?.layoutFrame.size ?? .zero }

  /// The point of the content that is at the scroll view's top left corner: the origin of its
  /// bounds. The frames of subviews do not change. Pictures, and constraints from outside, see the
  /// subviews that much further up and to the left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets `contentOffset`. It does not animate, since layout has no time.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Room around the content to scroll into, points; zero by default. Constraints do not depend on
  /// it. If the view is scrolled to its start, it stays there: the offset moves with the inset.
  open var contentInset = EdgeInsets.zero { didSet { followInset() } }

  /// An end of the content.
  public enum ScrollAnchor: String, Sendable, Hashable, CaseIterable {
    /// The top, or the leading end.
    case start
    /// The bottom, or the trailing end.
    case end
  }

  /// The ends of the content that the view is scrolled to in each layout, which replaces `contentOffset`; nil,
  /// the default, leaves it.
  ///
  /// UIKit has no such property, and code scrolls there after the layout. In particular UIKit starts a row at
  /// the left end in right-to-left interfaces too, which is the end of the row: `UIScrollView` does not know the
  /// reading direction, unlike `UICollectionView`.
  public var scrollAnchors: (horizontal: ScrollAnchor?, vertical: ScrollAnchor?) = (nil, nil) {
    didSet { setNeedsLayout() }
  }

  /// What the safe area adds to `contentInset`, with UIKit's raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable, CaseIterable {
    /// The same as `scrollableAxes`; at the top and bottom always for the first view of a screen with bars.
    case automatic = 0
    /// The safe area along the axes in which the content is longer than the scroll view, or which
    /// always bounce.
    case scrollableAxes, never, always
  }

  /// What the safe area adds to `adjustedContentInset`; `automatic` by default. Along the other axes the
  /// views inside have the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { passedAxesChanged() } }
  }
  /// Whether the view scrolls horizontally even if its content is narrower than the view; false by
  /// default.
  open var alwaysBounceHorizontal = false
  /// As `alwaysBounceHorizontal`, along the vertical axis.
  open var alwaysBounceVertical = false

  /// `contentInset` plus what the safe area adds to it, points, as of the last layout. Constraints
  /// do not depend on it. The content begins that far in: `contentOffset` is its negative until something
  /// else is set.
  open var adjustedContentInset: EdgeInsets { contentInset.combined(with: safeAreaAdjustment, +) }

  /// What of the safe area the last layout has found to be for the views inside.
  var foundAxes = PassedAxes()
  /// The inset that the offset follows.
  var followedInset = EdgeInsets.zero

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
