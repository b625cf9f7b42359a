import CPango
import Foundation
import LayoutScene

/// The fonts of one typesetter: Pango's font map and context, and the loaded fonts.
final class FontBook {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var loaded = HashTable<UnsafeMutablePointer<PangoFont>, LoadedFont>()
  private var descriptions = HashTable<Key, Description>()
  private var primaries = HashTable<Font, LoadedFont>()
  private let configuration: FontConfiguration
  private var isPrepared = false
  private lazy var families = Set(configuration.families.map(Self.folded))

  private struct Key: Hashable {
    var font: Font
    var language: String
  }

  /// A font description that lives as long as this object.
  final class Description {
    let pointer: OpaquePointer
    /// Whether it describes the system font.
    let isSystem: Bool

    /// - Parameter family: the font's family; nil for the system font.
    init(_ font: Font, family: String?, language: String) {
      isSystem = family == nil
      pointer = pango_font_description_new()
      pango_font_description_set_family(
        pointer,
        (family ?? FontCatalog.systemMark) + "," + FontCatalog.cascadeMark(for: language))
      pango_font_description_set_weight(
        pointer, PangoWeight(UInt32(min(max(font.weight.value, 100), 1000))))
      pango_font_description_set_style(
        pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_absolute_size(
        pointer, Double(FontBook.usable(font.size)) * Double(PANGO_SCALE))
    }

    deinit {
      pango_font_description_free(pointer)
    }
  }

  init() throws(TypesettingError) {
    configuration = try FontConfiguration.shared.get()
    guard let map = pango_cairo_font_map_new() else {
      throw .unusable("Pango could not make a font map")
    }
    self.map = map
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.config)
    FontSets.share()
    context = pango_font_map_create_context(map)
    Self.setUp(context)
  }

  deinit {
    GlyphLock.withLock {
      loaded.removeAll()
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }

  /// Switches off hinting and the rounding of places to pixels, because measurements must depend
  /// neither on a pixel grid nor on the scale of a picture.
  private static func setUp(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// A font's size in points, limited to the range of the libraries' integers.
  static func usable(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 1 : min(max(size, 0.1), 4096)
  }

  func description(of font: Font, language: String) -> Description {
    let key = Key(font: font, language: language)
    if let known = descriptions[key] { return known }
    // Limited, because a process may use ever new font sizes.
    if descriptions.count >= 1024 { descriptions.removeAll() }
    let design = font.family.flatMap(FontDesign.init(family:)) ?? .default
    let family = FontCatalog.family(of: design) ?? ownFamily(of: font)
    let description = Description(font, family: family, language: language)
    descriptions.insert(description, for: key)
    return description
  }

  /// A family's name without commas, which would make it a list of names, and without NUL.
  private static func cleaned(_ family: String) -> String {
    String(String.UnicodeScalarView(family.unicodeScalars.filter { $0 != "," && $0 != "\0" }))
  }

  /// The family that `font` names, if it is installed. Nil for the system font in any design, which also
  /// replaces a family that is not installed.
  private func ownFamily(of font: Font) -> String? {
    font.family.flatMap { isInstalled($0) ? Self.cleaned($0) : nil }
  }

  private func isInstalled(_ family: String) -> Bool {
    families.contains(Self.folded(Self.cleaned(family)))
  }

  /// Whether the family is installed or a design of the system's font, so that text is set in it.
  func hasFamily(_ family: String) -> Bool {
    FontDesign(family: family) != nil || isInstalled(family)
  }

  /// Whether the catalog of fonts has the family, installed or not, or it is a design of the system's font.
  static func isInCatalog(_ family: String) -> Bool {
    FontDesign(family: family) != nil
      || FontCatalog.families.contains { folded($0.name) == folded(family) }
  }

  /// The name in the form in which fontconfig compares families: without spaces and in lower case.
  private static func folded(_ family: String) -> String {
    family.lowercased().filter { $0 != " " }
  }

  func load(_ font: UnsafeMutablePointer<PangoFont>) -> LoadedFont {
    if let known = loaded[font] { return known }
    if loaded.count >= 1024 { loaded.removeAll() }
    let result = LoadedFont(font)
    loaded.insert(result, for: font)
    return result
  }

  /// Makes it safe to set text in several threads.
  ///
  /// - Parameter description: a font that is used next anyway. One font must be loaded first.
  func prepareForThreads(_ description: Description) {
    guard !isPrepared, let font = pango_font_map_load_font(map, context, description.pointer)
    else { return }
    FontMethods.replace()
    g_object_unref(font)
    isPrepared = true
  }

  /// The vertical measures of every line that is set in `font`.
  ///
  /// The system font has San Francisco's measures, because layouts depend on them; only its glyphs
  /// are those of the font that replaces it. A family that a document names has its own measures. So has Helvetica where
  /// it is not installed, as it is the font of UIKit's texts that have none.
  func measures(of font: Font) -> FontMeasures {
    guard ownFamily(of: font) != nil, let primary = primary(font) else {
      let size = Self.usable(font.size)
      return font.family == "Helvetica" ? .helvetica(ofSize: size) : .system(ofSize: size)
    }
    let (ascender, descender) = (
      PangoUnits.points(primary.ascent), PangoUnits.points(primary.descent)
    )
    return FontMeasures(
      ascender: ascender, descender: descender, lineHeight: ascender + descender)
  }

  /// The places of underline and strikethrough for text in `font`, also where its letters come from
  /// other fonts.
  func decorationPlaces(of font: Font) -> DecorationPlaces {
    if let primary = primary(font) { return DecorationPlaces(primary.reference.font) }
    let line = DecorationPlaces.Line(y: font.size / 10, thickness: font.size / 20)
    return DecorationPlaces(
      underline: line, strikethrough: .init(y: -font.size / 4, thickness: line.thickness))
  }

  /// The Pango font that `font` describes, without fallback fonts.
  private func primary(_ font: Font) -> LoadedFont? {
    if let known = primaries[font] { return known }
    if primaries.count >= 1024 { primaries.removeAll() }
    let description = description(of: font, language: "en")
    prepareForThreads(description)
    guard let pango = pango_font_map_load_font(map, context, description.pointer) else {
      return nil
    }
    defer { g_object_unref(pango) }
    let result = load(pango)
    primaries.insert(result, for: font)
    return result
  }
}

extension FontMeasures {
  /// UIKit's measures of Helvetica, whose ascender is 0.77 and descender 0.23 in the font; UIKit adds 15 % above.
  fileprivate static func helvetica(ofSize size: CGFloat) -> FontMeasures {
    FontMeasures(ascender: size * 0.92, descender: size * 0.23, lineHeight: size * 1.15)
  }
}
