import Documents
import LayoutScene
import Snapshots
import Work

/// The search for why a cell of a document differs from its snapshot.
package struct DocumentCauses {
  private let document: OpenDocument
  private let options: DocumentOptions
  private let measurer: any TextMeasuring
  private let work: WorkBudget

  /// - Parameters:
  ///   - options: the options of the cell.
  ///   - measurer: measures the texts of the current screen.
  ///   - work: what the search takes its work from.
  package init(
    _ document: OpenDocument, options: DocumentOptions, measurer: any TextMeasuring,
    work: WorkBudget = WorkBudget(inAll: WorkBudget.document)
  ) {
    self.work = work
    self.document = document
    self.options = options
    self.measurer = measurer
  }

  /// The record that is stored with the snapshot, and compared when the screen differs.
  package var record: JSON? {
    Causes.record(of: document, options: options, measurer: measurer)
  }

  /// The causes, and notes about the search for the reader, one sentence each.
  package func find(
    in current: Scene, since recorded: StoredSnapshot
  ) -> (causes: [Cause], notes: [String]) {
    guard recorded.record != .null else { return ([], []) }
    let before = Dictionary(
      recorded.scene.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    do throws(RecordError) {
      let found = try Causes.find(
        record: recorded.record, before: before, document: document, options: options,
        current: current, measurer: measurer, work: work)
      return (renamed(recorded.scene.cell, current.cell) + found.causes, found.notes)
    } catch {
      return ([], ["the causes cannot be searched for: \(error)"])
    }
  }

  /// The names that the screen and the variant have instead of those in the snapshot.
  private func renamed(_ old: Cell, _ new: Cell) -> [Cause] {
    [("screens", old.screen, new.screen), ("variants", old.variant, new.variant)]
      .compactMap { key, was, now in
        guard let was, let now, was != now else { return nil }
        let name = "\(key).\(now)"
        return Cause(
          .renamed, name, origin: document.origin(of: name), before: was, after: now, views: [])
      }
  }
}
