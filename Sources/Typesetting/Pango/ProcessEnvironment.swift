import CPango
import Foundation

/// What the libraries read from the environment, and how it is kept from reaching a measurement.
enum ProcessEnvironment {
  /// Variables that change glyphs, which fonts are found, or what is printed.
  static let unwanted = [
    "FREETYPE_PROPERTIES", "FONTCONFIG_SYSROOT", "FC_DEBUG", "HB_SHAPER_LIST", "HB_OPTIONS",
    "HB_FONT_FUNCS", "PANGOCAIRO_BACKEND", "PANGO_SYSCONFDIR", "PANGO_LIBDIR", "CAIRO_DEBUG_PDF",
  ]

  /// Removes them, and lets fontconfig and Pango form their idea of the user's languages, which they
  /// do once a process, from fixed values instead of the locale.
  ///
  /// `setenv` races with a `getenv` in another thread: this runs once a process, before the first
  /// typesetter exists, and leaves the variables that name languages as it found them. A program
  /// with threads that read the environment makes its first typesetter before it starts them.
  static func neutralise() {
    for name in unwanted { unsetenv(name) }
    withVariable("FC_LANG", "en") { FcStrSetDestroy(FcGetDefaultLangs()) }
    withVariable("PANGO_LANGUAGE", "en") { _ = pango_language_get_preferred() }
  }

  private static func withVariable(_ name: String, _ value: String, _ body: () -> Void) {
    let former = getenv(name).map { String(cString: $0) }
    setenv(name, value, 1)
    body()
    if let former { setenv(name, former, 1) } else { unsetenv(name) }
  }
}
