/// A picture that shows where two others differ: the current picture in pale grey, with the differing
/// pixels in red, the stronger the more their colours differ.
package enum DifferencePicture {
  private static let changed: UInt32 = 0xFFE0_0030
  /// How much contrast the grey picture keeps, of 256.
  private static let contrast: UInt32 = 72
  /// The ΔE from which on red has its full strength; black and white differ by 100.
  private static let fullDifference = 40.0
  /// How much red a pixel has that differs by hardly anything, so that it is seen, of 256.
  private static let leastStrength = 64.0

  /// The difference of two pictures. Its width and height are the larger ones of the two.
  package static func bitmap(_ before: Bitmap, _ after: Bitmap) -> Bitmap {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    // Pictures have few different pairs of colours, and a difference takes long to compute.
    var known: [UInt64: UInt32] = [:]
    for y in 0..<height {
      for x in 0..<width {
        let (old, new) = (before.pixel(x, y), after.pixel(x, y))
        guard old != new else {
          pixels.append(pale(new ?? 0xFFFF_FFFF))
          continue
        }
        guard let old, let new else {
          pixels.append(changed)
          continue
        }
        let key = UInt64(old) << 32 | UInt64(new)
        let pixel = known[key] ?? red(old, new)
        known[key] = pixel
        pixels.append(pixel)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Today's pixel in pale grey under a red whose strength follows the difference of the colours.
  private static func red(_ old: UInt32, _ new: UInt32) -> UInt32 {
    let share = min(1, ColorDifference.between(old, new) / fullDifference)
    let strength = UInt32((leastStrength + (256 - leastStrength) * share).rounded())
    let grey = pale(new)
    func mixed(_ shift: UInt32) -> UInt32 {
      let sum = (changed >> shift & 255) * strength + (grey >> shift & 255) * (256 - strength)
      return (sum / 256) << shift
    }
    return 0xFF00_0000 | mixed(16) | mixed(8) | mixed(0)
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
