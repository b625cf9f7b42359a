/// Characters that have no place in texts. Escapes may put them there.
package enum ControlCharacter {
  package static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The first one in a text, with the number of scalars before it; nil where there is none.
  package static func first(in text: String) -> (scalar: Unicode.Scalar, offset: Int)? {
    guard text.hasByte(mayBegin) else { return nil }
    let found = text.unicodeScalars.enumerated().first { isOne($0.element) }
    return found.map { ($0.element, $0.offset) }
  }

  /// Whether one may begin with the byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xEF
  }
}
