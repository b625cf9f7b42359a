import Documents
import Foundation
import LayoutScene
import Snapshots
import Work

/// Why a screen is not as its snapshot has it.
///
/// The document as it was when the snapshot was made is stored beside the snapshot. In this module
/// *recorded* means as it was then, and *current* as it is now. The differences between the two documents
/// are undone one by one and together, and the screen is laid out each time. A difference is a
/// cause only if undoing it brings views back to their places in the snapshot.
package enum Causes {
  /// The result of the search.
  package struct Result: Sendable, Hashable {
    /// The cause with the largest effect first.
    package var causes: [Cause]
    /// Notes about the search for the reader, one sentence each, such as that it stopped at the limit.
    package var notes: [String]
  }

  /// The largest number of layouts for one screen. One cause among a hundred changes takes about a
  /// hundred and twenty.
  package static let layoutLimit = 400

  /// What a view or constraint takes in a layout of the search, in units of work besides the solver's: it is made
  /// anew from the resolved document, laid out and compared.
  static let viewWork = 4000

  /// The document as resolved in one cell, to be stored beside the cell's snapshot; nil where the
  /// document cannot be laid out. The same document gives the same bytes. Nothing is measured.
  package static func record(
    of document: OpenDocument, options: DocumentOptions, measurer: any TextMeasuring
  ) -> JSON? {
    document.resolvedWithImages(options: options, measurer: measurer).map(Record.json)
  }

  /// Why the current screen differs from its snapshot.
  ///
  /// - Parameters:
  ///   - record: what `record` gave when the snapshot was made.
  ///   - before: the frames in the snapshot by view, points in the superview.
  ///   - document: the current document.
  ///   - options: the options of the cell.
  ///   - current: the current screen.
  ///   - measurer: measures the texts of both screens.
  ///   - work: what all layouts of the search take their work from.
  /// - Throws: `RecordError` if the record is damaged or of another version.
  package static func find(
    record: JSON, before: [String: CGRect], document: OpenDocument, options: DocumentOptions,
    current: Scene, measurer: any TextMeasuring, layoutLimit: Int = layoutLimit,
    work: WorkBudget = WorkBudget(inAll: WorkBudget.document)
  ) throws(RecordError) -> Result {
    let old = try RecordReader(file: document.file).document(record)
    let changed = current.changedViews(since: before)
    guard
      let comparison = DocumentComparison(
        before: old, current: document, options: options, measurer: measurer)
    else { return Result(causes: unknown(changed), notes: []) }
    func trials(findings: Bool) -> Trials {
      Trials(
        comparison, current: document, options: options, measurer: measurer,
        looksAtFindings: findings, limit: layoutLimit, work: work)
    }
    let first = trials(findings: false)
    guard var search = CauseSearch(first, count: comparison.changes.count) else {
      return first.isExhausted
        ? unsearched(comparison.changes, changed, first.count)
        : Result(causes: unknown(changed), notes: [])
    }
    var found = search.found()
    // If neither frames nor looks differ, the difference is a mark of a finding in the picture.
    if found.isEmpty, changed.isEmpty,
      let closer = CauseSearch(
        trials(findings: true), count: comparison.changes.count)
    {
      found = closer.found()
      search = closer
    }
    let unexplained = changed.filter { !search.recorded.has($0, at: before[$0]) }
    let causes = found.map { comparison.changes[$0.change].cause(of: $0.views, shares: $0.shares) }
    let notes =
      search.trials.isExhausted
      ? [note(search.trials.count, comparison.changes.count)] : []
    return Result(causes: causes + unknown(unexplained), notes: notes)
  }

  /// The cause of views that are not at their recorded places with the recorded document either.
  private static func unknown(_ views: [String]) -> [Cause] {
    views.isEmpty
      ? [] : [Cause(.unknown, "nothing in the document explains this change", views: views)]
  }

  /// What is said of a screen that is too large to be laid out again. A single change explains it without a search.
  private static func unsearched(
    _ changes: [Change], _ changed: [String], _ layouts: Int
  ) -> Result {
    if let change = changes.first, changes.count == 1 {
      return Result(causes: [change.cause(of: changed)], notes: [])
    }
    let words = "the screen is too large to find out which change explains this"
    return Result(
      causes: changed.isEmpty ? [] : [Cause(.unknown, words, views: changed)],
      notes: [note(layouts, changes.count)])
  }

  private static func note(_ layouts: Int, _ count: Int) -> String {
    "The document has \(count) changes. The search for causes stopped after \(layouts) layouts, so that "
      + "some causes may be missing and some of those listed may have no effect."
  }
}

extension Scene {
  /// The views whose frames are not those of the snapshot, in the order of the tree; those that are gone
  /// come last, sorted.
  fileprivate func changedViews(since before: [String: CGRect]) -> [String] {
    let present = Set(views.map(\.id))
    let changed = views.filter { view in
      before[view.id].map { view.frame.distance(to: $0) > Distance.tolerance } ?? true
    }
    return changed.map(\.id) + before.keys.filter { !present.contains($0) }.sorted()
  }
}

extension TrialOutcome {
  /// Whether a view has this frame; for nil, whether the view is missing.
  fileprivate func has(_ view: String, at frame: CGRect?) -> Bool {
    switch (self[view]?.frame, frame) {
    case (nil, nil): true
    case (let own?, let frame?): own.distance(to: frame) <= Distance.tolerance
    default: false
    }
  }
}
