import Reports
import Snapshots

extension RunFacts {
  /// The facts of a run about these documents: the commit is that of the first one's folder.
  init(documents: [String]) {
    self.init(
      folder: documents.first.map(Files.folder),
      programs: ["plumb \(Version.number)"])
  }
}
