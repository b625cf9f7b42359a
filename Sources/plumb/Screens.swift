import AutoLayout
import Documents
import Drawing
import Foundation
import Inspection
import LayoutScene
import Snapshots
import Typesetting

/// Lays out cells.
enum Screens {
  /// The scene of a cell.
  ///
  /// - Parameter constraints: which of them the scene lists.
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

  /// The scene with what the rules about finished screens find in it, too; what the document allows
  /// is among the silenced findings.
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

  /// The frames of a screen whose images cannot be read are none that it will ever be drawn with.
  static func requireImages(of scene: Scene, document: String) throws(Failure) {
    let faults = scene.imageFaults
    if !faults.isEmpty { throw Failure(DrawingError.images(faults), document: document) }
  }
}

/// The scenes in the source language that a worker has laid out for the document that it is at.
struct ReferenceScenes {
  private var input: Int?
  private var scenes: [Cell: Scene] = [:]

  /// The same screen in its source language, at the document's own text size: what a cell's findings
  /// and changes are measured against. Nil where the cell is just that, or cannot be laid out there.
  ///
  /// - Parameter scene: the cell's own, which is kept where other cells are compared with it.
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
  /// What is wrong in a document, a place a line.
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
