import ArgumentParser
import Comparison
import Documents
import Foundation
import LayoutScene
import Reports

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the reports of several machines.",
    discussion: """
      Example, with four machines that work on a quarter each:
        plumb check Screens/*.yaml --locale all --shard 1/4 --format json -o check-1.json
        …
        plumb merge check-*.json -o check.json

      What is joined are the JSON of check, frames, compare, headroom and test, and the pages of compare \
      and test, made with --shard 1/n to n/n and otherwise with the same arguments. The result is what one \
      machine would have written.
      """)

  @Argument(
    help: "The parts, in any order: all of JSON, or all of HTML.",
    completion: .file(extensions: ["json", "html"]))
  var files: [String]

  @Option(name: .shortAndLong, help: "The file to write, - for stdout.", completion: .file())
  var output: String = "-"

  @OptionGroup var outside: OutsideOptions

  func run() throws {
    try Console.reporting {
      for file in files { try outside.require(file) }
      let destination = Output(output)
      try outside.requirePlace(destination, inputs: files)
      try destination.write(try merged())
      return .clean
    }
  }

  private func merged() throws(Failure) -> [UInt8] {
    let parts = try files.map(Self.bytes)
    for (file, bytes) in zip(files, parts) where Self.isXML(bytes) {
      throw Failure(
        .badInput,
        "\(file): error: this is XML, such as a JUnit report; join reports in JSON or HTML, or give all JUnit "
          + "reports to the program that reads them")
    }
    if let file = files.first(where: { DocumentList.isDocument($0) && !$0.hasSuffix(".json") }) {
      throw Failure(
        .badInput,
        "\(file): error: this is a layout document, and no part of a result; merge joins what check, test, compare and "
          + "so on write with --shard, in JSON or HTML")
    }
    var reports: [ReportMerge.Part] = []
    var kinds: [(file: String, kind: PartKind)] = []
    for (file, bytes) in zip(files, parts) {
      if Self.isPage(bytes) {
        kinds.append((file, PartKind(page: bytes)))
      } else {
        let report = try Self.value(file, bytes)
        reports.append(report)
        kinds.append((file, PartKind(report: report.value)))
      }
    }
    try PartKind.requireOne(kinds)
    if reports.isEmpty { return try mergedPage(parts) }
    return Array(try ReportMerge.merged(reports).text().utf8)
  }

  private static func bytes(atPath path: String) throws(Failure) -> [UInt8] {
    try Failure.telling { () throws(DocumentErrors) in try JSONFile.bytes(atPath: path) }
  }

  private static func value(
    _ path: String, _ bytes: [UInt8]
  ) throws(Failure) -> ReportMerge.Part {
    try Failure.telling { () throws(DocumentErrors) in
      (path, try JSONFile.value(bytes, file: path))
    }
  }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<?xml") || start.hasPrefix("<testsuite")
  }

  private static func isPage(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  private func mergedPage(_ pages: [[UInt8]]) throws(Failure) -> [UInt8] {
    let kind =
      PartKind.pages.first { kind in pages.contains(where: kind.wrote) } ?? ComparisonPage.kind
    do throws(PageError) {
      return try kind.merge(pages)
    } catch {
      let place = error.page.map { "\(files[$0]): " } ?? ""
      throw Failure(.badInput, "\(place)error: \(error.message(names: files, kind: kind))")
    }
  }
}
