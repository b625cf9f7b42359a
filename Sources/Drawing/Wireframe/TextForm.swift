/// How texts are drawn.
public enum TextForm: String, Sendable, Hashable, CaseIterable {
  /// As letters.
  case letters
  /// As a block in place of each line, which depends on no font.
  case blocks
}
