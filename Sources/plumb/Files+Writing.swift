import Documents
import Foundation
import Glibc

extension Files {
  /// Writes a complete file.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try Output.file(path).write(bytes)
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

  static func failure(_ path: String) -> Failure {
    Failure(.inputOutput, "\(path): error: cannot write: \(String(cString: strerror(errno)))")
  }

  static func isFolderFailure(_ path: String) -> Failure {
    Failure(.inputOutput, "\(path): error: this is a folder, not a file to write")
  }
}
