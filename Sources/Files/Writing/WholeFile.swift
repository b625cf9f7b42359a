import Glibc

/// Writes complete files.
///
/// A file is written without a name, gets a temporary name when it is complete, and is then to replace the old one. A
/// reader of the folder therefore sees only complete files, even after the program was killed.
package enum WholeFile {
  /// Writes a complete file at `temporary`, where none may exist; false, with `errno` set, where that
  /// fails.
  package static func write(_ bytes: [UInt8], as temporary: String) -> Bool {
    guard let file = NewFile(as: temporary) else { return false }
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
}
