import Foundation
import LayoutScene

/// The text size that a person has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(.extraSmall)
  public static let small = Self(.small)
  public static let medium = Self(.medium)
  public static let large = Self(.large)
  public static let extraLarge = Self(.extraLarge)
  public static let extraExtraLarge = Self(.extraExtraLarge)
  public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
  public static let accessibilityMedium = Self(.accessibility1)
  public static let accessibilityLarge = Self(.accessibility2)
  public static let accessibilityExtraLarge = Self(.accessibility3)
  public static let accessibilityExtraExtraLarge = Self(.accessibility4)
  public static let accessibilityExtraExtraExtraLarge = Self(.accessibility5)
  public static let didChangeNotification = event("ContentSizeCategoryDidChange")

  /// UIKit's names, in the order of the sizes.
  private static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ].map { "UICTContentSizeCategory\($0)" }
  private static let sizes = [String: ContentSizeCategory](
    uniqueKeysWithValues: zip(names, ContentSizeCategory.allCases))

  init(_ size: ContentSizeCategory) {
    rawValue = zip(Self.names, ContentSizeCategory.allCases).first { $1 == size }?.0 ?? ""
  }
  /// The size as layout has it; nil for an unspecified or unknown one.
  var size: ContentSizeCategory? { Self.sizes[rawValue] }

  public var isAccessibilityCategory: Bool { size.map { $0 >= .accessibility1 } ?? false }
  public static func < (a: Self, b: Self) -> Bool { a.order < b.order }
  public static func <= (a: Self, b: Self) -> Bool { a.order <= b.order }
  public static func > (a: Self, b: Self) -> Bool { a.order > b.order }
  public static func >= (a: Self, b: Self) -> Bool { a.order >= b.order }
  private var order: Int { Self.names.firstIndex(of: rawValue) ?? -1 }
}

// UIKit's names of the larger sizes, for what takes sizes of all layouts.
extension ContentSizeCategory {
  public static let accessibilityMedium = ContentSizeCategory.accessibility1
  public static let accessibilityLarge = ContentSizeCategory.accessibility2
  public static let accessibilityExtraLarge = ContentSizeCategory.accessibility3
  public static let accessibilityExtraExtraLarge = ContentSizeCategory.accessibility4
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory.accessibility5
}
