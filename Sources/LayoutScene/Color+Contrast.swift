import Foundation

// The contrast and the mixing of colours.
extension Color {
  /// A colour from `0xRRGGBB` and an alpha.
  package init(_ rgb: Int, _ alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }

  package func opacity(_ factor: Double) -> Color { mapped { $0.alpha *= factor } }

  /// The colour with another alpha in every appearance.
  public func withAlphaComponent(_ alpha: Double) -> Color { mapped { $0.alpha = alpha } }

  /// A colour with the same change in all surroundings.
  private func mapped(_ change: @escaping @Sendable (inout Color) -> Void) -> Color {
    @Sendable func changed(_ color: Color) -> Color {
      var color = color
      change(&color)
      return color
    }
    if !isDynamic { return changed(self) }
    if isProvided { return .provided { changed(resolved(in: $0)) } }
    return .varying { changed(resolved(in: $0)) }
  }

  /// This colour laid over an opaque one.
  package func over(_ below: Color) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }

  /// Relative luminance as WCAG 2 defines it, 0 … 1.
  package var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG's contrast ratio, 1 … 21.
  package func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// `#rrggbb`, as documents write an opaque colour.
  package var hex: String { Self.hex([red, green, blue]) }

  /// `#rrggbb`, or `#rrggbbaa` for a colour that is not opaque.
  package var hexWithAlpha: String {
    alpha == 1 ? hex : Self.hex([red, green, blue, alpha])
  }

  private static func hex(_ components: [Double]) -> String {
    let bytes = components.map { component in
      component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    }
    return "#" + bytes.map { $0.hex(digits: 2) }.joined()
  }
}
