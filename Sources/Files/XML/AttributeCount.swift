/// Counts the attributes of each element before libxml2 reads a file. The library compares every attribute
/// with all others of its element before it tells of any of them, so that the time would grow with the
/// square of their number.
enum AttributeCount {
  /// The most attributes of an element; those of XLIFF and property lists have fewer than ten.
  static let limit = 100

  /// The offset of the first element that has more; nil where there is none.
  ///
  /// A tag has no “<” but the one that it begins with, also in its values. In a comment, or in other text
  /// that is not marked up, what looks like such a tag counts as one.
  static func firstExcess(in bytes: [UInt8]) -> Int? {
    var tag: Int?
    var quote: UInt8?
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") {
        tag = startsTag(bytes, offset) ? offset : nil
        (quote, count) = (nil, 0)
      } else if let start = tag {
        switch byte {
        case quote: quote = nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if quote == nil { (quote, count) = (byte, count + 1) }
          if count > limit { return start }
        case UInt8(ascii: ">"): if quote == nil { tag = nil }
        default: break
        }
      }
    }
    return nil
  }

  /// Whether a “<” does not begin a comment, a document type or an instruction.
  private static func startsTag(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] != UInt8(ascii: "!") && bytes[offset + 1] != UInt8(ascii: "?")
  }
}
