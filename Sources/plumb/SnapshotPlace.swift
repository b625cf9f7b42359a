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
    let suites = suites(of: documents)
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
        places.append(try place(of: job, document, path, suite: suites[job.input]))
      } catch {
        throw Failure(error)
      }
    }
    try requireDistinct(places, origins: batch.jobs.map { batch.name(of: $0) })
    return places
  }

  /// The folders before the names in reports: those below the folder that was given, and where documents of
  /// several folders would have one name, those below the folder that all documents are in.
  private static func suites(of documents: [TestedDocument]) -> [String] {
    func name(_ document: TestedDocument) -> String {
      let stem = ResultNames.stem(of: document.path.path)
      return SnapshotName.folded("\(document.path.suite)/\(stem)")
    }
    let counts = Dictionary(grouping: documents, by: name).mapValues(\.count)
    let folders = documents.map {
      PathFromFolder.path(to: Files.folder(of: $0.path.path), from: "/")
    }
    .map { $0.split(separator: "/").map(String.init) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return zip(documents, folders).map { document, folder in
      counts[name(document)] == 1
        ? document.path.suite : folder.dropFirst(common.count).joined(separator: "/")
    }
  }

  /// - Parameters:
  ///   - way: the document's path from the folder of snapshots.
  ///   - suite: the folders before the name in reports.
  private static func place(
    of job: CellJob, _ document: TestedDocument, _ way: String, suite: String
  ) throws(SnapshotError) -> SnapshotPlace {
    let path = document.path.path
    let name = try name(of: job.cell, path, suite: document.suite)
    return SnapshotPlace(
      folder: SnapshotFolder(document.snapshots), name: name,
      id: suite == document.suite
        ? name.description : try self.name(of: job.cell, path, suite: suite).description,
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
    var (files, names): ([String: Int], [String: Int]) = ([:], [:])
    for (index, place) in places.enumerated() {
      let file = SnapshotName.folded(place.folder.framesPath(place.name))
      let rivals = [
        files.updateValue(index, forKey: file),
        names.updateValue(index, forKey: SnapshotName.folded(place.id)),
      ]
      guard let other = rivals.compactMap(\.self).first else { continue }
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
