import LayoutScene

/// Layout documents: YAML or JSON files that say what is on a screen and how it is constrained.
public enum LayoutDocument {
  /// Reads the document at `path`; what it refers to is looked for beside it.
  ///
  /// - Throws: every mistake that the document has, or that it cannot be read.
  public static func load(
    path: String, options: DocumentOptions = DocumentOptions(), measurer: any TextMeasuring
  ) throws(DocumentErrors) -> LoadedScreen {
    try OpenDocument.open(path: path).screen(options: options, measurer: measurer)
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter file: the name for locations; files that the document refers to are looked for
  ///   beside it, and it is JSON where it ends in `.json`.
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
