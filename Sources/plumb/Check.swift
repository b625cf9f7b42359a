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
        plumb check Screens/*.yaml --format github --strict

      Mistakes in a document do not stop the check: what is left of it is laid out too. Reported \
      are mistakes, constraints that cannot all hold, ambiguous places, texts that are cut off, \
      missing glyphs, font families and translations. The exit status is 0 where nothing is found, 1 for \
      findings, 2 under --strict for unsatisfiable or ambiguous layouts, 65 for mistakes in a \
      document and 74 for a file that cannot be read.
      """)

  @Argument(help: "Layout documents; - is stdin.", completion: .layoutDocument)
  var files: [String]

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  @Option(help: "Lines of text, or what a tool reads; github is for workflow commands.")
  var format: Report.Format = .text

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var jobOptions: JobOptions

  @Flag(help: "Exit with 2 if a layout is unsatisfiable or ambiguous.")
  var strict = false

  func run() throws {
    try Console.reporting {
      let destination = Output(output)
      try Files.requirePlace(destination, inputs: files)
      let crew = try Crew(size: jobOptions.jobs(for: files.count))
      let (files, options) = (files, sceneOptions.documentOptions)
      let reports = try crew.map(count: files.count) { index, typesetter in
        FileReport(path: files[index], options: options, typesetter: typesetter)
      }
      let text = Report(files: reports).text(as: format)
      switch destination {
      case .standardOutput: try Files.writeToStandardOutput(Array(text.utf8))
      case .file(let path), .folder(let path): try Files.write(Array(text.utf8), to: path)
      }
      return Status.worst(reports.map { $0.status(isStrict: strict) })
    }
  }
}

/// What was found about one document.
struct FileReport: Sendable {
  var path: String
  var findings: [Finding]
  private var problemStatus: Status = .clean

  init(path: String, options: DocumentOptions, typesetter: Typesetter) {
    let (problems, screen) = LayoutDocument.inspect(
      path: path, options: options, measurer: typesetter)
    self.path = path
    let scene = screen?.scene()
    let faults = (scene?.imageFaults ?? []).map(Finding.init)
    let canvas = scene.flatMap(Finding.init(canvasOf:))
    // Mistakes in the order of their places, and then what follows from the layout.
    let mistakes = problems.map(Finding.init) + faults + [canvas].compactMap { $0 }
    findings = mistakes.sortedByPlace() + (scene?.findings ?? [])
    if !mistakes.isEmpty {
      problemStatus = problems.contains(where: \.isInputOutput) ? .inputOutput : .badInput
    }
  }

  func status(isStrict: Bool) -> Status {
    if problemStatus != .clean { return problemStatus }
    if isStrict, findings.contains(where: \.isUnsolved) { return .unsolved }
    return findings.contains { $0.severity != .note } ? .findings : .clean
  }
}

extension Finding {
  /// A mistake in a document as a finding.
  init(_ problem: Problem) {
    self.init(
      rule: problem.isInputOutput ? "document/unreadable" : "document/invalid", severity: .error,
      message: problem.message, origin: problem.location)
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
  /// What makes a canvas one that cannot be drawn; nil where it can.
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

extension [Finding] {
  /// Those about a whole file first, and each as before where two have the same place.
  fileprivate func sortedByPlace() -> [Finding] {
    enumerated().sorted { a, b in
      switch (a.element.origin, b.element.origin) {
      case (let first?, let second?) where first != second: first < second
      case (nil, _?): true
      case (_?, nil): false
      default: a.offset < b.offset
      }
    }.map(\.element)
  }
}
