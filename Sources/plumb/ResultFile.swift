import Foundation
import Glibc
import Snapshots

/// A result that is written piece by piece. The pieces go into a temporary file, which is renamed
/// at the end, so that the result is either complete or not there.
struct ResultFile: ~Copyable {
  private let path: String?
  private let temporary: String
  private let descriptor: Int32
  private var isDone = false

  /// - Parameter destination: standard output or a file.
  init(_ destination: Output) throws(Failure) {
    switch destination {
    case .standardOutput:
      (path, temporary, descriptor) = (nil, "", STDOUT_FILENO)
    case .file(let path), .folder(let path):
      let target = Files.linked(path)
      if Files.isSpecial(target) {
        (self.path, temporary) = (path, "")
        descriptor = open(target, O_WRONLY | O_CLOEXEC)
      } else {
        (self.path, temporary) = (path, Files.temporary(besides: target))
        descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      guard descriptor >= 0 else { throw Files.failure(path) }
    }
  }

  mutating func append(_ text: String) throws(Failure) {
    try append(Array(text.utf8))
  }

  mutating func append(_ bytes: [UInt8]) throws(Failure) {
    guard WholeFile.write(bytes, to: descriptor) else {
      throw Files.failure(path ?? "standard output")
    }
  }

  /// Renames the temporary file to the result's path.
  mutating func finish() throws(Failure) {
    guard let path else { return }
    isDone = true
    let isClosed = close(descriptor) == 0
    guard isClosed, temporary.isEmpty || rename(temporary, Files.linked(path)) == 0 else {
      let failure = Files.failure(path)
      if !temporary.isEmpty { unlink(temporary) }
      throw failure
    }
  }

  deinit {
    guard !isDone, path != nil else { return }
    close(descriptor)
    if !temporary.isEmpty { unlink(temporary) }
  }
}
