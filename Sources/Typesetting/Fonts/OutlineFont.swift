import CPango
import Foundation

/// The outline of an icon or of letters, in ems from the left end of the baseline, with y
/// downwards. It is filled by the even-odd rule.
package struct IconOutline: Sendable {
  package enum Segment: Sendable, Hashable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic curve to the last of the points.
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  package var segments: [Segment] = []
  /// The rectangle around all points, including the control points of curves.
  package var bounds = CGRect.null
}

/// A font with which symbols are drawn: the icon font, or the font of their letters. It is opened
/// by its path and is not one of the fonts for texts, so that no text ever falls back on icons. An
/// instance is used by one task.
final class OutlineFont {
  private let font: OpaquePointer
  private let face: OpaquePointer
  private let pen: OpaquePointer
  private let unitsPerEm: CGFloat
  private var outlines: [String: IconOutline] = [:]

  /// Opens the font; nil if the file does not exist.
  init?(path: String?) {
    guard let path, let blob = hb_blob_create_from_file_or_fail(path)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0) else { return nil }
    guard let font = hb_font_create(face), let pen = Self.makePen() else {
      hb_face_destroy(face)
      return nil
    }
    (self.face, self.font, self.pen) = (face, font, pen)
    unitsPerEm = CGFloat(max(1, hb_face_get_upem(face)))
  }

  deinit {
    hb_draw_funcs_destroy(pen)
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The outlines of the text's characters beside each other. Characters that the font does not
  /// have are left out.
  func outline(of text: String) -> IconOutline {
    if let known = outlines[text] { return known }
    let recorder = Recorder(unitsPerEm: unitsPerEm)
    withExtendedLifetime(recorder) {
      for character in text.unicodeScalars {
        var glyph: UInt32 = 0
        guard hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 else { continue }
        hb_font_get_glyph_shape(font, glyph, pen, Unmanaged.passUnretained(recorder).toOpaque())
        recorder.start += CGFloat(hb_font_get_glyph_h_advance(font, glyph))
      }
    }
    outlines[text] = recorder.outline
    return recorder.outline
  }

  private final class Recorder {
    var outline = IconOutline()
    /// The left end of the glyph, in font units.
    var start: CGFloat = 0
    private var current = CGPoint.zero
    private let unitsPerEm: CGFloat

    init(unitsPerEm: CGFloat) { self.unitsPerEm = unitsPerEm }

    func point(_ x: Float, _ y: Float) -> CGPoint {
      let point = CGPoint(x: (start + CGFloat(x)) / unitsPerEm, y: -CGFloat(y) / unitsPerEm)
      outline.bounds = outline.bounds.union(CGRect(origin: point, size: .zero))
      return point
    }

    func move(_ point: CGPoint) {
      outline.segments.append(.move(point))
      current = point
    }

    func line(_ point: CGPoint) {
      outline.segments.append(.line(point))
      current = point
    }

    /// Adds a quadratic curve as a cubic one, whose control points are at two thirds of the way to
    /// the quadratic one's.
    func quadratic(_ control: CGPoint, _ end: CGPoint) {
      func toControl(_ from: CGPoint) -> CGPoint {
        CGPoint(
          x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
      }
      cubic(toControl(current), toControl(end), end)
    }

    func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      outline.segments.append(.curve(first, second, end))
      current = end
    }
  }

  private static func recorder(_ data: UnsafeMutableRawPointer?) -> Recorder? {
    data.map { Unmanaged<Recorder>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func makePen() -> OpaquePointer? {
    guard let pen = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      pen,
      { _, data, _, x, y, _ in
        guard let recorder = OutlineFont.recorder(data) else { return }
        recorder.move(recorder.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pen,
      { _, data, _, x, y, _ in
        guard let recorder = OutlineFont.recorder(data) else { return }
        recorder.line(recorder.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      pen,
      { _, data, _, x1, y1, x, y, _ in
        guard let recorder = OutlineFont.recorder(data) else { return }
        recorder.quadratic(recorder.point(x1, y1), recorder.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let recorder = OutlineFont.recorder(data) else { return }
        recorder.cubic(recorder.point(x1, y1), recorder.point(x2, y2), recorder.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pen, { _, data, _, _ in OutlineFont.recorder(data)?.outline.segments.append(.close) }, nil,
      nil)
    return pen
  }
}
