import Foundation

/// Distances from the edges of the alignment rect to the baselines, in points: the first baseline
/// below the top, the last one above the bottom.
///
/// They do not change with the view's height. They match the text only while the view has its
/// intrinsic height: a stretched label draws its text in the middle, and its baselines keep their
/// distances from the edges. Apple's guide says the same of baseline alignment.
public struct BaselineOffsets: Sendable, Hashable {
  /// From the top of the alignment rect down to the first baseline, points.
  public var firstFromTop: CGFloat
  /// From the bottom of the alignment rect up to the last baseline, points.
  public var lastFromBottom: CGFloat

  /// Offsets in points; each may be negative, for a baseline outside the alignment rect.
  public init(firstFromTop: CGFloat, lastFromBottom: CGFloat) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}

/// The intrinsic size and baselines of a view.
package struct IntrinsicLayout: Equatable {
  package var size: CGSize
  /// Nil for a view without text, whose baselines are its top and bottom.
  package var baselines: BaselineOffsets?

  package init(size: CGSize, baselines: BaselineOffsets? = nil) {
    self.size = size
    self.baselines = baselines
  }
}

/// What changed about a view since its window last laid out.
struct ViewChanges: OptionSet {
  let rawValue: Int
  static let contentSize = ViewChanges(rawValue: 1)
  static let contentPriorities = ViewChanges(rawValue: 2)
  static let geometry = ViewChanges(rawValue: 4)
  static let margins = ViewChanges(rawValue: 8)
  static let autoresizing = ViewChanges(rawValue: 16)
  static let boundsOrigin = ViewChanges(rawValue: 32)
}

struct CycleFlags: OptionSet {
  let rawValue: Int
  static let needsUpdateConstraints = CycleFlags(rawValue: 1)
  static let needsLayout = CycleFlags(rawValue: 2)
  static let needsDisplay = CycleFlags(rawValue: 4)
}

/// How a view takes part in right-to-left interfaces.
public enum SemanticContentAttribute: String, Sendable, Hashable, CaseIterable {
  /// The content reads as its traits say.
  case unspecified
  /// Controls of playback, which read from left to right everywhere.
  case playback
  /// Controls that stand for directions in space, which read from left to right everywhere.
  case spatial
  /// The content reads from left to right everywhere.
  case forceLeftToRight
  /// The content reads from right to left everywhere.
  case forceRightToLeft

  /// Whether such content reads from left to right in every language.
  var keepsLeftToRight: Bool {
    switch self {
    case .unspecified, .forceRightToLeft: false
    case .playback, .spatial, .forceLeftToRight: true
    }
  }
}
