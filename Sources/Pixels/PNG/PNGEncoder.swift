import CSpng
import Checksums

extension PNG {
  /// Writes a PNG with 8 bits per sample: with a palette for at most 256 colours, as RGB for other
  /// opaque pictures, and otherwise as RGBA.
  ///
  /// - Parameter pixelsPerPoint: the picture's scale. It is written to the file (72 points per
  ///   inch), so that viewers which read it show the picture at its size in points. Nothing is
  ///   written for nil.
  public static func encode(_ bitmap: Bitmap, pixelsPerPoint: Double? = nil) throws(Fault)
    -> [UInt8]
  {
    try encode(bitmap, pixelsPerPoint: pixelsPerPoint, isOpaque: bitmap.isOpaque)
  }

  /// - Parameter isOpaque: whether no pixel is translucent. It is evaluated only for a picture with
  ///   too many colours for a palette; a caller that painted the picture knows the answer without a
  ///   search.
  package static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: Double?, isOpaque: @autoclosure () -> Bool
  ) throws(Fault) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .header }
    if let palette = Palette(bitmap) {
      return try encode(bitmap, as: palette, palette.colors, pixelsPerPoint)
    }
    return isOpaque()
      ? try encode(bitmap, as: RGB(), nil, pixelsPerPoint)
      : try encode(bitmap, as: RGBA(), nil, pixelsPerPoint)
  }

  private static func encode<Format: PixelFormat>(
    _ bitmap: Bitmap, as format: Format, _ palette: [UInt32]?, _ pixelsPerPoint: Double?
  ) throws(Fault) -> [UInt8] {
    var file = PNGFile()
    file.appendHeader(width: bitmap.width, height: bitmap.height, color: Format.color)
    file.appendDensity(pixelsPerPoint)
    if let palette { file.appendPalette(palette) }
    file.append("IDAT", try PixelCompressor.compress(bitmap, as: format))
    file.append("IEND", [])
    return file.bytes
  }
}

/// Builds a PNG file. It writes the chunks itself, because libspng cannot write pixels that another
/// library compressed.
private struct PNGFile {
  var bytes = PNG.signature

  /// The bytes of a chunk without content: its length, type and checksum.
  private static let chunkBytes = 12

  /// Adds a chunk whose content is `parts` one after the other.
  mutating func append(_ type: String, _ parts: [[UInt8]]) {
    let count = parts.reduce(0) { $0 + $1.count }
    // With the room of the chunk that ends the file, so that the pixels are not moved for it.
    bytes.reserveCapacity(bytes.count + count + 2 * Self.chunkBytes)
    bytes.append(word: count)
    let start = bytes.count
    bytes += Array(type.utf8)
    for part in parts { bytes += part }
    bytes.append(word: Int(CRC32.sum(of: bytes[start...])))
  }

  mutating func appendHeader(width: Int, height: Int, color: spng_color_type) {
    var content: [UInt8] = []
    content.append(word: width)
    content.append(word: height)
    content += [8, UInt8(color.rawValue), 0, 0, 0]
    append("IHDR", [content])
  }

  mutating func appendDensity(_ pixelsPerPoint: Double?) {
    guard let pixelsPerPoint else { return }
    let pixelsPerMetre = Int((pixelsPerPoint * 72 / 0.0254).rounded())
    var content: [UInt8] = []
    content.append(word: pixelsPerMetre)
    content.append(word: pixelsPerMetre)
    append("pHYs", [content, [1]])
  }

  mutating func appendPalette(_ colors: [UInt32]) {
    append(
      "PLTE",
      [colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }])
    guard let last = colors.lastIndex(where: { $0 < 0xFF00_0000 }) else { return }
    append("tRNS", [colors[...last].map { UInt8($0 >> 24) }])
  }
}

extension [UInt8] {
  fileprivate mutating func append(word: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
