import Foundation
import Snapshots

/// Finds snapshots of documents that no cell of a run has.
struct Orphans {
  /// A snapshot that is no longer compared with anything.
  struct Orphan {
    var folder: SnapshotFolder
    var name: SnapshotName
    /// Why it is an orphan.
    var reason: String
    /// The document's path relative to the folder.
    var document: String

    func isOf(_ tested: TestedDocument) -> Bool {
      tested.snapshots == folder.path
        && PathFromFolder.path(to: tested.path.path, from: folder.path) == document
    }
  }

  private(set) var orphans: [Orphan] = []
  /// Errors in snapshots that make it impossible to tell their documents.
  private(set) var failures: [Failure] = []

  /// Looks through the folders of `places`. Snapshots of documents outside the batch are no
  /// orphans, unless their document no longer exists. Snapshots that a test recorded are never
  /// orphans: only the test knows which it still asserts.
  init(in places: [SnapshotPlace]) {
    let folders = places.map(\.folder).reduce(into: [SnapshotFolder]()) { known, folder in
      if !known.contains(folder) { known.append(folder) }
    }
    for folder in folders {
      let own = places.filter { $0.folder == folder }
      let expected = Set(own.map { SnapshotName.folded($0.name.description) })
      do throws(SnapshotError) {
        let names = Set(try folder.names() + folder.names(.pending)).sorted()
        for name in names where !expected.contains(SnapshotName.folded(name.description)) {
          try look(at: name, in: folder, documents: Set(own.map(\.document)))
        }
      } catch {
        failures.append(Failure(error))
      }
    }
  }

  private mutating func look(
    at name: SnapshotName, in folder: SnapshotFolder, documents: Set<String>
  ) throws(SnapshotError) {
    var found = try folder.owner(of: name)
    if found == nil { found = try folder.owner(of: name, .pending) }
    guard let owner = found, owner.test == nil, DocumentList.isDocument(owner.document),
      !folder.hasFromSuite(owner.document, of: name)
    else { return }
    let document = owner.document
    if documents.contains(document) {
      orphans.append(
        Orphan(
          folder: folder, name: name, reason: "no cell of \(document) has it",
          document: document))
    } else if !folder.has(document: document) {
      orphans.append(
        Orphan(
          folder: folder, name: name, reason: "\(document) is not there any longer",
          document: document))
    }
  }
}

extension SnapshotFolder {
  fileprivate func has(document: String) -> Bool {
    FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent(document))
  }

  /// Whether the document's path is right when it is taken from the snapshot's own subfolder. This
  /// is so for snapshots of tests, which have a subfolder each, including old ones that do not name
  /// their test.
  fileprivate func hasFromSuite(_ document: String, of name: SnapshotName) -> Bool {
    let suite = (name.description as NSString).deletingLastPathComponent
    guard !suite.isEmpty else { return false }
    return SnapshotFolder((path as NSString).appendingPathComponent(suite)).has(document: document)
  }
}
