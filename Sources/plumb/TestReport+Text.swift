import Foundation
import LayoutScene
import Snapshots

extension TestReport {
  /// The lines for people: what could not be tested; the edits that are causes, each once; what did not pass, by
  /// document; what to do; and at the end the number of results of each status. With `isVerbose` every result
  /// that did not pass has its table of frames.
  var lines: String {
    var lines = problems.map { TerminalLine($0.line) } + causeLines
    lines += isVerbose ? paragraphs : groups
    for line in advice { lines.append(TerminalLine(line)) }
    lines.append(TerminalLine(summary))
    return lines.map { $0.text(hasColor: hasColor) }.joined()
  }

  // MARK: Causes

  private var edits: [SharedCause] { results.sharedCauses.filter { $0.cause.kind != .unknown } }

  private var causeLines: [TerminalLine] {
    var lines: [TerminalLine] = []
    for edit in edits {
      let kind = edit.cause.kind.rawValue + ":"
      lines.append(TerminalLine(kind, .bold, String(edit.line.dropFirst(kind.count))))
      lines.append(TerminalLine("  " + edit.effect(among: results)))
    }
    return lines
  }

  // MARK: Results

  private var changed: [SnapshotResult] { results.filter { $0.status != .passed } }

  /// Every result that did not pass, with its frames.
  private var paragraphs: [TerminalLine] {
    var lines: [TerminalLine] = []
    for result in changed {
      lines.append(head(result.status, "\(result.id)  (\(result.document))"))
      for line in result.details { lines.append(TerminalLine("  " + line)) }
    }
    return lines
  }

  /// The results that did not pass by document and status. Several are counted, not listed.
  private var groups: [TerminalLine] {
    var lines: [TerminalLine] = []
    for (_, group) in changed.grouped(by: { [$0.status.rawValue, $0.document] }) {
      let first = group[0]
      let cells = results.count { $0.document == first.document }
      let name = group.count == 1 ? first.id : "\(group.count) of \(cells) cells"
      lines.append(head(first.status, "\(name)  (\(first.document))"))
      // What is said of all of them is said once.
      let said: [Set<String>] = group.map { Set(remarks(of: $0)) }
      for line in remarks(of: first) where said.allSatisfy({ $0.contains(line) }) {
        lines.append(TerminalLine("  " + line))
      }
    }
    return lines
  }

  private func head(_ status: SnapshotResult.Status, _ text: String) -> TerminalLine {
    let color: TerminalLine.Color =
      switch status {
      case .passed: .green
      case .failed: .red
      case .missing, .written, .incomparable: .yellow
      }
    return TerminalLine(status.rawValue, color, "  \(text)".oneLine)
  }

  /// What is said of a result besides the edits: causes that are not known, views that moved without a cause, and
  /// other differences that do not follow from the edits.
  private func remarks(of result: SnapshotResult) -> [String] {
    let unknown = result.causes.filter { $0.kind == .unknown }.map(\.line)
    let hasCause = result.causes.contains { $0.kind != .unknown }
    let consequences = hasCause && unknown.isEmpty ? Set(result.differences) : []
    let notes = result.notes.filter { !consequences.contains($0) }
    return unknown + (hasCause ? [] : result.movedViews) + notes.map(\.oneLine)
  }

  // MARK: The end

  /// `12 snapshots: 10 passed, 2 failed; 1 file not tested`
  private var summary: String {
    snapshots + (problems.words.map { "; \($0)" } ?? "")
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
      let pattern = pending.count == 1 ? first.quoted : "'*'"
      lines.append("If the change is meant: \(Test.program) accept \(pattern)")
      if let edits = fewestEdits {
        let options = edits.map { "--cause \($0.shellWord)" }.joined(separator: " ")
        let words = edits.count == 1 ? "One edit alone" : "\(edits.count) edits alone"
        lines.append("\(words): \(Test.program) accept \(options)")
      }
    }
    if !orphans.isEmpty {
      let names = orphans.prefix(10).joined(separator: ", ") + (orphans.count > 10 ? ", …" : "")
      lines.append(
        "\(orphans.count) snapshot\(orphans.count == 1 ? "" : "s") without a screen: \(names); see "
          + "\(Test.program) prune")
    }
    return lines.map(\.oneLine)
  }
}

extension TestReport {
  /// The fewest edits that are all causes of a result; nil where they would accept everything. A result is accepted only
  /// with all of its causes.
  private var fewestEdits: [String]? {
    let (names, waiting) = (edits.map(\.cause.what).distinct, Set(pending))
    let sets = results.filter { result in
      waiting.contains(result.id) && !result.causes.isEmpty
        && result.causes.allSatisfy { $0.kind != .unknown }
    }.map { result in names.indices.filter { result.causes.map(\.what).contains(names[$0]) } }
    let fewest = sets.min { a, b in
      a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    }
    guard let fewest, sets.count(where: Set(fewest).isSuperset) < pending.count else { return nil }
    return fewest.map { names[$0] }
  }
}

extension SnapshotResult {
  /// The views whose frames differ, in one line; none where no frame does.
  fileprivate var movedViews: [String] {
    guard !frames.isEmpty else { return [] }
    let shown = frames.prefix(3).map { "\($0.view.oneLine) (\($0.words))" }
    let more = frames.count > shown.count ? " and \(frames.count - shown.count) other views" : ""
    return ["moved: \(shown.joined(separator: ", "))\(more)"]
  }
}
