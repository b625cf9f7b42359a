import LayoutScene

/// A problem that kept a run from comparing a screen with its snapshot: a document that cannot be
/// read, or a damaged snapshot.
package struct RunProblem: Sendable, Hashable {
  /// The path of the file with the problem: that of `origin`, or else the given one.
  package let file: String
  /// The place in the file; nil for a problem of the whole file.
  package let origin: SourceLocation?
  /// What is wrong, and after a semicolon how to fix it, in the first of the documents.
  package let words: MistakeWords
  /// The paths of the documents that it kept from being tested, or from being tested in all cells; none for a screen that
  /// no document has any longer.
  package var documents: [String]

  /// - Parameter documents: nil for the file itself.
  package init(
    file: String, origin: SourceLocation? = nil, words: MistakeWords, documents: [String]? = nil
  ) {
    self.file = origin?.file ?? file
    self.documents = documents ?? [self.file]
    self.origin = origin
    self.words = words
  }

  package init(
    file: String, origin: SourceLocation? = nil, message: String, documents: [String]? = nil
  ) {
    self.init(file: file, origin: origin, words: MistakeWords(message), documents: documents)
  }

  /// What is wrong, with the number of other documents.
  package var message: String { words.andOthers(documents.count - 1).description }

  /// The problem in one line: `chat.yaml:3:5: error: what is wrong; how to fix it`.
  package var line: String { "\(origin?.description ?? file): error: \(message)".oneLine }

  /// What the same problem of another document has, too.
  package var identity: RunProblem {
    RunProblem(
      file: file, origin: origin, words: MistakeWords(words.statement), documents: [])
  }

  /// The problem as an entry of the report's `problems`; `line` and `column` are null for a problem
  /// of the whole file.
  package var json: JSON {
    [
      "file": .string(file),
      "line": origin.map { .number(Double($0.line)) } ?? .null,
      "column": origin.map { .number(Double($0.column)) } ?? .null,
      "message": .string(message.oneLine),
      "documents": .array(documents.map(JSON.string)),
    ]
  }

  /// The problem in a report that is to be joined with others. Where documents differ in the places of their uses, it has
  /// these, and what all documents say.
  package var partJSON: JSON {
    guard !words.uses.isEmpty else { return json }
    let facts: [JSON.Member] = [
      .init(key: "statement", value: .string(words.statement.oneLine)),
      .init(key: "uses", value: .array(words.uses.map { .string($0.oneLine) })),
    ]
    return .object(json.members + facts)
  }

  /// A problem of such a report. One that an older version wrote has no uses: its message counts as a whole.
  package init(part json: JSON) {
    let file = json["file"]?.text ?? ""
    let origin = json["line"]?.integer.map { line in
      SourceLocation(file: file, line: line, column: json["column"]?.integer ?? 1)
    }
    let uses = json["uses"]?.elements?.compactMap(\.text) ?? []
    self.init(
      file: file, origin: origin,
      words: MistakeWords((json["statement"] ?? json["message"])?.text ?? "", uses: uses),
      documents: json["documents"]?.elements?.compactMap(\.text))
  }
}

extension [RunProblem] {
  /// What was not tested, or not in all cells: `2 files not tested`; `1 problem` where it is no document, and nil where it
  /// is nothing. A file may have several mistakes, and several documents one mistake of a file that they share.
  package var words: String? {
    let files = Set(flatMap(\.documents)).count
    guard files == 0 else { return "\(files) file\(files == 1 ? "" : "s") not tested" }
    return isEmpty ? nil : "\(count) problem\(count == 1 ? "" : "s")"
  }

  /// The problems without duplicates, each with all of its documents, sorted by file and place, so that the reports of shards can
  /// be merged. A mistake in a file that documents include is one, wherever they use what has it; its words are those of
  /// the document with the first path, and of its first uses, whatever the parts are and in which order they are joined.
  package var sortedOnce: [RunProblem] {
    grouped(by: \.identity).map { group in
      let first = group.elements.min { a, b in
        (a.documents.first ?? "", a.words.uses.joined())
          < (b.documents.first ?? "", b.words.uses.joined())
      }
      var problem = first ?? group.elements[0]
      problem.documents = Set(group.elements.flatMap(\.documents)).sorted()
      return problem
    }.sorted { a, b in
      let (first, second) = (a.origin, b.origin)
      return (a.file, first?.line ?? 0, first?.column ?? 0, a.message)
        < (b.file, second?.line ?? 0, second?.column ?? 0, b.message)
    }
  }
}
