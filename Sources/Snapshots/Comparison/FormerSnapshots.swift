import Foundation
import LayoutScene
import Synchronization

/// Finds the snapshot that a screen had before its document changed a trait which names of snapshots have,
/// such as its device: `cart.en.iphone-se` of what is `cart.en.iphone-14` today.
///
/// A trait that a document decides has one value in all of its cells. A snapshot of the same document that
/// differs in such traits only, and was recorded with the same traits chosen by options, is therefore no
/// other cell's, whichever cells a run looks at.
package final class FormerSnapshots: Sendable {
  /// A snapshot that may be what a screen was.
  private struct Candidate {
    var name: SnapshotName
    var document: String
    var cell: Cell
    var chosen: [String]
  }

  private struct Group: Hashable {
    var folder: SnapshotFolder
    /// What the names of a document's snapshots begin with.
    var start: String
  }

  /// Each folder is looked through once for each document that lacks a snapshot.
  private let known = Mutex<[Group: [Candidate]]>([:])

  package init() {}

  /// The snapshot before, and the traits that it has otherwise; nil where there is none. Of several, which are
  /// left where nobody prunes, it is the one that says most of what the document says today.
  func snapshot(
    before subject: SnapshotSubject, in folder: SnapshotFolder
  ) -> (name: SnapshotName, traits: [String])? {
    guard let naming = subject.naming else { return nil }
    let found = candidates(Group(folder: folder, start: subject.name.start)).compactMap {
      candidate -> (name: SnapshotName, traits: [String])? in
      guard candidate.document == subject.documentFromFolder, candidate.chosen == naming.chosen,
        naming.name(candidate.cell) == candidate.name,
        let traits = Self.traits(candidate.cell, subject.scene.cell, naming.chosen)
      else { return nil }
      return (candidate.name, traits)
    }
    let least = found.map(\.traits.count).min()
    let nearest = found.filter { $0.traits.count == least }
    guard nearest.count > 1 else { return nearest.first }
    let today = Self.statements(subject.record())
    let likeness = nearest.map { candidate in
      let record = (try? folder.snapshot(candidate.name))?.record ?? .null
      return Self.statements(record).intersection(today).count
    }
    return nearest.indices.max { likeness[$0] < likeness[$1] }.map { nearest[$0] }
  }

  /// What a record says of views and constraints, each as one value.
  private static func statements(_ record: JSON) -> Set<JSON> {
    Set(record.members.flatMap { $0.value.elements ?? [] })
  }

  /// The traits that differ; nil where one does that options chose, or none.
  private static func traits(_ old: Cell, _ new: Cell, _ chosen: [String]) -> [String]? {
    let traits = zip(Cell.names, zip(old.words, new.words)).filter { $0.1.0 != $0.1.1 }.map(\.0)
    guard !traits.isEmpty, !traits.contains(where: chosen.contains) else { return nil }
    // Options may turn a device that the document names.
    let isTurned = old.device.hasSuffix("-landscape") != new.device.hasSuffix("-landscape")
    guard !isTurned || !chosen.contains("orientation") else { return nil }
    // The direction follows the locale.
    return traits.count > 1 && traits.first == "locale"
      ? traits.filter { $0 != "direction" } : traits
  }

  private func candidates(_ group: Group) -> [Candidate] {
    known.withLock { known in
      if let found = known[group] { return found }
      let names = ((try? group.folder.names()) ?? []).filter { $0.start == group.start }
      let found = names.compactMap { name -> Candidate? in
        // What is damaged is said when it is compared with.
        guard let snapshot = try? group.folder.snapshot(name), let options = snapshot.options else {
          return nil
        }
        return Candidate(
          name: name, document: snapshot.document, cell: snapshot.scene.cell,
          chosen: options.chosen)
      }
      known[group] = found
      return found
    }
  }
}

extension SnapshotName {
  /// The suite, and the name up to its first dot: the same for all cells of a document.
  fileprivate var start: String {
    let file = description.split(separator: "/").last ?? ""
    let word = file.prefix { $0 != "." }
    return String(description.dropLast(file.count)) + word
  }
}
