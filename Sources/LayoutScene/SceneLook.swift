import Foundation

/// A line along the inside of a view's edges, over the view's content, like `borderWidth` and
/// `borderColor` of Core Animation's layers.
public struct Border: Sendable, Hashable {
  /// The line's width in points; 0 for none.
  public var width: CGFloat
  /// The colour; black by default, as in UIKit.
  public var color: Color

  /// A border.
  public init(width: CGFloat, color: Color = Color(red: 0, green: 0, blue: 0)) {
    self.width = width
    self.color = color
  }
}

/// A shadow of a view's background, or without one of its content, as `shadowColor`, `shadowOpacity`,
/// `shadowRadius` and `shadowOffset` of UIKit's layers.
public struct Shadow: Sendable, Hashable {
  /// The colour; black by default, as in UIKit.
  public var color: Color
  /// The opacity from 0 to 1; UIKit's default is 0, which shows no shadow.
  public var opacity: Double
  /// The standard deviation of the blur in points, 0 or more; 3 by default.
  public var radius: CGFloat
  /// How far the shadow is moved, points; 3 upwards by default.
  public var offset: CGSize

  /// A shadow; by default with UIKit's values.
  public init(
    color: Color = Color(red: 0, green: 0, blue: 0), opacity: Double, radius: CGFloat = 3,
    offset: CGSize = CGSize(width: 0, height: -3)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

/// The look of a view besides its background and content.
public struct SceneLook: Sendable, Hashable {
  /// The colour of symbols and of what can be tapped, inherited ones included; nil for the system's.
  public var tint: Color?
  /// The border; nil for none.
  public var border: Border?
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// The direction in which the view itself reads; nil for the scene's.
  public var direction: LayoutDirection?

  /// The system's look.
  public init() {}
}
