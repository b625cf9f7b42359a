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
    var file = PNGFile()
    let palette = Palette(bitmap.pixels)
    let isOpaque = bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    let color: PNGHeader.ColorType = palette != nil ? .palette : isOpaque ? .rgb : .rgba
    file.appendHeader(width: bitmap.width, height: bitmap.height, color: color)
    file.appendDensity(pixelsPerPoint)
    if let palette { file.appendPalette(palette.colors) }
    let rows = PNGRows(bitmap)
    let raw = palette.map(rows.indexed) ?? rows.direct(hasAlpha: !isOpaque)
    file.append("IDAT", try deflated(raw))
    file.append("IEND", [])
    return file.bytes
  }

  /// Level 3: on wireframes, higher levels take twice the time for 6 % of the size.
  private static func deflated(_ rows: [UInt8]) throws(Fault) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(3) else { throw .memory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, rows, rows.count, buffer.baseAddress, bound)
    }
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
  /// A hash table of colours with open addressing, four times as large as it can get full.
  private var slots = [(color: UInt32, index: UInt8)?](repeating: nil, count: 1024)

  init?(_ pixels: [UInt32]) {
    var last: UInt32?
    for pixel in pixels where pixel != last {
      last = pixel
      let slot = slot(of: pixel)
      if slots[slot] != nil { continue }
      guard colors.count < 256 else { return nil }
      slots[slot] = (pixel, UInt8(colors.count))
      colors.append(pixel)
    }
  }

  func index(of color: UInt32) -> UInt8 { slots[slot(of: color)]?.index ?? 0 }

  /// Where `color` is, or would go.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while let found = slots[slot], found.color != color { slot = (slot + 1) & 1023 }
    return slot
  }
}

/// A picture's pixels as the rows of a PNG, each after its filter byte.
struct PNGRows {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// One byte a pixel. Indices are no quantities, so no filter predicts them.
  func indexed(_ palette: Palette) -> [UInt8] {
    let width = bitmap.width
    return [UInt8](unsafeUninitializedCapacity: (width + 1) * bitmap.height) { buffer, count in
      var (last, index): (UInt32?, UInt8) = (nil, 0)
      for (place, pixel) in bitmap.pixels.enumerated() {
        if place % width == 0 {
          buffer[count] = 0
          count += 1
        }
        if pixel != last { (last, index) = (pixel, palette.index(of: pixel)) }
        buffer[count] = index
        count += 1
      }
    }
  }

  /// Three or four bytes a pixel.
  func direct(hasAlpha: Bool) -> [UInt8] {
    let width = bitmap.width
    let rowBytes = width * (hasAlpha ? 4 : 3) + 1
    return [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { buffer, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<bitmap.height {
          buffer[count] = 0
          count += 1
          for pixel in pixels[y * width..<(y + 1) * width] {
            buffer[count] = UInt8(truncatingIfNeeded: pixel >> 16)
            buffer[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            buffer[count + 2] = UInt8(truncatingIfNeeded: pixel)
            if hasAlpha { buffer[count + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            count += hasAlpha ? 4 : 3
          }
        }
      }
    }
  }
}
