import LayoutScene
import Reports

/// A run as annotations of GitHub Actions: one for each cause, at its line, with the names of all
/// snapshots that it changes; one for each document with results that have no line; and one for
/// each screen that could not be tested.
package enum SnapshotAnnotations {
  /// The length in UTF-16 units at which the runner of GitHub Actions cuts messages
  /// (`_maxIssueMessageLength` in its source). Here, messages are cut at the end of a line.
  static let messageLimit = 4096
  /// The most snapshots that one annotation names.
  static let mostNames = 20

  /// The annotations, one per line, starting with the screens that could not be tested. Empty if
  /// every snapshot passed.
  package static func text(_ results: [SnapshotResult], problems: [RunProblem] = []) -> String {
    let errors = problems.map(command(for:)) + commands(of: results)
    let warnings = documents(of: results.filter { $0.status == .incomparable }, .warning)
    return (errors + warnings).limited(title: "snapshot/more").map { $0.text + "\n" }.joined()
  }

  private static func commands(of results: [SnapshotResult]) -> [WorkflowCommand] {
    let failed = results.filter { $0.status == .failed }
    let placed = failed.sharedCauses.filter { $0.cause.origin != nil }
    let unplaced = failed.filter { result in result.causes.allSatisfy { $0.origin == nil } }
    return placed.map { command(for: $0) } + documents(of: unplaced, .error)
      + documents(of: results.filter { $0.status == .missing }, .error)
      + documents(of: results.filter { $0.status == .written }, .error)
  }

  private static func command(for problem: RunProblem) -> WorkflowCommand {
    WorkflowCommand(
      .error, file: problem.file, origin: problem.origin, title: "snapshot/error",
      message: message([problem.message.oneLine]))
  }

  private static func command(for shared: SharedCause) -> WorkflowCommand {
    // What moved with other causes too is not known to be this one's.
    let alone = shared.results.first { $0.causes.count == 1 }
    let frames = shared.cause.shares.isEmpty ? alone?.frames ?? [] : shared.cause.shares
    let lines = [shared.cause.editLine] + names(shared.results, .failed) + frames.table
    return WorkflowCommand(
      .error, file: shared.results.first?.document ?? "", origin: shared.cause.origin,
      title: "snapshot/\(shared.cause.kind.rawValue)", message: message(lines))
  }

  /// One annotation for each document.
  private static func documents(
    of results: [SnapshotResult], _ kind: WorkflowCommand.Kind
  ) -> [WorkflowCommand] {
    results.grouped(by: \.document).map { document, group in
      let first = group[0]
      let lines = names(group, first.status) + first.details
      return WorkflowCommand(
        kind, file: document, title: "snapshot/\(first.status.rawValue)",
        message: message(lines))
    }
  }

  /// The results in words: `3 snapshots differ: chat.en, chat.de, chat.ar`.
  private static func names(
    _ results: [SnapshotResult], _ status: SnapshotResult.Status
  ) -> [String] {
    let shown = results.prefix(mostNames).map(\.id.oneLine).joined(separator: ", ")
    let more = results.count > mostNames ? " and \(results.count - mostNames) more" : ""
    let isOne = results.count == 1
    let words = isOne ? status.singular : status.plural
    return ["\(results.count) screen\(isOne ? "" : "s") \(words): \(shown)\(more)"]
  }

  /// As many of the lines as fit into the limit.
  private static func message(_ lines: [String]) -> String {
    var text = ""
    for line in lines {
      let next = text.isEmpty ? line : "\(text)\n\(line)"
      guard next.utf16.count <= messageLimit - 2 else {
        return text.isEmpty ? String(line.prefix(messageLimit / 4)) + "…" : text + "\n…"
      }
      text = next
    }
    return text
  }
}

extension SnapshotResult.Status {
  fileprivate var singular: String { words.replacing("the snapshot", with: "its snapshot") }

  fileprivate var plural: String {
    switch self {
    case .passed: "match their snapshots"
    case .failed: "differ from their snapshots"
    case .missing: "have no snapshot"
    case .written: "were recorded by this run"
    case .incomparable: "have snapshots that were made with other fonts or text libraries"
    }
  }
}
