/// Reads PNG with libspng and writes it with igzip. The written bytes depend on nothing but the
/// pixels.
public enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The most pixels of a picture that is read from a file: 2^25, more than the 24 million of a
  /// camera.
  public static let pixelLimit = 1 << 25
  /// The longest side that a picture may have, in pixels, which is Cairo's own limit.
  public static let sideLimit = 32_767

  /// What is wrong with a file that should be a PNG.
  public enum Fault: Error, Sendable, Hashable {
    /// The first bytes are not a PNG's.
    case notPNG
    /// The file ends before the picture does.
    case truncated
    /// A chunk's checksum does not match its bytes; the chunk's type, such as `IDAT`.
    case checksum(chunk: String)
    /// A chunk is missing, repeated, misplaced, of a wrong length, or critical and unknown.
    case chunk(String)
    /// A combination of size, bit depth, colour type, compression, filter and interlacing that PNG
    /// does not have.
    case header
    /// More pixels than `limit`, or a side above `sideLimit`.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The compressed pixels are damaged, or not as many as the header says.
    case data
    /// The system has not enough memory.
    case memory
    /// The processor lacks SSE4.2, without which a PNG would have other bytes than elsewhere.
    case processor
  }

  /// The size in pixels that a PNG's header states, without reading on.
  public static func size(of bytes: [UInt8]) throws(Fault) -> (width: Int, height: Int) {
    let reader = try PNGReader(bytes, pixelLimit: .max)
    return (reader.width, reader.height)
  }

  /// Reads any PNG: all colour types and bit depths, palettes, transparency, interlacing. Samples of
  /// 16 bits are rounded to 8. Colour profiles and gamma are ignored: pixels count as sRGB.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = PNG.pixelLimit
  ) throws(Fault) -> Bitmap {
    let reader = try PNGReader(bytes, pixelLimit: pixelLimit)
    return Bitmap(width: reader.width, height: reader.height, pixels: try reader.pixels())
  }
}
