/// Why no text can be set at all. No text is an error by itself.
public enum TypesettingError: Error, Sendable, Hashable {
  /// Fonts are not installed. The values are the missing files and the Debian packages that contain
  /// them, both sorted.
  case missingFonts(files: [String], packages: [String])
  /// Fontconfig refused the configuration, or Pango could not make a font map from it. The value
  /// says which.
  case unusable(String)
}
