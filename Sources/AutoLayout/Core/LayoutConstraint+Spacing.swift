extension LayoutConstraint {
  /// Whether the constant is the system's spacing, as for a lone `-` of Visual Format. Between baselines
  /// it depends on the fonts.
  package var hasSystemSpacing: Bool { systemSpacing != nil }

  /// Gives the constraint the system's spacing, as a lone `-` of Visual Format does.
  package func useSystemSpacing() {
    systemSpacing = SystemSpacing(.visualFormat)
  }
}
