import Foundation
import Glibc

/// Files that are read and written as a whole.
///
/// A file is written without a name, gets a temporary one when it is complete, and then takes the place
/// of the old one. Whoever looks at the folder, also after the program was killed, therefore sees
/// complete files only.
package enum WholeFile {
  /// The bytes of the regular file at `path`; nil where there is nothing.
  static func read(_ path: String, limit: Int) throws(SnapshotError) -> [UInt8]? {
    // O_NONBLOCK, or opening a pipe that nobody writes to would wait for ever.
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

  /// `O_TMPFILE`, which is a macro that Swift does not see: a file without a name in a folder.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Puts `bytes` in the place of whatever file is at `path`.
  static func write(_ bytes: [UInt8], to path: String) throws(SnapshotError) {
    let temporary = temporary(besides: path)
    try write(bytes, as: temporary, for: path)
    try move(temporary, to: path)
  }

  /// Makes a complete file `temporary`, which must not exist.
  ///
  /// - Parameter path: the file that it is going to be, for messages.
  static func write(
    _ bytes: [UInt8], as temporary: String, for path: String
  ) throws(SnapshotError) {
    let folder = (temporary as NSString).deletingLastPathComponent
    let file = open(folder.isEmpty ? "." : folder, withoutName | O_WRONLY | O_CLOEXEC, 0o666)
    // Some file systems have no files without a name.
    guard file >= 0 else { return try writeNamed(bytes, as: temporary, for: path) }
    defer { close(file) }
    guard write(bytes, to: file),
      linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, temporary, AT_SYMLINK_FOLLOW) == 0
    else { throw SnapshotError(path, .unwritable(errno: errno)) }
  }

  private static func writeNamed(
    _ bytes: [UInt8], as temporary: String, for path: String
  ) throws(SnapshotError) {
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SnapshotError(path, .unwritable(errno: errno)) }
    let isWritten = write(bytes, to: file)
    let reason = errno
    guard close(file) == 0, isWritten else {
      let failure = isWritten ? errno : reason
      unlink(temporary)
      throw SnapshotError(path, .unwritable(errno: failure))
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

  /// What temporary files begin and end with.
  static let temporaryStart = ".plumb-"
  static let temporaryEnd = ".tmp"

  private static func temporary(besides path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name =
      "\(temporaryStart)\(getpid())-\(UInt64.random(in: 0 ... .max))\(temporaryEnd)"
    return (folder as NSString).appendingPathComponent(name)
  }

  /// Writes to an open file. False, with `errno` set, where not everything could be written.
  package static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
