import CPango

/// A counted reference to a Pango font.
package final class FontReference {
  package let font: UnsafeMutablePointer<PangoFont>

  /// Adds a reference to the font.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
  }

  deinit {
    // Dropping the last reference makes Cairo close the font.
    GlyphLock.withLock { g_object_unref(font) }
  }
}
