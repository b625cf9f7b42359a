import Foundation

/// Distances from the edges of the alignment rect to the baselines, in points: the first baseline
/// below the top, the last one above the bottom.
///
/// They do not change with the view's height, so they are the text's only while the view is as high
/// as its content wants: a label that is stretched draws its text in the middle, and its baselines
/// stay at the edges. Apple's guide says as much of baselines; hug a label's text to align it.
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

/// What a view's content asks for.
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

  /// Whether content with it reads from left to right in every language.
  var keepsLeftToRight: Bool {
    switch self {
    case .unspecified, .forceRightToLeft: false
    case .playback, .spatial, .forceLeftToRight: true
    }
  }
}
