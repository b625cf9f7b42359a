import Files
import Foundation

/// Files under the paths by which they were given, with the folders in which their changes are seen.
struct WatchedFiles: Sendable {
  /// The given paths by the paths that a watcher tells. A link is changed where it stands and where
  /// it leads.
  private(set) var given: [String: Set<String>] = [:]
  private(set) var folders: Set<String> = []

  /// - Parameter others: further folders without links, in which files may come.
  init(_ paths: some Sequence<String>, in others: Set<String> = []) {
    folders = others
    for path in paths {
      let url = URL(fileURLWithPath: path)
      add(url, for: path)
      let real = url.resolvingSymlinksInPath()
      if real != url { add(real, for: path) }
    }
  }

  private mutating func add(_ file: URL, for path: String) {
    guard let folder = Self.real(file.deletingLastPathComponent().path) else { return }
    folders.insert(folder)
    given[folder + "/" + file.lastPathComponent, default: []].insert(path)
  }

  /// A folder without links in its path; nil where it does not exist.
  static func real(_ folder: String) -> String? {
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// What the changes are to these files: the given paths, and whether a file was made or removed that
  /// may have to do with them.
  func changes(among changes: Watcher.Changes) -> (files: Set<String>, areOthers: Bool) {
    let own = changes.files.reduce(into: Set<String>()) { $0.formUnion(given[$1] ?? []) }
    let others = changes.files.contains { file in
      given[file] == nil && folders.contains((file as NSString).deletingLastPathComponent)
        && (changes.folders.contains(file) || Self.endings.contains(FileEndings.ending(of: file)))
    }
    return (own, others || changes.isEverything)
  }

  /// The endings of files that documents name. Editors write files of other endings beside them, which mean nothing.
  private static let endings = Set(
    FileEndings.documents + FileEndings.interfaceBuilder + FileEndings.strings
      + FileEndings.pictures)
}
