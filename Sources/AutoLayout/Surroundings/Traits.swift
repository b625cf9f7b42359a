import Foundation
import LayoutScene

/// How much room an axis of the screen has.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
  /// The size class is not known.
  case unspecified
  /// Little room, such as the width of a phone held upright.
  case compact
  /// Much room, such as both axes of a tablet.
  case regular
}

/// The environment of a layout, as in UIKit's trait collection. The caller sets it; nothing is read
/// from the machine.
public struct Traits: Sendable, Hashable {
  /// How much room the screen has horizontally.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room the screen has vertically.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Device pixels per point, above 0.
  public var displayScale: CGFloat
  /// Light or dark. Layout does not depend on it.
  public var appearance: Appearance
  /// Whether the screen is on an elevated level, such as a sheet, whose backgrounds are lighter in dark appearance.
  package var isElevated = false
  /// Whether the person has asked for more contrast between colours.
  package var hasHighContrast = false
  /// Traits that neither layout nor colours depend on, such as those of an app, by the types that name them.
  package var others: [ObjectIdentifier: OtherTrait] = [:]
  /// The direction in which the interface reads.
  public var layoutDirection: LayoutDirection
  /// The locale as a BCP 47 tag.
  public var locale: String
  /// The text size that the person has chosen.
  public var contentSizeCategory: ContentSizeCategory
  /// `contentSizeCategory` under UIKit's name.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { contentSizeCategory }
    set { contentSizeCategory = newValue }
  }

  /// The traits of a phone held upright at 2x, in English and at the default text size, unless
  /// given otherwise.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .compact,
    verticalSizeClass: UserInterfaceSizeClass = .regular, displayScale: CGFloat = 2,
    appearance: Appearance = .light, layoutDirection: LayoutDirection = .leftToRight,
    locale: String = "en", contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.appearance = appearance
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.contentSizeCategory = contentSizeCategory
  }

  package func onLevel(isElevated: Bool) -> Traits {
    var traits = self
    traits.isElevated = isElevated
    return traits
  }
}

/// Traits that a view sets for itself and its descendants; nil inherits those of the superview.
public struct TraitOverrides: Sendable, Hashable {
  /// The horizontal size class; nil to inherit it.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class; nil to inherit it.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Light or dark; nil to inherit it.
  public var appearance: Appearance?
  /// The reading direction; nil to inherit it.
  public var layoutDirection: LayoutDirection?
  /// The locale as a BCP 47 tag; nil to inherit it.
  public var locale: String?
  /// The text size; nil to inherit it.
  public var contentSizeCategory: ContentSizeCategory?
  /// The least and the largest text size; nil for no limit.
  package var leastContentSizeCategory, mostContentSizeCategory: ContentSizeCategory?
  /// Device pixels per point, the level and the contrast; nil to inherit them.
  package var displayScale: CGFloat?
  package var isElevated, hasHighContrast: Bool?
  /// Traits that neither layout nor colours depend on.
  package var others: [ObjectIdentifier: OtherTrait] = [:]

  /// No overrides: every trait is inherited.
  public init() {}

  package func applied(to traits: Traits) -> Traits {
    var result = traits
    if let horizontalSizeClass { result.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { result.verticalSizeClass = verticalSizeClass }
    if let appearance { result.appearance = appearance }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    if let locale { result.locale = locale }
    if let contentSizeCategory { result.contentSizeCategory = contentSizeCategory }
    if let least = leastContentSizeCategory {
      result.contentSizeCategory = max(result.contentSizeCategory, least)
    }
    if let most = mostContentSizeCategory {
      result.contentSizeCategory = min(result.contentSizeCategory, most)
    }
    if let displayScale { result.displayScale = displayScale }
    if let isElevated { result.isElevated = isElevated }
    if let hasHighContrast { result.hasHighContrast = hasHighContrast }
    if !others.isEmpty { result.others.merge(others) { $1 } }
    return result
  }

  /// These overrides, and those of `other` over them.
  package func merged(with other: TraitOverrides) -> TraitOverrides {
    var result = self
    result.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    result.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    result.appearance = other.appearance ?? appearance
    result.layoutDirection = other.layoutDirection ?? layoutDirection
    result.locale = other.locale ?? locale
    result.contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
    result.leastContentSizeCategory = other.leastContentSizeCategory ?? leastContentSizeCategory
    result.mostContentSizeCategory = other.mostContentSizeCategory ?? mostContentSizeCategory
    result.displayScale = other.displayScale ?? displayScale
    result.isElevated = other.isElevated ?? isElevated
    result.hasHighContrast = other.hasHighContrast ?? hasHighContrast
    result.others.merge(other.others) { $1 }
    return result
  }
}

/// The value of a trait that only code asks for.
package struct OtherTrait: @unchecked Sendable, Hashable {
  package let value: Any
  private let isSame: (Any) -> Bool

  package init<Value>(_ value: Value) {
    self.value = value
    isSame = { other in
      func same<E: Equatable>(_ a: E) -> Bool { (other as? E) == a }
      if let value = value as? any Equatable { return same(value) }
      return type(of: value) is AnyClass && (value as AnyObject) === (other as AnyObject)
    }
  }
  package static func == (a: OtherTrait, b: OtherTrait) -> Bool { a.isSame(b.value) }
  package func hash(into hasher: inout Hasher) {}
}
