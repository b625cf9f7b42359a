import Drawing
import Foundation
import Glibc
import LayoutScene

/// What is wrong with a file of a snapshot, and which file it is.
package struct SnapshotError: Error, Sendable, Hashable {
  /// A thing that can be wrong. Sizes are pixels.
  package enum Fact: Sendable, Hashable {
    /// The system's error number.
    case unreadable(errno: Int32)
    case unwritable(errno: Int32)
    /// A folder stands in the place of a file.
    case isFolder
    /// A symbolic link stands in the place of a file.
    case isLink
    /// A device, a pipe or the like stands in the place of a file.
    case isSpecial
    case tooLong(limit: Int)
    case empty
    /// What Git leaves in the place of a large file that was not fetched.
    case isPointer
    case picture(PNG.Fault)
    case size(width: Int, height: Int, recordedWidth: Int, recordedHeight: Int)
    /// The picture is whole, but another one than the frames were recorded with.
    case otherPicture(frames: String)
    /// One of a snapshot's two files is there without the other.
    case alone(missing: String)
    /// Written by a later version of plumb.
    case newer(version: Int, known: Int)
    /// JSON, but not what a snapshot has: which member, and what it should be.
    case malformed(member: String, expected: String)
    /// No JSON: where that is seen, and the reader's own message.
    case notJSON(SourceLocation?, String)
    /// A name whose file would not be inside the folder of snapshots.
    case leavesFolder(name: String)
    /// Two snapshots would have the same file, at least where letter case does not count.
    case collision(name: String, first: String, second: String)
  }

  package var path: String
  package var fact: Fact

  package init(_ path: String, _ fact: Fact) {
    self.path = path
    self.fact = fact
  }

  /// Whether a file cannot be read or written, rather than being wrong.
  package var isInputOutput: Bool {
    switch fact {
    case .unreadable, .unwritable: true
    default: false
    }
  }

  /// Whether a file is there that plumb has written and that is damaged, so that it may be written over
  /// by who records everything again.
  var isDamage: Bool {
    switch fact {
    case .empty, .picture, .size, .otherPicture, .alone, .malformed, .notJSON: true
    case .unreadable, .unwritable, .isFolder, .isLink, .isSpecial, .tooLong, .isPointer, .newer,
      .leavesFolder, .collision:
      false
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// `path: error: what is wrong; what would be right`
  package var description: String {
    "\(origin?.description ?? path): error: \(message)".oneLine
  }

  /// The place in the file; nil where it is about the file as a whole.
  package var origin: SourceLocation? {
    if case .notJSON(let origin, _) = fact { origin } else { nil }
  }

  /// What is wrong; what would be right.
  package var message: String {
    switch fact {
    case .unreadable(let number): "cannot read: \(String(cString: strerror(number)))"
    case .unwritable(let number): "cannot write: \(String(cString: strerror(number)))"
    case .isFolder: "this is a folder, not a file of a snapshot; \(replacing)"
    case .isLink: "this is a symbolic link, not a file of a snapshot; \(replacing)"
    case .isSpecial: "this is no regular file; \(replacing)"
    case .tooLong(let limit): "longer than the \(limit >> 20) MiB that are read; \(replacing)"
    case .empty: "the file is empty; \(mend)"
    case .isPointer: "this is a pointer of Git LFS, not the file itself; fetch it with git lfs pull"
    case .picture(let fault): "\(fault); \(mend)"
    case .size(let width, let height, let recordedWidth, let recordedHeight):
      "the picture has \(width) × \(height) pixels, and \(recordedWidth) × \(recordedHeight) were "
        + "recorded; \(mend)"
    case .otherPicture(let frames):
      "this is not the picture that was recorded with \(frames); "
        + (isPending ? mend : "restore both files together, or record them again with --record all")
    case .alone(let missing):
      "there is no \(missing) beside it; \(mend)"
    case .newer(let version, let known):
      "the snapshot has the format version \(version), and this plumb reads up to \(known); use a "
        + "newer plumb"
    case .malformed(let member, let expected):
      "“\(member)” should be \(expected); \(mend)"
    case .notJSON(_, let message): "\(message); \(mend)"
    case .leavesFolder(let name):
      "the name “\(name)” leads out of the folder of snapshots; a name has no empty part, and none "
        + "that is . or .."
    case .collision(let name, let first, let second):
      first == second
        ? "\(first) is given twice"
        : "the snapshots of \(first) and \(second) would both be “\(name)” where letter case does "
          + "not count; give one document another name, or the two folders of their own"
    }
  }

  /// Whether it is about what waits to be accepted, which the next run writes anew.
  private var isPending: Bool { path.contains(SnapshotFolder.Version.pending.rawValue + ".") }

  /// What plumb wrote it may write over.
  private var mend: String {
    isPending
      ? "delete the file, and run plumb test again"
      : "restore the file, or record the snapshot again with --record all"
  }

  /// What plumb did not write it leaves alone.
  private var replacing: String {
    isPending
      ? "move it away, and run plumb test again"
      : "move it away, and then restore the file, or record the snapshot again with --record all"
  }
}
