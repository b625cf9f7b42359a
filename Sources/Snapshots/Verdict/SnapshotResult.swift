import Foundation
import LayoutScene

/// The result of one snapshot in a run.
package struct SnapshotResult: Sendable, Hashable {
  /// How a snapshot and the current screen compare.
  package enum Status: String, Sendable, CaseIterable {
    /// The snapshot and the screen are equal within the tolerance.
    case passed
    /// The snapshot and the screen differ.
    case failed
    /// There is no snapshot.
    case missing
    /// The snapshot was written by this run.
    case written
    /// Other fonts or text libraries made the snapshot, so that its letters cannot be compared.
    case incomparable
  }

  /// The name of the snapshot's files: `chat.en.iphone-14`.
  package var id: String
  /// The document's path as given, or the test's name for views in code.
  package var document: String
  /// The traits of the screen.
  package var cell: Cell
  /// How the snapshot and the screen compare.
  package var status: Status
  /// The views whose frames differ, in the order of the tree.
  package var frames: [FrameChange] = []
  /// The other differences, one sentence each: texts, baselines, pixels, and the tolerance with
  /// which the comparison would pass.
  package var notes: [String] = []
  /// Those of the notes that are about texts, baselines and looks of views. Where the causes are known, they
  /// follow from these.
  package var differences: [String] = []
  /// The causes of the differences, that with the largest effect first.
  package var causes: [Cause] = []
  /// The name of the former snapshot with which the screen is compared, if its document has changed
  /// a trait in the name and the screen therefore has no snapshot of its own; otherwise nil.
  package var formerly: String?

  /// A result, by default without details.
  package init(
    id: String, document: String, cell: Cell, status: Status, frames: [FrameChange] = [],
    notes: [String] = [], causes: [Cause] = [], formerly: String? = nil
  ) {
    self.id = id
    self.document = document
    self.cell = cell
    self.status = status
    self.frames = frames
    self.notes = notes
    self.causes = causes
    self.formerly = formerly
  }
}

/// A view whose frame differs from the snapshot's.
package struct FrameChange: Sendable, Hashable {
  /// The view's identifier.
  package var view: String
  /// The frame in the snapshot, points in the superview; nil for a view that is new.
  package var before: CGRect?
  /// The current frame, points in the superview; nil for a view that is gone.
  package var after: CGRect?

  /// A change of a view's frame.
  package init(view: String, before: CGRect?, after: CGRect?) {
    self.view = view
    self.before = before
    self.after = after
  }
}
