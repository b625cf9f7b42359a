import ArgumentParser
import Checking
import Documents
import Foundation
import LayoutScene

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List everything that is wrong with documents and their layouts.",
    discussion: """
      Examples:
        plumb check Samples/*.yaml
        plumb check sign-in.yaml --locale de --text-size accessibility3
        plumb check Screens/*.yaml --locale all --device iphone-se,ipad --format github
        plumb check Screens/*.yaml --locale all -o findings.sarif
        plumb check Screens/*.yaml --locale all --shard 2/4 -o part-2.json

      Mistakes in a document do not stop the check: what is left of it is laid out too. Reported \
      are mistakes, constraints that cannot all hold, ambiguous places, texts that are cut off, views \
      that overlap or leave the screen, missing glyphs, font families and translations. The same \
      finding in many cells is listed once, with its cells. The exit status is \
      \(Status.clean.rawValue) where nothing is found but notes, \(Status.findings.rawValue) for findings, \
      \(Status.unsolved.rawValue) under --strict for unsatisfiable or ambiguous layouts, \
      \(Status.badInput.rawValue) for mistakes in a document and \(Status.inputOutput.rawValue) for a file \
      that cannot be read.
      """)

  @Argument(help: "Layout documents, and folders of them; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong,
    help:
      "The file to write, - for stdout; an ending of .txt, .json, .sarif or .xml says which kind.",
    completion: .file(extensions: CheckReport.Format.allCases.map(\.ending)))
  var output: String = "-"

  @Option(
    help: """
      Lines of text, or what a tool reads; github is for workflow commands. (default: what the output's name ends in, or text)
      """)
  var format: CheckReport.Format?

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

  mutating func run() throws {
    try Console.reporting {
      let documents = try DocumentList.documents(
        files, sceneOptions.outside, takesStandardInput: true)
      files = documents.map(\.path)
      let tolerance = recorded ? tolerance : nil
      let destination = Output(output)
      let format = destination.format(asked: format) ?? .text
      try sceneOptions.outside.requirePlace(destination, inputs: files)
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(
        documents: documents, scenes: sceneOptions, cells: cellOptions, pool: pool)
      try batch.requireUnread([destination.path])
      return try Interruption.observed {
        var reports = batch.inputs.map { DocumentReport($0) }
        // Shards in JSON are joined by plumb merge, which knows all cells then.
        let isPart = cellOptions.shard != nil && format != .json
        for index in reports.indices { reports[index].isPart = isPart }
        let isWhole = try batch.run(pool) { job, batch, worker in
          CellReport(job, in: batch, worker: worker, recordedTolerance: tolerance)
        } consume: { job, report throws(Failure) in
          reports[job.input].cells.append(report)
        }
        guard isWhole else { return Interruption.status }
        let report = CheckReport(
          documents: reports, shard: cellOptions.shard, total: batch.total)
        try destination.write(Array(report.text(as: format).utf8))
        if recorded { Console.say(RecordedFrames.summary(of: reports.flatMap(\.cells))) }
        return Status.worst(reports.map { $0.status(isStrict: strict) })
      }
    }
  }
}

extension CellReport {
  /// - Parameter recordedTolerance: how far frames may be from their records, points; nil compares none.
  init(_ job: CellJob, in batch: Batch, worker: Worker, recordedTolerance: Double?) {
    let input = batch.inputs[job.input]
    guard let document = input.document else {
      self.init(number: job.number, cell: job.cell)
      return
    }
    let inspection = CellInspection(
      document, path: input.path, options: job.options, number: job.input,
      references: &worker.references, typesetter: worker.typesetter, work: worker.work)
    self.init(number: job.number, cell: job.cell, inspection)
    if let recordedTolerance, let scene = inspection.scene, let screen = inspection.screen {
      let records = RecordedFrames(frames: screen.recordedFrames, tolerance: recordedTolerance)
      let found = records.findings(in: scene, of: screen.window.rootView)
      recorded = records.json(of: job.cell, in: scene, found)
      findings += found
    }
  }

  func status(isStrict: Bool) -> Status {
    mistake?.status ?? findings.status(isStrict: isStrict)
  }
}

extension DocumentReport {
  init(_ input: Batch.Input) { self.init(path: input.path, problems: input.problems) }

  func status(isStrict: Bool) -> Status {
    mistake?.status ?? Status.worst(cells.map { $0.status(isStrict: isStrict) })
  }
}

extension MistakeKind {
  fileprivate var status: Status {
    switch self {
    case .badInput: .badInput
    case .inputOutput: .inputOutput
    }
  }
}
