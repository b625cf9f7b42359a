import CPango

/// Makes Pango choose fonts without regard to the language of a text.
///
/// Every description of ours names all families of the catalog, first to last for its language
/// (`FontCatalog.cascade`), so that the language itself decides nothing more. Pango does not know
/// that: it has fontconfig sort all fonts for each description in each language, which took a
/// sixteenth of the time of a check in 20 languages. Glyphs still are those of the text's own
/// language, which Pango tells HarfBuzz apart from this.
///
/// The method is replaced for the whole process, in the class of all font maps that Pango makes for
/// Cairo.
struct FontSets: @unchecked Sendable {
  private typealias Load =
    @convention(c) (
      UnsafeMutablePointer<PangoFontMap>?, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> UnsafeMutablePointer<PangoFontset>?

  /// Pango's own method; nil where its font maps are of another class than expected.
  private let load: Load?

  /// Puts the method in place, once in a process.
  ///
  /// - Precondition: a font map exists.
  static func share() { _ = original }

  private static let original: FontSets = {
    let type = g_type_from_name("PangoCairoFcFontMap")
    guard type != 0, let found = g_type_class_ref(type) else { return FontSets(load: nil) }
    let maps = found.assumingMemoryBound(to: PangoFontMapClass.self)
    let original = FontSets(load: maps.pointee.load_fontset)
    maps.pointee.load_fontset = { map, context, description, language in
      FontSets.original.load?(map, context, description, FontSets.shared(language))
    }
    return original
  }()

  /// One language for all; but Pango asks for the fonts of emoji by a language of its own.
  private static func shared(_ language: OpaquePointer?) -> OpaquePointer? {
    guard let language, language != pango_language_from_string("und-zsye") else { return language }
    return pango_language_from_string("en")
  }
}
