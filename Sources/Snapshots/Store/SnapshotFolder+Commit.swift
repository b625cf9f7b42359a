import Checksums
import Files
import Foundation
import Glibc

/// The complete contents of a snapshot's two files, ready to be written.
package struct SnapshotFiles: Sendable {
  /// The bytes of the PNG.
  package let picture: [UInt8]
  /// The bytes of `.frames.json`.
  package let frames: [UInt8]
  private let stamp: PictureStamp
  private var snapshot: StoredSnapshot

  /// - Parameter snapshot: the contents of `.frames.json`; the picture's stamp is filled in here.
  package init(_ snapshot: StoredSnapshot, picture: [UInt8]) {
    self.snapshot = snapshot
    stamp = PictureStamp(picture)
    self.snapshot.picture = stamp
    self.picture = picture
    frames = self.snapshot.file
  }

  /// The same files with what a person who may accept them has to know of a result.
  package func pending(_ remarks: [String], causes: [Cause]) -> SnapshotFiles {
    var snapshot = snapshot
    (snapshot.remarks, snapshot.causes) = (remarks, causes)
    return SnapshotFiles(snapshot, picture: picture)
  }

  /// The files of a pending snapshot as recorded ones, without remarks.
  init(_ pending: SnapshotFolder.Entry) {
    var snapshot = pending.snapshot
    (snapshot.remarks, snapshot.causes) = ([], [])
    self.init(snapshot, picture: pending.picture)
  }

  /// The temporary path of the picture until the frames are written. The name is made from the
  /// picture's stamp, so that a later run knows to which snapshot the file belongs.
  fileprivate func temporary(besides path: String) -> String {
    let name = SnapshotFolder.temporaryName(of: (path as NSString).lastPathComponent, stamp)
    return ((path as NSString).deletingLastPathComponent as NSString).appendingPathComponent(name)
  }
}

extension SnapshotFolder {
  /// Writes a snapshot, unless its files are already up to date.
  ///
  /// The frames contain the stamp of their picture. A new picture is first written under a
  /// temporary name, then the frames are replaced, and then the picture is renamed. If the program
  /// is killed in between, the next run that finds the frames without their picture renames it
  /// (`recover`).
  ///
  /// - Parameter mends: whether a recorded picture may be replaced that is not the one in its record.
  /// - Returns: whether anything was written.
  /// - Throws: an error if what would be replaced is not Plumb's, as its record proves.
  @discardableResult
  package func write(
    _ files: SnapshotFiles, as name: SnapshotName, _ version: Version = .recorded,
    mends: Bool = false
  ) throws(SnapshotError) -> Bool {
    let (framesPath, picturePath) = (framesPath(name, version), picturePath(name, version))
    try makeFolder(of: framesPath)
    return try FolderLock.withLock(Self.folder(of: framesPath)) { () throws(SnapshotError) in
      var old = try replaceable(name, version)
      if !Self.isOwn(old.picture, old.frames, mends: mends) {
        // A killed run may have left the new picture under a temporary name.
        try recover(in: Self.folder(of: framesPath))
        old = try replaceable(name, version)
      }
      guard Self.isOwn(old.picture, old.frames, mends: mends) else {
        throw SnapshotError(picturePath, .foreign)
      }
      if old.frames == files.frames, old.picture == files.picture { return false }
      let temporary = files.temporary(besides: picturePath)
      let isNewPicture = old.picture != files.picture
      if isNewPicture {
        unlink(temporary)
        try WholeFile.write(files.picture, as: temporary, for: picturePath)
      }
      do throws(SnapshotError) {
        try WholeFile.write(files.frames, to: framesPath)
      } catch {
        if isNewPicture { unlink(temporary) }
        throw error
      }
      if isNewPicture { try WholeFile.move(temporary, to: picturePath) }
      return true
    }
  }

  /// Whether a picture is the one in the record beside it, or is not there.
  ///
  /// - Parameter mends: whether any picture with a record is.
  private static func isOwn(_ picture: [UInt8]?, _ frames: [UInt8]?, mends: Bool) -> Bool {
    guard let picture else { return true }
    guard let frames else { return false }
    return mends || (try? StoredSnapshot(frames, path: ""))?.picture == PictureStamp(picture)
  }

