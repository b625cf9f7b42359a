import Foundation
import LayoutScene

extension SnapshotResult.Status {
  /// The status as the predicate of a sentence, such as `differs from the snapshot`.
  package var words: String {
    switch self {
    case .passed: "matches the snapshot"
    case .failed: "differs from the snapshot"
    case .missing: "has no snapshot"
    case .written: "was recorded by this run"
    case .incomparable: "has a snapshot that was made with other fonts or text libraries"
    }
  }
}

extension SnapshotResult {
  /// The lines of a terminal or of a test's failure, without line feeds: the causes with the views
  /// that they move, a table of the frames, and notes. Empty if nothing differs.
  package var details: [String] { causeLines + frames.table + notes.map(\.oneLine) }

  /// The causes and the differences besides frames, one line each.
  package var remarks: [String] { causeLines + notes }

  private var causeLines: [String] {
    causes.flatMap { [$0.line] + ($0.effect.map { ["  \($0)"] } ?? []) }
  }
}

extension Cause {
  /// The cause in one line: `constant: card.leading = root.leading + 24 (chat.yaml:31) was 16, is
  /// 24`.
  package var line: String {
    var words = kind == .unknown ? what : "\(kind.rawValue): \(what)"
    if let origin { words += " (\(origin.file):\(origin.line))" }
    if let values { words += " \(values)" }
    return words.oneLine
  }

  /// The edit in one line: `font: styles.detail.font subheadline → footnote, common.yaml:10`.
  package var editLine: String {
    // An equation is quoted, as numbers follow it.
    func quoted(_ text: String) -> String { text.contains(" ") ? "“\(text)”" : text }
    var words = kind == .unknown ? what : "\(kind.rawValue): \(quoted(what))"
    if kind == .replaced || kind == .renamed && after == what, let before {
      words = "\(kind.rawValue): \(quoted(before)) → \(quoted(what))"
    } else if let values = arrow {
      words += " \(values)"
    }
    if let origin { words += ", \(origin.file):\(origin.line)" }
    return words.oneLine
  }

  /// The values with an arrow: `16 → 24`. For what was added or removed `what` says it.
  private var arrow: String? {
    hasValues && before != what && after != what
      ? "\(Self.shown(before)) → \(Self.shown(after))" : nil
  }

  /// The values in words: `was 16, is 24`. Nil for what was added or removed.
  package var values: String? {
    guard hasValues else { return nil }
    let was = "was \(Self.shown(before))"
    return after == what ? was : "\(was), is \(Self.shown(after))"
  }

  private var hasValues: Bool {
    (before != nil || after != nil) && ![.added, .removed, .viewAdded, .viewRemoved].contains(kind)
  }

  private static func shown(_ value: String?) -> String {
    value.map { $0.isEmpty ? "“”" : $0 } ?? "none"
  }

  /// The effect in words: `changes card (x +8, width −8) and 3 other views`. Nil for a cause
  /// without views.
  package var effect: String? { effect(onViews: views.count) }

  /// - Parameter count: how many views it changes on all screens that have it.
  func effect(onViews count: Int) -> String? {
    guard let first = views.first else { return nil }
    let others = max(count, views.count) - 1
    let rest = others == 0 ? "" : " and \(others) other view\(others == 1 ? "" : "s")"
    let share = shares.first { $0.view == first }.map { " (\($0.words))" } ?? ""
    return "changes \(first)\(share)\(rest)".oneLine
  }
}

extension FrameChange {
  /// The difference in points with at most two decimals, such as `x +8, width −8`, or `new`, or
  /// `gone`.
  package var words: String {
    guard let before else { return "new" }
    guard let after else { return "gone" }
    let names = ["x", "y", "width", "height"]
    let differences = zip(names, zip(before.numbers, after.numbers)).compactMap { name, pair in
      let difference = Double(((pair.1 - pair.0) * 100).rounded() / 100)
      return difference == 0 ? nil : "\(name) \(difference.signed)"
    }
    return differences.isEmpty ? "under 0.01 points" : differences.joined(separator: ", ")
  }
}

extension [FrameChange] {
  /// A table with one line for each view: the view, its frame in the snapshot, its frame now and
  /// the difference. A frame is `x, y, width × height` in points of the superview.
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

extension Double {
  /// The number with its sign; the minus is U+2212.
  fileprivate var signed: String {
    (self < 0 ? "\u{2212}" : "+") + String(decimal: abs(self), places: 2)
  }
}
