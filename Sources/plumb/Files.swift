import Foundation
import Glibc

/// Result files: where they may be, and how they are written.
enum Files {
  /// Checks that a file can be made in `folder`, before any work is done for it. A missing folder
  /// is allowed if the nearest existing folder above it is writable.
  static func requireWritable(folder: String, isMade: Bool = true) throws(Failure) {
    let path = folder.isEmpty ? "." : folder
    guard FileManager.default.fileExists(atPath: path) else {
      guard isMade else {
        throw Failure(.inputOutput, "\(path): error: there is no such folder to write into")
      }
      let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      let above = Files.folder(of: trimmed)
      guard above != path else {
        throw Failure(.inputOutput, "\(path): error: the folder cannot be made")
      }
      return try requireWritable(folder: above)
    }
    guard isFolder(path) else {
      throw Failure(.inputOutput, "\(path): error: this is a file, not a folder to write into")
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw Failure(.inputOutput, "\(path): error: the folder is not writable")
    }
  }

  /// Makes the folder of `path` if it does not exist.
  static func makeFolder(of path: String) throws(Failure) {
    let folder = folder(of: path)
    guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.inputOutput, "\(folder): error: the folder cannot be made")
    }
  }

  /// Refuses results that would replace an input.
  static func requireUnread(_ paths: [String], inputs: [String]) throws(Failure) {
    let targets = paths.compactMap { path in identity(of: path).map { (path, $0) } }
    guard !targets.isEmpty else { return }
    let sources = Dictionary(
      inputs.compactMap { input in identity(of: input).map { ($0, input) } }
    ) { first, _ in first }
    for (path, target) in targets {
      guard let input = sources[target] else { continue }
      throw Failure(.usage, "error: \(path) is the input \(input) itself; write to another file")
    }
  }

  /// Device and inode, which are equal for two paths of one file; nil where there is no file.
  private static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// Checks the place of a command's result.
  ///
  /// - Parameters:
  ///   - mayBeFolder: whether there may be several results.
  ///   - makesFolder: whether the folder of a file is made where it does not exist.
  static func requirePlace(
    _ destination: Output, inputs: [String], mayBeFolder: Bool = false, makesFolder: Bool = false
  ) throws(Failure) {
    switch destination {
    case .standardOutput: break
    case .file(let path):
      try requireUnread([path], inputs: inputs)
      try requireWritable(folder: folder(of: linked(path)), isMade: makesFolder)
    case .folder(let path) where mayBeFolder: try requireWritable(folder: path)
    case .folder(let path): throw isFolderFailure(path)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The part of a path before its last component; empty for a name alone. Foundation's own
  /// function crashes on a path of one character that does not exist.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The target of a symbolic link, which need not exist. The target is written, and the link
  /// stays.
  static func linked(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = folder(of: path)
      path = next.hasPrefix("/") || folder.isEmpty ? next : folder + "/" + next
    }
    return path
  }
}
