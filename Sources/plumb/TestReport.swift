import ArgumentParser
import Foundation
import LayoutScene
import Reports
import Snapshots

/// The results of comparing screens with their snapshots, in the formats of `plumb test`.
struct TestReport {
  enum Format: String, Choice, FileFormat {
    case text, json, junit, github, html
  }

  /// The files in a folder of results besides the page and the pictures.
  static let files: [(Format, String)] = [(.json, "report.json"), (.junit, "junit.xml")]
  static let pageName = "index.html"

  var results: [SnapshotResult]
  /// The problems that kept documents or cells from being tested.
  var problems: [RunProblem]
  /// The names of the results that wait to be accepted.
  var pending: [String]
  var mode: RecordMode
  /// Snapshots that no longer belong to a screen.
  var orphans: [String]
  /// The shard, for `plumb merge`; nil for all cells.
  var part: JSON?
  /// The cells' numbers in all shards.
  var numbers: [Int]
  /// Whether each result in the lines for people has its table of frames.
  var isVerbose = false
  /// Whether these lines have colours.
  var hasColor = false

  func text(as format: Format) -> String {
    switch format {
    case .text: lines
    case .json: json.text()
    case .junit: JUnit(results, problems: problems).text
    case .github: SnapshotAnnotations.text(results, problems: problems)
    // The page is written cell by cell.
    case .html: ""
    }
  }

  private var json: JSON {
    guard let part else { return SnapshotResult.report(results, problems: problems) }
    let numbered = zip(numbers, results).map { $1.json.numbered($0) }
    return SnapshotResult.report(numbered, problems: problems.map(\.partJSON), shard: part)
  }

  /// The worst status. A wrong or unusable file comes first, then a snapshot that was missing or
  /// written, since the next run will have another result, then differences.
  func status(failures: [Status]) -> Status {
    let found = Set(results.map(\.status))
    if !failures.isEmpty { return Status.worst(failures) }
    if found.contains(.missing) || found.contains(.written) { return .unrecorded }
    if found.contains(.failed) { return .findings }
    return found.contains(.incomparable) ? .incomparable : .clean
  }
}
