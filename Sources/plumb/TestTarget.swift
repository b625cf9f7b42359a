import Foundation
import LayoutScene
import Reports
import Snapshots

/// The destination of a test's report and of the pictures of differences.
struct TestTarget {
  private let destination: Output
  private let format: TestReport.Format
  private let page: TestPage?
  private let inputs: [String]
  /// The files that the inputs name.
  private let named: [String]
  private let color: ColorChoice
  private let outside: OutsideOptions

  /// - Parameter total: the number of cells in all shards.
  init(
    _ output: String, format: TestReport.Format?, inputs: [String], named: [String], total: Int,
    color: ColorChoice, outside: OutsideOptions
  ) throws(Failure) {
    self.color = color
    self.outside = outside
    destination = Output(output, isForSeveral: true)
    (self.inputs, self.named) = (inputs, named)
    try outside.requirePlace(destination, inputs: inputs, mayBeFolder: true)
    switch destination {
    case .file(let path): self.format = try TestReport.Format.named(by: path, asked: format)
    case .standardOutput, .folder: self.format = format ?? .text
    }
    switch destination {
    case .folder(let folder):
      let path = (folder as NSString).appendingPathComponent(TestReport.pageName)
      let files = [TestReport.pageName] + TestReport.files.map(\.1)
      for name in files {
        try outside.requirePlace(
          (folder as NSString).appendingPathComponent(name), in: folder, inputs: inputs + named)
      }
      try Files.makeFolder(of: path)
      page = try TestPage(.file(path), total: total)
    case .standardOutput where self.format == .html, .file where self.format == .html:
      page = try TestPage(destination, total: total)
    case .standardOutput, .file: page = nil
    }
  }

  /// Whether the report is read as text where messages are read, too.
  var isTextOnTerminal: Bool {
    let isText =
      switch destination {
      case .standardOutput: format == .text
      case .folder: format == .text || format == .html
      case .file: false
      }
    return isText && isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
  }

  /// Adds a cell's result to the page, and writes its pictures if the report goes into a folder.
  ///
  /// - Parameter number: the cell's number in all shards.
  func add(_ verification: Verification, number: Int, isPending: Bool) throws(Failure) {
    try page?.add(verification, number: number, isPending: isPending)
    try writeArtefacts(of: verification)
  }

  /// Notes that a cell could not be compared.
  func leaveOut(number: Int) throws(Failure) { try page?.leaveOut(number: number) }

  /// Writes the report. In a folder it is written in every format for programs, and on stdout as
  /// text.
  func write(_ report: TestReport) throws(Failure) {
    try page?.finish(report.problems, facts: RunFacts(documents: inputs))
    try writeStepSummary(of: report)
    var report = report
    if case .file = destination {
      report.hasColor = color == .always
    } else {
      report.hasColor = color.hasColor()
    }
    switch destination {
    case .standardOutput, .file:
      if format != .html { try destination.write(Array(report.text(as: format).utf8)) }
    case .folder(let folder):
      for (form, name) in TestReport.files {
        try write(Array(report.text(as: form).utf8), as: name, in: folder)
      }
      let form = format == .html ? .text : format
      try Files.writeToStandardOutput(Array(report.text(as: form).utf8))
    }
  }

  /// Writes the summary of a step of GitHub Actions, into the file that the environment names.
  private func writeStepSummary(of report: TestReport) throws(Failure) {
    guard format == .github,
      let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let text = StepSummary.text(
      report.results, problems: report.problems, test: Test.commandKeepingChanges(),
      accept: "\(Test.program) accept")
    try Files.append(Array(text.utf8), to: path)
  }

  /// Writes three pictures: the snapshot, the screen, and the differences.
  private func writeArtefacts(of verification: Verification) throws(Failure) {
    guard case .folder(let folder) = destination, verification.result.status != .passed else {
      return
    }
    let pictures = [
      ("expected", verification.expected), ("actual", verification.files?.picture),
      ("diff", verification.difference),
    ]
    for case (let name, let picture?) in pictures {
      try write(picture, as: "\(verification.result.id).\(name).png", in: folder)
    }
  }

  private func write(_ bytes: [UInt8], as name: String, in folder: String) throws(Failure) {
    let path = (folder as NSString).appendingPathComponent(name)
    try outside.requirePlace(path, in: folder, inputs: inputs + named)
    try Files.write(bytes, toMade: path)
  }
}
