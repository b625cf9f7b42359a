import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The distances at the four edges; negative for outwards.
  public var top, left, bottom, right: CGFloat

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Insets in points; 0 by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset at every edge, points.
  public init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}

/// Distances from the four edges inwards, with leading and trailing edges that follow the layout
/// direction, in points.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// The distances at the four edges; negative for outwards. Leading is the left edge in a
  /// left-to-right layout.
  public var top, leading, bottom, trailing: CGFloat

  /// No insets.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Insets in points; 0 by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets with left and right edges.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}

extension CGRect {
  /// The rectangle reduced by `insets`, which may be negative. Unlike with `insetBy`, a rectangle
  /// reduced beyond its size gets a negative size, so that `outset(by:)` is the exact inverse.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The inverse of `inset(by:)`.
  public func outset(by insets: EdgeInsets) -> CGRect {
    inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

/// The direction of the interface.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// As in English.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew.
  case rightToLeft = "rtl"
}

/// Light or dark interface style.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// A colour in sRGB, components from 0 to 1, not premultiplied. A dynamic colour has other components in
/// dark appearance, as UIKit's system colours have.
public struct Color: Sendable, Hashable {
  /// The components, from 0 to 1; an alpha of 1 is opaque. Those of a dynamic colour are for light
  /// appearance.
  public var red, green, blue, alpha: Double
  /// The components in other surroundings; nil for a colour that is the same everywhere.
  private var variants: ColorVariants?

  /// A colour; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A dynamic colour: `light` in light appearance, and `dark` in dark appearance.
  public init(light: Color, dark: Color) {
    self = .varying { ($0.appearance == .dark ? dark : light).resolved(in: $0) }
  }

  init(_ color: Color, _ variants: ColorVariants?) {
    self = color
    self.variants = variants
  }

  /// Whether the colour depends on the appearance.
  public var isDynamic: Bool { variants != nil }

  /// Whether code decides the colour when it is asked for.
  var isProvided: Bool { variants?.isProvided ?? false }

  /// The colour in an appearance, which does not depend on it any more.
  public func resolved(for appearance: Appearance) -> Color {
    resolved(in: ColorSurroundings(appearance))
  }

  /// The colour in surroundings, which does not depend on them any more.
  package func resolved(in surroundings: ColorSurroundings) -> Color {
    guard let variants else { return self }
    return variants.color(in: surroundings)
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
  public init?(hex: String) {
    guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = hex.utf8.dropFirst().map { Character(UnicodeScalar($0)).hexDigitValue }
    let values = digits.compactMap { $0 }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(
      red: Double(bytes[0]) / 255, green: Double(bytes[1]) / 255, blue: Double(bytes[2]) / 255,
      alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }
}
