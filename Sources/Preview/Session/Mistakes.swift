import Documents
import Drawing
import Foundation
import LayoutScene

/// What keeps a page from showing a document, with the places in the files.
struct Mistakes: Error, Sendable, Hashable {
  struct Mistake: Sendable, Hashable {
    var file: String
    var origin: SourceLocation?
    var message: String
    var advice: String?
    /// A misspelt word, and what was meant.
    var written: String?
    var meant: String?
    /// The line of the place; nil where it is not known.
    var excerpt: Problem.Excerpt?
  }

  var all: [Mistake]

  init(all: [Mistake]) { self.all = all }

  init(_ errors: DocumentErrors) {
    all = errors.problems.map { problem in
      let correction = problem.fact.correction
      return Mistake(
        file: problem.file, origin: problem.location, message: problem.statement,
        advice: problem.advice, written: correction?.written, meant: correction?.meant,
        excerpt: problem.excerpt)
    }
  }

  /// Why a screen that is laid out cannot be drawn.
  init(_ error: DrawingError, scene: Scene, file: String) {
    switch error {
    case .images(let faults):
      all = faults.map { Mistake(file: file, origin: $0.origin, message: "\($0)") }
    case .canvas:
      all = [Mistake(file: file, origin: scene.sizeOrigin, message: "\(error)")]
    case .work(_, _, let origin):
      all = [Mistake(file: file, origin: origin, message: "\(error)")]
    case .backend, .sheet:
      all = [Mistake(file: file, message: "\(error)")]
    }
  }

  /// The mistakes of several cells, each once.
  init(merging several: [Mistakes]) {
    var known: Set<Mistake> = []
    all = several.flatMap(\.all).filter { known.insert($0).inserted }
  }

  var json: JSON {
    .array(
      all.prefix(Self.limit).map { mistake in
        JSON(present: [
          "file": .string(mistake.origin?.file ?? mistake.file),
          "line": mistake.origin.map { .number(Double($0.line)) },
          "column": mistake.origin.map { .number(Double($0.column)) },
          "message": .string(mistake.message), "hint": mistake.advice.map(JSON.string),
          "written": mistake.written.map(JSON.string), "meant": mistake.meant.map(JSON.string),
          "text": mistake.excerpt.map { .string($0.text) },
          "caret": mistake.excerpt.map { .number(Double($0.caret)) },
        ])
      })
  }

  /// The most mistakes that a page lists.
  private static let limit = 50
}
