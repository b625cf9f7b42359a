import AutoLayout
import CellLayout
import Comparison
import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

extension Compare {
  /// Lays out the cells document by document, compares them, and writes the result. A document with
  /// a cell that cannot be laid out has no comparison.
  ///
  /// - Returns: false where the run was interrupted.
  func compare(
    _ batch: Batch, to targets: Targets, _ pool: WorkerPool, into results: inout CellResults
  ) throws(Failure) -> Bool {
    let lackingReference = jobsLackingReference(batch)
    var open = OpenComparison(batch: batch)
    var writer = ComparisonWriter(
      targets: targets, options: sheetOptions, frame: frame, batch: batch, shard: cellOptions.shard,
      typesetter: pool.typesetter)
    let making = LaidOut.Making(
      shown: show, frame: frame, isFullHeight: fullHeight,
      pictures: targets.format == .html
        ? DrawingOptions(style: style, overlays: show.overlays, constraints: show.constraints) : nil
    )
    let isWhole = try batch.run(pool) { job, batch, worker in
      Result { () throws(Failure) in
        try LaidOut(
          job, in: batch, worker, making, lacksReference: lackingReference.contains(job.number))
      }
    } consume: { job, result throws(Failure) in
      switch result {
      case .success(let laidOut):
        results.add(laidOut.scene.findings, of: job)
        open.add(laidOut, of: job)
      case .failure(let failure):
        results.add(failure, of: job)
        open.fail()
      }
      do throws(Failure) {
        switch open.outcome(after: job) {
        case nil: break
        case .comparison(let comparison): try writer.write(comparison)
        case .absent(let input): try writer.leaveOut(input: input)
        }
      } catch {
        // A sheet that cannot be drawn does not stop the others.
        guard error.status == .badInput else { throw error }
        results.add(error)
      }
    }
    if isWhole { try writer.finish(results.problems) }
    return isWhole
  }

  private var sheetOptions: SheetOptions {
    SheetOptions(
      scale: sheetScale, style: style, overlays: show.overlays, constraints: show.constraints)
  }

  /// The numbers of the jobs that also lay out the source language, because no cell is in it.
  private func jobsLackingReference(_ batch: Batch) -> Set<Int> {
    var numbers: Set<Int> = []
    for (index, input) in batch.inputs.enumerated() {
      guard let source = input.document?.sourceLocale.description else { continue }
      let jobs = batch.jobs.filter { $0.input == index }
      for job in ScreenComparison.lackingReference(jobs.map(\.cell), source: source) {
        numbers.insert(jobs[job].number)
      }
    }
    return numbers
  }

  /// The result for a document.
  private enum Outcome {
    case comparison(ComparisonWriter.Document)
    /// A cell of the document cannot be laid out. The document is given by its index among the
    /// inputs.
    case absent(input: Int)
  }

  /// Collects the scenes of the current document.
  private struct OpenComparison {
    let batch: Batch
    private let lastJobs: [Int]
    private var scenes: [Scene] = []
    private var references: [Scene] = []
    private var pictures: [(bytes: [UInt8], size: CGSize)] = []
    private var numbers: [Int] = []
    private var hasFailed = false

    init(batch: Batch) {
      self.batch = batch
      var lastJobs = [Int](repeating: -1, count: batch.inputs.count)
      for job in batch.jobs { lastJobs[job.input] = job.number }
      self.lastJobs = lastJobs
    }

    mutating func add(_ laidOut: LaidOut, of job: CellJob) {
      scenes.append(laidOut.scene)
      if let reference = laidOut.reference { references.append(reference) }
      if let picture = laidOut.picture { pictures.append(picture) }
      numbers.append(job.number)
    }

    mutating func fail() { hasFailed = true }

    /// The result for the document if `job` was its last one.
    mutating func outcome(after job: CellJob) -> Outcome? {
      guard lastJobs[job.input] == job.number else { return nil }
      defer { (scenes, references, pictures, numbers, hasFailed) = ([], [], [], [], false) }
      let input = batch.inputs[job.input]
      guard !hasFailed, let document = input.document else { return .absent(input: job.input) }
      let comparison = ScreenComparison(
        document: input.path, name: document.name, source: document.sourceLocale.description,
        scenes: scenes, references: references)
      return .comparison(
        ComparisonWriter.Document(
          comparison: comparison, input: job.input, numbers: numbers, pictures: pictures))
    }
  }
}

/// A laid out cell, with the same screen in the source language where no cell has it.
private struct LaidOut: Sendable {
  var scene: Scene
  var reference: Scene?
  /// The cell's picture for a page, an SVG, and its size in points.
  var picture: (bytes: [UInt8], size: CGSize)?

  /// What all cells of a comparison have in common.
  struct Making: Sendable {
    var shown: ShownOverlays
    var frame: PictureFrame
    var isFullHeight: Bool
    /// How the pictures of a page are drawn; nil where there is no page.
    var pictures: DrawingOptions?
  }

  init(
    _ job: CellJob, in batch: Batch, _ worker: Worker, _ making: Making, lacksReference: Bool
  ) throws(Failure) {
    var job = job
    job.options.isFullHeight = making.isFullHeight
    let path = batch.inputs[job.input].path
    let shown = making.shown
    scene = job.inspected(
      try job.scene(
        in: batch, typesetter: worker.typesetter, work: worker.work,
        constraints: shown.constraints.choice(with: shown.overlays, or: .judged)),
      in: batch, worker: worker)
    try shown.constraints.require(in: scene, document: path)
    if lacksReference {
      reference = try Self.reference(of: job, in: batch, typesetter: worker.typesetter)
    }
    let device = try making.frame.frame(of: scene, document: path)
    guard var options = making.pictures else { return }
    // The page lays cells over each other, so each screen begins in the corner of its picture.
    (options.frame, options.hasRim) = (device, false)
    do throws(DrawingError) {
      picture = try Renderer(typesetter: worker.typesetter).svgWithSize(scene, options)
    } catch {
      throw Failure(error, document: path, canvas: scene.sizeOrigin)
    }
  }

  /// The screen with which the cell is compared.
  private static func reference(
    of job: CellJob, in batch: Batch, typesetter: Typesetter
  ) throws(Failure) -> Scene? {
    guard let document = batch.inputs[job.input].document else { return nil }
    var job = job
    job.options = document.comparedOptions(for: job.options)
    return try job.scene(
      in: batch, typesetter: typesetter, work: job.work, constraints: .none)
  }
}
