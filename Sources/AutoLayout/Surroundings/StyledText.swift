/// A text whose parts may have fonts and colours of their own.
struct StyledText: Hashable {
  /// The text. Setting it clears the attributes of its parts.
  var string: String? { didSet { attributed = nil } }
  /// The text with attributes; nil for one of a single style.
  private(set) var attributed: AttributedText?

  /// The same text with the attributes of `text`, or none.
  mutating func set(_ text: AttributedText?) {
    string = text?.string
    attributed = text
  }
}
