import Foundation

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
