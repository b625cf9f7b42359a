import Synchronization

/// The files that documents name while somebody listens, whether they are there or not: who shows a document wants to
/// know when one comes that it lacks. What lies outside of the project is not among them. A hash of each text is noted when
/// the text is read, since the file may change right after.
package final class SoughtFiles: Sendable {
  /// Who listens in this task.
  @TaskLocal package static var listener: SoughtFiles?

  private let noted = Mutex<Set<String>>([])
  private let hashes = Mutex<[String: Int]>([:])

  package init() {}

  /// The paths of the files, as those of `Project.File` are.
  package var paths: Set<String> { noted.withLock { $0 } }

  /// A hash of each text that was read, by the name that messages have for its file. It differs between processes.
  package var texts: [String: Int] { hashes.withLock { $0 } }

  func note(_ path: String) { noted.withLock { _ = $0.insert(path) } }

  /// Adds what another one has noted.
  package func note(_ other: SoughtFiles) {
    let (paths, texts) = (other.paths, other.texts)
    noted.withLock { $0.formUnion(paths) }
    hashes.withLock { $0.merge(texts) { $1 } }
  }

  func note(text bytes: [UInt8], of file: String) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    hashes.withLock { $0[file] = hash }
  }
}
