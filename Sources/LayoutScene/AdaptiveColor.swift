/// A colour with values for light appearance, dark appearance, and dark appearance on an elevated
/// level, such as a sheet.
package struct AdaptiveColor: Sendable, Hashable {
  package var light: Color
  package var dark: Color
  package var elevated: Color

  /// A colour with up to three values; the elevated one is the dark one by default.
  package init(light: Color, dark: Color, elevated: Color? = nil) {
    self.light = light
    self.dark = dark
    self.elevated = elevated ?? dark
  }

  /// A colour with the same value in every appearance.
  package init(_ color: Color) { self.init(light: color, dark: color) }

  /// Whether all values are equal.
  package var isFixed: Bool { light == dark && dark == elevated }

  package func resolved(for appearance: Appearance, isElevated: Bool = false) -> Color {
    switch appearance {
    case .light: light
    case .dark: isElevated ? elevated : dark
    }
  }
}
