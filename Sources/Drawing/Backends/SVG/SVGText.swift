/// How SVG files hold text.
public enum SVGText: String, Sendable, Hashable, CaseIterable {
  /// The outlines of the glyphs, which look the same in every viewer.
  case outlines
  /// Text elements: small and searchable, but they look right only if the viewer has the fonts.
  case live
}
