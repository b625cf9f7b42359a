import Foundation
import TestSupport
import Testing

/// A recording run may be killed at any moment, and two may run at once: what is in the folder is complete
/// and belongs together.
@Suite struct KilledRunTests {
  /// Twelve cells, of which each takes a few milliseconds.
  static let cells = [
    "--locale", "en,de,ar,ja", "--text-size", "small,large,extraLarge", "--jobs", "2",
  ]

  let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
    _ = try place.write(TestCommandTests.card, as: "card.yaml")
  }

  func arguments(_ mode: String) -> [String] {
    ["test", "card.yaml", "--record", mode] + Self.cells
  }

  func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = PlumbProcess.executable
    process.arguments = arguments
    process.currentDirectoryURL = place.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Starts a run and kills it after so many milliseconds.
  func kill(after milliseconds: Double, _ mode: String) throws {
    let process = try start(arguments(mode))
    usleep(UInt32(milliseconds * 1000))
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Every file but a complete one that waits for its place is a snapshot's, and every snapshot is whole.
  func check(_ moment: String) throws {
    let folder = place.file("Snapshots").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files where !file.hasSuffix(".json") {
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      if file.hasSuffix(".png") {
        #expect(
          bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]),
          "\(moment) \(file)")
      }
    }
    for file in files where file.hasSuffix(".json") {
      let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      #expect(throws: Never.self, "\(moment) \(file)") {
        try JSONSerialization.jsonObject(with: bytes)
      }
    }
    let run = try PlumbProcess.run(arguments("never"), folder: place.url)
    #expect([0, 1, 3].contains(run.status), "\(moment): \(run.errors)")
    #expect(run.errors.isEmpty, "\(moment): \(run.errors)")
  }

  @Test func aKilledRunLeavesWholeSnapshots() throws {
    var random = SplitMix(seed: 13)
    for round in 0..<40 {
      // The same cells again and again, with another picture each time, into a folder that fills up.
      let width = 20 + round % 7
      _ = try place.write(
        TestCommandTests.card.replacingOccurrences(
          of: "dot.width = 20", with: "dot.width = \(width)"),
        as: "card.yaml")
      let milliseconds = Double(random.next() % 120_000) / 1000
      try kill(after: milliseconds, "all")
      if round % 5 == 4 { try check("round \(round), after \(milliseconds) ms") }
    }
    let run = try PlumbProcess.run(arguments("all"), folder: place.url)
    #expect([0, 3].contains(run.status), "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: place.file("Snapshots").path)
    #expect(files.count == 24, "nothing is left over: \(files)")
    #expect(try PlumbProcess.run(arguments("never"), folder: place.url).status == 0)
  }

  @Test func twoRunsAtOnceDoNotDisturbEachOther() throws {
    _ = try place.write(TestCommandTests.moved, as: "Other/card.yaml")
    for _ in 0..<6 {
      let runs = try ["card.yaml", "Other/card.yaml"].map {
        try start(["test", $0, "--snapshots", "S", "--record", "all"] + Self.cells)
      }
      for run in runs {
        run.waitUntilExit()
        #expect([0, 3].contains(run.terminationStatus))
      }
    }
    // Each snapshot is that of one of the two documents.
    let never = ["--snapshots", "S", "--record", "never", "--format", "json"] + Self.cells
    let both = try ["card.yaml", "Other/card.yaml"].map {
      try PlumbProcess.run(["test", $0] + never, folder: place.url)
    }
    #expect(both.allSatisfy { [0, 1].contains($0.status) && $0.errors.isEmpty })
    let passed = both.map { $0.text.components(separatedBy: "\"status\": \"passed\"").count - 1 }
    #expect(passed.reduce(0, +) == 12)
  }
}
