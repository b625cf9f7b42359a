import Checksums
import Foundation
import Glibc

/// The comparisons that have passed on this machine: each is the name of an empty file in a folder outside of the
/// checkout. The name is a hash of all that decides a comparison, so that one that is known need not be made again, and
/// would have the same result. The folder may be deleted at any time.
///
/// What a checkout says of itself, such as a snapshot's digest, proves nothing where strangers write it.
package struct PassedComparisons: Sendable {
  /// Why a folder is not used.
  package enum Refusal: Error, CustomStringConvertible {
    case unwritable, link, foreign, inProject

    package var description: String {
      switch self {
      case .unwritable: "the folder cannot be made"
      case .link: "this is a link, not a folder of your own"
      case .foreign: "others may write into this folder, or it belongs to somebody else"
      case .inProject: "the folder is in the project, whose files a stranger may have written"
      }
    }
  }

  private let folder: String
  /// A hash of the program, the libraries and the fonts.
  private let surroundings: String

  /// - Parameter isInProject: whether a folder without links is in a project whose documents are tested.
  package init(
    folder: String, machine: Machine, isInProject: (String) -> Bool
  ) throws(Refusal) {
    guard !Self.folders(above: folder).contains(where: isInProject) else { throw .inProject }
    let made: Void? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard made != nil, let real = realpath(folder, nil) else { throw .unwritable }
    defer { free(real) }
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .link }
    guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else { throw .foreign }
    guard !isInProject(String(cString: real)) else { throw .inProject }
    self.folder = folder
    surroundings = machine.identity
  }

  /// A folder and those above it that are there, without links. In a project any of them may be a link that a
  /// stranger has made.
  private static func folders(above folder: String) -> [String] {
    var path =
      folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
    var found: [String] = []
    while path.count > 1 {
      // A link counts where it stands: the folder that holds it is the next one.
      if let real = realpath(path, nil) {
        found.append(String(cString: real))
        free(real)
      }
      path = (path as NSString).deletingLastPathComponent
    }
    return found
  }

  /// The folder that is used where none is given: `plumb` in `XDG_CACHE_HOME`, or in `~/.cache`. Nil where neither is
  /// known.
  package static func standardFolder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/plumb" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/plumb"
  }

  /// Whether a comparison of the current screen with these files has passed.
  func contains(_ screen: [UInt8], _ files: SnapshotFolder.Files) -> Bool {
    access(path(screen, files), F_OK) == 0
  }

  /// Notes that it has. A cache that cannot be written only saves no time.
  func insert(_ screen: [UInt8], _ files: SnapshotFolder.Files) {
    let file = open(path(screen, files), O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }

  private func path(_ screen: [UInt8], _ files: SnapshotFolder.Files) -> String {
    let parts = [screen, files.frames, files.picture].flatMap { SHA256.hash($0) }
    let key = SHA256.hex(of: Array(surroundings.utf8) + parts)
    return "\(folder)/\(key)"
  }
}
