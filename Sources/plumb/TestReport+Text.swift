import Foundation
import LayoutScene
import Snapshots

extension TestReport {
  /// The lines for people: what could not be tested, every result that did not pass, what to do,
  /// and at the end the number of results of each status.
  var lines: String {
    let details = results.filter { $0.status != .passed }.map {
      $0.paragraph.joined(separator: "\n")
    }
    return (problems.map(\.line) + details + advice + [summary]).map { $0 + "\n" }.joined()
  }

  /// `12 snapshots: 10 passed, 2 failed; 1 file not tested`
  private var summary: String {
    let untested = problems.fileCount
    return snapshots
      + (untested == 0 ? "" : "; \(untested) file\(untested == 1 ? "" : "s") not tested")
  }

  private var snapshots: String {
    let counts = SnapshotResult.Status.allCases.compactMap { status -> String? in
      let count = results.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let all = "\(results.count) snapshot\(results.count == 1 ? "" : "s")"
    return counts.isEmpty ? all : "\(all): \(counts.joined(separator: ", "))"
  }

  /// What to do next.
  private var advice: [String] {
    let statuses = Set(results.map(\.status))
    var lines: [String] = []
    if statuses.contains(.written) {
      lines.append("Look at what was written, and run again: a run that writes has tested nothing.")
    }
    if statuses.contains(.missing) {
      lines.append("Record what is missing with --record missing.")
    }
    if let first = pending.first {
      let pattern = pending.count == 1 ? first : "*"
      lines.append("If the change is meant: \(Test.program) accept '\(pattern)'")
    }
    if !orphans.isEmpty {
      let names = orphans.prefix(10).joined(separator: ", ") + (orphans.count > 10 ? ", …" : "")
      lines.append(
        "\(orphans.count) snapshot\(orphans.count == 1 ? "" : "s") without a screen: \(names); see "
          + "\(Test.program) prune")
    }
    return lines
  }
}

extension SnapshotResult {
  /// The status and the name. Below, indented, are the reasons, the table of frames and other
  /// differences.
  var paragraph: [String] {
    ["\(status.rawValue)  \(id)  (\(document))".oneLine] + details.map { "  " + $0 }
  }
}
