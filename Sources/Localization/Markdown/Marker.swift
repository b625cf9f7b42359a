/// Stands for a value while a text is read as Markdown, so that characters of the value are not
/// markup.
enum Marker {
  // The last two private use characters of Unicode; hardly any text has them.
  private static let start: Unicode.Scalar = "\u{10FFFC}"
  private static let end: Unicode.Scalar = "\u{10FFFD}"

  /// - Parameter specifier: the place that the value is for. Its first and last characters are
  ///   kept, because characters beside markers of emphasis decide whether these count, and Apple
  ///   reads Markdown before it fills in values.
  static func marker(_ index: Int, for specifier: String) -> String {
    "\(specifier.first ?? "%")\(start)\(index)\(end)\(specifier.last ?? "@")"
  }

  /// The text without characters that could look like a marker.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == start || $0 == end }) else { return text }
    return String(text.unicodeScalars.filter { $0 != start && $0 != end })
  }

  /// The text with its markers replaced by the values.
  static func filled(_ text: String, _ values: [String]) -> String {
    guard !values.isEmpty, text.unicodeScalars.contains(start) else { return text }
    var filled = String.UnicodeScalarView()
    var number: String?
    var isBehind = false
    for scalar in text.unicodeScalars {
      if isBehind {
        isBehind = false
      } else if scalar == start {
        if !filled.isEmpty { filled.removeLast() }
        number = ""
      } else if scalar == end, let digits = number {
        isBehind = true
        if let index = Int(digits), values.indices.contains(index) {
          // Appending them at once would copy all that is there.
          for one in values[index].unicodeScalars { filled.append(one) }
        }
        number = nil
      } else if number != nil {
        number?.unicodeScalars.append(scalar)
      } else {
        filled.append(scalar)
      }
    }
    return String(filled)
  }
}
