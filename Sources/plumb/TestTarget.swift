import Foundation
import Snapshots

/// Where the report of a test goes, and the pictures of what differs.
struct TestTarget {
  private let destination: Output
  private let format: TestReport.Format

  init(_ output: String, format: TestReport.Format?, inputs: [String]) throws(Failure) {
    destination = Output(output, isForSeveral: true)
    try Files.requirePlace(destination, inputs: inputs, mayBeFolder: true)
    switch destination {
    case .file(let path): self.format = try TestReport.Format.named(by: path, asked: format)
    case .standardOutput, .folder: self.format = format ?? .text
    }
  }

  /// Writes the report; into a folder, in every form that programs read, and as text to stdout.
  func write(_ report: TestReport) throws(Failure) {
    switch destination {
    case .standardOutput: try Files.writeToStandardOutput(Array(report.text(as: format).utf8))
    case .file(let path): try Files.write(Array(report.text(as: format).utf8), to: path)
    case .folder(let folder):
      for (form, name) in TestReport.files {
        try write(Array(report.text(as: form).utf8), as: name, in: folder)
      }
      try Files.writeToStandardOutput(Array(report.text(as: format).utf8))
    }
  }

  /// Pictures of what was expected, of what is there, and of where they differ.
  func writeArtefacts(of verification: Verification) throws(Failure) {
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
