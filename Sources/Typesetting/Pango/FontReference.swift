import CPango

/// A counted reference to a Pango font.
package final class FontReference {
  package let font: UnsafeMutablePointer<PangoFont>

  /// Takes a reference of its own.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    self.font = font
    g_object_ref(font)
  }

  deinit {
    // With the last reference Cairo gives up the font.
    GlyphLock.withLock { g_object_unref(font) }
  }
}
