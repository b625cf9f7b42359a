import CPango
import Foundation
import LayoutScene

/// A font map with a context to shape text in, and what has been looked up there. It belongs to one
/// task: Pango's font maps are not safe to share.
final class PangoFonts {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var descriptions: [Font: [String: OpaquePointer]] = [:]
  private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]
  private var fontMetrics: [Font: FontMetrics] = [:]

  /// A font's face, with the font kept alive so that its address stays its own.
  private struct Face {
    var face: FontFace
    var reference: PangoFontReference
  }

  init(_ library: FontLibrary) {
    // Cairo's FreeType map always exists where plumb's packages are; the default one is the same.
    let map =
      pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()!
    pango_fc_font_map_set_config(
      OpaquePointer(map),
      library.configuration)
    // At 72 dots an inch a point is a unit.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    let context: OpaquePointer = pango_font_map_create_context(map)
    Self.useExactMetrics(context)
    self.map = map
    self.context = context
  }

  deinit {
    for description in descriptions.values.flatMap(\.values) {
      pango_font_description_free(description)
    }
    faces.removeAll()
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// No hinting anywhere and no whole-pixel advances: widths then agree with HarfBuzz.
  private static func useExactMetrics(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// The description of `font`, with the families that its letters fall back to.
  func description(of font: Font, language: String) -> OpaquePointer {
    if let known = descriptions[font]?[language] { return known }
    let description = pango_font_description_new()!
    let families = FontConfiguration.families(font.family, language: language)
    pango_font_description_set_family(
      description, families.map { $0.filter { $0 != "," } }.joined(separator: ","))
    pango_font_description_set_absolute_size(description, Self.units(font.size))
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(font.weight.value, 100), 1000))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    descriptions[font, default: [:]][language] = description
    return description
  }

  /// A size in Pango's units; a size that is not one, or beyond what Pango can count, is brought
  /// into its range.
  private static func units(_ points: CGFloat) -> Double {
    (points.isFinite ? min(max(points, 0.01), 10_000) : 10_000) * Double(PANGO_SCALE)
  }

  func metrics(of font: Font) -> FontMetrics {
    if let known = fontMetrics[font] { return known }
    let metrics = readMetrics(of: font)
    fontMetrics[font] = metrics
    return metrics
  }

  private func readMetrics(of font: Font) -> FontMetrics {
    // Of the one font that Latin text gets, not the tallest of all fallbacks.
    guard
      let loaded = pango_context_load_font(context, description(of: font, language: "en")),
      let metrics = pango_font_get_metrics(loaded, pango_language_from_string("en"))
    else { return FontMetrics(ascender: font.size, descender: 0, lineHeight: font.size) }
    defer {
      pango_font_metrics_unref(metrics)
      g_object_unref(loaded)
    }
    let ascender = points(pango_font_metrics_get_ascent(metrics))
    let descender = points(pango_font_metrics_get_descent(metrics))
    return FontMetrics(
      ascender: ascender, descender: descender,
      lineHeight: max(points(pango_font_metrics_get_height(metrics)), ascender + descender))
  }

  /// Which file a font of a shaped text is, and a reference that keeps it alive.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> (FontFace, PangoFontReference) {
    if let known = faces[font] { return (known.face, known.reference) }
    let face = Face(face: Self.readFace(of: font), reference: PangoFontReference(font))
    faces[font] = face
    return (face.face, face.reference)
  }

  private static func readFace(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    let pattern = pango_fc_font_get_pattern(fcFont)
    return FontFace(
      file: pattern.flatMap { Self.string(FC_FILE, in: $0) } ?? "",
      index: pattern.flatMap { Self.integer(FC_INDEX, in: $0) } ?? 0,
      family: pattern.flatMap { Self.string(FC_FAMILY, in: $0) } ?? "",
      weight: FontWeight(pattern.flatMap(Self.weight) ?? 400),
      isItalic: pattern.flatMap { Self.integer(FC_SLANT, in: $0) } ?? 0 != 0,
      isColor: pattern.flatMap { Self.boolean(FC_COLOR, in: $0) } ?? false)
  }

  private static func string(_ name: String, in pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func integer(_ name: String, in pattern: OpaquePointer) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private static func boolean(_ name: String, in pattern: OpaquePointer) -> Bool? {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch ? value != 0 : nil
  }

  private static func weight(in pattern: OpaquePointer) -> Int? {
    var value = 0.0
    guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value) == FcResultMatch else { return nil }
    return Int(FcWeightToOpenTypeDouble(value).rounded())
  }
}

/// Pango's units as points.
func points(_ units: Int32) -> CGFloat {
  CGFloat(units) / CGFloat(PANGO_SCALE)
}
