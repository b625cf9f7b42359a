import Foundation
import Glibc

/// Lists the contents of a folder, sorted. Foundation takes ten times as long for ten thousand
/// files.
package enum FolderListing {
  /// The names of everything in the folder that is not a folder.
  ///
  /// - Parameter start: the first character of the names; nil for all names that are not hidden.
  package static func files(in folder: String, startingWith start: Character? = nil) -> [String] {
    entries(in: folder) { name, kind in
      kind != DT_DIR && (start.map { name.first == $0 } ?? !name.hasPrefix("."))
    }.sorted()
  }

  /// The paths of the folders in the folder that are not hidden. Links are not followed.
  package static func folders(in folder: String) -> [String] {
    entries(in: folder) { name, kind in kind == DT_DIR && !name.hasPrefix(".") }.sorted()
      .map { (folder as NSString).appendingPathComponent($0) }
  }

  private static func entries(
    in folder: String, where isWanted: (String, Int) -> Bool
  ) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var kind = Int(entry.pointee.d_type)
      // Some file systems do not give the kind of an entry.
      if kind == DT_UNKNOWN {
        var status = stat()
        let path = (folder as NSString).appendingPathComponent(name)
        kind = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR ? DT_DIR : DT_REG
      }
      if isWanted(name, kind) { names.append(name) }
    }
    return names
  }
}
