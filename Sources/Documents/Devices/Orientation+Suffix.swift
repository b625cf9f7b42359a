import LayoutScene

extension Orientation {
  /// The suffix of names of devices in this orientation.
  var suffix: String { "-" + rawValue }
}
