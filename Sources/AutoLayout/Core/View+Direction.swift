import LayoutScene

/// How a view takes part in right-to-left interfaces.
public enum SemanticContentAttribute: String, Sendable, Hashable, CaseIterable {
  /// The content reads as its traits say.
  case unspecified
  /// Controls of playback, which read from left to right everywhere.
  case playback
  /// Controls that stand for directions in space, which read from left to right everywhere.
  case spatial
  /// The content reads from left to right everywhere.
  case forceLeftToRight
  /// The content reads from right to left everywhere.
  case forceRightToLeft

  /// Whether such content reads from left to right in every language.
  var keepsLeftToRight: Bool {
    switch self {
    case .unspecified, .forceRightToLeft: false
    case .playback, .spatial, .forceLeftToRight: true
    }
  }
}

extension View {
  /// The direction of a view with this attribute. UIKit takes the application's direction for
  /// `unspecified`; there is none here, so it is left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with this attribute if its traits read in `direction`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: LayoutDirection
  ) -> LayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var contentDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      if let window, ancestry.overriding == nil {
        window.context.traits.layoutDirection
      } else {
        traits.layoutDirection
      }
    default: Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
  }
}
