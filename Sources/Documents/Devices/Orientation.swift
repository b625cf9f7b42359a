import Foundation
import LayoutScene

/// How a device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// That of a screen of `size`: landscape where it is wider than high.
  init(of size: CGSize) {
    self = size.width > size.height ? .landscape : .portrait
  }

  /// What the names of devices that are held so end in.
  var suffix: String { "-" + rawValue }
}
