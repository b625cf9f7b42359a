import CPango
import Foundation

/// The process's private fontconfig configuration. It has the catalog's fonts and no others, and
/// depends neither on the machine's configuration files nor on its locale.
///
/// fontconfig counts references atomically, and a configuration does not change after it is built,
/// so any number of threads may make font maps from it.
final class FontConfiguration: @unchecked Sendable {
  let config: OpaquePointer

  /// The configuration, made on first use. An error is kept until the process ends.
  static let shared: Result<FontConfiguration, TypesettingError> = Result {
    () throws(TypesettingError) in
    ProcessEnvironment.neutralise()
    return try FontConfiguration(cacheFolder: CacheFolder.path())
  }

  /// - Parameter cacheFolder: the folder for fontconfig's cache; nil for no cache.
  init(cacheFolder: String?) throws(TypesettingError) {
    guard let config = FcConfigCreate() else { throw .unusable("fontconfig has no memory") }
    self.config = config
    try parse(Self.document(cacheFolder: cacheFolder))
    guard FcConfigBuildFonts(config) != 0, let fonts = FcConfigGetFonts(config, FcSetSystem) else {
      throw .unusable("fontconfig has no memory")
    }
    if cacheFolder == nil { try readFonts(into: fonts) } else { try addFonts(to: fonts) }
    // Without this call the first font map reads the machine's configuration, which takes 30 ms.
    FcConfigSetCurrent(config)
  }

  deinit {
    FcConfigDestroy(config)
  }

  /// Adds the catalog's fonts from the cache entries of their folders. fontconfig's own filter for
  /// files was rejected: it compares the path of every font of a folder with every pattern, which
  /// took a sixth of the time of a small render.
  private func addFonts(to fonts: UnsafeMutablePointer<FcFontSet>) throws(TypesettingError) {
    var missing = Set(FontCatalog.families.flatMap(\.paths))
    let wanted = missing
    for folder in FontCatalog.folders {
      guard let known = Self.fonts(in: folder, config) else { continue }
      defer { FcFontSetDestroy(known) }
      for index in 0..<Int(known.pointee.nfont) {
        guard let font = known.pointee.fonts[index], let path = Self.path(of: font),
          wanted.contains(path)
        else { continue }
        missing.remove(path)
        FcPatternReference(font)
        guard FcFontSetAdd(fonts, font) != 0 else { throw .unusable("fontconfig has no memory") }
      }
    }
    missing.formUnion(Self.missingIcons)
    if !missing.isEmpty { throw Self.error(missing: missing) }
  }

  /// Adds the catalog's fonts by reading their files, in the order that the cache would have. This
  /// is slower, but without a folder for its cache fontconfig would print an error.
  private func readFonts(into fonts: UnsafeMutablePointer<FcFontSet>) throws(TypesettingError) {
    var missing = Set<String>()
    let all = Set(FontCatalog.families.flatMap(\.paths)).sorted()
    for path in FontCatalog.folders.flatMap({ folder in all.filter { $0.isIn(folder) } }) {
      let count = path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
          FcFreeTypeQueryAll($0, .max, nil, nil, fonts)
        }
      }
      if count == 0 { missing.insert(path) }
    }
    missing.formUnion(Self.missingIcons)
    if !missing.isEmpty { throw Self.error(missing: missing) }
  }

  /// The fonts of a folder from fontconfig's cache. If there is no cache yet or the folder has
  /// changed, the fonts are read and the cache is written.
  private static func fonts(
    in folder: String, _ config: OpaquePointer
  ) -> UnsafeMutablePointer<FcFontSet>? {
    let cache = folder.withCString { path in
      path.withMemoryRebound(to: FcChar8.self, capacity: folder.utf8.count + 1) {
        FcDirCacheRead($0, FcBool(0), config)
      }
    }
    guard let cache else { return nil }
    defer { FcDirCacheUnload(cache) }
    return FcCacheCopySet(cache)
  }

  private static func path(of font: OpaquePointer) -> String? { string(FC_FILE, 0, of: font) }

  private static func string(_ property: String, _ index: Int, of font: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, property, Int32(index), &text) == FcResultMatch, let text else {
      return nil
    }
    return String(cString: text)
  }

  /// All names of all families, with the names of single weights, the names in other languages, and
  /// the generic families.
  var families: [String] {
    var names = ["emoji", "monospace"]
    guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return names }
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let font = fonts.pointee.fonts[index] else { continue }
      var number = 0
      while let name = Self.string(FC_FAMILY, number, of: font) {
        names.append(name)
        number += 1
      }
    }
    return names
  }

  /// The paths of missing icon fonts, which fontconfig does not know.
  private static var missingIcons: [String] {
    FontCatalog.icons.paths.filter { access($0, R_OK) != 0 }
  }

  private static func error(missing: Set<String>) -> TypesettingError {
    let families = (FontCatalog.families + [FontCatalog.icons]).filter {
      !missing.isDisjoint(with: $0.paths)
    }
    return .missingFonts(
      files: missing.sorted(), packages: Set(families.map(\.package)).sorted())
  }

  private func parse(_ document: String) throws(TypesettingError) {
    let isParsed = document.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: document.utf8.count) {
        FcConfigParseAndLoadFromMemory(config, $0, FcBool(1))
      }
    }
    guard isParsed != 0 else { throw .unusable("fontconfig refused its configuration") }
  }
}

