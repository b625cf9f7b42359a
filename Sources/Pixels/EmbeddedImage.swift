import Foundation
import LayoutScene

/// Pixels that were computed, not read from a file: a shadow, or an image in another colour.
package final class EmbeddedImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The pixels of `bitmap` in one colour; each keeps its opacity.
  package convenience init(_ bitmap: Bitmap, tinted color: Color) {
    let own = color.word & 0x00FF_FFFF
    let alpha = min(max(color.alpha, 0), 1)
    self.init(
      Bitmap(
        width: bitmap.width, height: bitmap.height,
        pixels: bitmap.pixels.map { pixel in
          UInt32((Double(pixel >> 24) * alpha).rounded()) << 24 | own
        }))
  }
}

extension EmbeddedImage {
  /// The most pixels along a side of a gradient.
  private static let gradientLimit: CGFloat = 2048

  /// The colours of a gradient in a rectangle of `size` points.
  package convenience init(_ gradient: Gradient, size: CGSize, scale: CGFloat) {
    func count(_ length: CGFloat) -> Int {
      Int(min(max((length * scale).rounded(.up), 1), Self.gradientLimit))
    }
    let (width, height) = (count(size.width), count(size.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    // Of equal rows or columns one is computed.
    let isVertical = gradient.start.x == gradient.end.x
    for y in 0..<height {
      for x in 0..<width {
        guard !isVertical || x == 0 else {
          pixels.append(pixels[pixels.count - 1])
          continue
        }
        let color = gradient.color(
          at: CGPoint(
            x: (CGFloat(x) + 0.5) / CGFloat(width), y: (CGFloat(y) + 0.5) / CGFloat(height)))
        let alpha = UInt32((min(max(color.alpha, 0), 1) * 255).rounded())
        pixels.append(alpha << 24 | color.word & 0x00FF_FFFF)
      }
    }
    self.init(Bitmap(width: width, height: height, pixels: pixels))
  }
}

extension Color {
  /// The red, green and blue of the colour as `0xFFRRGGBB`.
  package var word: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value.isNaN ? 0 : UInt32((min(max(value, 0), 1) * 255).rounded())
    }
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
