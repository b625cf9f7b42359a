import CPango
import Foundation
import LayoutScene

/// The shadow of a whole picture, as pixels. `BlurredShape` makes the shadow of one rectangle.
struct BlurredContent {
  /// The rectangle that the pixels fill, in the picture's points.
  let rect: CGRect
  let image: EmbeddedImage

  /// The most pixels along a side.
  private static let sideLimit: CGFloat = 1024

  /// Makes the shadow; nil where nothing in the region casts one, or the picture cannot be painted.
  ///
  /// - Parameters:
  ///   - picture: the picture; its background is ignored.
  ///   - region: the part of the picture that casts a shadow; everything outside of it casts none.
  ///   - radius: the standard deviation of the blur, points.
  init?(_ picture: Picture, in region: CGRect, radius: CGFloat, color: Color) {
    guard region.width > 0, region.height > 0, !picture.items.isEmpty else { return nil }
    let (isSharp, step, reach, columns, rows) = Self.grid(
      region.size, radius: radius, scale: picture.grid.scale)
    rect = CGRect(
      x: region.minX - CGFloat(reach) * step, y: region.minY - CGFloat(reach) * step,
      width: CGFloat(columns) * step, height: CGFloat(rows) * step)
    guard
      var values = Self.opacities(
        picture, from: rect.origin, width: columns, height: rows, scale: 1 / step),
      values.contains(where: { $0 > 0 })
    else { return nil }
    if !isSharp { BlurredShape.blur(&values, columns, rows) }
    let most = isSharp ? 255 : BlurredShape.boxes.reduce(255) { $0 * $1 * $1 }
    image = EmbeddedImage(
      Bitmap(
        width: columns, height: rows,
        pixels: BlurredShape.words(of: values, most: most, color)))
  }

  /// How many pixels the shadow of a region takes.
  static func pixels(_ size: CGSize, radius: CGFloat, scale: CGFloat) -> Int {
    guard size.width > 0, size.height > 0 else { return 0 }
    let grid = grid(size, radius: radius, scale: scale)
    return grid.columns * grid.rows
  }

  /// Whether a shadow is not blurred, the side of its pixels in points, by how many pixels it is larger than the
  /// region at each side, and how many columns and rows of pixels it has.
  private static func grid(
    _ size: CGSize, radius: CGFloat, scale: CGFloat
  ) -> (isSharp: Bool, step: CGFloat, reach: Int, columns: Int, rows: Int) {
    let isSharp = radius * scale <= 0.4
    let step =
      isSharp
      ? max(1 / scale, max(size.width, size.height) / sideLimit)
      : BlurredShape.step(of: size, radius: radius)
    let reach = isSharp ? 0 : BlurredShape.reach + 1
    return (
      isSharp, step, reach, Int((size.width / step).rounded(.up)) + reach * 2,
      Int((size.height / step).rounded(.up)) + reach * 2
    )
  }

  /// How opaque each pixel is, 0 … 255.
  private static func opacities(
    _ picture: Picture, from origin: CGPoint, width: Int, height: Int, scale: CGFloat
  ) -> [Int]? {
    var moved = picture
    moved.background = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    moved.items = [.begin(.transform(move))] + picture.items + [.end]
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isPainted = pixels.withUnsafeMutableBytes { bytes -> Bool in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return false }
      do throws(DrawingError) {
        try CairoCanvas.paint(moved, on: surface, scale: scale, text: .outlines)
      } catch {
        return false
      }
      cairo_surface_flush(surface)
      return true
    }
    return isPainted ? pixels.map { Int($0 >> 24) } : nil
  }
}
