import Foundation
import Glibc

/// A file that keeps the token of the preview's address, so that an address stays the same over restarts. Only its owner
/// can read it: who has the token can see and change the documents.
package struct TokenFile {
  /// Why there is no token.
  package struct Failure: Error, Equatable {
    package var message: String
  }

  private let path: String

  package init(_ path: String) { self.path = path }

  /// The token in the file, which is made with a new one where there is none.
  package func token() throws(Failure) -> String {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return try made() }
      throw failure(
        errno == ELOOP ? "it is a link; name the file itself" : String(cString: strerror(errno)))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure("it is no file")
    }
    guard status.st_uid == geteuid() else { throw failure("it belongs to somebody else") }
    guard status.st_mode & 0o077 == 0 else {
      throw failure("others can read or write it; “chmod 600 \(path)” keeps it to you")
    }
    let bytes = (try? file.read(upToCount: Self.lengths.upperBound + 2)) ?? Data()
    let token = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard Self.lengths.contains(token.utf8.count), token.utf8.allSatisfy(Self.isPart) else {
      throw failure(
        "it has no token, which is \(Self.lengths.lowerBound) to \(Self.lengths.upperBound) letters and digits; "
          + "remove it, and it is made with a new one")
    }
    return token
  }

  /// 32 digits have 128 bits where they are hexadecimal.
  private static let lengths = 32...128

  private static func isPart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func made() throws(Failure) -> String {
    let token = Admission.newToken()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data("\(token)\n".utf8))
    } catch {
      unlink(path)
      throw failure("it cannot be written")
    }
    return token
  }

  private func failure(_ reason: String) -> Failure {
    Failure(message: "\(path): error: the token cannot be kept here: \(reason)")
  }
}
