import Foundation

/// The Dynamic Type sizes that a person can choose, smallest first.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The smallest size; body text is 14 points.
  case extraSmall
  /// Body text is 15 points.
  case small
  /// Body text is 16 points.
  case medium
  /// The default size; body text is 17 points.
  case large
  /// Body text is 19 points.
  case extraLarge
  /// Body text is 21 points.
  case extraExtraLarge
  /// The largest of the ordinary sizes; body text is 23 points.
  case extraExtraExtraLarge
  /// The first of the larger accessibility sizes; body text is 28 points.
  case accessibility1
  /// Body text is 33 points.
  case accessibility2
  /// Body text is 40 points.
  case accessibility3
  /// Body text is 47 points.
  case accessibility4
  /// The largest size; body text is 53 points.
  case accessibility5

  /// Whether this is one of the larger sizes of the accessibility settings.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }

  /// The size in small letters, such as `extra extra large` or `accessibility 1`.
  package var words: String {
    rawValue.spacedWords.lowercased().replacing("accessibility", with: "accessibility ")
  }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// UIKit's text styles, whose size follows the Dynamic Type size.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// 34 points at the default size.
  case largeTitle
  /// 28 points at the default size.
  case title1
  /// 22 points at the default size.
  case title2
  /// 20 points at the default size.
  case title3
  /// 17 points at the default size, semibold.
  case headline
  /// 17 points at the default size.
  case body
  /// 16 points at the default size.
  case callout
  /// 15 points at the default size.
  case subheadline
  /// 13 points at the default size.
  case footnote
  /// 12 points at the default size.
  case caption1
  /// 11 points at the default size.
  case caption2

  /// Semibold for `headline`, regular for the others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size in points, from Apple's Dynamic Type tables.
  public func pointSize(at category: ContentSizeCategory) -> CGFloat {
    sizes[category.index]
  }

  /// The distance of this style's baselines in points, from Apple's Dynamic Type tables. It does
  /// not follow from the size alone: text of 21 points has a leading of 26, but one of 28 in a
  /// subheadline.
  public func leading(at category: ContentSizeCategory) -> CGFloat {
    leadings[category.index]
  }

  /// Scales a length or font size for a Dynamic Type size as UIFontMetrics does: by this style's
  /// leading, rounded to whole pixels. `value` is in points for the size `large`. The result is at
  /// most `maximum`.
  public func scaled(
    _ value: CGFloat, at category: ContentSizeCategory, scale: CGFloat, maximum: CGFloat? = nil
  ) -> CGFloat {
    let ratio = leading(at: category) / leading(at: .large)
    let scaled = PixelGrid(scale: scale).round(value * ratio)
    return maximum.map { min($0, scaled) } ?? scaled
  }

  /// One column for each category, smallest first.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// One column for each category, smallest first.
  private var leadings: [CGFloat] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
