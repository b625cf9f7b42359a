import Files
import LayoutScene

/// Layout documents: YAML or JSON files that say what is on a screen and how it is constrained.
public enum LayoutDocument {
  /// Reads the document at `path`. Files that it refers to are looked for relative to its folder.
  ///
  /// - Parameter allowsOutside: whether the document may name files outside of its project, which is the nearest
  ///   folder above it with a `plumb.yaml` or a `.git`, or else its own.
  /// - Throws: every mistake in the document, or the reason why it cannot be read.
  public static func load(
    path: String, options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring,
    allowsOutside: Bool = false
  ) throws(DocumentErrors) -> LoadedScreen {
    let document = try OpenDocument.open(path: path, allowsOutside: allowsOutside)
    return try document.screen(options: options, measurer: measurer)
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter file: the document's name in locations. Files that the document refers to are
  ///   looked for relative to its folder. A document whose name ends in `.json` is read as JSON.
  public static func load(
    bytes: [UInt8], file: String, options: DocumentOptions = DocumentOptions(),
    measurer: any TextMeasuring
  ) throws(DocumentErrors) -> LoadedScreen {
    let problems = Problems()
    guard let document = OpenDocument(bytes: bytes, file: file, problems) else {
      throw DocumentErrors(problems: problems.sorted)
    }
    return try document.screen(options: options, measurer: measurer)
  }
}
