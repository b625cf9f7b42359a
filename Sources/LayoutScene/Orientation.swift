import Foundation

/// How a device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// The orientation of a screen of `size`: landscape where it is wider than high.
  package init(of size: CGSize) {
    self = size.width > size.height ? .landscape : .portrait
  }
}
