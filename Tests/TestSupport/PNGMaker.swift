/// Puts PNG files together byte by byte, well-formed or not, without the code under test.
package struct PNGMaker {
  package var width, height, depth, color, interlace: Int
  /// Chunks before the pixels, by type.
  package var before: [(String, [UInt8])]
  /// The rows with their filter bytes, not compressed.
  package var rows: [UInt8]

  package init(
    width: Int = 2, height: Int = 2, depth: Int = 8, color: Int = 2, interlace: Int = 0,
    before: [(String, [UInt8])] = [], rows: [UInt8]
  ) {
    (self.width, self.height, self.depth, self.color) = (width, height, depth, color)
    (self.interlace, self.before, self.rows) = (interlace, before, rows)
  }

  package var header: [UInt8] {
    word(width) + word(height) + [UInt8(depth), UInt8(color), 0, 0, UInt8(interlace)]
  }

  package var file: [UInt8] {
    file(chunks: [("IHDR", header)] + before + [("IDAT", Self.stored(rows)), ("IEND", [])])
  }

  package func file(chunks: [(String, [UInt8])]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunks.flatMap { Self.chunk($0.0, $0.1) }
  }

  package static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return word(content.count) + body + word(Int(crc(body)))
  }

  /// A zlib stream that compresses nothing, in blocks of at most 65,535 bytes.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return stream + word(adler(bytes))
  }

  package static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  package func word(_ value: Int) -> [UInt8] { Self.word(value) }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}
