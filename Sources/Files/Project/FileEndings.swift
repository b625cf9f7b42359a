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
  package static let strings = ["xcstrings", "strings", "stringsdict", "xliff", "xlf"]
  /// Those of pictures.
  package static let pictures = ["png", "jpg", "jpeg", "pdf", "svg"]

  /// The ending of a path in lower case; empty for none.
  package static func ending(of path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }
}
