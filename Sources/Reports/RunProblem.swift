import LayoutScene

/// A problem that kept a run from comparing a screen with its snapshot: a document that cannot be
/// read, or a damaged snapshot.
package struct RunProblem: Sendable, Hashable {
  /// The path of the file with the problem: that of `origin`, or else the given one.
  package let file: String
  /// The place in the file; nil for a problem of the whole file.
  package let origin: SourceLocation?
  /// What is wrong, and after a semicolon how to fix it.
  package let message: String

  package init(file: String, origin: SourceLocation? = nil, message: String) {
    self.file = origin?.file ?? file
    self.origin = origin
    self.message = message
  }

  /// The problem in one line: `chat.yaml:3:5: error: what is wrong; how to fix it`.
  package var line: String { "\(origin?.description ?? file): error: \(message)".oneLine }

  /// The problem as an entry of the report's `problems`; `line` and `column` are null for a problem
  /// of the whole file.
  package var json: JSON {
    [
      "file": .string(file),
      "line": origin.map { .number(Double($0.line)) } ?? .null,
      "column": origin.map { .number(Double($0.column)) } ?? .null,
      "message": .string(message.oneLine),
    ]
  }
}

extension [RunProblem] {
  /// The number of files that were not tested, or not in all cells. A file may have several mistakes.
  package var fileCount: Int { Set(map(\.file)).count }

  /// The problems without duplicates, sorted by file and place, so that the reports of shards can
  /// be merged.
  package var sortedOnce: [RunProblem] {
    distinct.sorted { a, b in
      let (first, second) = (a.origin, b.origin)
      return (a.file, first?.line ?? 0, first?.column ?? 0, a.message)
        < (b.file, second?.line ?? 0, second?.column ?? 0, b.message)
    }
  }
}
