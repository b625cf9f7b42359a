import Documents
import Foundation
import Glibc

/// A result that is written piece by piece. The pieces go into a new file, which takes the
/// result's path at the end, so that the result is either complete or not there. Whoever reads the
/// path sees either the old bytes or the new ones, never a part of them.
struct ResultFile: ~Copyable {
  private let path: String?
  /// Nil for a stream, a pipe or a device, which no other file replaces.
  private let new: NewFile?
  private let descriptor: Int32
  private var isDone = false

  /// - Parameter destination: standard output or a file.
  init(_ destination: Output) throws(Failure) {
    switch destination {
    case .standardOutput:
      (path, new, descriptor) = (nil, nil, STDOUT_FILENO)
    case .file(let path), .folder(let path):
      let isFolder = Files.isFolder(path)
      if isFolder {
        (self.path, new, descriptor) = (path, nil, -1)
      } else if Files.isSpecial(path) {
        (self.path, new) = (path, nil)
        descriptor = open(path, O_WRONLY | O_CLOEXEC)
      } else {
        self.path = path
        let target = Files.linked(path)
        new = NewFile(as: WholeFile.temporary(besides: target), for: target)
        descriptor = new?.descriptor ?? -1
      }
      guard descriptor >= 0 else {
        throw isFolder ? Files.isFolderFailure(path) : Files.failure(path)
      }
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

  /// Moves the new file to the result's path.
  mutating func finish() throws(Failure) {
    guard let path else { return }
    isDone = true
    guard let new else {
      guard close(descriptor) == 0 else { throw Files.failure(path) }
      return
    }
    guard new.replace() else { throw Files.failure(path) }
  }

  deinit {
    guard !isDone, path != nil else { return }
    if let new { new.discard() } else { close(descriptor) }
  }
}
