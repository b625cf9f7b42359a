/// How texts are drawn.
public enum TextForm: String, Sendable, Hashable, CaseIterable {
  /// Texts are drawn as letters.
  case letters
  /// A block is drawn in place of each line, which depends on no font.
  case blocks
}
