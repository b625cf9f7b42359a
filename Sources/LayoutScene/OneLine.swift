extension String {
  /// The text on one line, for messages that quote it. A line break becomes `\n`. Other control
  /// characters become their codes, and so do those that change the text direction, which would
  /// reverse the following text in a terminal or on a page.
  package var oneLine: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    return map { character in
      character.isNewline
        ? "\\n"
        : character.unicodeScalars.map { scalar in
          Self.isControl(scalar) && scalar != "\t"
            ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }.joined()
    }.joined()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
