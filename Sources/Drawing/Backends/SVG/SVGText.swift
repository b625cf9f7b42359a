/// How SVG files hold text.
public enum SVGText: String, Sendable, Hashable, CaseIterable {
  /// The shapes of the glyphs: looks the same everywhere.
  case outlines
  /// Text elements: small and searchable, but as good as the viewer's fonts.
  case live
}
