import Files
import Foundation
import Glibc

// The files of snapshots, with what can be wrong with them in words.
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
    guard replace(path, with: bytes) == .written else { throw unwritten(path) }
  }

  /// Writes a complete file at `temporary`, where none may exist.
  ///
  /// - Parameter path: the file's later path.
  static func write(
    _ bytes: [UInt8], as temporary: String, for path: String
  ) throws(SnapshotError) {
    guard create(temporary, for: path, with: bytes) else {
      throw SnapshotError(path, .unwritable(errno: errno))
    }
  }

  static func move(_ temporary: String, to path: String) throws(SnapshotError) {
    guard rename(temporary, over: path) else { throw unwritten(path) }
  }

  private static func unwritten(_ path: String) -> SnapshotError {
    SnapshotError(path, errno == EISDIR ? .isFolder : .unwritable(errno: errno))
  }

  static func remove(_ path: String) throws(SnapshotError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw SnapshotError(path, .unwritable(errno: errno))
    }
  }
}
