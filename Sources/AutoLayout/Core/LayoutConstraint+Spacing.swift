extension LayoutConstraint {
  /// Whether the constant is the system's spacing, which a single `-` of Visual Format asks for.
  /// Between baselines it depends on the fonts.
  package var hasSystemSpacing: Bool { systemSpacing != nil }

  /// Gives the constraint the system's spacing, as a single `-` of Visual Format does.
  package func useSystemSpacing() {
    systemSpacing = SystemSpacing(.visualFormat)
  }
}
