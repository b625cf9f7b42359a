import CPango
import Foundation

/// Removes the influence of environment variables, which the libraries read, on measurements.
enum ProcessEnvironment {
  /// Variables that change glyphs, the fonts that are found, or messages.
  static let unwanted = [
    "FREETYPE_PROPERTIES", "FONTCONFIG_SYSROOT", "FC_DEBUG", "HB_SHAPER_LIST", "HB_OPTIONS",
    "HB_FONT_FUNCS", "PANGOCAIRO_BACKEND", "PANGO_SYSCONFDIR", "PANGO_LIBDIR", "CAIRO_DEBUG_PDF",
  ]

  /// Removes the unwanted variables. Also makes fontconfig and Pango determine the user's
  /// languages, once per process, from fixed values instead of the locale.
  ///
  /// `setenv` races with a `getenv` in another thread. Therefore this runs once per process, before
  /// the first typesetter exists; it restores the variables that name languages. A program with
  /// threads that read the environment makes its first typesetter before it starts them.
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
