import Foundation
import LayoutScene

/// The priorities of a content size along an axis.
public struct ContentPriorities: Equatable, Sendable {
  /// How strongly the view resists growing beyond its content.
  public var hugging: LayoutPriority
  /// How strongly it resists shrinking below it.
  public var compression: LayoutPriority

  /// Priorities above 0 and up to 1000.
  public init(hugging: LayoutPriority, compression: LayoutPriority) {
    self.hugging = hugging
    self.compression = compression
  }
}

/// The intrinsic size and baselines of a view.
public struct IntrinsicLayout: Equatable, Sendable {
  /// Points; a side below 0 has no intrinsic size.
  public var size: CGSize
  /// The baselines; nil for a view without text, whose baselines are its top and bottom.
  public var baselines: BaselineOffsets?

  /// A size in points with its baselines; none unless given.
  public init(size: CGSize, baselines: BaselineOffsets? = nil) {
    self.size = size
    self.baselines = baselines
  }

  /// No intrinsic size on either side.
  public static let none = IntrinsicLayout(size: CGSize(width: -1, height: -1))
}

/// What a content measured at a width.
public struct MeasuredContent: Equatable, Sendable {
  /// Points.
  public var width: CGFloat
  /// The size and baselines at the width.
  public var layout: IntrinsicLayout

  /// The size and baselines of a content at a width in points.
  public init(width: CGFloat, layout: IntrinsicLayout) {
    self.width = width
    self.layout = layout
  }
}

/// Distances from the edges of the alignment rect to the baselines, in points: the first baseline
/// below the top, the last one above the bottom.
///
/// They do not change with the view's height. They match the text only while the view has its
/// intrinsic height: a stretched label draws its text in the middle, and its baselines keep their
/// distances from the edges. Apple's guide says the same of baseline alignment.
public struct BaselineOffsets: Sendable, Hashable {
  /// The distance from the top of the alignment rect down to the first baseline, points.
  public var firstFromTop: CGFloat
  /// The distance from the bottom of the alignment rect up to the last baseline, points.
  public var lastFromBottom: CGFloat

  /// Offsets in points; each may be negative, for a baseline outside the alignment rect.
  public init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }

  /// The offsets in a rect with so much room above and below, points.
  package func within(top: CGFloat, bottom: CGFloat) -> Self {
    Self(firstFromTop: top + firstFromTop, lastFromBottom: bottom + lastFromBottom)
  }
}
