import ArgumentParser
import Documents
import Foundation
import LayoutScene
import Snapshots

struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List snapshots that belong to no screen any longer, or delete them.",
    discussion: """
      Examples:
        plumb prune Screens/
        plumb prune Screens/ --locale all --delete

      A snapshot is orphaned if its document is gone, or if the document is given and none of its cells \
      has the snapshot's name. Give the same documents and lists as plumb test. Nothing is deleted without \
      --delete. The run needs every cell, since the snapshots of a cell that is left out would seem orphaned: \
      --filter and --shard are refused, as are lists such as --locale de that leave cells with snapshots out.
      """)

  @Argument(help: "Layout documents, and folders of them.", completion: .layoutDocument)
  var files: [String]

  @OptionGroup var snapshotOptions: SnapshotOptions

  @Flag(help: "Delete what is listed.")
  var delete = false

  @OptionGroup var sceneOptions: SceneOptions

  @OptionGroup var cellOptions: CellOptions

  @OptionGroup var jobOptions: JobOptions

  func run() throws {
    try Console.reporting {
      guard cellOptions.filter.isEmpty, cellOptions.shard == nil else {
        throw Failure(
          .usage,
          "error: --filter and --shard leave cells out, whose snapshots would seem orphaned; prune "
            + "looks at all cells")
      }
      let documents = try TestedDocument.documents(
        files, snapshots: snapshotOptions.snapshots, scenes: sceneOptions)
      let pool = try WorkerPool(jobOptions)
      let batch = try Batch(
        files: documents.map { ($0.path, $0.scenes) }, cells: cellOptions, pool: pool)
      let problems = batch.inputs.flatMap(\.problems)
      guard problems.isEmpty else { throw Failure(DocumentErrors(problems: problems)) }
      let places = try SnapshotPlace.places(of: batch, documents: documents)
      try SnapshotPlace.requireInside(places, sceneOptions.outside)
      let orphans = Orphans(in: places)
      guard orphans.failures.isEmpty else {
        throw Failure(
          Status.worst(orphans.failures.map(\.status)), orphans.failures.flatMap(\.messages))
      }
      try requireAllCells(orphans.orphans, pool)
      try conclude(orphans.orphans)
      return .clean
    }
  }

  /// Refuses options that leave out cells with snapshots: those of a run without options, or in all
  /// languages.
  private func requireAllCells(
    _ orphans: [Orphans.Orphan], _ pool: WorkerPool
  ) throws(Failure) {
    guard sceneOptions.isGiven, !orphans.isEmpty else { return }
    for scenes in sceneOptions.wider {
      let documents = try TestedDocument.documents(
        files, snapshots: snapshotOptions.snapshots, scenes: scenes)
      let batch = try Batch(
        files: documents.map { ($0.path, $0.scenes) }, cells: cellOptions, pool: pool)
      let places = try SnapshotPlace.places(of: batch, documents: documents)
      let names = Set(places.map { $0.folder.framesPath($0.name) })
      guard let orphan = orphans.first(where: { names.contains($0.folder.framesPath($0.name)) })
      else { continue }
      throw Failure(
        .usage,
        "error: these options leave out \(orphan.name), which is a cell of its document and would seem "
          + "orphaned; give lists with all cells that plumb test has, or none where \(TestPlan.fileName) has "
          + "them")
    }
  }

  private func conclude(_ orphans: [Orphans.Orphan]) throws(Failure) {
    if delete { for orphan in orphans { try requireOwn(orphan) } }
    for orphan in orphans {
      if delete { try remove(orphan) }
      let path = orphan.folder.framesPath(orphan.name)
      let line = "\(delete ? "deleted" : "orphaned")  \(path)  (\(orphan.reason))"
      try Console.write(line.oneLine + "\n")
    }
    let count = "\(orphans.count) orphaned snapshot\(orphans.count == 1 ? "" : "s")"
    Console.say(delete || orphans.isEmpty ? count : count + "; delete with --delete")
  }

  /// Refuses to delete what plumb did not write, before anything is deleted.
  private func requireOwn(_ orphan: Orphans.Orphan) throws(Failure) {
    try Failure.telling { () throws(SnapshotError) in
      for version in SnapshotFolder.Version.allCases {
        try orphan.folder.requireOwn(orphan.name, version)
      }
    }
  }

  private func remove(_ orphan: Orphans.Orphan) throws(Failure) {
    try Failure.telling { () throws(SnapshotError) in
      try orphan.folder.remove(orphan.name)
      try orphan.folder.remove(orphan.name, .pending)
    }
  }
}
