import AutoLayout
import Documents
import Drawing
import Foundation
import Inspection
import LayoutScene
import Reports
import Typesetting

/// Lays out cells.
enum Screens {
  /// The scene of a cell.
  ///
  /// - Parameter constraints: the constraints that the scene lists.
  static func scene(
    of job: CellJob, in batch: Batch, typesetter: any TextMeasuring,
    constraints: ConstraintChoice = .all
  ) throws(Failure) -> Scene {
    let input = batch.inputs[job.input]
    guard let document = input.document else {
      throw Failure(DocumentErrors(problems: input.problems))
    }
    do {
      let screen = try document.screen(options: job.options, measurer: typesetter)
      return screen.scene(constraints: constraints)
    } catch {
      throw Failure(error)
    }
  }

  /// The scene with the findings of the rules about finished screens added. Those that the document
  /// allows are among the silenced findings.
  static func inspected(
    _ scene: Scene, of job: CellJob, in batch: Batch, worker: Worker
  ) -> Scene {
    let reference = worker.references.scene(
      for: job, of: scene, in: batch, typesetter: worker.typesetter)
    let found = Inspection.findings(of: scene, reference: reference) {
      var options = job.options
      options.direction = .leftToRight
      let document = batch.inputs[job.input].document
      let screen = document?.inspect(options: options, measurer: worker.typesetter).screen
      return screen?.scene(includesAmbiguity: false, constraints: .none)
    } stretches: {
      worker.typesetter.stretches(of: $0)
    }
    var scene = scene
    scene.findings = Inspection.distinct(scene.findings + found)
    scene.applyAllowances()
    return scene
  }

  /// Throws if an image cannot be read: the frames would not be those of any drawn screen.
  static func requireImages(of scene: Scene, document: String) throws(Failure) {
    let faults = scene.imageFaults
    if !faults.isEmpty { throw Failure(DrawingError.images(faults), document: document) }
  }
}

/// The scenes in the source language that a worker has laid out for its current document.
struct ReferenceScenes {
  private var input: Int?
  private var scenes: [Cell: Scene] = [:]

  /// The same screen in its source language, at the document's own text size. A cell's findings and
  /// changes are measured against it. Nil where the cell is that screen, or where it cannot be laid
  /// out.
  ///
  /// - Parameter scene: the cell's own scene. It is kept if other cells are compared with it.
  mutating func scene(
    for job: CellJob, of scene: Scene, in batch: Batch, typesetter: Typesetter
  ) -> Scene? {
    guard let document = batch.inputs[job.input].document else { return nil }
    if input != job.input {
      input = job.input
      scenes = [:]
    }
    let options = document.referenceOptions(for: job.options)
    let cell = document.cell(options)
    guard cell != job.cell else {
      scenes[cell] = scene
      return nil
    }
    if let known = scenes[cell] { return known }
    let screen = document.inspect(options: options, measurer: typesetter).screen
    let scene = screen?.scene(includesAmbiguity: false, constraints: .judged)
    scenes[cell] = scene
    return scene
  }
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
    func problem(_ origin: SourceLocation?, _ message: String) -> RunProblem {
      RunProblem(file: document, origin: origin, message: message)
    }
    let problems =
      switch error {
      case .images(let faults): faults.map { problem($0.origin, "\($0)") }
      case .canvas: [problem(canvas, "\(error)")]
      case .backend, .sheet: [problem(nil, "\(error)")]
      }
    let messages = problems.map { "\($0.origin?.description ?? document): error: \($0.message)" }
    self.init(.badInput, messages, problems: problems)
  }
}
