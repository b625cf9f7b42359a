import Foundation
import Snapshots

/// Snapshots of documents that no cell of a run has.
struct Orphans {
  /// A snapshot that nothing is compared with any longer.
  struct Orphan {
    var folder: SnapshotFolder
    var name: SnapshotName
    /// Why.
    var reason: String
  }

  private(set) var orphans: [Orphan] = []
  /// What is wrong with snapshots of which nobody can say whose they are.
  private(set) var failures: [Failure] = []

  /// Looks through the folders of `places`. Snapshots of documents that the batch does not have are
  /// others' business, unless their document is gone. Those that a test recorded are the test's: only it
  /// knows which it still asserts.
  init(of batch: Batch, places: [SnapshotPlace]) {
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
        Orphan(folder: folder, name: name, reason: "no cell of \(document) has it"))
    } else if !folder.has(document: document) {
      orphans.append(
        Orphan(folder: folder, name: name, reason: "\(document) is not there any longer"))
    }
  }
}

extension SnapshotFolder {
  fileprivate func has(document: String) -> Bool {
    FileManager.default.fileExists(atPath: (path as NSString).appendingPathComponent(document))
  }

  /// Whether a snapshot in a folder of this one names its document from there. Those of a test, which has
  /// such a folder to itself, do, also where they do not yet say whose they are.
  fileprivate func hasFromSuite(_ document: String, of name: SnapshotName) -> Bool {
    let suite = (name.description as NSString).deletingLastPathComponent
    guard !suite.isEmpty else { return false }
    return SnapshotFolder((path as NSString).appendingPathComponent(suite)).has(document: document)
  }
}
