import CPango
import Foundation
import Typesetting

/// Writes a picture as a PDF of one page with one unit per point, with embedded fonts and
/// searchable text.
enum PDF {
  /// Fixed, because Cairo would write the current time and no two files would be equal.
  private static let creationDate = "2000-01-01T00:00:00Z"

  static func bytes(_ picture: Picture, title: String) throws(DrawingError) -> [UInt8] {
    let output = Output()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), picture.size.width, picture.size.height)
    guard let surface else { throw .backend("no surface") }
    defer { cairo_surface_destroy(surface) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    try withExtendedLifetime(output) { () throws(DrawingError) in
      try CairoCanvas.paint(picture, on: surface, scale: 1, text: .glyphs, isTagged: true)
      // This call embeds the fonts.
      GlyphLock.withLock { cairo_surface_finish(surface) }
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .backend(CairoCanvas.message(status)) }
    return output.bytes
  }

  private final class Output {
    var bytes: [UInt8] = []
  }
}
