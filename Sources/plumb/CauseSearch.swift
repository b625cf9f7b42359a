import Causes
import Documents
import Foundation
import LayoutScene
import Snapshots
import Typesetting

/// The search for why a cell's screen differs from its snapshot.
struct CauseSearch {
  private let document: OpenDocument
  private let options: DocumentOptions
  private let typesetter: Typesetter

  /// Nil where nothing of the document can be read.
  init?(_ job: CellJob, _ batch: Batch, _ worker: Worker) {
    guard let document = batch.inputs[job.input].document else { return nil }
    self.document = document
    options = job.options
    typesetter = worker.typesetter
  }

  /// What is stored with the snapshot, and compared when it differs.
  var record: JSON? { Causes.record(of: document, options: options, measurer: typesetter) }

  func find(
    in today: Scene, since recorded: StoredSnapshot
  ) -> (causes: [Cause], notes: [String]) {
    guard recorded.record != .null else { return ([], []) }
    let before = Dictionary(
      recorded.scene.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    do throws(RecordError) {
      let found = try Causes.find(
        record: recorded.record, before: before, document: document, options: options,
        today: today, measurer: typesetter)
      return (found.causes, found.notes)
    } catch {
      return ([], ["the causes cannot be searched for: \(error)"])
    }
  }
}
