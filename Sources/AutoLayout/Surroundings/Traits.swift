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
    return result
  }
}
