import Drawing

/// A picture that shows where two others differ: today's picture in pale grey, with the differing
/// pixels in red.
package enum DifferencePicture {
  private static let changed: UInt32 = 0xFFE0_0030
  /// How much contrast the grey picture keeps, of 256.
  private static let contrast: UInt32 = 72

  /// The difference of two pictures. Its width and height are the larger ones of the two.
  package static func bitmap(_ before: Bitmap, _ after: Bitmap) -> Bitmap {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (old, new) = (before.pixel(x, y), after.pixel(x, y))
        pixels.append(old == new ? pale(new ?? 0xFFFF_FFFF) : changed)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The pixel as a pale grey, by the luma of Rec. 601.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let luma =
      (299 * (pixel >> 16 & 255) + 587 * (pixel >> 8 & 255) + 114 * (pixel & 255)) / 1000
    let value = 255 - (255 - luma) * contrast / 256
    return 0xFF00_0000 | value << 16 | value << 8 | value
  }
}

extension Bitmap {
  /// The pixel at a place; nil outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }
}
