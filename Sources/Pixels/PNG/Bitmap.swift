import LayoutScene

/// A picture of device pixels in sRGB.
public struct Bitmap: Sendable, Hashable {
  /// The size in pixels.
  public let width, height: Int
  /// One word a pixel, `0xAARRGGBB`, not premultiplied; rows from the top, without padding.
  public let pixels: [UInt32]

  /// - Precondition: `pixels` holds exactly `width` × `height` words.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The word at a place inside the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width)
    return pixels[y * width + x]
  }

  package static let bytesPerPixel = 4

  package var byteCount: Int { pixels.count * Self.bytesPerPixel }

  var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { pixels in
      // Sixteen pixels at a time; the compiler does not vectorise this loop by itself.
      let whole = pixels.count / 16 * 16
      var all = SIMD16<UInt32>(repeating: .max)
      for start in stride(from: 0, to: whole, by: 16) {
        all &= UnsafeRawPointer(pixels.baseAddress! + start).loadUnaligned(
          as: SIMD16<UInt32>.self)
      }
      let rest = pixels[whole...].reduce(.max, &)
      return all.indices.reduce(rest) { $0 & all[$1] } >= 0xFF00_0000
    }
  }

  /// The pixels with their colours multiplied by their alpha and rounded, which is the form that
  /// Cairo needs.
  package func premultiplied() -> [UInt32] {
    // Most pixels are equal to the one before.
    var last: (word: UInt32, product: UInt32) = (0, 0)
    return pixels.map { word in
      if word != last.word { last = (word, Self.premultiplied(word)) }
      return last.product
    }
  }

  private static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    func scaled(_ shift: UInt32) -> UInt32 {
      (((word >> shift & 255) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
  }
}
