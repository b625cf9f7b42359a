import Documents
import Foundation
import LayoutScene
import Snapshots

/// A snapshot that waits to be accepted.
struct PendingSnapshot {
  var folder: SnapshotFolder
  var name: SnapshotName
  /// The names of the folders that contain it, without those called `Snapshots`, and its own name.
  var id: String

  /// Whether a pattern matches the snapshot's name, alone or with any number of the folders before
  /// it.
  func matches(_ pattern: GlobPattern) -> Bool {
    let parts = id.split(separator: "/").map(String.init)
    return parts.indices.contains { pattern.matches(parts[$0...].joined(separator: "/")) }
  }
}

enum PendingList {
  /// The pending snapshots in a folder and its subfolders, sorted.
  static func pending(in root: String) throws(Failure) -> [PendingSnapshot] {
    let folder = SnapshotFolder(root)
    let names = try Failure.telling { () throws(SnapshotError) in try folder.names(.pending) }
    return names.map { name in
      let parts = name.description.split(separator: "/").map(String.init)
      let id = parts.filter { $0 != SnapshotPlace.folderName }.joined(separator: "/")
      return PendingSnapshot(folder: folder, name: name, id: id)
    }
  }
}

extension [PendingSnapshot] {
  /// The snapshots with this name, as reports have it: the one with exactly this one, or else those
  /// with further folders before it.
  func named(_ name: String) -> [PendingSnapshot] {
    let exact = filter { $0.id == name }
    return exact.isEmpty ? filter { $0.id.hasSuffix("/\(name)") } : exact
  }
}

extension PendingSnapshot {
  /// What is kept of the snapshot; nil where another program has just accepted it.
  func stored() throws(Failure) -> StoredSnapshot? {
    try Failure.telling { () throws(SnapshotError) in
      try folder.entry(name, .pending)?.snapshot
    }
  }

  /// The name, followed by the changes.
  func lines() throws(Failure) -> [String] {
    try Failure.telling { () throws(SnapshotError) in
      guard let pending = try folder.entry(name, .pending) else { return [] }
      guard let recorded = try folder.entry(name) else { return ["new  \(id)"] }
      let frames = SceneComparison(recorded.snapshot.scene, pending.snapshot.scene).frames
      let lines = frames.table + pending.snapshot.remarks
      return ["changed  \(id)"] + lines.map { "  " + $0.oneLine }
    }
  }

  /// Refuses what cannot be accepted, before anything is written.
  func requireAcceptable() throws(Failure) {
    try Failure.telling { () throws(SnapshotError) in
      _ = try folder.entry(name, .pending)
      try folder.requireOwn(name)
    }
  }

  func accept() throws(Failure) {
    try Failure.telling { () throws(SnapshotError) in _ = try folder.accept(name) }
  }
}
