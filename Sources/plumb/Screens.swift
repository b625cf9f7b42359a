import AutoLayout
import Checking
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Typesetting
import Work

/// Lays out cells.
enum Screens {
  /// The scene of a cell.
  ///
  /// - Parameters:
  ///   - work: what the layout takes its work from.
  ///   - constraints: the constraints that the scene lists.
  static func scene(
    of job: CellJob, in batch: Batch, typesetter: any TextMeasuring, work: WorkBudget,
    constraints: ConstraintChoice = .all
  ) throws(Failure) -> Scene {
    let input = batch.inputs[job.input]
    guard let document = input.document else {
      throw Failure(DocumentErrors(problems: input.problems))
    }
    let screen = try Failure.telling { () throws(DocumentErrors) in
      try document.screen(options: job.options, measurer: typesetter)
    }
    screen.window.work = work
    return screen.scene(constraints: constraints)
  }

  /// The scene with the findings of the rules about finished screens added. Those that the document
  /// allows are among the silenced findings.
  static func inspected(
    _ scene: Scene, of job: CellJob, in batch: Batch, worker: Worker
  ) -> Scene {
    guard let document = batch.inputs[job.input].document else { return scene }
    return CellInspection.inspected(
      scene, of: document, options: job.options, number: job.input,
      references: &worker.references, typesetter: worker.typesetter, work: worker.work)
  }

  /// Throws if an image cannot be read: the frames would not be those of any drawn screen.
  static func requireImages(of scene: Scene, document: String) throws(Failure) {
    let faults = scene.imageFaults
    if !faults.isEmpty { throw Failure(DrawingError.images(faults), document: document) }
  }
}

extension DocumentErrors: FailureReason {
  var failure: Failure { Failure(self) }
}

extension Failure {
  /// The mistakes in a document, one line for each place.
  init(_ errors: DocumentErrors) {
    self.init(
      errors.isInputOutput ? .inputOutput : .badInput, errors.problems.map(\.display),
      problems: errors.problems.map {
        RunProblem(file: $0.file, origin: $0.location, message: $0.message)
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
