import Foundation
import LayoutScene

/// A view or guide of a layout problem. Lengths are in points.
public struct ProblemItem: Equatable, Sendable {
  /// The name by which others refer to it; unique in the problem.
  public var name: String
  /// The superview's name, or the owner's; nil for the root.
  public var parent: String?
  /// Nil for a view.
  public var guide: GuideKind?
  /// Whether the content reads from right to left.
  public var readsRightToLeft = false
  /// Whether it is a scroll view.
  public var scrollsContent = false
  /// Whether a view that scrolls passes its safe area on along the horizontal axis.
  public var passesHorizontally = false
  /// As `passesHorizontally`, along the vertical axis.
  public var passesVertically = false
  /// Whether a rule made the guide for its own use.
  public var isHelper = false
  /// How far the content is scrolled.
  public var boundsOrigin = CGPoint.zero
  /// How far the alignment rect lies inside the frame.
  public var alignment = EdgeInsets.zero
  /// What the view contains, measured.
  public var content = ProblemContent()
  /// The views that the baselines are taken from; nil for the view itself.
  public var firstBaselineItem, lastBaselineItem: String?
  /// Nil where the frame and mask do not count.
  public var autoresizing: AutoresizingFrame?
  /// The frame outside a layout.
  public var keptFrame = CGRect.zero
  /// How the layout margins follow from the place.
  public var margins = MarginRule(own: .zero)
  /// What the view adds to its safe area.
  public var addedSafeArea = EdgeInsets.zero
  /// The safe area that the view has whatever is given to it; nil if it takes what is given.
  public var ownSafeArea: EdgeInsets?
  /// The readable width; nil if nothing uses it.
  public var readableWidth: CGFloat?

  /// An item with nothing of its own; a view unless a kind of guide is given.
  public init(name: String, parent: String?, guide: GuideKind? = nil) {
    self.name = name
    self.parent = parent
    self.guide = guide
  }
}

/// The content of a view: its natural size, and how it changes with the width.
public struct ProblemContent: Equatable, Sendable {
  /// The size and baselines with unlimited room.
  public var natural = IntrinsicLayout.none
  /// How strongly the view resists growing and shrinking, horizontally.
  public var horizontal = ContentPriorities(hugging: .defaultLow, compression: .defaultHigh)
  /// The same, vertically.
  public var vertical = ContentPriorities(hugging: .defaultLow, compression: .defaultHigh)
  /// Whether the content is measured again at the width that the layout gives it.
  public var wraps = false
  /// What was measured at which widths.
  public var measured: [MeasuredContent] = []

  /// No content.
  public init() {}
}
