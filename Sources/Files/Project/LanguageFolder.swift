/// A folder with what is for one language, such as `de.lproj`.
package enum LanguageFolder {
  private static let ending = ".lproj"

  package static func name(of language: String) -> String { language + ending }

  /// The language of a folder, by its name or path; nil for any other folder.
  package static func language(of folder: String) -> String? {
    folder.hasSuffix(ending) ? String(folder.dropLast(ending.count)) : nil
  }
}
