/// A colour with values for light appearance, dark appearance, and dark appearance on an elevated
/// level, such as a sheet; and with others where the person has asked for more contrast.
package struct AdaptiveColor: Sendable, Hashable {
  package var light: Color
  package var dark: Color
  package var elevated: Color
  /// The values where the person has asked for more contrast; nil where they are the same.
  package var contrast: Contrast?

  package struct Contrast: Sendable, Hashable {
    package var light, dark, elevated: Color
    package init(light: Color, dark: Color, elevated: Color) {
      (self.light, self.dark, self.elevated) = (light, dark, elevated)
    }
  }

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

  /// The colour that has all these values.
  package var color: Color {
    Color.varying { surroundings in
      if surroundings.hasHighContrast, let contrast {
        return AdaptiveColor(
          light: contrast.light, dark: contrast.dark, elevated: contrast.elevated
        ).resolved(for: surroundings.appearance, isElevated: surroundings.isElevated)
      }
      return resolved(for: surroundings.appearance, isElevated: surroundings.isElevated)
    }
  }
}
