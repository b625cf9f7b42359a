import CPango
import Foundation

/// The process's one private fontconfig configuration: the catalog's files and no others, no file of
/// the machine's own configuration, no dependence on its locale.
///
/// fontconfig counts references atomically and a configuration never changes once it is built, so
/// any number of threads may make font maps of it.
final class FontConfiguration: @unchecked Sendable {
  let config: OpaquePointer

  /// Made on first use, once; an error stays for the life of the process, as the files that are
  /// there do.
  static let shared: Result<FontConfiguration, TypesettingError> = Result {
    () throws(TypesettingError) in try FontConfiguration()
  }

  private init() throws(TypesettingError) {
    try Self.checkFiles()
    Surroundings.neutralise()
    guard let config = FcConfigCreate() else { throw .unusable("fontconfig has no memory") }
    self.config = config
    try parse(Self.document(cacheFolder: CacheFolder.path()))
    guard FcConfigBuildFonts(config) != 0 else {
      throw .unusable("fontconfig could not read the fonts")
    }
    // Otherwise the first font map reads the machine's configuration, which takes 30 ms.
    FcConfigSetCurrent(config)
  }

  deinit {
    FcConfigDestroy(config)
  }

  private static func checkFiles() throws(TypesettingError) {
    var files: [String] = []
    var packages: [String] = []
    for family in FontCatalog.families {
      let missing = family.paths.filter { access($0, R_OK) != 0 }
      files += missing
      if !missing.isEmpty, !packages.contains(family.package) { packages.append(family.package) }
    }
    guard files.isEmpty else {
      throw .missingFonts(files: files.sorted(), packages: packages.sorted())
    }
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
    let folders = FontCatalog.folders.map { "<dir>\(escaped($0))</dir>" }
    let cache = cacheFolder.map { ["<cachedir>\(escaped($0))</cachedir>"] } ?? []
    let accepted = FontCatalog.families.flatMap(\.paths).map { "<glob>\(escaped($0))</glob>" }
    return ["<?xml version=\"1.0\"?><fontconfig>", folders.joined(), cache.joined()]
      .joined()
      // What is accepted by name is not rejected by the star.
      + "<selectfont><acceptfont>\(accepted.joined())</acceptfont>"
      + "<rejectfont><glob>*</glob></rejectfont></selectfont>"
      + alias("emoji", FontCatalog.emoji) + alias("monospace", FontCatalog.monospaced)
      + bitmapScaling + "</fontconfig>"
  }

  /// The two generic families that Pango itself asks for: for emoji and for the digits in the boxes
  /// of missing glyphs.
  private static func alias(_ generic: String, _ family: String) -> String {
    "<match><test name=\"family\"><string>\(generic)</string></test>"
      + "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>\(family)</string></edit>"
      + "</match>"
  }

  /// Emoji are pictures of one size; without these rules each measures 135 points whatever the
  /// font's size.
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

  /// Paths seldom need it, and Foundation's search takes a millisecond for all of them.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return text
    }
    return text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
