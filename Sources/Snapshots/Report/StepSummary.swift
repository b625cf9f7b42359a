import LayoutScene
import Reports

/// A run as Markdown for the summary of a step in GitHub Actions: the causes, the snapshots that
/// did not pass, their frames, the screens that could not be tested, and the commands that accept
/// changes.
package enum StepSummary {
  /// GitHub drops the whole summary of a step if it exceeds 1 MiB (“upload aborted, supports
  /// content up to a size of 1024k”). That counts everything that the step writes; 64 KiB are left
  /// for other writers.
  package static let byteLimit = 1 << 20 - 1 << 16

  /// The summary, at most `byteLimit` bytes of UTF-8. Parts that do not fit are left out as a
  /// whole, and their number is given.
  ///
  /// - Parameters:
  ///   - test: the command that records missing snapshots and writes pending ones for those that
  ///     differ. The summary names it because pending files on a CI machine are deleted before
  ///     anybody can accept them.
  ///   - accept: the command that accepts snapshots when their identifiers follow.
  package static func text(
    _ results: [SnapshotResult], problems: [RunProblem] = [],
    test: String = "plumb test --record missing", accept: String = "plumb accept",
    byteLimit: Int = byteLimit
  ) -> String {
    let changed = results.filter { $0.status != .passed }
    var writer = Writer(byteLimit: byteLimit - Writer.reserve)
    let errors = problems.words.map { ", \($0)" } ?? ""
    writer.add("## Snapshots: \(results.summary)\(errors)\n")
    addProblems(problems, to: &writer)
    guard !changed.isEmpty else { return writer.text }
    addCauses(of: results, to: &writer)
    writer.addTable(
      "| Snapshot | Status | What changed | Why |\n|---|---|---|---|\n", rows: changed.map(row),
      counting: "snapshots")
    addCommands(changed, test: test, accept: accept, to: &writer)
    addFrames(of: changed, to: &writer)
    return writer.text
  }

  private static func addProblems(_ problems: [RunProblem], to writer: inout Writer) {
    guard !problems.isEmpty else { return }
    writer.addTable(
      "### Not tested\n\n| Where | What is wrong |\n|---|---|\n",
      rows: problems.map { problem in
        let place = (problem.origin.map { "\($0.file):\($0.line)" } ?? problem.file).markdownCode
        return "| \(place) | \(problem.message.oneLine.markdown) |\n"
      }, counting: "files")
  }

  private static func addCauses(of results: [SnapshotResult], to writer: inout Writer) {
    let causes = results.sharedCauses
    guard !causes.isEmpty else { return }
    writer.addTable(
      "### Causes\n\n| Cause | Where | Snapshots |\n|---|---|---|\n",
      rows: causes.map { shared in
        let place = shared.cause.origin.map { "\($0.file):\($0.line)".markdownCode } ?? ""
        return "| \(words(shared.cause)) | \(place) | \(shared.results.count) |\n"
      }, counting: "causes")
  }

  private static func words(_ cause: Cause) -> String {
    [cause.kind.rawValue, cause.what.markdownCode, cause.values?.markdown].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The most views in one row of the table; the frames below list all views.
  private static let viewsInRow = 3

  private static func row(_ result: SnapshotResult) -> String {
    var changes = result.frames.prefix(viewsInRow).map {
      "\($0.view.markdownCode) \($0.words.markdown)"
    }
    if result.frames.count > viewsInRow {
      changes.append("and \(result.frames.count - viewsInRow) more")
    }
    if changes.isEmpty { changes = result.notes.prefix(1).map(\.markdown) }
    let causes = result.causes.prefix(viewsInRow).map(words).joined(separator: "<br>")
    let cells = [
      result.id.markdownCode, result.status.rawValue, changes.joined(separator: "<br>"), causes,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func addCommands(
    _ results: [SnapshotResult], test: String, accept: String, to writer: inout Writer
  ) {
    guard results.contains(where: { [.failed, .missing].contains($0.status) }) else { return }
    let identifiers = results.filter { $0.status == .failed }.map(\.id).filter {
      $0.oneLine == $0 && !$0.contains("`")
    }
    let words = identifiers.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
    let lines = [test] + (words.isEmpty ? [] : ["\(accept) \(words)"])
    // A fence ends at a line of as many backticks; a name may have such a line.
    let text = lines.map(\.oneLine).joined(separator: "\n")
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(2, runs.max() ?? 0) + 1)
    writer.add(
      "\nTo accept what is as it should be, run this where you commit from:\n\n\(fence)sh\n"
        + text + "\n\(fence)\n")
  }

  private static func addFrames(of results: [SnapshotResult], to writer: inout Writer) {
    writer.addAll(
      results.filter { !$0.frames.isEmpty }.map { result in
        let rows = result.frames.table.map { "    \($0)\n" }.joined()
        return
          "\n<details><summary>Frames of \(result.id.markdown)</summary>\n\n\(rows)\n</details>\n"
      }, counting: "tables of frames")
  }
}

extension StepSummary {
  /// Markdown that stays within a limit.
  private struct Writer {
    /// Bytes that are reserved for the sentences that count left out parts.
    static let reserve = 600

    let byteLimit: Int
    private(set) var text = ""

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    private func fits(_ part: String) -> Bool { text.utf8.count + part.utf8.count <= byteLimit }

    /// Adds an optional part if it fits.
    mutating func add(_ part: String) {
      if fits(part) { text += part }
    }

    /// Adds as many rows as fit, and the number of rows that do not.
    mutating func addTable(_ head: String, rows: [String], counting noun: String) {
      guard fits("\n" + head) else { return addRest(rows.count, noun) }
      text += "\n" + head
      addAll(rows, counting: noun)
    }

    /// Adds as many parts as fit, and the number of parts that do not.
    mutating func addAll(_ parts: [String], counting noun: String) {
      for (index, part) in parts.enumerated() {
        guard fits(part) else { return addRest(parts.count - index, noun) }
        text += part
      }
    }

    private mutating func addRest(_ count: Int, _ noun: String) {
      text += "\n\(count) more \(noun) are in the report.\n"
    }
  }
}
