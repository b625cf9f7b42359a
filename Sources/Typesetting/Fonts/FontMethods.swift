import CPango

/// Replaces three methods of Pango's fonts: two so that many threads can set text at the same time, and
/// one so that the system's font has San Francisco's widths.
///
/// They are replaced for the whole process, in the class of all fonts. A lock around all line
/// breaking was rejected: threads then waited for each other a third of their time.
struct FontMethods: @unchecked Sendable {
  private typealias Metrics =
    @convention(c) (UnsafeMutablePointer<PangoFont>?, OpaquePointer?)
    -> UnsafeMutablePointer<PangoFontMetrics>?
  private typealias Extents =
    @convention(c) (
      UnsafeMutablePointer<PangoFont>?, PangoGlyph, UnsafeMutablePointer<PangoRectangle>?,
      UnsafeMutablePointer<PangoRectangle>?
    ) -> Void
  private typealias Creation = @convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?

  /// Pango's own methods; nil if its fonts have another class than expected.
  private let metrics: Metrics?
  private let extents: Extents?
  private let creation: Creation?

  /// Replaces the methods, once per process.
  ///
  /// - Precondition: a font has been loaded, and this thread has set no text yet.
  static func replace() { _ = original }

  private static let original: FontMethods = {
    // The class exists as soon as there is a font of it.
    let type = g_type_from_name("PangoCairoFcFont")
    guard type != 0, let found = g_type_class_ref(type) else {
      return FontMethods(metrics: nil, extents: nil, creation: nil)
    }
    let fonts = found.assumingMemoryBound(to: PangoFontClass.self)
    let original = FontMethods(
      metrics: fonts.pointee.get_metrics, extents: fonts.pointee.get_glyph_extents,
      creation: fonts.pointee.create_hb_font)
    fonts.pointee.get_metrics = { font, _ in FontMethods.metrics(of: font) }
    fonts.pointee.get_glyph_extents = { FontMethods.extents(of: $1, in: $0, ink: $2, logical: $3) }
    fonts.pointee.create_hb_font = { FontMethods.shaper(of: $0) }
    return original
  }()

  /// The metrics of a font, computed by one thread at a time.
  ///
  /// Pango 1.50 estimates line breaks with these metrics. It uses a static variable to mark that
  /// metrics are being computed. While another thread has set it, the metrics lack the width of a
  /// letter, and Pango keeps them, so that the font would break lines at other places until the
  /// process ends.
  ///
  /// The metrics for English are used for every language. Only the widths of letters and digits
  /// would differ, and Pango computes these with eleven layouts for each font in each language. For
  /// 20 languages that was a seventieth of the time of a check.
  private static func metrics(
    of font: UnsafeMutablePointer<PangoFont>?
  ) -> UnsafeMutablePointer<PangoFontMetrics>? {
    GlyphLock.withLock { original.metrics?(font, pango_language_from_string("en")) }
  }

  /// Returns empty extents for a glyph of the font.
  ///
  /// Pango 1.50 computes the extents of every glyph in every line, and its own method makes Cairo
  /// load the glyph. They are not needed: widths come from HarfBuzz, and a line's height from the
  /// font. The box for a missing glyph keeps its extents, because its width is taken from them.
  private static func extents(
    of glyph: PangoGlyph, in font: UnsafeMutablePointer<PangoFont>?,
    ink: UnsafeMutablePointer<PangoRectangle>?, logical: UnsafeMutablePointer<PangoRectangle>?
  ) {
    guard glyph & Mark.unknownGlyph != 0 else {
      ink?.pointee = PangoRectangle()
      logical?.pointee = PangoRectangle()
      return
    }
    GlyphLock.withLock { original.extents?(font, glyph, ink, logical) }
  }

  /// HarfBuzz's font for a font, with San Francisco's tracking if it is the system's.
  private static func shaper(of font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
    guard let font, let shaper = original.creation?(font) else { return nil }
    let tracking = LoadedFont.tracking(of: font)
    return tracking == 0 ? shaper : TrackedFont.make(from: shaper, tracking: tracking)
  }
}
