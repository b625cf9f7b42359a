import CPango
import Foundation

/// Paints a picture into device pixels.
enum Raster {
  /// Glyphs are good enough from two device pixels a point on; see `CairoCanvas.TextStyle`.
  private static let glyphScale = 2.0

  static func bitmap(_ picture: Picture, _ canvas: Canvas) throws(DrawingError) -> Bitmap {
    let (width, height) = (canvas.width, canvas.height)
    var fault: DrawingError?
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      let data = bytes.bindMemory(to: UInt8.self).baseAddress
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let surface else {
        fault = .backend("no surface")
        return
      }
      do throws(DrawingError) {
        try CairoCanvas.paint(
          picture, on: surface, scale: canvas.scale,
          text: canvas.scale < glyphScale ? .outlines : .glyphs)
        cairo_surface_flush(surface)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    // The background is opaque, so premultiplied and plain are the same.
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
