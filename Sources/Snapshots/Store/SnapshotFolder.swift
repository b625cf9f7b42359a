import Drawing
import Files
import Foundation
import Glibc

/// A folder of snapshots. Each snapshot is a picture, `NAME.png`, and its description,
/// `NAME.frames.json`. Where a run fails, it writes the new screen as a pending snapshot,
/// `NAME.new.png` and `NAME.new.frames.json`.
package struct SnapshotFolder: Sendable, Hashable {
  /// The folder, which need not exist.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// One of a snapshot's two pairs of files.
  package enum Version: String, Sendable, CaseIterable {
    case recorded = ""
    case pending = ".new"
  }

  /// A snapshot that was read from the folder.
  package struct Entry: Sendable {
    package var name: SnapshotName
    package var snapshot: StoredSnapshot
    /// The bytes of the PNG, whose stamp is the one in `snapshot`.
    package var picture: [UInt8]
    /// The bytes of `.frames.json`, from which `snapshot` was read.
    var frames: [UInt8]
  }

  package func picturePath(_ name: SnapshotName, _ version: Version = .recorded) -> String {
    path(name, version.rawValue + ".png")
  }

  package func framesPath(_ name: SnapshotName, _ version: Version = .recorded) -> String {
    path(name, version.rawValue + ".frames.json")
  }

  private func path(_ name: SnapshotName, _ ending: String) -> String {
    path.isEmpty || path.hasSuffix("/")
      ? path + name.description + ending : "\(path)/\(name.description)\(ending)"
  }

  // MARK: Reading

  /// The bytes of both files of a snapshot.
  struct Files {
    var picture: [UInt8]
    var frames: [UInt8]
  }

  /// Reads a snapshot; nil if there is none.
  ///
  /// - Throws: an error if a file cannot be read, is damaged, or does not belong to the other.
  package func entry(
    _ name: SnapshotName, _ version: Version = .recorded
  ) throws(SnapshotError) -> Entry? {
    do throws(SnapshotError) {
      return try entryNow(name, version)
    } catch {
      // Another run may be replacing the files, or may have been killed while it did: try again
      // with the lock.
      guard !error.isInputOutput, (try? recover()) != nil else { throw error }
      return try FolderLock.withLock(Self.folder(of: framesPath(name, version))) {
        () throws(SnapshotError) in try entryNow(name, version)
      }
    }
  }

  /// Refuses a snapshot whose files plumb did not write, as their record proves, before they are replaced or deleted.
  /// A snapshot that is missing, or has lost its picture, is no hindrance.
  package func requireOwn(
    _ name: SnapshotName, _ version: Version = .recorded
  ) throws(SnapshotError) {
    if try isOwn(name, version) { return }
    // A killed run may have left the new picture under a temporary name.
    guard (try? recover()) != nil, try isOwn(name, version) else {
      throw SnapshotError(picturePath(name, version), .foreign)
    }
  }

  private func isOwn(_ name: SnapshotName, _ version: Version) throws(SnapshotError) -> Bool {
    let picture = try WholeFile.read(picturePath(name, version), limit: ImageSource.byteLimit)
    guard let recorded = try snapshot(name, version) else { return picture == nil }
    return picture.map { PictureStamp($0) == recorded.picture } ?? true
  }

  private func entryNow(
    _ name: SnapshotName, _ version: Version
  ) throws(SnapshotError) -> Entry? {
    guard let files = try files(name, version) else { return nil }
    let snapshot = try StoredSnapshot(files.frames, path: framesPath(name, version))
    try check(files.picture, is: snapshot.picture, name, version)
    return Entry(name: name, snapshot: snapshot, picture: files.picture, frames: files.frames)
  }

  /// Reads a snapshot's description, whether or not its picture exists; nil if there is none.
  package func snapshot(
    _ name: SnapshotName, _ version: Version = .recorded
  ) throws(SnapshotError) -> StoredSnapshot? {
    let path = framesPath(name, version)
    guard let frames = try WholeFile.read(path, limit: StoredSnapshot.sizeLimit) else { return nil }
    return try StoredSnapshot(frames, path: path)
  }

  /// The document and the test to which a snapshot belongs.
  package struct Owner: Sendable, Hashable {
    /// The document's path from the folder of snapshots, or the test's name for views in code.
    package var document: String
    /// The test that recorded it; nil for a snapshot of a command.
    package var test: String?
  }

  /// The owner of a snapshot; nil if there is no snapshot. It is read from the file's first lines
  /// if the checksum is right, and otherwise from the whole file.
  package func owner(
    of name: SnapshotName, _ version: Version = .recorded
  ) throws(SnapshotError) -> Owner? {
    let path = framesPath(name, version)
    guard let frames = try WholeFile.read(path, limit: StoredSnapshot.sizeLimit) else { return nil }
    if let summary = StoredSnapshot.Summary(frames), let document = summary.document {
      return Owner(document: document, test: summary.test)
    }
    let snapshot = try StoredSnapshot(frames, path: path)
    return Owner(document: snapshot.document, test: snapshot.test)
  }

  func files(
    _ name: SnapshotName, _ version: Version = .recorded
  ) throws(SnapshotError) -> Files? {
    let (framesPath, picturePath) = (framesPath(name, version), picturePath(name, version))
    let frames = try WholeFile.read(framesPath, limit: StoredSnapshot.sizeLimit)
    let picture = try WholeFile.read(picturePath, limit: ImageSource.byteLimit)
    switch (frames, picture) {
    case (nil, nil): return nil
    case (let frames?, let picture?): return Files(picture: picture, frames: frames)
    case (nil, _): throw SnapshotError(picturePath, .foreign)
    case (_, nil):
      throw SnapshotError(framesPath, .alone(missing: (picturePath as NSString).lastPathComponent))
    }
  }

  /// Throws the fault of a picture that is not the one they had in the snapshot.
  private func check(
    _ file: [UInt8], is recorded: PictureStamp, _ name: SnapshotName, _ version: Version
  ) throws(SnapshotError) {
    let stamp = PictureStamp(file)
    guard stamp != recorded else { return }
    let path = picturePath(name, version)
    guard !file.isEmpty else { throw SnapshotError(path, .empty) }
    guard !file.starts(with: Array("version https://git-lfs".utf8)) else {
      throw SnapshotError(path, .isPointer)
    }
    do throws(PNG.Fault) {
      _ = try PNG.decode(file)
    } catch {
      throw SnapshotError(path, .picture(error))
    }
    if (stamp.width, stamp.height) != (recorded.width, recorded.height) {
      throw SnapshotError(
        path,
        .size(
          width: stamp.width, height: stamp.height, recordedWidth: recorded.width,
          recordedHeight: recorded.height))
    }
    let frames = (framesPath(name, version) as NSString).lastPathComponent
    throw SnapshotError(path, .otherPicture(frames: frames))
  }

  // MARK: Listing

  /// The names of all snapshots in the folder and its subfolders, sorted.
  package func names(_ version: Version = .recorded) throws(SnapshotError) -> [SnapshotName] {
    guard access(path, F_OK) == 0 else { return [] }
    var names: [SnapshotName] = []
    for folder in try folders() {
      let suite = folder.dropFirst(path.count).drop { $0 == "/" }
      for file in FolderListing.files(in: folder) {
        guard let name = Self.name(file, version) else { continue }
        names.append(SnapshotName(verbatim: suite.isEmpty ? name : "\(suite)/\(name)"))
      }
    }
    return names.sorted()
  }

  /// The folder and all its subfolders, each before its own subfolders.
  func folders() throws(SnapshotError) -> [String] {
    guard access(path, R_OK | X_OK) == 0 else {
      throw SnapshotError(path, .unreadable(errno: errno))
    }
    var folders = [path]
    var index = 0
    while index < folders.count {
      folders += FolderListing.folders(in: folders[index])
      index += 1
    }
    return folders
  }

  /// The snapshot's name if `file` is a `.frames.json` of `version`; otherwise nil.
  private static func name(_ file: String, _ version: Version) -> String? {
    let ending = ".frames.json"
    guard file.hasSuffix(ending) else { return nil }
    let name = String(file.dropLast(ending.count))
    let isPending = name.hasSuffix(Version.pending.rawValue)
    guard isPending == (version == .pending) else { return nil }
    return isPending ? String(name.dropLast(Version.pending.rawValue.count)) : name
  }
}
