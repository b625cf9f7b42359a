import AutoLayout
import Checking
import Documents
import Drawing
import LayoutScene
import Typesetting
import Work

// Lays out the cell.
extension CellJob {
  /// The scene of the cell.
  ///
  /// - Parameters:
  ///   - work: what the layout takes its work from.
  ///   - constraints: the constraints that the scene lists.
  func scene(
    in batch: Batch, typesetter: any TextMeasuring, work: WorkBudget,
    constraints: ConstraintChoice = .all
  ) throws(Failure) -> Scene {
    let input = batch.inputs[input]
    guard let document = input.document else {
      throw Failure(DocumentErrors(problems: input.problems))
    }
    let screen = try Failure.telling { () throws(DocumentErrors) in
      try document.screen(options: options, measurer: typesetter)
    }
    screen.window.work = work
    return screen.scene(constraints: constraints)
  }

  /// The scene with the findings of the rules about finished screens added. Those that the document
  /// allows are among the silenced findings.
  func inspected(_ scene: Scene, in batch: Batch, worker: Worker) -> Scene {
    guard let document = batch.inputs[input].document else { return scene }
    return CellInspection.inspected(
      scene, of: document, options: options, number: input,
      references: &worker.references, typesetter: worker.typesetter, work: worker.work)
  }
}

extension Scene {
  /// Throws if an image cannot be read: the frames would not be those of any drawn screen.
  func requireImages(document: String) throws(Failure) {
    let faults = imageFaults
    if !faults.isEmpty { throw Failure(DrawingError.images(faults), document: document) }
  }
}
