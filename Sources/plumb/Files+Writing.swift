import Documents
import Foundation
import Glibc

extension Files {
  /// Writes `bytes` into a temporary file beside the target and then renames it. Whoever reads the
  /// target sees either the old bytes or the new ones, never a part of them.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    // A pipe or a device cannot be replaced by a rename; it is written to.
    if let special = try writeThrough(bytes, to: path) { return special }
    let path = linked(path)
    let temporary = temporary(besides: path)
    guard WholeFile.write(bytes, as: temporary) else { throw failure(path) }
    guard rename(temporary, path) == 0 else {
      let failure = failure(path)
      unlink(temporary)
      throw failure
    }
  }

  /// A path beside the target that no other file has.
  static func temporary(besides path: String) -> String {
    path + ".\(getpid()).\(UInt64.random(in: 0 ... .max)).tmp"
  }

  /// Whether there is something at `path` other than a file, such as a pipe or a device.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Adds `bytes` to the end of a file, which is made where it does not exist.
  static func append(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    let isWritten = WholeFile.write(bytes, to: file)
    guard close(file) == 0, isWritten else { throw failure(path) }
  }

  static func writeToStandardOutput(_ bytes: [UInt8]) throws(Failure) {
    guard WholeFile.write(bytes, to: STDOUT_FILENO) else { throw failure("standard output") }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(Failure) -> Void? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFREG { return nil }
    if kind == S_IFDIR {
      throw Failure(.inputOutput, "\(path): error: this is a folder, not a file to write")
    }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    guard WholeFile.write(bytes, to: file) else { throw failure(path) }
    return ()
  }

  static func failure(_ path: String) -> Failure {
    Failure(.inputOutput, "\(path): error: cannot write: \(String(cString: strerror(errno)))")
  }
}
