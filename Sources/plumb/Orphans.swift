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
  /// others' business, as are those of views in code, unless their document is gone.
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
    var found = try folder.document(of: name)
    if found == nil { found = try folder.document(of: name, .pending) }
    guard let document = found, DocumentList.isDocument(document) else { return }
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
}
