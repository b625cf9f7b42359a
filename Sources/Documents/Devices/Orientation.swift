import Foundation
import LayoutScene

/// How a device is held.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// The orientation of a screen of `size`: landscape where it is wider than high.
  init(of size: CGSize) {
    self = size.width > size.height ? .landscape : .portrait
  }

  /// The suffix of names of devices in this orientation.
  var suffix: String { "-" + rawValue }
}
