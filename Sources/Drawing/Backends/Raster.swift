import CPango
import Foundation

/// Paints a picture into device pixels.
enum Raster {
  /// The scale, in device pixels per point, from which text is drawn as glyphs; see
  /// `CairoCanvas.TextStyle`.
  private static let glyphScale = 2.0

  /// A PNG of the picture, which is opaque because its background is.
  static func png(_ picture: Picture, _ canvas: Canvas) throws(DrawingError) -> [UInt8] {
    let bitmap = try bitmap(picture, canvas)
    do {
      return try PNG.encode(bitmap, pixelsPerPoint: canvas.scale, isOpaque: true)
    } catch {
      throw .backend("\(error)")
    }
  }

  static func bitmap(_ picture: Picture, _ canvas: Canvas) throws(DrawingError) -> Bitmap {
    let (width, height) = (canvas.width, canvas.height)
    var fault: DrawingError?
    // Not cleared first: the background covers every pixel.
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      let bytes = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        buffer.initialize(repeating: 0)
        fault = .backend(CairoCanvas.message(cairo_surface_status(surface)))
        return
      }
      do throws(DrawingError) {
        try CairoCanvas.paint(
          picture, on: surface, scale: canvas.scale,
          text: canvas.scale * picture.leastScale < glyphScale ? .outlines : .glyphs)
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
