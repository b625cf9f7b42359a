import CPango
import Foundation
import Glibc

/// The process's fontconfig set-up, made once and only read afterwards: fontconfig allows that from
/// many threads, each with a font map of its own.
struct FontLibrary: @unchecked Sendable {
  let configuration: OpaquePointer

  /// The one library of the process, or why there is none.
  static func shared() throws(TypesettingError) -> FontLibrary {
    try result.get()
  }

  private static let result: Result<FontLibrary, TypesettingError> = Result {
    () throws(TypesettingError) in
    try FontLibrary()
  }

  private init() throws(TypesettingError) {
    // Both change what is drawn, and are read when FreeType and fontconfig start.
    unsetenv("FREETYPE_PROPERTIES")
    unsetenv("FONTCONFIG_SYSROOT")
    try Self.requireFonts()
    guard let configuration = FcConfigCreate() else { throw .configurationRefused }
    let xml = FontConfiguration.xml(cacheFolder: Self.cacheFolder())
    let isRead = FcConfigParseAndLoadFromMemory(configuration, xml, FcBool(1)) != 0
    guard isRead, FcConfigBuildFonts(configuration) != 0 else {
      FcConfigDestroy(configuration)
      throw .configurationRefused
    }
    // Before the first font map, or Pango reads the machine's own configuration.
    FcConfigSetCurrent(configuration)
    self.configuration = configuration
  }

  private static func requireFonts() throws(TypesettingError) {
    let missing = FontConfiguration.sources.filter {
      access("\($0.folder)/\($0.probe)", R_OK) != 0
    }
    guard missing.isEmpty else { throw .missingFonts(packages: missing.map(\.package)) }
  }

  /// Where fontconfig keeps what it learnt of the fonts, which spares a scan of 100 ms a start. It
  /// never decides what is found. Without a home to write into, a folder in /tmp of this user's.
  private static func cacheFolder() -> String {
    let environment = ProcessInfo.processInfo.environment
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return cache + "/plumb/fontconfig"
    }
    if let home = environment["HOME"], home.hasPrefix("/"), access(home, W_OK) == 0 {
      return home + "/.cache/plumb/fontconfig"
    }
    return "/tmp/plumb-\(getuid())/fontconfig"
  }
}
