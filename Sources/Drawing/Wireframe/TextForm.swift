/// What is drawn of a text.
public enum TextForm: String, Sendable, Hashable, CaseIterable {
  /// Its letters.
  case letters
  /// A block in the place of each line, which depends on no font.
  case blocks
}