  /// The files that will be overwritten, damaged or not.
  ///
  /// - Throws: an error if something in their place is not a file.
  private func replaceable(
    _ name: SnapshotName, _ version: Version
  ) throws(SnapshotError) -> (picture: [UInt8]?, frames: [UInt8]?) {
    let frames = try WholeFile.read(framesPath(name, version), limit: .max)
    let picture = try WholeFile.read(picturePath(name, version), limit: .max)
    return (picture, frames)
  }

  static func folder(of file: String) -> String {
    let folder = (file as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private func makeFolder(of file: String) throws(SnapshotError) {
    let folder = Self.folder(of: file)
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw SnapshotError(folder, .unwritable(errno: errno == 0 ? EACCES : errno))
    }
  }

  /// Makes a pending snapshot the recorded one.
  ///
  /// - Returns: false if none is pending.
  package func accept(_ name: SnapshotName) throws(SnapshotError) -> Bool {
    guard let pending = try entry(name, .pending) else { return false }
    try write(SnapshotFiles(pending), as: name)
    try remove(name, .pending)
    return true
  }

  /// Removes a snapshot's files; missing files are no error. The picture is removed first, so that
  /// what an interruption leaves is still known for Plumb's, and is removed the next time.
  ///
  /// - Parameter mends: whether a picture may be removed that is not the one in its record.
  /// - Throws: an error if what would be removed is not Plumb's, as its record proves.
  package func remove(
    _ name: SnapshotName, _ version: Version = .recorded, mends: Bool = false
  ) throws(SnapshotError) {
    let (framesPath, picturePath) = (framesPath(name, version), picturePath(name, version))
    guard access(framesPath, F_OK) == 0 || access(picturePath, F_OK) == 0 else { return }
    try FolderLock.withLock(Self.folder(of: framesPath)) { () throws(SnapshotError) in
      let old = try replaceable(name, version)
      guard Self.isOwn(old.picture, old.frames, mends: mends) else {
        throw SnapshotError(picturePath, .foreign)
      }
      try WholeFile.remove(picturePath)
      try WholeFile.remove(framesPath)
    }
  }

  /// Refuses what `remove` would refuse, before anything else is written.
  package func requireRemovable(
    _ name: SnapshotName, _ version: Version, mends: Bool
  ) throws(SnapshotError) {
    let old = try replaceable(name, version)
    if Self.isOwn(old.picture, old.frames, mends: mends) { return }
    throw SnapshotError(picturePath(name, version), .foreign)
  }

  // MARK: Recovery

  /// Completes the writing that a killed run had begun, and removes its other temporary files.
  package func recover() throws(SnapshotError) {
    guard access(path, F_OK) == 0 else { return }
    for folder in try folders() {
      try FolderLock.withLock(folder) { () throws(SnapshotError) in try recover(in: folder) }
    }
  }

  /// Does the same in one folder, whose lock must be held.
  private func recover(in folder: String) throws(SnapshotError) {
    for file in Self.temporaries(in: folder) {
      let temporary = (folder as NSString).appendingPathComponent(file)
      if let picture = Self.awaiting(file, in: folder) {
        try WholeFile.move(temporary, to: (folder as NSString).appendingPathComponent(picture))
      } else {
        unlink(temporary)
      }
    }
  }

  private static func temporaries(in folder: String) -> [String] {
    FolderListing.files(in: folder, startingWith: ".").filter { file in
      file.hasPrefix(WholeFile.temporaryStart) && file.hasSuffix(WholeFile.temporaryEnd)
    }
  }

  static func temporaryName(of file: String, _ stamp: PictureStamp) -> String {
    temporaryName(of: file, stamp: stamp.line)
  }

  /// - Parameter stamp: the picture's stamp as JSON on one line.
  private static func temporaryName(of file: String, stamp: String) -> String {
    let key = SHA256.hex(of: Array("\(file) \(stamp)".utf8))
    return WholeFile.temporaryStart + key + WholeFile.temporaryEnd
  }

  /// The name of the picture that a temporary file must get, if the frames that belong to it are
  /// already written; otherwise nil.
  private static func awaiting(_ temporary: String, in folder: String) -> String? {
    for file in FolderListing.files(in: folder) where file.hasSuffix(".frames.json") {
      let path = (folder as NSString).appendingPathComponent(file)
      guard let bytes = try? WholeFile.read(path, limit: StoredSnapshot.sizeLimit),
        let summary = StoredSnapshot.Summary(bytes)
      else { continue }
      let picture = String(file.dropLast(".frames.json".count)) + ".png"
      if temporaryName(of: picture, stamp: summary.picture) == temporary { return picture }
    }
    return nil
  }
}
