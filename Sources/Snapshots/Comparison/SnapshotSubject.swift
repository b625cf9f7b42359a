import Foundation
import LayoutScene

/// A screen, as it is now, to compare with its snapshot.
package struct SnapshotSubject {
  package var name: SnapshotName
  /// The document's path as given, or the test's name for views in code.
  package var document: String
  /// The document's path from the folder of snapshots, or the test's name.
  package var documentFromFolder: String
  /// The test that records it; nil for a command.
  package var test: String?
  package var scene: Scene
  /// The naming of the snapshots of the document's cells; nil for views in code.
  package var naming: Naming?
  /// Makes the record that the search for causes compares. Only called if it is needed.
  package var record: () -> JSON
  /// Finds the causes for differences from a snapshot, and notes about them, one sentence each.
  package var causes: (_ recorded: StoredSnapshot) -> (causes: [Cause], notes: [String])

  package init(
    name: SnapshotName, document: String, documentFromFolder: String, scene: Scene,
    naming: Naming? = nil, record: @escaping () -> JSON = { .null },
    causes: @escaping (_ recorded: StoredSnapshot) -> (causes: [Cause], notes: [String]) = { _ in
      ([], [])
    }
  ) {
    self.name = name
    self.document = document
    self.documentFromFolder = documentFromFolder
    self.scene = scene
    self.naming = naming
    self.record = record
    self.causes = causes
  }
}

extension SnapshotSubject {
  /// The names of a document's snapshots, and the traits that options chose instead of the
  /// document.
  package struct Naming: Sendable {
    /// The traits that options chose; see `RecordingOptions.chosen`.
    package var chosen: [String]
    /// The name of a cell's snapshot; nil for a name that no file can have.
    package var name: @Sendable (Cell) -> SnapshotName?
    /// The cells of all screens and variants that the document has, with the traits that the options chose. Only called
    /// where a former snapshot is found.
    package var cells: @Sendable () -> [Cell]

    package init(
      chosen: [String], name: @escaping @Sendable (Cell) -> SnapshotName?,
      cells: @escaping @Sendable () -> [Cell]
    ) {
      self.chosen = chosen
      self.name = name
      self.cells = cells
    }
  }
}
