extension String {
  /// The text on one line, for messages that quote it. A line break becomes `\n`. Other control
  /// characters become their codes, and so do those that change the text direction, which would
  /// reverse the following text in a terminal or on a page.
  package var oneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return map { $0.isNewline ? "\\n" : String($0).withoutControls }.joined()
  }

  /// The text as a terminal may show it: its line feeds stay, and all else is as in `oneLine`. Whatever is printed
  /// for people passes through here, so that no name or text can act on a terminal or pretend to be another.
  package var shown: String {
    guard unicodeScalars.contains(where: { $0 != "\n" && $0.isControl }) else { return self }
    return split(separator: "\n" as Character, omittingEmptySubsequences: false)
      .map { String($0).oneLine }.joined(separator: "\n")
  }

  private var withoutControls: String {
    unicodeScalars.map { scalar in
      scalar.isControl && scalar != "\t"
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a character acts where it is shown: a control character, or one that changes the text direction.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
