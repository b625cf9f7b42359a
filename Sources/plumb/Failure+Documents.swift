import Documents
import Drawing
import LayoutScene
import Reports

extension DocumentErrors: FailureReason {
  var failure: Failure { Failure(self) }
}

extension Failure {
  /// The mistakes in a document, one line for each place.
  init(_ errors: DocumentErrors) {
    self.init(
      errors.isInputOutput ? .inputOutput : .badInput, errors.problems.map(\.display),
      problems: errors.problems.map {
        RunProblem(file: $0.file, origin: $0.location, words: $0.words)
      })
  }

  /// Why a laid out document could not be drawn.
  init(_ error: DrawingError, document: String, canvas: SourceLocation? = nil) {
    let problems = error.faults(canvas: canvas).map {
      RunProblem(file: document, origin: $0.origin, message: $0.message)
    }
    let messages = problems.map { "\($0.origin?.description ?? document): error: \($0.message)" }
    self.init(.badInput, messages, problems: problems)
  }
}
