/// Why text cannot be set at all. What is wrong with a text itself is never an error.
public enum TypesettingError: Error, Sendable, Hashable {
  /// Fonts are not installed: the files, and the Debian packages that hold them, both sorted.
  case missingFonts(files: [String], packages: [String])
  /// Fontconfig refused the configuration, or Pango could not make a font map of it.
  case unusable(String)
}
