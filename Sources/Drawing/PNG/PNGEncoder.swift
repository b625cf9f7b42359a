import CDeflate

extension PNG {
  /// Writes a PNG: of palette colours where 256 are enough, of RGB where all is opaque, of RGBA
  /// otherwise, 8 bits a sample.
  ///
  /// - Parameter pixelsPerPoint: the picture's scale, kept in the file (72 points an inch) so that
  ///   viewers which heed it show the picture at its size in points; nil says nothing.
  public static func encode(_ bitmap: Bitmap, pixelsPerPoint: Double? = nil) throws(Fault)
    -> [UInt8]
  {
    try encode(bitmap, pixelsPerPoint: pixelsPerPoint, isOpaque: bitmap.isOpaque)
  }

  /// - Parameter isOpaque: whether no pixel is translucent, looked at only where there are too many
  ///   colours for a palette. Who painted the picture knows.
  static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: Double?, isOpaque: @autoclosure () -> Bool
  ) throws(Fault) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .header }
    if let palette = Palette(bitmap) {
      return encode(bitmap, as: palette, palette.colors, pixelsPerPoint)
    }
    return isOpaque()
      ? encode(bitmap, as: RGB(), nil, pixelsPerPoint)
      : encode(bitmap, as: RGBA(), nil, pixelsPerPoint)
  }

  private static func encode<Format: PixelFormat>(
    _ bitmap: Bitmap, as format: Format, _ palette: [UInt32]?, _ pixelsPerPoint: Double?
  ) -> [UInt8] {
    var file = PNGFile()
    file.appendHeader(width: bitmap.width, height: bitmap.height, color: Format.color)
    file.appendDensity(pixelsPerPoint)
    if let palette { file.appendPalette(palette) }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      file.append(
        "IDAT",
        PixelCompressor.compress(
          base, width: bitmap.width, height: bitmap.height, format: format))
    }
    file.append("IEND", [])
    return file.bytes
  }
}

/// A PNG file in the making: chunks framed by hand.
private struct PNGFile {
  var bytes = PNG.signature

  mutating func append(_ type: String, _ content: [UInt8]) {
    bytes.append(word: content.count)
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += content
    let checksum = bytes[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    bytes.append(word: Int(checksum))
  }

  mutating func appendHeader(width: Int, height: Int, color: PNGHeader.ColorType) {
    var content: [UInt8] = []
    content.append(word: width)
    content.append(word: height)
    content += [8, color.rawValue, 0, 0, 0]
    append("IHDR", content)
  }

  mutating func appendDensity(_ pixelsPerPoint: Double?) {
    guard let pixelsPerPoint else { return }
    let pixelsPerMetre = Int((pixelsPerPoint * 72 / 0.0254).rounded())
    var content: [UInt8] = []
    content.append(word: pixelsPerMetre)
    content.append(word: pixelsPerMetre)
    append("pHYs", content + [1])
  }

  mutating func appendPalette(_ colors: [UInt32]) {
    append(
      "PLTE", colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
    guard let last = colors.lastIndex(where: { $0 < 0xFF00_0000 }) else { return }
    append("tRNS", colors[...last].map { UInt8($0 >> 24) })
  }
}

/// The colours of a picture that has at most 256, in the order in which they first appear.
struct Palette {
  private(set) var colors: [UInt32] = []
  /// A hash table of places in `colors` with open addressing, four times as large as it can get
  /// full; −1 where there is none.
  private var slots = [Int16](repeating: -1, count: 1024)

  init?(_ bitmap: Bitmap) {
    guard var last = bitmap.pixels.first else { return nil }
    add(last)
    for pixel in bitmap.pixels where pixel != last {
      last = pixel
      let slot = slot(of: pixel)
      if slots[slot] >= 0 { continue }
      guard colors.count < 256 else { return nil }
      add(pixel)
    }
  }

  private mutating func add(_ color: UInt32) {
    slots[slot(of: color)] = Int16(colors.count)
    colors.append(color)
  }

  /// The place of a colour that the picture has.
  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: slots[slot(of: color)]) }

  /// Where `color` is, or would go.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & 1023 }
    return slot
  }
}
