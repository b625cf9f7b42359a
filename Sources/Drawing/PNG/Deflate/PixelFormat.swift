/// How a pixel is stored in a PNG that we write.
protocol PixelFormat {
  static var color: PNGHeader.ColorType { get }
  static var bytesPerPixel: Int { get }

  /// The bytes of `pixel`, a word 0xAARRGGBB, the first lowest; bytes that are not stored count for
  /// nothing.
  func stored(_ pixel: UInt32) -> UInt32
}

struct RGB: PixelFormat {
  static let color = PNGHeader.ColorType.rgb
  @inline(__always) static var bytesPerPixel: Int { 3 }

  @inline(__always)
  func stored(_ pixel: UInt32) -> UInt32 { (pixel << 8).byteSwapped }
}

struct RGBA: PixelFormat {
  static let color = PNGHeader.ColorType.rgba
  @inline(__always) static var bytesPerPixel: Int { 4 }

  @inline(__always)
  func stored(_ pixel: UInt32) -> UInt32 { (pixel << 8 | pixel >> 24).byteSwapped }
}

extension Palette: PixelFormat {
  static let color = PNGHeader.ColorType.palette
  @inline(__always) static var bytesPerPixel: Int { 1 }

  func stored(_ pixel: UInt32) -> UInt32 { UInt32(index(of: pixel)) }
}

/// Adler-32, RFC 1950, of pixels: so many of a colour count at once.
struct PixelChecksum<Format: PixelFormat> {
  private let format: Format
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  init(_ format: Format) {
    self.format = format
  }

  @inline(__always)
  private static var bytesPerPixel: UInt64 { UInt64(Format.bytesPerPixel) }

  var value: UInt32 {
    UInt32(sumOfSums % Self.modulus) << 16 | UInt32(sum % Self.modulus)
  }

  @inline(__always)
  private static var modulus: UInt64 { 65_521 }

  mutating func add(byte: UInt8) {
    sum += UInt64(byte)
    sumOfSums += sum
  }

  /// - Parameter count: below 2^17, as for pixels.
  mutating func add(zeros count: Int) {
    reduce()
    sumOfSums += sum * UInt64(count)
  }

  mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int) {
    var place = pixels
    let end = pixels + count
    while place < end {
      let pixel = place.pointee
      var run = 1
      if place + 1 < end, place[1] == pixel {
        run += place.countAlike(place + 1, limit: end - place - 1)
      }
      add(pixel, count: run)
      place += run
    }
  }

  /// The first of so many pixels of n bytes finds the sum at s and leaves it at s + t, where t is the
  /// sum of its own bytes; so the sums of sums grow by n·s, n·(s + t), n·(s + 2t) …
  @inline(__always)
  mutating func add(_ pixel: UInt32, count: Int) {
    var word = format.stored(pixel)
    var (own, ownOfSums): (UInt64, UInt64) = (0, 0)
    for _ in 0..<Format.bytesPerPixel {
      own += UInt64(word & 255)
      ownOfSums += own
      word >>= 8
    }
    let count = UInt64(truncatingIfNeeded: count)
    reduce()
    sumOfSums &+=
      count &* (Self.bytesPerPixel &* sum &+ ownOfSums)
      &+ Self.bytesPerPixel &* own &* (count &* (count &- 1) / 2)
    sum &+= own &* count
  }

  /// Keeps the sums so small that no addition overflows.
  @inline(__always)
  private mutating func reduce() {
    if sum >= 1 << 40 { sum %= Self.modulus }
    if sumOfSums >= 1 << 62 { sumOfSums %= Self.modulus }
  }
}
