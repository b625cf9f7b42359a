import CPango

/// Makes Pango choose fonts independently of the language of a text.
///
/// Every font description here names all families of the catalog, in the order for its language
/// (`FontCatalog.cascades`), so that the language has no further effect. Pango does not know that:
/// for each description in each language it makes fontconfig sort all fonts, which took a sixteenth
/// of the time of a check in 20 languages. The text's own language still decides the shapes of
/// glyphs, because Pango passes it to HarfBuzz separately.
///
/// The method is replaced for the whole process, in the class of all font maps that Pango makes for
/// Cairo.
struct FontSets: @unchecked Sendable {
  private typealias Load =
    @convention(c) (
      UnsafeMutablePointer<PangoFontMap>?, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> UnsafeMutablePointer<PangoFontset>?

  /// Pango's own method; nil if its font maps have another class than expected.
  private let load: Load?

  /// Replaces the method, once per process.
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

  /// The same language for every language, except for the one by which Pango asks for emoji fonts.
  private static func shared(_ language: OpaquePointer?) -> OpaquePointer? {
    guard let language, language != pango_language_from_string("und-zsye") else { return language }
    return pango_language_from_string("en")
  }
}
