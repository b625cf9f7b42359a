import Documents
import Foundation
import LayoutScene
import Reports
import Snapshots

/// The folder and the name of a cell's snapshot.
struct SnapshotPlace: Sendable {
  /// The name of the folder of snapshots beside a document.
  static let folderName = "Snapshots"

  var folder: SnapshotFolder
  /// The name in the folder.
  var name: SnapshotName
  /// The name in reports, unique in a run.
  var id: String
  /// The document's path relative to the folder.
  var document: String
  /// How the names of the document's snapshots are made.
  var naming: SnapshotSubject.Naming

  /// The places of a batch's cells, in the order of the cells.
  ///
  /// - Throws: two snapshots with the same path.
  static func places(
    of batch: Batch, documents: [TestedDocument]
  ) throws(Failure) -> [SnapshotPlace] {
    var places: [SnapshotPlace] = []
    let suites = suites(of: documents)
    // The path is kept for the next cells, because the cells of one document follow each other.
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
      let place = try Failure.telling { () throws(SnapshotError) in
        try Self.place(
          of: job, document, path, suite: suites[job.input],
          opened: batch.inputs[job.input].document)
      }
      places.append(place)
    }
    try requireDistinct(places, origins: batch.jobs.map { batch.name(of: $0) })
    return places
  }

  /// Refuses folders of snapshots to which a link leads out of the project.
  static func requireInside(
    _ places: [SnapshotPlace], _ outside: OutsideOptions
  ) throws(Failure) {
    var known: Set<String> = []
    for place in places {
      let folder = Files.folder(of: place.folder.framesPath(place.name))
      guard known.insert(folder).inserted else { continue }
      try outside.require(folder.isEmpty ? "." : folder, given: place.folder.path)
    }
  }

  /// For each document the folders that its name in reports begins with: the folders between the
  /// given folder and the document. Where documents in several folders would have the same name,
  /// these are the folders below the one that contains all documents.
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
  ///   - way: the document's path relative to the folder of snapshots.
  ///   - suite: the folders that the name in reports begins with.
  ///   - opened: the document with its screens and variants.
  private static func place(
    of job: CellJob, _ document: TestedDocument, _ way: String, suite: String,
    opened: OpenDocument?
  ) throws(SnapshotError) -> SnapshotPlace {
    let path = document.path.path
    let name = try name(of: job.cell, path, suite: document.suite)
    return SnapshotPlace(
      folder: SnapshotFolder(document.snapshots), name: name,
      id: suite == document.suite
        ? name.description : try self.name(of: job.cell, path, suite: suite).description,
      document: way,
      naming: SnapshotSubject.Naming(
        chosen: job.options.chosenTraits,
        name: { try? self.name(of: $0, path, suite: document.suite) },
        cells: { opened?.alternativeCells(job.options) ?? [] }))
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

extension SnapshotError: FailureReason {
  var failure: Failure { Failure(self) }
}

extension Failure {
  init(_ error: SnapshotError) {
    self.init(
      error.isInputOutput ? .inputOutput : .badInput, [error.description],
      problems: [RunProblem(file: error.path, origin: error.origin, message: error.message)])
  }
}
