import AutoLayout
import Causes
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Snapshots
import Typesetting

/// Compares the cells of a batch with their snapshots, and records snapshots as the mode demands.
struct TestRun {
  let batch: Batch
  /// Snapshots in languages that the strings of their documents have lost.
  let removedLanguages: [Failure]
  /// The places of the snapshots, in the order of the cells.
  let places: [SnapshotPlace]
  let mode: RecordMode
  /// The options for each input.
  let options: [VerificationOptions]
  /// For each input the path of its plan.
  let plans: [String?]
  let target: TestTarget
  let machine: Machine
  /// The result that the dependency file's rule is about; nil where no file is asked for.
  let depfileTarget: String?
  /// What shows that a screen equals its snapshot without a comparison.
  let proof: Verifier.Proof

  private(set) var results: [SnapshotResult] = []
  /// The cells' numbers in all shards, in the order of `results`.
  private(set) var numbers: [Int] = []
  /// The names of the results that wait to be accepted.
  private(set) var pending: [String] = []
  /// Failures to compare or to write, each once.
  private(set) var failures: [Failure] = []
  /// The same failures, for reports.
  var problems: [RunProblem] { failures.flatMap(\.problems).sortedOnce }
  /// The dependencies of the result.
  private(set) var depfile = Depfile()

  /// - Returns: false where the run was interrupted.
  mutating func verifyAll(_ pool: WorkerPool) throws(Failure) -> Bool {
    for input in batch.inputs where input.document == nil {
      add(Failure(DocumentErrors(problems: input.problems)), of: input.path)
    }
    if mode != .never { finishKilledRuns() }
    for failure in removedLanguages { add(failure) }
    let (machine, former, proof) = (machine, FormerSnapshots(), proof)
    let (options, listsSources) = (options, depfileTarget != nil)
    let places = batch.byNumber(places)
    return try batch.run(pool) { job, batch, worker in
      Result { () throws(Failure) -> (Verification, sources: [String])? in
        guard let place = places[job.number] else { return nil }
        let options = options[job.input]
        var job = job
        job.options.isFullHeight = options.isFullHeight
        let measurer: any TextMeasuring =
          options.isMeasuredFixed ? FixedMeasurer() : worker.typesetter
        let scene = try job.scene(
          in: batch, typesetter: measurer, work: worker.work,
          constraints: options.drawing.constraints.choice(with: options.drawing.overlays))
        try options.drawing.constraints.require(in: scene, document: batch.inputs[job.input].path)
        let verification = try Self.verify(
          scene, of: job, in: batch, at: place, options, machine, former, proof, worker)
        guard listsSources else { return (verification, []) }
        let sources = Depfile.sources(
          of: scene, job, in: batch, hasNames: options.drawing.overlays.hasWords,
          worker.typesetter)
        return (verification, sources)
      }
    } consume: { job, result throws(Failure) in
      guard let place = places[job.number] else { return }
      switch result {
      case .success(let (verification, sources)?):
        try conclude(verification, job, at: place)
        note(sources, job, at: place)
      case .success(nil): break
      case .failure(let failure):
        add(failure, of: batch.inputs[job.input].path)
        try target.leaveOut(number: job.number)
      }
    }
  }

  private static func verify(
    _ scene: Scene, of job: CellJob, in batch: Batch, at place: SnapshotPlace,
    _ options: VerificationOptions, _ machine: Machine, _ former: FormerSnapshots,
    _ proof: Verifier.Proof, _ worker: Worker
  ) throws(Failure) -> Verification {
    let path = batch.inputs[job.input].path
    let measurer: any TextMeasuring =
      options.isMeasuredFixed ? FixedMeasurer() : worker.typesetter
    let work = worker.work
    let verifier = Verifier(
      folder: place.folder, options: options, machine: machine, former: former, proof: proof,
      typesetter: worker.typesetter)
    let subject = SnapshotSubject(
      name: place.name, document: path, documentFromFolder: place.document, scene: scene,
      naming: place.naming,
      record: { DocumentCauses(job, batch, measurer, work)?.record ?? .null },
      causes: { DocumentCauses(job, batch, measurer, work)?.find(in: scene, since: $0) ?? ([], []) }
    )
    do throws(Verifier.Failure) {
      var verification = try verifier.verify(subject)
      verification.result.id = place.id
      return verification
    } catch {
      switch error {
      case .snapshot(let error): throw Failure(error)
      case .drawing(let error): throw Failure(error, document: path, canvas: scene.sizeOrigin)
      }
    }
  }

  // MARK: Writing

  /// Completes snapshots that a killed run has left half written. If that fails, the comparison
  /// reports it.
  private func finishKilledRuns() {
    var known: Set<SnapshotFolder> = []
    for place in places where known.insert(place.folder).inserted { try? place.folder.recover() }
  }

  /// Records a snapshot if the mode demands it, and notes the result.
  private mutating func conclude(
    _ verification: Verification, _ job: CellJob, at place: SnapshotPlace
  ) throws(Failure) {
    var verification = verification
    var isPending = false
    do throws(SnapshotError) {
      isPending = try mode.conclude(&verification, in: place.folder, as: place.name)
    } catch {
      add(Failure(error), of: batch.inputs[job.input].path)
    }
    if isPending { pending.append(place.id) }
    try target.add(verification, number: job.number, isPending: isPending)
    results.append(verification.result)
    numbers.append(job.number)
  }

  /// Notes the files that a cell's result depends on: the screen's sources, its snapshot, and the
  /// plan.
  private mutating func note(_ sources: [String], _ job: CellJob, at place: SnapshotPlace) {
    guard let depfileTarget else { return }
    let snapshot = [place.folder.picturePath(place.name), place.folder.framesPath(place.name)]
    let files = snapshot.filter { FileManager.default.fileExists(atPath: $0) }
    let plan = plans.indices.contains(job.input) ? plans[job.input] : nil
    depfile.add(sources + files + [plan].compactMap(\.self), to: depfileTarget)
  }

  /// Adds a failure of a document, or of none. One that says nothing about a file is told of the document.
  private mutating func add(_ failure: Failure, of document: String? = nil) {
    var failure = failure
    if failure.problems.isEmpty {
      failure.problems = failure.messages.map { RunProblem(file: document ?? "", message: $0) }
    }
    if let document { failure = failure.of(document) }
    guard let index = failures.firstIndex(where: { $0.messages == failure.messages }) else {
      return failures.append(failure)
    }
    failures[index].problems = (failures[index].problems + failure.problems).distinct
  }
}
