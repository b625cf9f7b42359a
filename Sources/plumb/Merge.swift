import ArgumentParser
import Comparison
import Documents
import Foundation
import LayoutScene

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the reports of several machines.",
    discussion: """
      Example, with four machines that work on a quarter each:
        plumb check Screens/*.yaml --locale all --shard 1/4 --format json -o check-1.json
        …
        plumb merge check-*.json -o check.json

      What is joined are the JSON of check, frames and compare, and the pages of compare, made with \
      --shard 1/n to n/n and otherwise with the same arguments. The result is what one machine would \
      have written.
      """)

  @Argument(
    help: "The parts, in any order: all of JSON, or all of HTML.",
    completion: .file(extensions: ["json", "html"]))
  var files: [String]

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  func run() throws {
    try Console.reporting {
      let destination = Output(output)
      try Files.requirePlace(destination, inputs: files)
      let text = try merged()
      var file = try ResultFile(destination)
      try file.append(text)
      try file.finish()
      return .clean
    }
  }

  private func merged() throws(Failure) -> String {
    var values: [(file: String, value: JSON)] = []
    for path in files {
      do throws(DocumentErrors) {
        let bytes = try JSONFile.bytes(atPath: path)
        values.append((path, try JSONFile.value(bytes, file: path)))
      } catch {
        throw Failure(error)
      }
    }
    return try ReportMerge.merged(values).text()
  }
}
