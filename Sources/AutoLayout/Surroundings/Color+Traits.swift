import LayoutScene

extension Color {
  /// A dynamic colour: what `dynamicProvider` returns for traits with light and with dark appearance. It
  /// is called twice at once, and other traits have their defaults.
  public init(dynamicProvider: (Traits) -> Color) {
    self.init(
      light: dynamicProvider(Traits(appearance: .light)),
      dark: dynamicProvider(Traits(appearance: .dark)))
  }

  /// A colour of the system under traits; nil for an unknown name.
  static func system(_ name: String, _ traits: Traits) -> Color? {
    SemanticColors.named(name)?.resolved(for: traits.appearance, isElevated: traits.isElevated)
  }

  /// The colour under these traits, which is not dynamic.
  public func resolvedColor(with traits: Traits) -> Color {
    resolved(in: traits.colorSurroundings)
  }
}

extension Traits {
  /// What decides the components of dynamic colours.
  package var colorSurroundings: ColorSurroundings {
    ColorSurroundings(appearance, isElevated: isElevated, hasHighContrast: hasHighContrast)
  }
}
