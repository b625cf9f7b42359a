import Foundation
import LayoutScene

/// The code of a view, which the kernel asks for what follows from sizes and insets that it finds while it solves.
/// All else about a view is a value that the host hands over (`ProblemItem`).
package protocol ViewCode: AnyObject {
  /// The size and baselines of the content: for unlimited room, or for this width in points.
  func contentLayout(fitting width: CGFloat?) -> IntrinsicLayout
  /// The alignment rect of a frame, points in the superview.
  func alignmentRect(forFrame frame: CGRect) -> CGRect
  /// The frame of an alignment rect, points in the superview.
  func frame(forAlignmentRect rect: CGRect) -> CGRect
  /// The view's safe area insets: `given`, which follow from its place, unless the view overrides them.
  func safeArea(from given: EdgeInsets) -> EdgeInsets
}

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
}

/// A view's insets as resolved: distances from the edges of its frame inwards, points.
package struct ResolvedInsets: Equatable, Sendable {
  package var safeArea = EdgeInsets.zero
  /// The safe area before an override of the view's `safeAreaInsets`.
  package var givenSafeArea = EdgeInsets.zero
  package var margins = EdgeInsets.zero
  package var readable = EdgeInsets.zero
  /// How far the keyboard, or else the safe area, reaches in from the bottom; 0 in a view without a keyboard
  /// guide.
  package var keyboard: CGFloat = 0

  package init() {}

  /// The insets of a built-in guide; 0 for a guide that is no inset of its owner.
  package func of(_ kind: GuideKind) -> EdgeInsets {
    switch kind {
    case .layoutMargins: margins
    case .safeArea: safeArea
    case .readableContent: readable
    case .scrollFrame, .free, .scrollContent, .keyboard: .zero
    }
  }
}

/// The kind of a guide: `free` for one that code or a document adds, otherwise a built-in guide.
public enum GuideKind: String, CaseIterable, Sendable, Hashable, Codable {
  /// A guide that code or a document added, or a rule.
  case free
  /// The view's frame less its layout margins.
  case layoutMargins
  /// The view's frame less its safe area.
  case safeArea
  /// The part of the margins guide that is comfortable to read.
  case readableContent
  /// The content of a scroll view.
  case scrollContent
  /// The frame of a scroll view.
  case scrollFrame
  /// From the top of the keyboard, or else of the bottom safe area, down to the view's bottom.
  case keyboard

  /// The number of the kind in the order in which a view's guides are listed: those that were added, then the others.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the guide is its owner's frame with insets, and has no variables of its own.
  package var isInset: Bool {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .scrollFrame: true
    case .free, .scrollContent, .keyboard: false
    }
  }
}
