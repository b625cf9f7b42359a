import Files
import Foundation
import Glibc

// Files of snapshots, which a reader of the folder sees only complete: a file gets a temporary name when it is
// complete, and then replaces the old one.
extension WholeFile {
  /// The bytes of the regular file at `path`; nil if nothing is there.
  static func read(_ path: String, limit: Int) throws(SnapshotError) -> [UInt8]? {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw SnapshotError(path, errno == ELOOP ? .isLink : .unreadable(errno: errno))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SnapshotError(path, .unreadable(errno: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SnapshotError(path, .isFolder)
    default: throw SnapshotError(path, .isSpecial)
    }
    guard status.st_size <= limit else { throw SnapshotError(path, .tooLong(limit: limit)) }
    return try read(file, count: Int(status.st_size), path)
  }

  private static func read(
    _ file: Int32, count wanted: Int, _ path: String
  ) throws(SnapshotError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = Glibc.read(file, rest.baseAddress, rest.count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw SnapshotError(path, .unreadable(errno: failure)) }
    return bytes
  }

  /// Writes a file at `path` and replaces an existing one.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    let temporary = temporary(besides: path)
    try write(bytes, as: temporary, for: path)
    try move(temporary, to: path)
  }

  /// Writes a complete file at `temporary`, where none may exist.
  ///
  /// - Parameter path: the file's later path, for messages.
  static func write(
    _ bytes: [UInt8], as temporary: String, for path: String
  ) throws(SnapshotError) {
    guard write(bytes, as: temporary) else {
      throw SnapshotError(path, .unwritable(errno: errno))
    }
  }

  static func move(_ temporary: String, to path: String) throws(SnapshotError) {
    guard rename(temporary, path) == 0 else {
      let reason = errno
      unlink(temporary)
      throw SnapshotError(path, reason == EISDIR ? .isFolder : .unwritable(errno: reason))
    }
  }

  static func remove(_ path: String) throws(SnapshotError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw SnapshotError(path, .unwritable(errno: errno))
    }
  }

  /// The start and the end of the names of temporary files.
  static let temporaryStart = ".plumb-"
  static let temporaryEnd = ".tmp"

  private static func temporary(besides path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name =
      "\(temporaryStart)\(getpid())-\(UInt64.random(in: 0 ... .max))\(temporaryEnd)"
    return (folder as NSString).appendingPathComponent(name)
  }
}
