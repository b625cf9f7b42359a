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
    all = error.faults(canvas: scene.sizeOrigin).map {
      Mistake(file: file, origin: $0.origin, message: $0.message)
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
        let place = mistake.origin?.members ?? [.init(key: "file", value: .string(mistake.file))]
        let facts = JSON(present: [
          "message": .string(mistake.message), "hint": mistake.advice.map(JSON.string),
          "written": mistake.written.map(JSON.string), "meant": mistake.meant.map(JSON.string),
          "text": mistake.excerpt.map { .string($0.text) },
          "caret": mistake.excerpt.map { .number(Double($0.caret)) },
        ])
        return .object(place + facts.members)
      })
  }

  /// The most mistakes that a page lists.
  private static let limit = 50
}
