import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene
import Reports
import Snapshots

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare screens with their snapshots.",
    discussion: """
      Examples:
        plumb test Screens/
        plumb test sign-in.yaml --snapshots Snapshots --locale en,de
        plumb test Screens/ --record failed
        plumb test Screens/ --format junit -o junit.xml
        plumb test Screens/ --locale all --shard 1/4 -o Results/

      A snapshot is a picture and the frames of every view, and belongs to one cell of a document: \
      Snapshots/sign-in.en.iphone-se.png and .frames.json. Frames, texts and traits are compared first; \
      pixels are drawn and compared where the scene, the fonts or the libraries are not those of the \
      snapshot.

      What is missing is recorded, and what differs is kept beside its snapshot, in .new.png and \
      .new.frames.json, until plumb accept makes it the snapshot or the next run passes. Where CI is \
      set, to anything but 0 or false, nothing is written. PLUMB_RECORD sets the default of --record.

      The exit status is \(Status.clean.rawValue) if all are equal, \(Status.findings.rawValue) for \
      differences, \(Status.unrecorded.rawValue) if a snapshot was missing or written, \
      \(Status.incomparable.rawValue) if other fonts or libraries made the letters incomparable, \
      \(Status.badInput.rawValue) for a bad document or a damaged snapshot, \
      \(Status.inputOutput.rawValue) for a file that cannot be read or written. \
      \(Status.unrecorded.rawValue) comes before \(Status.findings.rawValue), and \
      \(Status.findings.rawValue) before \(Status.incomparable.rawValue).
      """)

  @Argument(
    help: "Layout documents, and folders of them.", completion: .layoutDocument)
  var files: [String]

  @OptionGroup var snapshotOptions: SnapshotOptions

  @Option(
    help: """
      Which snapshots to write: never, missing, failed (and missing), or all. (default: never where CI is \
      set, else missing)
      """)
  var record: RecordMode?

  @OptionGroup var comparisonOptions: ComparisonOptions

  @Option(help: "The report: lines of text, or what a tool reads. (default: text)")
  var format: TestReport.Format?

  @Option(
    name: .shortAndLong,
    help: """
      A file for the report, or a folder for the reports and for pictures of what differs. (default: the \
      report goes to stdout)
      """, completion: .file())
  var output: String = "-"

  @Flag(help: "List the frames of every view that moved, below each snapshot.")
  var verbose = false

  @Option(
    help: """
      When the report has colours: auto, on a terminal, as NO_COLOR, CLICOLOR and CLICOLOR_FORCE say; \
      always; never. (default: auto)
      """)
  var color: ColorChoice?
  @Option(
    help: """
      Where CI is set: a folder of your own outside of the project, in which comparisons that have passed are \
      noted, so that they need not be made again. (default: plumb in XDG_CACHE_HOME or ~/.cache)
      """, completion: .directory)
  var cache: String?

  @OptionGroup var depfileOptions: DepfileOptions

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @OptionGroup var jobOptions: JobOptions

  func run() throws {
    try Console.reporting {
      let mode = try RecordMode.chosen(record)
      let documents = try TestedDocument.documents(
        files, snapshots: snapshotOptions.snapshots, scenes: sceneOptions)
      try TestedDocument.requireAny(documents)
      let options = try documents.map { document throws(Failure) in
        try comparisonOptions.verification(document.plan, redraws: mode == .all)
      }
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(
        files: documents.map { ($0.path, $0.scenes) }, cells: cellOptions, pool: pool)
      try batch.requireUnread([Output(output).path, depfileOptions.depfile])
      let places = try SnapshotPlace.places(of: batch, documents: documents)
      try SnapshotPlace.requireInside(places, sceneOptions.outside)
      let target = try TestTarget(
        output, format: format, inputs: documents.map(\.path.path), named: batch.namedFiles,
        total: batch.total, color: color ?? .auto, outside: sceneOptions.outside)
      let depfileTarget = try depfileOptions.target(
        of: output, inputs: documents.map(\.path.path), sceneOptions.outside)
      let machine = Machine()
      let proof = try proof(machine, of: documents)
      return try Interruption.observed {
        var run = TestRun(
          batch: batch, removedLanguages: removedLanguages(of: batch, places, documents),
          places: places, mode: mode, options: options,
          plans: documents.map(\.planPath), target: target, machine: machine,
          depfileTarget: depfileTarget, proof: proof)
        guard try run.verifyAll(pool) else { return Interruption.status }
        let report = TestReport(
          results: run.results, problems: run.problems, pending: run.pending, mode: mode,
          orphans: orphans(of: batch, places, besides: run.results.compactMap(\.formerly)),
          part: cellOptions.shard.map { $0.json(of: batch.total) }, numbers: run.numbers,
          isVerbose: verbose)
        // A text report on the terminal has them, too, and its last line is the run's.
        if !target.isTextOnTerminal {
          Failure.messages(run.failures.flatMap(\.told)).forEach(Console.say)
        }
        try target.write(report)
        if run.failures.isEmpty { try depfileOptions.write(run.depfile) }
        return report.status(failures: run.failures.map(\.status))
      }
    }
  }

  /// Where all languages are asked for, the snapshots of one that is gone from the strings would no longer be looked at.
  /// One shard says so for all.
  private func removedLanguages(
    of batch: Batch, _ places: [SnapshotPlace], _ documents: [TestedDocument]
  ) -> [Failure] {
    guard cellOptions.filter.isEmpty, cellOptions.shard.map({ $0.index == 1 }) ?? true else {
      return []
    }
    let lost = Orphans(in: places).orphans.compactMap {
      orphan -> (language: String, name: String, strings: String)? in
      guard let cell = try? orphan.folder.snapshot(orphan.name)?.scene.cell,
        let index = documents.firstIndex(where: { orphan.isOf($0) }),
        documents[index].scenes.locale?.hasAll == true, let document = batch.inputs[index].document,
        let locale = LocaleTag(cell.locale), locale.base == locale,
        !document.locales.contains(locale)
      else { return nil }
      let strings = document.stringsPath ?? documents[index].path.path
      return (cell.locale, orphan.name.description, strings)
    }
    return lost.grouped { [$0.language, $0.strings] }.map { _, lost in
      let names = lost.count == 1 ? lost[0].name : "such as \(lost[0].name)"
      let problem = RunProblem(
        file: lost[0].strings,
        message:
          "the strings have lost the language \(lost[0].language), and with it the screens of \(lost.count) "
          + "snapshot\(lost.count == 1 ? "" : "s"), \(names); bring it back, or delete what is left of it with "
          + "\(Test.program) prune --delete", documents: [])
      return Failure(.findings, [problem.line], problems: [problem])
    }
  }

  /// Where CI is set the checkout may be a stranger's, and nothing passes on the digests that it has. What has passed is
  /// noted in a cache, which is not used where others could write it.
  private func proof(
    _ machine: Machine, of documents: [TestedDocument]
  ) throws(Failure) -> Verifier.Proof {
    guard RecordMode.isUnattended() else { return .digest }
    guard let folder = cache ?? PassedComparisons.standardFolder() else {
      return .comparisons(nil)
    }
    let projects = documents.map { Project(document: $0.path.path) }
    do throws(PassedComparisons.Refusal) {
      return .comparisons(
        try PassedComparisons(folder: folder, machine: machine) { folder in
          projects.contains { $0.contains(folder) }
        })
    } catch {
      guard cache != nil else { return .comparisons(nil) }
      throw Failure(.usage, "\(folder): error: \(error); give another with --cache")
    }
  }

  /// Snapshots that no cell has; empty where this run only has some of the cells.
  ///
  /// - Parameter former: the former names of snapshots that this run has compared with.
  private func orphans(
    of batch: Batch, _ places: [SnapshotPlace], besides former: [String]
  ) -> [String] {
    guard cellOptions.filter.isEmpty, cellOptions.shard == nil, !sceneOptions.isGiven else {
      return []
    }
    return Orphans(in: places).orphans.map(\.name.description)
      .filter { !former.contains($0) }
  }
}
