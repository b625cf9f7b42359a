import Foundation
import LayoutScene

/// Whether an axis of the screen has little or much room.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
  case unspecified, compact, regular
}

/// What the surroundings say about a layout, as UIKit's trait collection does: inputs from the
/// canvas, never read from the machine.
public struct Traits: Sendable, Hashable {
  public var horizontalSizeClass: UserInterfaceSizeClass
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Device pixels per point, above 0.
  public var displayScale: CGFloat
  public var appearance: Appearance
  public var layoutDirection: LayoutDirection
  /// A BCP 47 tag.
  public var locale: String
  public var contentSizeCategory: ContentSizeCategory
  /// UIKit's name.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { contentSizeCategory }
    set { contentSizeCategory = newValue }
  }

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
}

/// Traits that a view gives itself and everything below it; nil leaves what the superview has.
public struct TraitOverrides: Sendable, Hashable {
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  public var appearance: Appearance?
  public var layoutDirection: LayoutDirection?
  public var locale: String?
  public var contentSizeCategory: ContentSizeCategory?

  public init() {}

  func applied(to traits: Traits) -> Traits {
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
