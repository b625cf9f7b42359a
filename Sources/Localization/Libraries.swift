import CCmark
import CICU

/// The libraries that know locales and Markdown.
package enum LocalizationLibraries {
  /// Their names and versions at run time.
  package static var versions: [(name: String, version: String)] {
    [
      ("ICU", String(cString: icu_version())),
      ("cmark-gfm", String(cString: cmark_version_string())),
    ]
  }
}
