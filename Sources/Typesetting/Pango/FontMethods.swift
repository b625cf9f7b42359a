import CPango

/// Methods of Pango's fonts that are replaced so that many threads can set text at the same time.
///
/// Both are replaced for the whole process, in the class that all fonts share. A lock around all
/// making of lines was rejected: threads then waited for each other a third of their time.
struct FontMethods: @unchecked Sendable {
  private typealias Metrics =
    @convention(c) (UnsafeMutablePointer<PangoFont>?, OpaquePointer?)
    -> UnsafeMutablePointer<PangoFontMetrics>?
  private typealias Extents =
    @convention(c) (
      UnsafeMutablePointer<PangoFont>?, PangoGlyph, UnsafeMutablePointer<PangoRectangle>?,
      UnsafeMutablePointer<PangoRectangle>?
    ) -> Void

  /// Pango's own methods; nil where its fonts are of another class than expected.
  private let metrics: Metrics?
  private let extents: Extents?

  /// Puts the methods in place, once in a process.
  ///
  /// - Precondition: a font has been loaded, and this thread has set no text yet.
  static func replace() { _ = original }

  private static let original: FontMethods = {
    // A class exists from the first font of it on.
    let type = g_type_from_name("PangoCairoFcFont")
    guard type != 0, let found = g_type_class_ref(type) else {
      return FontMethods(metrics: nil, extents: nil)
    }
    let fonts = found.assumingMemoryBound(to: PangoFontClass.self)
    let original = FontMethods(
      metrics: fonts.pointee.get_metrics, extents: fonts.pointee.get_glyph_extents)
    fonts.pointee.get_metrics = { FontMethods.metrics(of: $0, $1) }
    fonts.pointee.get_glyph_extents = { FontMethods.extents(of: $1, in: $0, ink: $2, logical: $3) }
    return original
  }()

  /// The metrics of a font, worked out by one thread at a time.
  ///
  /// Where Pango 1.50 looks for a line's end depends on them. It leaves the width of a letter out of
  /// them while another thread works out some font's metrics, because it marks that with a static
  /// variable, and it keeps what it found. Such a font would break other lines ever after.
  ///
  /// They are those for English texts, whatever the language: of all that they hold only the widths of
  /// letters and digits differ, which Pango takes from eleven layouts for each font in each language.
  /// For 20 languages that was a seventieth of the time of a check.
  private static func metrics(
    of font: UnsafeMutablePointer<PangoFont>?, _ language: OpaquePointer?
  ) -> UnsafeMutablePointer<PangoFontMetrics>? {
    GlyphLock.withLock { original.metrics?(font, pango_language_from_string("en")) }
  }

  /// No extents for a glyph of the font.
  ///
  /// Pango 1.50 asks for those of every line that it makes, although nobody wants to know them: widths
  /// come from HarfBuzz, and a line's height is that of the font asked for. Its own method has Cairo
  /// load the glyph. What stands for a missing glyph has extents nonetheless, because its width is taken
  /// from them.
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
}
