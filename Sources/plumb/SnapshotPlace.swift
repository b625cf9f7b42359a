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

  /// The places of a batch's cells, in the order of the cells.
  ///
  /// - Throws: two snapshots that would be one file.
  static func places(
    of batch: Batch, documents: [TestedDocument]
  ) throws(Failure) -> [SnapshotPlace] {
    var places: [SnapshotPlace] = []
    for job in batch.jobs {
      do throws(SnapshotError) {
        places.append(try place(of: job, documents[job.input]))
      } catch {
        throw Failure(error)
      }
    }
    try requireDistinct(places, origins: batch.jobs.map { batch.name(of: $0) })
    return places
  }

  private static func place(
    of job: CellJob, _ document: TestedDocument
  ) throws(SnapshotError) -> SnapshotPlace {
    let path = document.path.path
    let direction = LocaleTag(job.cell.locale)?.direction ?? .leftToRight
    let words =
      [ResultNames.stem(of: path)] + SnapshotName.words(of: job.cell, direction: direction)
    return SnapshotPlace(
      folder: SnapshotFolder(document.snapshots),
      name: try SnapshotName(suite: document.suite, words: words),
      id: try SnapshotName(suite: document.path.suite, words: words).description,
      document: PathFromFolder.path(to: path, from: document.snapshots))
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
    self.init(error.isInputOutput ? .inputOutput : .badInput, error.description)
  }
}
