import CPango
import Foundation
import LayoutScene
import Typesetting

/// Paints a picture with Cairo on any kind of surface. One canvas is used by one task.
struct CairoCanvas {
  private let cairo: OpaquePointer
  private let picture: Picture
  private let textStyle: TextStyle
  /// Whether the surface keeps tags.
  private let isTagged: Bool
  private let masks = Masks()

  /// How glyphs reach the surface.
  enum TextStyle {
    /// Text is drawn as outlines, with exact places within pixels.
    case outlines
    /// Text is drawn as glyphs. This is six times as fast, but Cairo 1.16 puts each glyph on a
    /// whole pixel, which looks uneven below two pixels per point.
    case glyphs
  }

  /// - Parameters:
  ///   - surface: the surface to paint on; the caller keeps it and destroys it.
  ///   - isTagged: whether the surface is that of a PDF, which gets a structure of views and texts.
  static func paint(
    _ picture: Picture, on surface: OpaquePointer, scale: CGFloat, text: TextStyle,
    isTagged: Bool = false
  ) throws(DrawingError) {
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    guard let cairo, cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      throw .backend(message(cairo_surface_status(surface)))
    }
    cairo_scale(cairo, scale, scale)
    setFontOptions(cairo)
    let canvas = CairoCanvas(
      cairo: cairo, picture: picture, textStyle: text, isTagged: isTagged)
    try canvas.paint()
  }

  /// Switches off hinting and subpixel colours, whatever the machine's settings, so that glyphs
  /// keep their designed shapes.
  private static func setFontOptions(_ cairo: OpaquePointer) {
    guard let options = cairo_font_options_create() else { return }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(cairo, options)
  }

  static func message(_ status: cairo_status_t) -> String {
    String(cString: cairo_status_to_string(status))
  }

  private func paint() throws(DrawingError) {
    setColor(picture.background)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    if isTagged { clipToPentagon() }
    tag("Document", begins: true)
    paint(picture.items, images: CairoImages(picture.images))
    tag("Document", begins: false)
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else { throw .backend(Self.message(status)) }
  }

  /// Clips to a shape that contains the page and is no rectangle. Whatever covers a whole page makes Cairo
  /// drop what was painted before, and with it the tags that are open; a clip with five corners keeps it.
  private func clipToPentagon() {
    let (width, height) = (picture.size.width, picture.size.height)
    cairo_move_to(cairo, 0, 0)
    for (x, y) in [(width, 0), (width, height), (0, height), (-1, height / 2)] {
      cairo_line_to(cairo, x, y)
    }
    cairo_close_path(cairo)
    cairo_clip(cairo)
  }

  private func paint(_ items: [Picture.Item], images: CairoImages) {
    var layers: [Picture.Layer] = []
    for item in items {
      switch item {
      case .fill(let shape, let color): fill(shape, color)
      case .stroke(let shape, let color, let pen): stroke(shape, color, pen)
      case .text(let line, let place, let color): show(line, at: place, color)
      case .image(let index, let rect): images.paint(index, in: rect, on: cairo)
      case .embedded(let image, let rect):
        CairoImages.paint(image.bitmap, in: rect, on: cairo)
      case .begin(let layer):
        // Tags inside a group that is composed first would not be in the page's own content.
        let isTagged = isTagged && !layers.contains { $0.isComposed }
        begin(layer, isTagged: isTagged)
        layers.append(layer)
      case .end:
        guard let layer = layers.popLast() else { continue }
        end(layer, isTagged: isTagged && !layers.contains { $0.isComposed })
      case .part(let part): paint(part, images: images)
      }
    }
  }

  private func paint(_ part: Picture.Part, images: CairoImages) {
    cairo_save(cairo)
    cairo_translate(cairo, part.origin.x, part.origin.y)
    cairo_scale(cairo, part.scale, part.scale)
    paint(part.make().items, images: images)
    cairo_restore(cairo)
  }

  private func setColor(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  private func fill(_ shape: Shape, _ color: Color) {
    setColor(color)
    trace(shape)
    cairo_set_fill_rule(cairo, shape.fillRule)
    cairo_fill(cairo)
  }

  private func stroke(_ shape: Shape, _ color: Color, _ pen: Picture.Pen) {
    setColor(color)
    trace(shape)
    cairo_set_line_width(cairo, pen.width)
    cairo_set_line_cap(cairo, pen.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(cairo, pen.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(cairo, pen.dash.map { Double($0) }, Int32(pen.dash.count), 0)
    cairo_stroke(cairo)
  }

  // MARK: - Layers

  /// The masks of layers that are still to be painted.
  private final class Masks {
    var patterns: [OpaquePointer] = []
    deinit { for pattern in patterns { cairo_pattern_destroy(pattern) } }
  }

  private func begin(_ layer: Picture.Layer, isTagged: Bool) {
    switch layer {
    case .clip(let shape):
      cairo_save(cairo)
      trace(shape)
      cairo_set_fill_rule(cairo, shape.fillRule)
      cairo_clip(cairo)
    case .opacity, .mask, .masked:
      cairo_push_group(cairo)
    case .view: if isTagged { tag("Div", begins: true) }
    case .content(let content): if isTagged { tag(content.tag, begins: true) }
    case .transform(let map):
      cairo_save(cairo)
      var matrix = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_transform(cairo, &matrix)
    }
  }

  private func end(_ layer: Picture.Layer, isTagged: Bool) {
    switch layer {
    case .clip, .transform:
      cairo_restore(cairo)
    case .opacity(let opacity):
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    case .mask:
      if let pattern = cairo_pop_group(cairo) { masks.patterns.append(pattern) }
    case .masked:
      cairo_pop_group_to_source(cairo)
      guard let pattern = masks.patterns.popLast() else { return }
      cairo_mask(cairo, pattern)
      cairo_pattern_destroy(pattern)
    case .view: if isTagged { tag("Div", begins: false) }
    case .content(let content): if isTagged { tag(content.tag, begins: false) }
    }
  }

  /// Begins or ends an element of the structure that a PDF has beside its page.
  private func tag(_ name: String, begins: Bool) {
    guard isTagged else { return }
    if begins { cairo_tag_begin(cairo, name, nil) } else { cairo_tag_end(cairo, name) }
  }

  // MARK: - Shapes

  private func trace(_ shape: Shape) {
    switch shape {
    case .rect(let rect):
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    case .rounded(let rect, let radius): trace(rect, radius: radius)
    case .ellipse(let rect): trace(ellipse: rect)
    case .path(let segments), .winding(let segments): segments.forEach(trace)
    }
  }

  private func trace(_ rect: CGRect, radius: CGFloat) {
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right, top, radius, -quarter, 0)
    cairo_arc(cairo, right, bottom, radius, 0, quarter)
    cairo_arc(cairo, left, bottom, radius, quarter, quarter * 2)
    cairo_arc(cairo, left, top, radius, quarter * 2, quarter * 3)
    cairo_close_path(cairo)
  }

  private func trace(ellipse rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, rect.midX, rect.midY)
    cairo_scale(cairo, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, 0, 0, 1, 0, 2 * Double.pi)
    cairo_close_path(cairo)
    cairo_restore(cairo)
  }

  private func trace(_ segment: Shape.Segment) {
    switch segment {
    case .move(let point): cairo_move_to(cairo, point.x, point.y)
    case .line(let point): cairo_line_to(cairo, point.x, point.y)
    case .curve(let first, let second, let end):
      cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(cairo)
    }
  }

  // MARK: - Text

  private func show(_ line: SetLine, at place: CGPoint, _ color: Color) {
    for run in line.runs {
      setColor(run.color ?? color)
      var glyphs = run.cairoGlyphs(at: place)
      GlyphLock.withLock { show(&glyphs, of: run) }
      if textStyle == .outlines, !run.isColor {
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
      }
    }
  }

  /// Shows glyphs, or adds their outlines to the path.
  private func show(_ glyphs: inout [cairo_glyph_t], of run: GlyphRun) {
    guard selectFont(of: run) else { return }
    if textStyle == .outlines, !run.isColor {
      cairo_glyph_path(cairo, &glyphs, Int32(glyphs.count))
    } else {
      cairo_show_glyphs(cairo, &glyphs, Int32(glyphs.count))
    }
  }

  /// Sets the font that a run was shaped with, matrix included: it scales the bitmaps of emoji.
  private func selectFont(of run: GlyphRun) -> Bool {
    let font = OpaquePointer(run.font.font)
    guard let scaled = pango_cairo_font_get_scaled_font(font) else { return false }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_matrix(cairo, &matrix)
    return true
  }
}

extension Picture.Layer {
  fileprivate var isComposed: Bool {
    switch self {
    case .opacity, .mask, .masked: true
    default: false
    }
  }
}

extension Picture.Layer.Content {
  /// The type of the element in a PDF's structure.
  fileprivate var tag: String {
    switch self {
    case .text: "P"
    case .image: "Figure"
    }
  }
}

extension Shape {
  fileprivate var fillRule: cairo_fill_rule_t {
    if case .winding = self { CAIRO_FILL_RULE_WINDING } else { CAIRO_FILL_RULE_EVEN_ODD }
  }
}
