import ArgumentParser
import Foundation
import LayoutScene
import Reports
import Snapshots

/// What comparing screens with their snapshots has given, and the forms in which people and tools want
/// it.
struct TestReport {
  enum Format: String, Choice, FileFormat {
    case text, json, junit, github, html

    var ending: String {
      switch self {
      case .text: "txt"
      case .junit: "xml"
      case .json, .github, .html: rawValue
      }
    }
  }

  /// What a folder of results has besides the page and pictures.
  static let files: [(Format, String)] = [(.json, "report.json"), (.junit, "junit.xml")]
  static let pageName = "index.html"

  var results: [SnapshotResult]
  /// What could not be tested.
  var problems: [RunProblem]
  /// The results that wait to be accepted.
  var pending: [String]
  var mode: RecordMode
  /// Snapshots that belong to no screen any longer.
  var orphans: [String]
  /// Which part of all cells these are, as `plumb merge` reads it; nil for all.
  var part: JSON?
  /// The cells' numbers among all parts.
  var numbers: [Int]

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
    return [
      "version": 1, "shard": part, "results": .array(numbered),
      "problems": .array(problems.map(\.json)),
    ]
  }

  /// The worst that happened: a file that is wrong or cannot be used, then a snapshot that was missing
  /// or written, which makes the next run another one, then differences.
  func status(failures: [Status]) -> Status {
    let found = Set(results.map(\.status))
    if !failures.isEmpty { return Status.worst(failures) }
    if found.contains(.missing) || found.contains(.written) { return .unrecorded }
    if found.contains(.failed) { return .findings }
    return found.contains(.incomparable) ? .incomparable : .clean
  }
}
