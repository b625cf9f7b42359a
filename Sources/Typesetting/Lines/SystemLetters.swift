/// Recognises letters that the system font has and that are no combining marks.
enum SystemLetters {
  /// Whether a text may contain a mark that the system font composes with the letter before it, or
  /// a character of another font. False for texts of precomposed letters of European languages and
  /// Vietnamese, digits and punctuation.
  ///
  /// - Parameter text: UTF-8.
  static func mayCompose(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let length = length(ofLetterAt: index, in: text)
      guard length > 0 else { return true }
      index += length
    }
    return false
  }

  /// The number of bytes of the letter at `index`; 0 for another character.
  private static func length(ofLetterAt index: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let first = text[index]
    if first < 0x80 { return (0x20..<0x7F).contains(first) ? 1 : 0 }
    guard index + 1 < text.count else { return 0 }
    let second = text[index + 1]
    switch first {
    // U+00A0 … U+00BF without the soft hyphen.
    case 0xC2: return second >= 0xA0 && second != 0xAD ? 2 : 0
    // U+00C0 … U+017F without U+0149, which the system font does not have.
    case 0xC3, 0xC4: return 2
    case 0xC5: return second != 0x89 ? 2 : 0
    // U+0400 … U+045F.
    case 0xD0: return 2
    case 0xD1: return second < 0xA0 ? 2 : 0
    default: break
    }
    guard index + 2 < text.count else { return 0 }
    switch (first, second, text[index + 2]) {
    // U+1EA0 … U+1EF9.
    case (0xE1, 0xBA, 0xA0...0xBF), (0xE1, 0xBB, 0x80...0xB9): return 3
    // U+2010 … U+2026: dashes, quotation marks, bullet, ellipsis.
    case (0xE2, 0x80, 0x90...0xA6): return 3
    default: return 0
    }
  }
}
