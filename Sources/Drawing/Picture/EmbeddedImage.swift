import Foundation
import LayoutScene

/// Pixels that were computed, not read from a file: a shadow, or an image in another colour.
package final class EmbeddedImage: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The pixels of `bitmap` in one colour; each keeps its opacity.
  convenience init(_ bitmap: Bitmap, tinted color: Color) {
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

extension Color {
  /// The red, green and blue of the colour as `0xFFRRGGBB`.
  var word: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value.isNaN ? 0 : UInt32((min(max(value, 0), 1) * 255).rounded())
    }
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
