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

/// Corners of a rectangle, under the names and with the values of Core Animation's `CACornerMask`.
public struct CornerMask: OptionSet, Sendable, Hashable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
  /// All four corners.
  public static let all = CornerMask(rawValue: 15)

  /// The corners with their names.
  package static let named: [(name: String, value: CornerMask)] = [
    ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
    ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
  ]
}

/// Colours that change along a line, as in Core Animation's `CAGradientLayer`.
public struct Gradient: Sendable, Hashable {
  /// The colours, at least one.
  public var colors: [Color]
  /// The places of the colours along the line, from 0 to 1 and ascending; nil, the default, spreads them
  /// evenly. Beyond the first and the last colour these continue.
  public var locations: [Double]?
  /// The start and the end of the line, as parts of the view's width and height: from the middle of the
  /// top to the middle of the bottom by default.
  public var start, end: CGPoint

  /// A gradient.
  public init(
    colors: [Color], locations: [Double]? = nil, start: CGPoint = CGPoint(x: 0.5, y: 0),
    end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }

  /// The colour at a place that is given in parts of the width and height. Components are mixed with
  /// their alphas, so that a clear colour only makes others fainter.
  package func color(at place: CGPoint) -> Color {
    let line = CGSize(width: end.x - start.x, height: end.y - start.y)
    let length = line.width * line.width + line.height * line.height
    let way = (place.x - start.x) * line.width + (place.y - start.y) * line.height
    let part = length > 0 ? Double(way / length) : 1
    let places = stops
    guard let next = places.firstIndex(where: { $0 > part }) else {
      return colors.last ?? .clear
    }
    guard next > 0 else { return colors[0] }
    let share = (part - places[next - 1]) / (places[next] - places[next - 1])
    return Self.mix(colors[next - 1], colors[next], share)
  }

  /// A place for each colour.
  private var stops: [Double] {
    if let locations, locations.count == colors.count { return locations }
    return colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
  }

  private static func mix(_ a: Color, _ b: Color, _ share: Double) -> Color {
    let (before, after) = (a.alpha * (1 - share), b.alpha * share)
    let alpha = before + after
    guard alpha > 0 else { return .clear }
    func part(_ a: Double, _ b: Double) -> Double { (a * before + b * after) / alpha }
    return Color(
      red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
      alpha: alpha)
  }
}

/// The look of a view besides its background and content.
public struct SceneLook: Sendable, Hashable {
  /// The corners that are round if the view has a radius.
  public var corners = CornerMask.all
  /// Colours over the background; nil for none.
  public var gradient: Gradient?
  /// The colour of symbols and of what can be tapped, inherited ones included; nil for the system's.
  public var tint: Color?
  /// The border; nil for none.
  public var border: Border?
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// The direction in which the view itself reads; nil for the scene's.
  public var direction: LayoutDirection?
  /// Whether a swipe has moved the content to a side, where a part of it is out of the view.
  public var isSwiped = false
  /// Whether the view is a button that a swipe over its superview, a cell, shows.
  public var isSwipeAction = false

  /// The system's look.
  public init() {}
}
