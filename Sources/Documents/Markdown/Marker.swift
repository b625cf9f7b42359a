/// What stands for a value while a text is read as Markdown: a value is shown as it is, whatever signs are
/// in it.
enum Marker {
  // The last two that Unicode leaves for private use; hardly any text has them.
  private static let start: Unicode.Scalar = "\u{10FFFC}"
  private static let end: Unicode.Scalar = "\u{10FFFD}"

  /// - Parameter specifier: the place that the value is for. What the first and last character beside
  ///   signs of emphasis are decides whether they are any; Apple reads Markdown before it fills in values.
  static func marker(_ index: Int, for specifier: String) -> String {
    "\(specifier.first ?? "%")\(start)\(index)\(end)\(specifier.last ?? "@")"
  }

  /// A text without what would look like a marker.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == start || $0 == end }) else { return text }
    return String(text.unicodeScalars.filter { $0 != start && $0 != end })
  }

  /// The text with the values in the place of their markers.
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
          filled.append(contentsOf: values[index].unicodeScalars)
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
