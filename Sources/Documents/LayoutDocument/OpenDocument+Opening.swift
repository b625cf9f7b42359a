import Files

extension OpenDocument {
  /// Reads the document at `path`. Files that it refers to are looked for relative to its folder.
  /// Mistakes that leave something to lay out are not thrown; each cell reports them.
  ///
  /// - Parameter allowsOutside: whether the document may name files outside of its project, which is the nearest
  ///   folder above it with a `plumb.yaml` or a `.git`, or else its own.
  /// - Throws: the reason why the document cannot be read, or every mistake where nothing of it is
  ///   left.
  public static func open(
    path: String, allowsOutside: Bool = false
  ) throws(DocumentErrors) -> OpenDocument {
    let problems = Problems()
    do throws(Fact) {
      let bytes = try FileText.bytes(ofGiven: path, allowsOutside: allowsOutside)
      let document = OpenDocument(
        bytes: bytes, file: path, allowsOutside: allowsOutside, problems)
      if let document { return document }
    } catch {
      throw DocumentErrors(problems: [Problem(fact: error, file: path)])
    }
    throw DocumentErrors(problems: problems.sorted)
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameter file: the document's name in locations. Files that the document refers to are
  ///   looked for relative to its folder. A document whose name ends in `.json` is read as JSON.
  /// - Throws: every mistake where nothing of the document is left.
  package static func open(
    bytes: [UInt8], file: String, allowsOutside: Bool = false
  ) throws(DocumentErrors) -> OpenDocument {
    let problems = Problems()
    let document = OpenDocument(bytes: bytes, file: file, allowsOutside: allowsOutside, problems)
    guard let document else {
      throw DocumentErrors(problems: problems.sorted)
    }
    return document
  }
}
