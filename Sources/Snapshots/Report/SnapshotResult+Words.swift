import Foundation
import LayoutScene

extension SnapshotResult.Status {
  /// What became of a snapshot, as the end of a sentence: `the snapshot differs`.
  package var words: String {
    switch self {
    case .passed: "is as in the snapshot"
    case .failed: "differs from the snapshot"
    case .missing: "has no snapshot"
    case .written: "was recorded by this run"
    case .incomparable: "has a snapshot that other fonts or text libraries made"
    }
  }
}

extension SnapshotResult {
  /// What differs and why, for a terminal or a test's failure: the causes, each with the views that it
  /// moves, a table of the frames, and notes. One line each, without line feeds; empty where nothing
  /// differs.
  package var details: [String] { causeLines + frames.table + notes.map(\.oneLine) }

  /// Why it differs and what differs besides frames, a line each.
  package var remarks: [String] { causeLines + notes }

  private var causeLines: [String] {
    causes.flatMap { [$0.line] + ($0.effect.map { ["  \($0)"] } ?? []) }
  }
}

extension Cause {
  /// `constant: card.leading = root.leading + 24 (chat.yaml:31) was 16, is 24`
  package var line: String {
    var words = kind == .unknown ? what : "\(kind.rawValue): \(what)"
    if let origin { words += " (\(origin.file):\(origin.line))" }
    if let values { words += " \(values)" }
    return words.oneLine
  }

  /// `was 16, is 24`, and less where one of them is not there; nil where neither is.
  package var values: String? {
    // A constraint that comes or goes is named already.
    switch (before == what ? nil : before, after == what ? nil : after) {
    case (let before?, let after?): "was \(before), is \(after)"
    case (let before?, nil): "was \(before)"
    case (nil, let after?): "is \(after)"
    case (nil, nil): nil
    }
  }

  /// `changes card (x +8, width −8), and 3 views with it`; nil where no view is named.
  package var effect: String? {
    guard let first = views.first else { return nil }
    let others = views.count - 1
    let rest = others == 0 ? "" : ", and \(others) view\(others == 1 ? "" : "s") with it"
    let share = shares.first { $0.view == first }.map { " (\($0.words))" } ?? ""
    return "changes \(first)\(share)\(rest)".oneLine
  }
}

extension FrameChange {
  /// What differs: `x +8, width −8`, or `new`, or `gone`. Points, at most two decimals.
  package var words: String {
    guard let before else { return "new" }
    guard let after else { return "gone" }
    let names = ["x", "y", "width", "height"]
    let differences = zip(names, zip(before.numbers, after.numbers)).compactMap { name, pair in
      let difference = ((pair.1 - pair.0) * 100).rounded() / 100
      return difference == 0 ? nil : "\(name) \(difference.signed)"
    }
    return differences.isEmpty ? "under 0.01 points" : differences.joined(separator: ", ")
  }
}

extension [FrameChange] {
  /// A line a view, in columns: the view, its frame in the snapshot, its frame today and what differs.
  /// A frame is `x, y, width × height` in points of the superview.
  package var table: [String] {
    guard !isEmpty else { return [] }
    let rows =
      [["view", "before", "after", "change"]]
      + map { change in
        [change.view.oneLine, Self.words(change.before), Self.words(change.after), change.words]
      }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) + "  " }.joined()
        + row[3]
    }
  }

  private static func words(_ frame: CGRect?) -> String {
    guard let frame else { return "–" }
    let numbers = frame.numbers.map { String(decimal: $0, places: 2) }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}

extension Double {
  /// With its sign, the minus being a real one.
  fileprivate var signed: String {
    (self < 0 ? "\u{2212}" : "+") + String(decimal: abs(self), places: 2)
  }
}
