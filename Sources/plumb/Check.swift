import ArgumentParser
import Documents
import Drawing
import Foundation
import LayoutScene
import Typesetting

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List everything that is wrong with documents and their layouts.",
    discussion: """
      Examples:
        plumb check Samples/*.yaml
        plumb check sign-in.yaml --locale de --text-size accessibility3
        plumb check Screens/*.yaml --locale all --device iphone-se,ipad --format github
        plumb check Screens/*.yaml --locale all --shard 2/4 --format json -o part-2.json

      Mistakes in a document do not stop the check: what is left of it is laid out too. Reported \
      are mistakes, constraints that cannot all hold, ambiguous places, texts that are cut off, views \
      that overlap or leave the screen, missing glyphs, font families and translations. The same \
      finding in many cells is listed once, with its cells. The exit status is 0 where nothing is \
      found but notes, 1 for findings, 2 under --strict for unsatisfiable or ambiguous layouts, 65 for \
      mistakes in a document and 74 for a file that cannot be read.
      """)

  @Argument(help: "Layout documents; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  @Option(help: "Lines of text, or what a tool reads; github is for workflow commands.")
  var format: Report.Format = .text

  @Flag(
    help: """
      Also compare frames with those that the document has recorded, as Interface Builder documents have \
      those of Apple's engine; not those of views that it marks as out of date, nor of views inside these.
      """)
  var recorded = false

  @Option(help: "How far a frame may be from its record, points.")
  var tolerance: Double = 0.5

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @OptionGroup var jobOptions: JobOptions

  @Flag(help: "Exit with 2 if a layout is unsatisfiable or ambiguous.")
  var strict = false

  func validate() throws {
    guard tolerance >= 0, tolerance.isFinite else {
      throw ValidationError("--tolerance is a number of points, 0 or more")
    }
  }

  func run() throws {
    try Console.reporting {
      let destination = Output(output)
      try sceneOptions.outside.requirePlace(destination, inputs: files)
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(files: files, scenes: sceneOptions, cells: cellOptions, pool: pool)
      try batch.requireUnread([destination.path])
      return try Interruption.observed {
        var documents = batch.inputs.map { DocumentReport($0) }
        // Shards in JSON are joined by plumb merge, which knows all cells then.
        let isPart = cellOptions.shard != nil && format != .json
        for index in documents.indices { documents[index].isPart = isPart }
        let isWhole = try batch.run(pool) { job, batch, worker in
          CellReport(
            job, in: batch, worker: worker, recordedTolerance: recorded ? tolerance : nil)
        } consume: { job, report throws(Failure) in
          documents[job.input].cells.append(report)
        }
        guard isWhole else { return Interruption.status }
        let report = Report(
          documents: documents, shard: cellOptions.shard, total: batch.total)
        var file = try ResultFile(destination)
        try file.append(report.text(as: format))
        try file.finish()
        return Status.worst(documents.map { $0.status(isStrict: strict) })
      }
    }
  }
}

/// The findings of one cell.
struct CellReport: Sendable {
  var number: Int
  var cell: Cell
  /// The mistakes in the document in the order of their places, then the findings of the layout.
  var findings: [Finding]
  /// The findings that the document allows, and those of them that were found.
  private(set) var allowances: [Allowance] = []
  private(set) var usedAllowances: [Allowance] = []
  private var mistakeStatus: Status = .clean

  /// - Parameter recordedTolerance: how far frames may be from their records, points; nil compares none.
  init(_ job: CellJob, in batch: Batch, worker: Worker, recordedTolerance: Double?) {
    number = job.number
    cell = job.cell
    findings = []
    guard let document = batch.inputs[job.input].document else { return }
    let (problems, screen) = document.inspect(options: job.options, measurer: worker.typesetter)
    let scene = (screen?.scene(constraints: .judged)).map {
      Screens.inspected($0, of: job, in: batch, worker: worker)
    }
    let faults = (scene?.imageFaults ?? []).map(Finding.init)
    let canvas = scene.flatMap(Finding.init(canvasOf:))
    let path = batch.inputs[job.input].path
    let mistakes = problems.map { Finding($0, in: path) } + faults + [canvas].compactMap { $0 }
    findings = mistakes.sorted(byPlace: \.origin) + (scene?.findings ?? [])
    if let recordedTolerance, let scene, let screen {
      findings += RecordedFrames(frames: screen.recordedFrames, tolerance: recordedTolerance)
        .findings(in: scene)
    }
    allowances = scene?.allowances ?? []
    usedAllowances = Allowances(allowances).apply(to: scene?.silenced ?? []).used
    if !mistakes.isEmpty {
      mistakeStatus = problems.contains(where: \.isInputOutput) ? .inputOutput : .badInput
    }
  }

  func status(isStrict: Bool) -> Status {
    mistakeStatus != .clean ? mistakeStatus : findings.status(isStrict: isStrict)
  }
}

/// The findings of one document.
struct DocumentReport: Sendable {
  var path: String
  var cells: [CellReport] = []
  /// Why nothing of the document could be read.
  private let problems: [Problem]

  /// Whether the cells are only a part of all, so that an unused allowance may be used in other
  /// cells.
  var isPart = false

  init(_ input: Batch.Input) {
    path = input.path
    problems = input.problems
  }

  /// The mistakes in a document that has no cells because of them.
  var mistakes: [Finding] { problems.map { Finding($0, in: path) } }

  /// A note for each allowance of the document that no cell uses.
  var unusedAllowances: [Finding] {
    // Screens and variants can have different views, so the allowances of all cells count.
    let all = cells.flatMap(\.allowances).distinct
    guard !isPart, !all.isEmpty else { return [] }
    return Allowances(all).unused(besides: Set(cells.flatMap(\.usedAllowances)))
  }

  /// The findings of the document's cells, a finding of several cells once.
  var groups: [FindingGroup] { FindingGroup.groups(of: cells.map { ($0.cell, $0.findings) }) }

  /// The same findings, those of several uses of a component once.
  var uses: [FindingUses] { FindingUses.joined(groups) }

  func status(isStrict: Bool) -> Status {
    guard problems.isEmpty else {
      return problems.contains(where: \.isInputOutput) ? .inputOutput : .badInput
    }
    return Status.worst(cells.map { $0.status(isStrict: isStrict) })
  }
}

extension Finding {
  /// A mistake in a document as a finding.
  init(_ problem: Problem, in document: String) {
    // A mistake about a whole file that the document names is reported at the beginning of that
    // file.
    let place =
      problem.file == document ? nil : SourceLocation(file: problem.file, line: 1, column: 1)
    self.init(
      rule: problem.isInputOutput ? "document/unreadable" : "document/invalid", severity: .error,
      message: problem.statement, hint: problem.advice, origin: problem.location ?? place)
  }
}

extension Finding {
  /// An image that cannot be drawn.
  init(_ fault: ImageFault) {
    self.init(
      rule: "document/invalid", severity: .error, view: fault.view,
      message: "\(fault)", origin: fault.origin)
  }
}

extension Finding {
  /// The finding about a canvas that cannot be drawn; nil where it can.
  init?(canvasOf scene: Scene) {
    do throws(DrawingError) {
      _ = try Canvas(size: scene.size, scale: scene.scale)
      return nil
    } catch {
      self.init(
        rule: "document/invalid", severity: .error, message: error.description,
        origin: scene.sizeOrigin)
    }
  }
}
