import AutoLayout
import Foundation
import LayoutScene

/// Values that are read outside of a table of keys. They are made once: some have a table of keys of their own, which
/// would be made for each view.
enum SharedValues {
  static let adaptiveColor = Value<AdaptiveColor>.adaptiveColor
  static let allowances = Value<[Allowance]>.allowances
  static let image = Value<ImageContent>.image
  static let localizedText = Value<String>.localizedText
  static let number = Value<Double>.number()
  static let points = Value<CGFloat>.points()
}
