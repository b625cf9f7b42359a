import Glibc

/// Writes complete files.
///
/// A file is written without a name, gets a temporary name when it is complete, and then replaces the old one. Who reads
/// the path has either the old bytes or the new ones, never a part of them, even after the program was killed.
package enum WholeFile {
  /// What has come of replacing a file.
  package enum Outcome {
    case written
    /// The file stays as it is, because the caller has said so.
    case refused
    /// `errno` says why.
    case failed
  }

  /// Puts a complete file in the place of the one at `path`, which need not exist.
  ///
  /// - Parameter isAllowed: asked as late as possible. What happens to the old file after that cannot be seen.
  package static func replace(
    _ path: String, with bytes: [UInt8], if isAllowed: () -> Bool = { true }
  ) -> Outcome {
    let temporary = temporary(besides: path)
    guard create(temporary, for: path, with: bytes) else { return .failed }
    guard isAllowed() else {
      unlink(temporary)
      return .refused
    }
    return rename(temporary, over: path) ? .written : .failed
  }

  /// Writes a complete file at `temporary`, where none may exist; false, with `errno` set, where that
  /// fails.
  ///
  /// - Parameter path: the path that the file is to get.
  package static func create(
    _ temporary: String, for path: String, with bytes: [UInt8]
  ) -> Bool {
    guard let file = NewFile(as: temporary, for: path) else { return false }
    guard write(bytes, to: file.descriptor) else {
      file.discard()
      return false
    }
    return file.finish()
  }

  /// Writes to an open file; false, with `errno` set, if not everything could be written.
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

  /// Gives a complete file its path, in the place of what is there; false, with `errno` set and nothing left of the new
  /// file, where that fails.
  package static func rename(_ temporary: String, over path: String) -> Bool {
    if Glibc.rename(temporary, path) == 0 { return true }
    let reason = errno
    unlink(temporary)
    errno = reason
    return false
  }

  // MARK: Names

  /// The start and the end of the names of temporary files.
  package static let temporaryStart = ".plumb-"
  package static let temporaryEnd = ".tmp"

  /// A path in the folder of `path` that no other file has.
  package static func temporary(besides path: String) -> String {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return
      "\(path[..<start])\(temporaryStart)\(getpid())-\(UInt64.random(in: 0 ... .max))\(temporaryEnd)"
  }
}
