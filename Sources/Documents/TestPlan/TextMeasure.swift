/// How texts are measured.
package enum TextMeasure: String, Sendable, CaseIterable {
  /// By their fonts.
  case fonts
  /// Every character is half an em wide.
  case fixed
}
