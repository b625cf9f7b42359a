import Foundation
import LayoutScene
import Synchronization

/// Finds the former snapshot of a screen whose document has changed a trait that is part of the
/// snapshot's name, such as the device: `cart.en.iphone-se` for a screen that is
/// `cart.en.iphone-14` now.
///
/// A trait that the document sets has one value in all cells of a screen and variant. Therefore a snapshot of the same
/// document that differs only in such traits, and was recorded with the same traits chosen by options, belongs to no
/// other cell, whichever cells a run tests, unless another screen or variant of the document has its name.
package final class FormerSnapshots: Sendable {
  /// A snapshot that may be the former one of a screen.
  private struct Candidate {
    var name: SnapshotName
    var document: String
    var cell: Cell
    var chosen: [String]
  }

  private struct Group: Hashable {
    var folder: SnapshotFolder
    /// The start of the names of the document's snapshots.
    var start: String
  }

  /// The candidates found so far. A folder is searched once for each document that lacks a
  /// snapshot.
  private let known = Mutex<[Group: [Candidate]]>([:])

  package init() {}

  /// The former snapshot and the traits in which it differs; nil where there is none. There may be
  /// several if old snapshots are not pruned: then it is the one with the fewest different traits,
  /// and of these the one whose record has most in common with the current document.
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
    guard !found.isEmpty else { return nil }
    let owned = Set(naming.cells().compactMap(naming.name))
    let free = found.filter { !owned.contains($0.name) }
    let least = free.map(\.traits.count).min()
    let nearest = free.filter { $0.traits.count == least }
    guard nearest.count > 1 else { return nearest.first }
    let current = Self.statements(subject.record())
    let likeness = nearest.map { candidate in
      let record = (try? folder.snapshot(candidate.name))?.record ?? .null
      return Self.statements(record).intersection(current).count
    }
    return nearest.indices.max { likeness[$0] < likeness[$1] }.map { nearest[$0] }
  }

  /// The views and constraints in a record, each as one value.
  private static func statements(_ record: JSON) -> Set<JSON> {
    Set(record.members.flatMap { $0.value.elements ?? [] })
  }

  /// The traits that differ; nil if none does, or if options chose one of them.
  private static func traits(_ old: Cell, _ new: Cell, _ chosen: [String]) -> [String]? {
    let traits = zip(Cell.names, zip(old.words, new.words)).filter { $0.1.0 != $0.1.1 }.map(\.0)
    guard !traits.isEmpty, !traits.contains(where: chosen.contains) else { return nil }
    // The options may choose the orientation of a device that the document names.
    let isTurned = old.device.hasSuffix("-landscape") != new.device.hasSuffix("-landscape")
    guard !isTurned || !chosen.contains("orientation") else { return nil }
    // A change of direction that follows from the locale is not listed.
    return traits.count > 1 && traits.first == "locale"
      ? traits.filter { $0 != "direction" } : traits
  }

  private func candidates(_ group: Group) -> [Candidate] {
    known.withLock { known in
      if let found = known[group] { return found }
      let names = ((try? group.folder.names()) ?? []).filter { $0.start == group.start }
      let found = names.compactMap { name -> Candidate? in
        // Damaged snapshots are skipped here; they are reported when they are compared.
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
  /// The suite and the name up to its first dot, which all cells of a document share.
  fileprivate var start: String {
    let file = description.split(separator: "/").last ?? ""
    let word = file.prefix { $0 != "." }
    return String(description.dropLast(file.count)) + word
  }
}
