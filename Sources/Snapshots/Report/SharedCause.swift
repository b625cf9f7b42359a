import LayoutScene

/// An edit that is a cause, with all results of a run that have it.
package struct SharedCause: Sendable {
  /// The cause as the first result has it.
  package var cause: Cause
  /// The results, in the order of the run.
  package var results: [SnapshotResult]
  /// How many views it changes; one that has the same name in several documents counts once, as they are often of
  /// one component.
  package var viewCount: Int

  /// The edit in one line: `font: styles.detail.font subheadline → footnote, common.yaml:10: 12 snapshots`.
  package var line: String {
    "\(cause.editLine): \(results.count) snapshot\(results.count == 1 ? "" : "s")"
  }

  /// What it changes, and in how many of the cells of its documents: `changes title (x +8) in 20 of 36 cells`.
  ///
  /// - Parameter all: all results of the run.
  package func effect(among all: [SnapshotResult]) -> String {
    let words =
      cause.effect(onViews: viewCount)
      ?? "changes \(cause.kind == .renamed ? "the name" : "the picture")"
    guard results.count > 1 || all.count > 1 else { return words }
    let documents = Set(results.map(\.document))
    let cells = all.count { documents.contains($0.document) }
    let owner = documents.count == 1 ? "" : " of \(documents.count) documents"
    return "\(words) in \(results.count) of \(cells) cells\(owner)"
  }
}

extension [SnapshotResult] {
  /// The number of results by status, in a fixed order, without statuses that no result has.
  package var counts: [(status: SnapshotResult.Status, count: Int)] {
    let statuses: [SnapshotResult.Status] = [.failed, .missing, .written, .incomparable, .passed]
    return statuses.compactMap { status in
      let count = count { $0.status == status }
      return count == 0 ? nil : (status, count)
    }
  }

  /// The counts in words: `3 failed, 1 missing, 296 passed`.
  package var summary: String {
    isEmpty
      ? "no snapshots" : counts.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
  }

  /// Every edit of the run once, whichever views it moves; that of the most results first.
  package var sharedCauses: [SharedCause] {
    let causes = flatMap { result in result.causes.map { (cause: $0, result: result) } }
    let shared = causes.grouped(by: \.cause.edit).map { _, same in
      // A result may have a cause twice, if it moves groups of views that are otherwise
      // unrelated.
      SharedCause(
        cause: same[0].cause,
        results: same.map(\.result).grouped(by: \.id).map { $0.elements[0] },
        viewCount: Set(same.flatMap(\.cause.views)).count)
    }
    return shared.enumerated().sorted { a, b in
      (b.element.results.count, a.offset) < (a.element.results.count, b.offset)
    }.map(\.element)
  }
}
