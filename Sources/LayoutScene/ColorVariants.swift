/// What decides which components a dynamic colour has.
package struct ColorSurroundings: Sendable, Hashable {
  package var appearance: Appearance
  /// Whether the view is on an elevated level, such as a sheet.
  package var isElevated: Bool
  /// Whether the person has asked for more contrast.
  package var hasHighContrast: Bool

  package init(
    _ appearance: Appearance, isElevated: Bool = false, hasHighContrast: Bool = false
  ) {
    self.appearance = appearance
    self.isElevated = isElevated
    self.hasHighContrast = hasHighContrast
  }

  /// All surroundings that there are; light ones first.
  static let all = [false, true].flatMap { contrast in
    [Appearance.light, .dark].flatMap { appearance in
      [false, true].map {
        ColorSurroundings(appearance, isElevated: $0, hasHighContrast: contrast)
      }
    }
  }
  /// The place in `all`.
  var index: Int {
    (hasHighContrast ? 4 : 0) + (appearance == .dark ? 2 : 0) + (isElevated ? 1 : 0)
  }
}

/// The components of a dynamic colour. It is an object, since a value cannot contain its own type.
final class ColorVariants: Sendable, Hashable {
  /// The colours in the order of `ColorSurroundings.all`; empty where code decides.
  private let colors: [Color]
  private let provider: (@Sendable (ColorSurroundings) -> Color)?

  init(_ colors: [Color]) { (self.colors, provider) = (colors, nil) }
  init(_ provider: @escaping @Sendable (ColorSurroundings) -> Color) {
    (colors, self.provider) = ([], provider)
  }

  /// Whether code decides the colour when it is asked for.
  var isProvided: Bool { provider != nil }

  func color(in surroundings: ColorSurroundings) -> Color {
    if let provider { return provider(surroundings).resolved(in: surroundings) }
    return colors[surroundings.index]
  }

  static func == (a: ColorVariants, b: ColorVariants) -> Bool {
    a === b || a.provider == nil && b.provider == nil && a.colors == b.colors
  }
  func hash(into hasher: inout Hasher) {
    if provider == nil { hasher.combine(colors) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension Color {
  /// A colour that code decides whenever it is asked for.
  package static func provided(
    by provider: @escaping @Sendable (ColorSurroundings) -> Color
  ) -> Color {
    let light = ColorSurroundings(.light)
    return Color(provider(light).resolved(in: light), ColorVariants(provider))
  }

  /// A colour with a value for each of the surroundings; fixed where all are the same.
  package static func varying(_ variants: (ColorSurroundings) -> Color) -> Color {
    let colors = ColorSurroundings.all.map { variants($0).resolved(in: $0) }
    let isFixed = colors.dropFirst().allSatisfy { $0 == colors[0] }
    return Color(colors[0], isFixed ? nil : ColorVariants(colors))
  }
}
