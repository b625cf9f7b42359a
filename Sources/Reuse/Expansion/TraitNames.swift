import LayoutScene

extension ContentSizeCategory {
  /// UIKit's names of the text sizes that have numbers in Plumb.
  package static let uiKitNames: [(name: String, value: ContentSizeCategory)] = [
    ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
    ("accessibilityExtraLarge", .accessibility3),
    ("accessibilityExtraExtraLarge", .accessibility4),
    ("accessibilityExtraExtraExtraLarge", .accessibility5),
  ]
}

extension LayoutDirection {
  /// The directions by all of their names, UIKit's first.
  package static let names: [(name: String, value: LayoutDirection)] = [
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft), ("ltr", .leftToRight),
    ("rtl", .rightToLeft),
  ]
}
