import CPango
import LayoutScene

/// HarfBuzz fonts whose letters stand farther apart, or nearer. Whatever shapes text with such a font,
/// for measuring, for an ellipsis or for drawing, gets the same widths. Pango's attribute for the distance
/// of letters was rejected: it divides ligatures, leaves out the last letter, and would need a span for
/// every text.
enum TrackedFont {
  /// A font with the glyphs of `font`, and `tracking` added to each advance that is not 0.
  ///
  /// - Parameters:
  ///   - font: a font to which the caller has the only reference, which the result takes.
  ///   - tracking: in units of the font's scale.
  static func make(from font: OpaquePointer, tracking: Int) -> OpaquePointer? {
    // The amount itself is the pointer that HarfBuzz keeps, so that nothing has to be freed.
    guard let amount = UnsafeMutableRawPointer(bitPattern: tracking),
      let tracked = hb_font_create_sub_font(font)
    else { return font }
    hb_font_destroy(font)
    hb_font_set_funcs(tracked, functions.pointer, amount, nil)
    return tracked
  }

  /// Immutable after it was made, so that any thread may use it.
  private struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let functions: Functions = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, amount, glyph, _ in
        let advance = hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
        return advance == 0 ? 0 : advance &+ Int32(truncatingIfNeeded: Int(bitPattern: amount))
      }, nil, nil)
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { font, amount, count, glyphs, glyphStride, advances, advanceStride, _ in
        hb_font_get_glyph_h_advances(
          hb_font_get_parent(font), count, glyphs, glyphStride, advances, advanceStride)
        guard var place = advances.map(UnsafeMutableRawPointer.init) else { return }
        let tracking = Int32(truncatingIfNeeded: Int(bitPattern: amount))
        for _ in 0..<count {
          let advance = place.assumingMemoryBound(to: Int32.self)
          if advance.pointee != 0 { advance.pointee &+= tracking }
          place += Int(advanceStride)
        }
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
