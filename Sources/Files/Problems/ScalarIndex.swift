/// Converts between the bytes of a text in UTF-8 and its Unicode scalars, in a time that does not grow with the text.
///
/// The parsers count places in either, and a file may be a single line of megabytes with a place a word.
struct ScalarIndex: Sendable {
  private static let stride = 128

  private let text: String
  /// The number of scalars that begin before every `stride`th byte, of which the first is 0.
  private let counts: [Int]

  /// - Parameter text: in contiguous UTF-8.
  init(_ text: String) {
    var text = text
    counts = text.withUTF8 { bytes in
      var (counts, count) = ([0], 0)
      for start in Swift.stride(from: 0, to: bytes.count - Self.stride, by: Self.stride) {
        let block = UnsafeBufferPointer(rebasing: bytes[start..<start + Self.stride])
        count += block.count(where: Self.begins)
        counts.append(count)
      }
      return counts
    }
    self.text = text
  }

  /// The number of whole scalars before the byte at `offset`, which is at most the number of bytes.
  func count(before offset: Int) -> Int {
    let block = min(offset / Self.stride, counts.count - 1)
    let start = block * Self.stride
    let bytes = text.utf8.dropFirst(start)
    let begun = counts[block] + bytes.prefix(offset - start).count(where: Self.begins)
    // A scalar that the offset is in the middle of is not before it.
    let isInside = bytes.dropFirst(offset - start).first.map { !Self.begins($0) } ?? false
    return isInside ? begun - 1 : begun
  }

  /// The offset of the byte with which a scalar begins. `scalar` is from 0 and less than their number.
  func offset(of scalar: Int) -> Int {
    let block = counts.bisect(scalar)
    var left = scalar - counts[block]
    var offset = block * Self.stride
    for byte in text.utf8.dropFirst(offset) {
      if Self.begins(byte) {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }

  private static func begins(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
