import Foundation
import Glibc

/// A file that has no name until it is complete, so that nothing of it is left where the program ends
/// before. On file systems without such files it has its name from the start.
///
/// Its permissions are those of the file whose place it takes, from the start, so that nobody can read meanwhile what
/// only the owner may read. Where there is no such file, they are those of all new files.
package struct NewFile {
  /// To write to.
  package let descriptor: Int32
  private let name: String
  private let path: String
  private let hasName: Bool

  /// `O_TMPFILE`, which creates a file without a name in a folder. It is a macro that Swift cannot
  /// import.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Nil, with `errno` set, where the file cannot be made.
  ///
  /// - Parameters:
  ///   - name: the path that the file gets at first, where no file may be.
  ///   - path: the path that it is for, where one may be.
  package init?(as name: String, for path: String) {
    (self.name, self.path) = (name, path)
    let folder = (name as NSString).deletingLastPathComponent
    let nameless = open(
      folder.isEmpty ? "." : folder, Self.withoutName | O_WRONLY | O_CLOEXEC, 0o666)
    hasName = nameless < 0
    descriptor = hasName ? open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) : nameless
    if descriptor < 0 { return nil }
    var old = stat()
    // The new file may have another owner, so it does not keep the bits by which a program runs as its owner.
    if lstat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, old.st_mode & 0o777)
    }
  }

  /// Gives the file its name and closes it; false, with `errno` set and no file left, where that fails.
  package func finish() -> Bool {
    let link = "/proc/self/fd/\(descriptor)"
    guard hasName || linkat(AT_FDCWD, link, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
      let reason = errno
      close(descriptor)
      errno = reason
      return false
    }
    if close(descriptor) == 0 { return true }
    let reason = errno
    unlink(name)
    errno = reason
    return false
  }

  /// Finishes the file and gives it the path that it is for; false, with `errno` set and no new file left, where that
  /// fails.
  package func replace() -> Bool {
    finish() && WholeFile.rename(name, over: path)
  }

  /// Closes the file and leaves nothing of it. Keeps `errno`.
  package func discard() {
    let reason = errno
    close(descriptor)
    if hasName { unlink(name) }
    errno = reason
  }
}
