import LayoutScene

/// What kept a run from comparing a screen with its snapshot: a document that cannot be read, or a damaged
/// snapshot.
package struct RunProblem: Sendable, Hashable {
  /// The file that is wrong, as it was given; that of the place where there is one.
  package let file: String
  /// The place in it; nil where it is about the file as a whole.
  package let origin: SourceLocation?
  /// What is wrong; what would be right.
  package let message: String

  package init(file: String, origin: SourceLocation? = nil, message: String) {
    self.file = origin?.file ?? file
    self.origin = origin
    self.message = message
  }

  /// `chat.yaml:3:5: error: what is wrong; what would be right`
  package var line: String { "\(origin?.description ?? file): error: \(message)".oneLine }

  /// As an entry of the report's `problems`; `line` and `column` are null for a file as a whole.
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
  /// Each once, sorted by file and place, so that the reports of shards can be joined.
  package var sortedOnce: [RunProblem] {
    distinct.sorted { a, b in
      let (first, second) = (a.origin, b.origin)
      return (a.file, first?.line ?? 0, first?.column ?? 0, a.message)
        < (b.file, second?.line ?? 0, second?.column ?? 0, b.message)
    }
  }
}