extension FontConfiguration {
  /// The configuration in fontconfig's own language.
  static func document(cacheFolder: String?) -> String {
    let cache = cacheFolder.map { "<cachedir>\(escaped($0))</cachedir>" } ?? ""
    return "<?xml version=\"1.0\"?><fontconfig>" + cache
      + alias("emoji", FontCatalog.emoji) + alias("monospace", FontCatalog.monospaced)
      + FontCatalog.cascades.map(cascade).joined() + bitmapScaling + systemFeatures
      + "</fontconfig>"
  }

  /// The rule that replaces a mark in a font description by its families.
  private static func cascade(_ mark: String, _ families: [String]) -> String {
    "<match><test name=\"family\"><string>\(mark)</string></test>"
      + "<edit name=\"family\" mode=\"assign\" binding=\"strong\">"
      + families.map { "<string>\($0)</string>" }.joined() + "</edit></match>"
  }

  /// The rule for one of the two generic families that Pango itself uses: for emoji, and for the
  /// digits in the boxes of missing glyphs.
  private static func alias(_ generic: String, _ family: String) -> String {
    "<match><test name=\"family\"><string>\(generic)</string></test>"
      + "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>\(family)</string></edit>"
      + "</match>"
  }

  /// The rules that scale emoji. Emoji are bitmaps of one size; without these rules each is 135
  /// points wide at any font size.
  private static let bitmapScaling = """
    <match target="font"><test name="outline"><bool>false</bool></test>\
    <edit name="plumbscale" mode="assign"><divide>\
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>\
    </divide></edit></match>\
    <match target="font"><test name="outline"><bool>false</bool></test>\
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>\
    <name>plumbscale</name><double>0</double><double>0</double><name>plumbscale</name>\
    </matrix></times></edit>\
    <edit name="size" mode="assign"><divide><name>size</name><name>plumbscale</name></divide>\
    </edit></match>
    """

  /// The rule that sets Inter's features where a text uses the system font, but not where it names
  /// Inter. As a rule they affect only the runs in Inter: Arabic letters in the same text are
  /// joined by contextual alternates of their own font.
  private static let systemFeatures =
    "<match target=\"font\">"
    + "<test name=\"family\" target=\"pattern\"><string>\(FontCatalog.systemMark)</string></test>"
    + "<test name=\"family\"><string>\(FontCatalog.system)</string></test>"
    + "<edit name=\"fontfeatures\" mode=\"assign\">"
    + FontCatalog.systemFeatures.map { "<string>\($0.tag)=\($0.value)</string>" }.joined()
    + "</edit></match>"

  /// Escapes a path for XML. Paths rarely need it, and Foundation's search would take a millisecond
  /// for all of them.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return text
    }
    return text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension String {
  /// Whether this is the path of a file directly in `folder`.
  fileprivate func isIn(_ folder: String) -> Bool {
    hasPrefix(folder + "/") && !dropFirst(folder.count + 1).contains("/")
  }
}
