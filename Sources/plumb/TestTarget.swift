import Foundation
import LayoutScene
import Snapshots

/// Where the report of a test goes, and the pictures of what differs.
struct TestTarget {
  private let destination: Output
  private let format: TestReport.Format
  private let page: TestPage?

  /// - Parameter total: how many cells all shards have together.
  init(
    _ output: String, format: TestReport.Format?, inputs: [String], total: Int
  ) throws(Failure) {
    destination = Output(output, isForSeveral: true)
    try Files.requirePlace(destination, inputs: inputs, mayBeFolder: true)
    switch destination {
    case .file(let path): self.format = try TestReport.Format.named(by: path, asked: format)
    case .standardOutput, .folder: self.format = format ?? .text
    }
    switch destination {
    case .folder(let folder):
      let path = (folder as NSString).appendingPathComponent(TestReport.pageName)
      try Files.makeFolder(of: path)
      page = try TestPage(.file(path), total: total)
    case .standardOutput where self.format == .html, .file where self.format == .html:
      page = try TestPage(destination, total: total)
    case .standardOutput, .file: page = nil
    }
  }

  /// Adds what became of a cell to the page, and writes its pictures into a folder.
  ///
  /// - Parameter number: the cell's among all shards.
  func add(_ verification: Verification, number: Int, isPending: Bool) throws(Failure) {
    try page?.add(verification, number: number, isPending: isPending)
    try writeArtefacts(of: verification)
  }

  /// Notes that a cell could not be compared.
  func leaveOut(number: Int) throws(Failure) { try page?.leaveOut(number: number) }

  /// Writes the report; into a folder, in every form that programs read, and as text to stdout.
  func write(_ report: TestReport) throws(Failure) {
    try page?.finish()
    try writeStepSummary(of: report)
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

  /// A step of GitHub Actions names the file of its summary.
  private func writeStepSummary(of report: TestReport) throws(Failure) {
    guard format == .github,
      let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let text = StepSummary.text(
      report.results, problems: report.problems, test: Test.commandKeepingChanges(),
      accept: "\(Test.program) accept")
    try Files.append(Array(text.utf8), to: path)
  }

  /// Pictures of what was expected, of what is there, and of where they differ.
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
    try Files.makeFolder(of: path)
    try Files.write(bytes, to: path)
  }
}
