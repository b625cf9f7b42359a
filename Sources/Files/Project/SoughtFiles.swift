import Synchronization

/// The files that documents name while somebody listens, whether they are there or not: who shows a document wants to
/// know when one comes that it lacks. What lies outside of the project is not among them.
package final class SoughtFiles: Sendable {
  /// Who listens in this task.
  @TaskLocal package static var listener: SoughtFiles?

  private let noted = Mutex<Set<String>>([])

  package init() {}

  /// The paths of the files, as those of `Project.File` are.
  package var paths: Set<String> { noted.withLock { $0 } }

  func note(_ path: String) { noted.withLock { _ = $0.insert(path) } }
}
