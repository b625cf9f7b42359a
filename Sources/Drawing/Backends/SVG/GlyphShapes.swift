import CPango
import Foundation

/// A font file opened for its outlines, in the font's own units with y upwards.
final class GlyphShapes {
  private let font: OpaquePointer
  private let face: OpaquePointer
  private let pen: OpaquePointer
  /// Font units per em.
  let unitsPerEm: CGFloat

  /// Opens the font at `index` of a font file; nil where the file or the font does not exist.
  init?(file: String, index: Int) {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    guard let font = hb_font_create(face), let pen = Self.makePen() else {
      hb_face_destroy(face)
      return nil
    }
    (self.face, self.font, self.pen) = (face, font, pen)
    unitsPerEm = CGFloat(hb_face_get_upem(face))
  }

  deinit {
    hb_draw_funcs_destroy(pen)
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// A glyph's outline as the data of an SVG path, empty for a space.
  func path(of glyph: UInt32) -> XMLBuffer {
    let output = PathOutput()
    withExtendedLifetime(output) {
      hb_font_get_glyph_shape(font, glyph, pen, Unmanaged.passUnretained(output).toOpaque())
    }
    return output.data
  }

  /// The bitmap of a colour glyph as a PNG file, with the rectangle that it fills; nil for others.
  func bitmap(of glyph: UInt32) -> (png: [UInt8], extents: CGRect)? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard
      let data = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    return (
      Array(bytes),
      CGRect(
        x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing),
        width: CGFloat(extents.width), height: -CGFloat(extents.height))
    )
  }

  private final class PathOutput {
    var data = XMLBuffer()
    private var current = CGPoint.zero
    /// The start of the contour, to which closing it returns.
    private var start = CGPoint.zero

    func move(_ x: Float, _ y: Float) {
      add("m", (x, y))
      start = current
    }

    func close() {
      data.append("z")
      current = start
    }

    /// Adds a command whose points are relative to the current point, because such numbers are
    /// short.
    func add(_ command: StaticString, _ points: (Float, Float)...) {
      data.append(command)
      for (index, point) in points.enumerated() {
        if index > 0 { data.append(" ") }
        data.append(
          CGPoint(x: CGFloat(point.0) - current.x, y: CGFloat(point.1) - current.y))
      }
      if let last = points.last { current = CGPoint(x: CGFloat(last.0), y: CGFloat(last.1)) }
    }
  }

  private static func output(_ data: UnsafeMutableRawPointer?) -> PathOutput? {
    data.map { Unmanaged<PathOutput>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func makePen() -> OpaquePointer? {
    guard let pen = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      pen, { _, data, _, x, y, _ in GlyphShapes.output(data)?.move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pen, { _, data, _, x, y, _ in GlyphShapes.output(data)?.add("l", (x, y)) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      pen,
      { _, data, _, x1, y1, x, y, _ in GlyphShapes.output(data)?.add("q", (x1, y1), (x, y)) },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        GlyphShapes.output(data)?.add("c", (x1, y1), (x2, y2), (x, y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pen, { _, data, _, _ in GlyphShapes.output(data)?.close() }, nil, nil)
    return pen
  }
}
