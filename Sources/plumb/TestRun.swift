import AutoLayout
import Causes
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Snapshots
import Typesetting

/// Compares the cells of a batch with their snapshots, and writes what the mode asks for.
struct TestRun {
  let batch: Batch
  /// By the cells' order.
  let places: [SnapshotPlace]
  let mode: RecordMode
  /// By the inputs' order.
  let options: [VerificationOptions]
  /// The files of their plans, by the inputs' order.
  let plans: [String?]
  let target: TestTarget
  /// The result that a dependency file is about; nil where none is asked for.
  let depfileTarget: String?

  private(set) var results: [SnapshotResult] = []
  /// The cells' numbers in all shards, as `results` has them.
  private(set) var numbers: [Int] = []
  /// The results that wait to be accepted.
  private(set) var pending: [String] = []
  /// What could not be compared or written, each message once.
  private(set) var failures: [Failure] = []
  /// What could not be tested, as reports have it.
  var problems: [RunProblem] { failures.flatMap(\.problems).sortedOnce }
  /// What the result is made of.
  private(set) var depfile = Depfile()

  /// - Returns: false where the run was interrupted.
  mutating func verifyAll(_ pool: WorkerPool) throws(Failure) -> Bool {
    for input in batch.inputs where input.document == nil {
      add(Failure(DocumentErrors(problems: input.problems)))
    }
    if mode != .never { finishKilledRuns() }
    let (machine, former) = (Machine(), FormerSnapshots())
    let (options, listsSources) = (options, depfileTarget != nil)
    let places = batch.byNumber(places)
    return try batch.run(pool) { job, batch, worker in
      Result { () throws(Failure) -> (Verification, sources: [String])? in
        guard let place = places[job.number] else { return nil }
        let options = options[job.input]
        let measurer: any TextMeasuring =
          options.isMeasuredFixed ? FixedMeasurer() : worker.typesetter
        let scene = try Screens.scene(
          of: job, in: batch, typesetter: measurer,
          constraints: options.constraints.choice(with: options.overlays))
        try options.constraints.require(in: scene, document: batch.inputs[job.input].path)
        let verification = try Self.verify(
          scene, of: job, in: batch, at: place, options, machine, former, worker)
        guard listsSources else { return (verification, []) }
        let sources = Depfile.sources(
          of: scene, job, in: batch, hasNames: options.overlays.hasWords,
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
        add(failure)
        try target.leaveOut(number: job.number)
      }
    }
  }

  private static func verify(
    _ scene: Scene, of job: CellJob, in batch: Batch, at place: SnapshotPlace,
    _ options: VerificationOptions, _ machine: Machine, _ former: FormerSnapshots,
    _ worker: Worker
  ) throws(Failure) -> Verification {
    let path = batch.inputs[job.input].path
    let measurer: any TextMeasuring =
      options.isMeasuredFixed ? FixedMeasurer() : worker.typesetter
    let verifier = Verifier(
      folder: place.folder, options: options, machine: machine, former: former,
      typesetter: worker.typesetter)
    let subject = SnapshotSubject(
      name: place.name, document: path, documentFromFolder: place.document, scene: scene,
      naming: place.naming,
      record: { DocumentCauses(job, batch, measurer)?.record ?? .null },
      causes: { DocumentCauses(job, batch, measurer)?.find(in: scene, since: $0) ?? ([], []) })
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

  /// A run that was killed may have left half of a snapshot. Where that cannot be mended, comparing says
  /// so.
  private func finishKilledRuns() {
    var known: Set<SnapshotFolder> = []
    for place in places where known.insert(place.folder).inserted { try? place.folder.recover() }
  }

  /// Writes what a comparison asks for and notes its result.
  private mutating func conclude(
    _ verification: Verification, _ job: CellJob, at place: SnapshotPlace
  ) throws(Failure) {
    var verification = verification
    var isPending = false
    do throws(SnapshotError) {
      isPending = try mode.conclude(&verification, in: place.folder, as: place.name)
    } catch {
      add(Failure(error))
    }
    if isPending { pending.append(place.id) }
    try target.add(verification, number: job.number, isPending: isPending)
    results.append(verification.result)
    numbers.append(job.number)
  }

  /// What a cell's result is made of: the screen's sources, its snapshot, and the plan.
  private mutating func note(_ sources: [String], _ job: CellJob, at place: SnapshotPlace) {
    guard let depfileTarget else { return }
    let snapshot = [place.folder.picturePath(place.name), place.folder.framesPath(place.name)]
    let files = snapshot.filter { FileManager.default.fileExists(atPath: $0) }
    let plan = plans.indices.contains(job.input) ? plans[job.input] : nil
    depfile.add(sources + files + [plan].compactMap(\.self), to: depfileTarget)
  }

  private mutating func add(_ failure: Failure) {
    if !failures.contains(where: { $0.messages == failure.messages }) { failures.append(failure) }
  }
}
