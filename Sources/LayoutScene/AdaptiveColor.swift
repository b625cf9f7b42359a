/// A colour that follows the appearance: in light, in dark, and in dark on an elevated level, such as that of
/// a sheet.
package struct AdaptiveColor: Sendable, Hashable {
  package var light: Color
  package var dark: Color
  package var elevated: Color

  /// The elevated value is the dark one unless given.
  package init(light: Color, dark: Color, elevated: Color? = nil) {
    self.light = light
    self.dark = dark
    self.elevated = elevated ?? dark
  }

  /// The same colour everywhere.
  package init(_ color: Color) { self.init(light: color, dark: color) }

  /// Whether the appearance makes no difference.
  package var isFixed: Bool { light == dark && dark == elevated }

  package func resolved(for appearance: Appearance, isElevated: Bool = false) -> Color {
    switch appearance {
    case .light: light
    case .dark: isElevated ? elevated : dark
    }
  }
}
