import Documents
import Foundation
import LayoutScene
import Snapshots

/// Where the snapshot of a cell is, and what it is called.
struct SnapshotPlace: Sendable {
  /// The folder of snapshots beside a document.
  static let folderName = "Snapshots"

  var folder: SnapshotFolder
  /// The name in the folder.
  var name: SnapshotName
  /// The name in reports, which is the only one of its kind in a run.
  var id: String
  /// The document's path from the folder.
  var document: String
  /// How the snapshots of the document's other cells are called.
  var naming: SnapshotSubject.Naming

  /// The places of a batch's cells, in the order of the cells.
  ///
  /// - Throws: two snapshots that would be one file.
  static func places(
    of batch: Batch, documents: [TestedDocument]
  ) throws(Failure) -> [SnapshotPlace] {
    var places: [SnapshotPlace] = []
    // Cells of one document follow each other.
    var way: (input: Int, path: String)?
    for job in batch.jobs {
      let document = documents[job.input]
      let path =
        if let way, way.input == job.input {
          way.path
        } else {
          PathFromFolder.path(to: document.path.path, from: document.snapshots)
        }
      way = (job.input, path)
      do throws(SnapshotError) {
        places.append(try place(of: job, document, path))
      } catch {
        throw Failure(error)
      }
    }
    try requireDistinct(places, origins: batch.jobs.map { batch.name(of: $0) })
    return places
  }

  /// - Parameter way: the document's path from the folder of snapshots.
  private static func place(
    of job: CellJob, _ document: TestedDocument, _ way: String
  ) throws(SnapshotError) -> SnapshotPlace {
    let path = document.path.path
    let name = try name(of: job.cell, path, suite: document.suite)
    return SnapshotPlace(
      folder: SnapshotFolder(document.snapshots), name: name,
      id: document.path.suite == document.suite
        ? name.description
        : try self.name(of: job.cell, path, suite: document.path.suite).description,
      document: way,
      naming: SnapshotSubject.Naming(chosen: job.options.chosenTraits) { cell in
        try? self.name(of: cell, path, suite: document.suite)
      })
  }

  private static func name(
    of cell: Cell, _ document: String, suite: String
  ) throws(SnapshotError) -> SnapshotName {
    let direction = LocaleTag(cell.locale)?.direction ?? .leftToRight
    return try SnapshotName(
      suite: suite,
      words: [ResultNames.stem(of: document)] + SnapshotName.words(of: cell, direction: direction))
  }

  private static func requireDistinct(
    _ places: [SnapshotPlace], origins: [String]
  ) throws(Failure) {
    var taken: [String: Int] = [:]
    for (index, place) in places.enumerated() {
      guard let other = taken.updateValue(index, forKey: SnapshotName.folded(place.id)) else {
        continue
      }
      let error = SnapshotError(
        place.folder.path,
        .collision(name: place.id, first: origins[other], second: origins[index]))
      throw Failure(error)
    }
  }
}

extension Failure {
  init(_ error: SnapshotError) {
    self.init(
      error.isInputOutput ? .inputOutput : .badInput, [error.description],
      problems: [RunProblem(file: error.path, origin: error.origin, message: error.message)])
  }
}
