import Foundation

/// The endings of files that documents, their tools and their editors know, in lower case and without the dot.
package enum FileEndings {
  /// Those of layout documents. A folder is only searched for `searchedDocuments`.
  package static let documents = searchedDocuments + ["json"]
  /// Those of the documents that a folder is searched for: files in JSON are often something else.
  package static let searchedDocuments = ["yaml", "yml"]
  /// Those of Interface Builder's documents.
  package static let interfaceBuilder = ["xib", "storyboard"]
  /// Those of catalogs of strings, of tables and of files for translators.
  package static let strings = StringsFormat.allCases.map(\.rawValue)
  /// Those of pictures.
  package static let pictures = ["png", "jpg", "jpeg", "pdf", "svg"]

  /// The ending of a path in lower case; empty for none.
  package static func ending(of path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }
}

/// The formats of files of texts, by their endings.
package enum StringsFormat: String, CaseIterable {
  /// A catalog, which has all languages.
  case xcstrings
  /// A table of one language, and the texts beside it that vary by number.
  case strings, stringsdict
  /// Files for translators, with two endings.
  case xliff, xlf

  /// The format of the file at a path; nil for a file that has no texts.
  package init?(_ path: String) {
    self.init(rawValue: FileEndings.ending(of: path))
  }

  package var isXLIFF: Bool { self == .xliff || self == .xlf }
  /// Whether the folder or the document says the language, and not the file.
  package var hasOneLanguage: Bool { self == .strings || self == .stringsdict }
}
