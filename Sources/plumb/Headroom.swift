import ArgumentParser
import Documents
import Drawing
import Foundation
import Headroom
import LayoutScene

struct HeadroomCommand: ParsableCommand {
  enum Format: String, Choice, FileFormat {
    case text, json, svg, png, pdf

    var isPicture: Bool { PictureFormat(rawValue: rawValue) != nil }
  }

  static let configuration = CommandConfiguration(
    commandName: "headroom",
    abstract: "Measure how much narrower, larger and longer a screen may become before it breaks.",
    discussion: """
      Examples:
        plumb headroom profile.yaml --locale all
        plumb headroom profile.yaml --locale all -o headroom.png
        plumb headroom profile.yaml --locale de --device iphone-se,ipad --format json
        plumb headroom Screens/*.yaml --locale all --shard 2/4 -o part-2.json

      For each cell: the smallest width in points and the largest text size at which the screen still \
      holds, and what breaks first beyond them. For each text: how much longer it may become, found by \
      laying out longer texts where it has several lines; the points that are left in its box, negative \
      for a text that is cut off; and by how many points its box can grow at the expense of empty space \
      (– for a text of more than 1,000 characters, for which this is not measured).

      A screen holds while no text is cut off, no constraints contradict each other, no text or \
      control leaves the screen, overlaps another or is crushed to less than a point; what is broken \
      at the screen's own width and text size, or allowed by the document, does not count. The picture has \
      a row for each cell.

      On a screen of more than 10,000 characters fewer widths, from a quarter of its own on, and fewer \
      text sizes are tried, and the result says by how much the smallest width may be too large. A screen that takes \
      too much work is not measured to the end, and the result says so; what was not measured has –.
      """)

  @Argument(help: "Layout documents, and folders of them; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(
    name: .shortAndLong, help: "The file to write, - for stdout.",
    completion: .file(extensions: Format.allCases.map(\.ending)))
  var output: String = "-"

  @Option(
    help: """
      For people, for programs, or as a picture. (default: what the output's name ends in, or text)
      """)
  var format: Format?

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @OptionGroup var jobOptions: JobOptions

  mutating func run() throws {
    try Console.reporting {
      let documents = try DocumentList.documents(
        files, sceneOptions.outside, takesStandardInput: true)
      files = documents.map(\.path)
      let destination = Output(output)
      try sceneOptions.outside.requirePlace(destination, inputs: files)
      let format = try format(for: destination)
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(
        documents: documents, scenes: sceneOptions, cells: cellOptions, pool: pool)
      try batch.requireUnread([destination.path])
      return try Interruption.observed {
        var results = CellResults(batch)
        guard let measured = try measure(batch, pool, into: &results) else {
          return Interruption.status
        }
        results.report(isQuiet: true)
        // A shard without cells is written, too: plumb merge needs every shard.
        if !measured.isEmpty || cellOptions.shard != nil && format == .json {
          try destination.write(try bytes(of: measured, batch, as: format))
        }
        return results.status(isStrict: false)
      }
    }
  }

  /// A text is not written into a picture's file, nor a picture into that of a text.
  private func format(for output: Output) throws(Failure) -> Format {
    guard case .file(let path) = output, let format, let named = Format.named(by: path),
      format.isPicture || named.isPicture
    else { return output.format(asked: format) ?? .text }
    return try Format.named(by: path, asked: format)
  }

  typealias Measured = (job: CellJob, headroom: Headroom)

  /// The headroom of every cell that can be laid out; nil where the program was interrupted.
  private func measure(
    _ batch: Batch, _ pool: WorkerPool, into results: inout CellResults
  ) throws(Failure) -> [Measured]? {
    var measured: [Measured] = []
    let isWhole = try batch.run(pool, into: &results) { job, batch, worker throws(Failure) in
      ([], try Self.headroom(of: job, in: batch, worker))
    } consume: { job, headroom in
      measured.append((job, headroom))
    }
    return isWhole ? measured : nil
  }

  private static func headroom(
    of job: CellJob, in batch: Batch, _ worker: Worker
  ) throws(Failure) -> Headroom {
    let input = batch.inputs[job.input]
    guard let document = input.document else {
      throw Failure(DocumentErrors(problems: input.problems))
    }
    // What is measured of a cell does not depend on what other cells are asked for.
    var options = job.options
    options.work = nil
    let screen = try Failure.telling { () throws(DocumentErrors) in
      try document.screen(options: options, measurer: worker.typesetter)
    }
    screen.window.work = options.budget
    let scene = screen.scene(includesAmbiguity: false)
    return HeadroomMeter.headroom(of: screen.window, scene: scene)
  }

  // MARK: Writing

  private func bytes(
    of measured: [Measured], _ batch: Batch, as format: Format
  ) throws(Failure) -> [UInt8] {
    switch format {
    case .text:
      let parts = measured.map { batch.name(of: $0.job) + "\n" + $0.headroom.text }
      return Array(parts.joined(separator: "\n").utf8)
    case .json: return Array(json(of: measured, batch).text().utf8)
    case .svg, .png, .pdf:
      guard let picture = PictureFormat(rawValue: format.rawValue) else { return [] }
      let chart = chart(of: measured, batch)
      let renderer = Renderer(typesetter: try Worker().typesetter)
      do throws(DrawingError) {
        return try renderer.bytes(chart, as: picture)
      } catch {
        throw Failure(error, document: chart.title)
      }
    }
  }

  private func json(of measured: [Measured], _ batch: Batch) -> JSON {
    let documents = batch.inputs.indices.compactMap { index -> (value: JSON, numbers: [Int])? in
      let cells = measured.filter { $0.job.input == index }
      guard !cells.isEmpty || batch.inputs.count == 1 else { return nil }
      let value = Headroom.json(
        document: batch.inputs[index].path, cells: cells.map(\.headroom.json))
      return (value, cells.map(\.job.number))
    }
    return CellReports(batch: batch, shard: cellOptions.shard).json(of: documents)
  }
}
