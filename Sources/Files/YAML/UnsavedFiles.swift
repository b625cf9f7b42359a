/// The texts of files that are open in an editor. They are read in the place of what is on the disk.
///
/// They are a value of the running task, and not a parameter: a file is read in seven places, most of them far
/// below those that know whether there is an editor. Nothing is shared between tasks, and nothing stays
/// when the work is done.
package enum UnsavedFiles {
  /// The bytes of each open file, by its path without links.
  @TaskLocal package static var texts: [String: [UInt8]] = [:]

  /// The bytes that an editor has of the file at `path`; nil where it has none.
  static func bytes(atPath path: String) -> [UInt8]? {
    guard !texts.isEmpty else { return nil }
    return texts[key(for: path)]
  }

  /// The name under which a file is in `texts`. A new file is not on the disk yet.
  package static func key(for path: String) -> String { PathParts.real(path) ?? path }
}
