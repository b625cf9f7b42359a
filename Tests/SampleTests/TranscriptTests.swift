import Foundation
import TestSupport
import Testing

/// What commands print, against transcripts: files with lines of shell behind `$ `, each followed by what it
/// wrote to stdout and stderr and, where it is not 0, by its status in brackets.
///
/// The commands of a file run one after the other in a copy of `Transcripts/Project`, beside the samples.
/// `PLUMB_SNAPSHOTS=record` writes what differs instead, and the run fails, as for pictures. A new case is a new
/// line behind `$ `.
@Suite struct TranscriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Transcripts")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  @Test(arguments: names)
  func commandsPrintWhatIsRecorded(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let place = try Self.project()
    var lines: [String] = []
    for line in Self.given(recorded) {
      lines.append(line)
      if line.hasPrefix("$ ") {
        lines += try Self.printed(by: String(line.dropFirst(2)), in: place)
      }
    }
    let now = lines.joined(separator: "\n") + "\n"
    guard now != recorded else { return }
    if Recording.isAsked { try Data(now.utf8).write(to: file, options: .atomic) }
    Issue.record("\(name): \(Self.differences(recorded, now))")
  }

  @Test func everyKindOfOutputIsRecorded() {
    #expect(Self.names.count > 8)
  }

  /// The lines that somebody wrote: comments and commands, and the empty lines before these.
  private static func given(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("$ ") || $0.hasPrefix("# ") }
      .flatMap { $0.hasPrefix("$ ") ? ["", String($0)] : [String($0)] }
  }

  private static func project() throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: folder.path + "/Project") {
      try files.copyItem(
        at: folder.appendingPathComponent("Project/\(name)"), to: place.file(name))
    }
    try files.copyItem(
      at: PlumbProcess.root.appendingPathComponent("Samples"), to: place.file("Samples"))
    return place
  }

  private static func printed(by line: String, in place: TemporaryFolder) throws -> [String] {
    let run = try PlumbProcess.run(
      ["-c", "plumb() { \"$PLUMB\" \"$@\"; }\n\(line)"],
      environment: [
        "PLUMB": PlumbProcess.executable.path, "CI": nil, "PLUMB_RECORD": nil, "NO_COLOR": nil,
        "CLICOLOR": nil, "CLICOLOR_FORCE": nil, "COLUMNS": nil,
      ], folder: place.url, program: URL(fileURLWithPath: "/bin/sh"))
    let text = (run.text + run.errors).replacingOccurrences(of: place.path, with: "…")
    // Lines that begin as commands and comments do would be read as such.
    let ended = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let lines = (ended.isEmpty ? [] : ended.components(separatedBy: "\n")).map {
      $0.hasPrefix("$ ") || $0.hasPrefix("# ") ? " " + $0 : $0
    }
    return lines + (run.status == 0 ? [] : ["[\(run.status)]"])
  }

  /// The lines that are gone or new, with their numbers.
  private static func differences(_ old: String, _ new: String) -> String {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let place, let line, _): (place, "- \(line)")
      case .insert(let place, let line, _): (place, "+ \(line)")
      }
    }.sorted { $0.0 < $1.0 }
    let shown = changes.prefix(60).map { "\($0.0 + 1): \($0.1)" }
    return "\(changes.count) lines differ\n\(shown.joined(separator: "\n"))"
  }
}
