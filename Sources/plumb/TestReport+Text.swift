import Foundation
import LayoutScene
import Snapshots

extension TestReport {
  /// For people: what is not passed, and how many there are of each.
  var lines: String {
    let details = results.filter { $0.status != .passed }.map { $0.lines.joined(separator: "\n") }
    return (details + [summary] + advice).map { $0 + "\n" }.joined()
  }

  /// `12 snapshots: 10 passed, 2 failed`
  private var summary: String {
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
      lines.append("If the change is meant: plumb accept '\(pattern)'")
    }
    return lines
  }
}

extension SnapshotResult {
  /// The status and the name; below, indented, the table of frames, what else differs, and why.
  var lines: [String] {
    ["\(status.rawValue)  \(id)  (\(document))"]
      + (FrameTable.lines(frames) + notes + causeLines)
      .map { "  " + $0.oneLine }
  }

  private var causeLines: [String] {
    causes.map { "cause: \($0.sentence)" }
  }
}

/// The frames that differ as a table.
enum FrameTable {
  /// A heading and a line a view, in columns.
  static func lines(_ frames: [FrameChange]) -> [String] {
    guard !frames.isEmpty else { return [] }
    let rows =
      [["view", "before", "after", ""]]
      + frames.map { [$0.view, words($0.before), words($0.after), $0.signs] }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return cells.joined(separator: "  ").trimmingSuffix(" ")
    }
  }

  private static func words(_ frame: CGRect?) -> String {
    guard let frame else { return "—" }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(decimal: $0, places: 4)
    }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}

extension FrameChange {
  /// What of the frame has changed and by how much: `x +8, width −8`.
  var signs: String {
    guard let before else { return "new" }
    guard let after else { return "gone" }
    let parts = [
      ("x", after.minX - before.minX), ("y", after.minY - before.minY),
      ("width", after.width - before.width), ("height", after.height - before.height),
    ]
    return parts.compactMap { name, change in
      let words = String(decimal: abs(change), places: 4)
      return words == "0" ? nil : "\(name) \(change < 0 ? "−" : "+")\(words)"
    }.joined(separator: ", ")
  }
}

extension Cause {
  /// `constant: card.leading = root.leading + 24 (chat.yaml:31:7): 16 before, 24 now; moves card`
  var sentence: String {
    let place = origin.map { " (\($0))" } ?? ""
    let values =
      switch (before, after) {
      case (let before?, let after?): ": \(before) before, \(after) now"
      case (let before?, nil): ": \(before) before"
      case (nil, let after?): ": \(after) now"
      case (nil, nil): ""
      }
    let moved = views.isEmpty ? "" : "; changes \(views.joined(separator: ", "))"
    return "\(kind.rawValue): \(what)\(place)\(values)\(moved)"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
