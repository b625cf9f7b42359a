import ArgumentParser
import Foundation
import LayoutScene

struct Frames: ParsableCommand {
  enum Format: String, Choice, FileFormat {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "List the frames that layout gives every view.",
    discussion: """
      Examples:
        plumb frames sign-in.yaml
        plumb frames sign-in.yaml --locale de --format json
        plumb frames sign-in.yaml --locale all --device iphone-se,ipad -o Frames/
        plumb frames sign-in.yaml --exact -o sign-in.frames.json

      A line of the text form is a view: name, class, x, y, width and height in its superview's \
      coordinates, in points. Several cells print one after the other; as JSON they are the scenes of \
      their document, and several documents make an array.
      """)

  @Argument(help: "Layout documents, and folders of them; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong, help: "The file to write, a folder for one file a cell, - for stdout.",
    completion: .file())
  var output: String = "-"

  @Option(
    help: """
      For people or for programs. (default: what the output's name ends in, or text)
      """)
  var format: Format?

  @Flag(help: "Coordinates as the solver has them, not rounded to device pixels.")
  var exact = false

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @OptionGroup var jobOptions: JobOptions

  @OptionGroup var findingOptions: FindingOptions

  mutating func run() throws {
    try Console.reporting {
      let documents = try DocumentList.documents(
        files, sceneOptions.outside, takesStandardInput: true)
      files = documents.map(\.path)
      let destination = Output(output)
      let format = destination.format(asked: format) ?? .text
      try sceneOptions.outside.requirePlace(destination, inputs: files, mayBeFolder: true)
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(
        documents: documents, scenes: sceneOptions, cells: cellOptions, pool: pool)
      try batch.requireUnread([destination.path])
      return try Interruption.observed {
        var results = CellResults(batch)
        let isWhole = try write(batch, to: destination, as: format, pool, into: &results)
        results.report(isQuiet: findingOptions.quiet)
        return isWhole ? results.status(isStrict: findingOptions.strict) : Interruption.status
      }
    }
  }

  private func write(
    _ batch: Batch, to destination: Output, as format: Format, _ pool: WorkerPool,
    into results: inout CellResults
  ) throws(Failure) -> Bool {
    if case .folder(let folder) = destination {
      return try write(batch, into: folder, as: format, pool, &results)
    }
    var list = FrameList(batch: batch, format: format, shard: cellOptions.shard)
    var file: ResultFile?
    let isWhole = try run(batch, as: format, pool, indent: list.indent, &results) {
      job, frames throws(Failure) in
      if file == nil { file = try ResultFile(destination) }
      try file?.append(list.add(frames, of: job))
    }
    // A shard without cells is written, too: the merge needs every shard.
    if file == nil, isWhole, cellOptions.shard != nil { file = try ResultFile(destination) }
    if file != nil, isWhole {
      try file?.append(list.end())
      try file?.finish()
    }
    return isWhole
  }

  /// Writes one file for each cell.
  private func write(
    _ batch: Batch, into folder: String, as format: Format, _ pool: WorkerPool,
    _ results: inout CellResults
  ) throws(Failure) -> Bool {
    let names = batch.names(ending: format == .json ? "frames.json" : "frames.txt")
    let paths = try sceneOptions.outside.places(of: names, in: folder, inputs: files)
    try batch.requireUnread(paths)
    let places = batch.byNumber(paths)
    return try run(batch, as: format, pool, indent: FrameList.indent(within: false), &results) {
      job, frames throws(Failure) in
      guard let path = places[job.number] else { return }
      var list = FrameList(batch: batch, format: format, input: job.input)
      try Files.write(Array((list.add(frames, of: job) + list.end()).utf8), toMade: path)
    }
  }

  /// Lays out every cell and hands its list to `consume`.
  private func run(
    _ batch: Batch, as format: Format, _ pool: WorkerPool, indent: Int,
    _ results: inout CellResults,
    _ consume: (CellJob, String) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    let (exact, isShard) = (exact, cellOptions.shard != nil)
    return try batch.run(
      pool, into: &results,
      { job, batch, worker throws(Failure) in
        let scene = try job.scene(
          in: batch, typesetter: worker.typesetter, work: worker.work, constraints: .none)
        try scene.requireImages(document: batch.inputs[job.input].path)
        let list =
          format == .text
          ? scene.tree(exact: exact)
          : scene.json(exact: exact).numbered(isShard ? job.number : nil).text(indent: indent)
        return (scene.findings, list)
      }, consume: consume)
  }
}

/// The text with the lists of several cells, made piece by piece.
struct FrameList {
  let batch: Batch
  let format: Frames.Format
  /// The index of the only document in the list; nil for all.
  var input: Int?
  var shard: Shard?
  private(set) var last: CellJob?

  private var isWithinArray: Bool { input == nil && batch.inputs.count > 1 }

  /// The indentation of the scenes.
  var indent: Int { Self.indent(within: isWithinArray) }

  static func indent(within array: Bool) -> Int { array ? 6 : 4 }

  /// The piece of text for one more cell.
  mutating func add(_ list: String, of job: CellJob) -> String {
    defer { last = job }
    guard format == .json else {
      let isOneOfMany = batch.inputs.count > 1 || !batch.suffix(of: job).isEmpty
      let needsHeading = input == nil && isOneOfMany
      let heading = needsHeading ? batch.name(of: job).oneLine + "\n" : ""
      return (last == nil ? "" : "\n") + heading + list.shown
    }
    let margin = String(repeating: " ", count: indent)
    if let last, last.input == job.input { return ",\n\(margin)\(list)" }
    return (last == nil ? (isWithinArray ? "[\n" : "") : documentEnd + ",\n")
      + documentStart(input: job.input)
      + margin + list
  }

  /// The last piece of text.
  func end() -> String {
    guard format == .json else { return "" }
    guard last != nil else { return shard == nil ? "" : empty }
    return documentEnd + (isWithinArray ? "\n]\n" : "\n")
  }

  private var empty: String {
    isWithinArray ? "[]\n" : documentStart(input: 0) + documentEnd.dropFirst() + "\n"
  }

  private func documentStart(input: Int) -> String {
    let margin = isWithinArray ? "  " : ""
    let document = JSON.string(batch.inputs[input].path).text(indent: 0)
    let part =
      shard.map { "\(margin)  \"shard\": \($0.json(of: batch.total).text(indent: 0)),\n" } ?? ""
    return "\(margin){\n\(margin)  \"version\": \(Scene.framesVersion),\n"
      + "\(margin)  \"document\": \(document),\n\(part)\(margin)  \"scenes\": [\n"
  }

  private var documentEnd: String {
    let margin = isWithinArray ? "  " : ""
    return "\n\(margin)  ]\n\(margin)}"
  }
}
