import Documents
import Drawing
import Foundation
import Glibc
import LayoutScene

/// A fault of a snapshot's file.
package struct SnapshotError: Error, Sendable, Hashable {
  /// The kinds of faults. Sizes are in pixels.
  package enum Fact: Sendable, Hashable {
    /// The file cannot be read or written; the value is the system's error number.
    case unreadable(errno: Int32)
    case unwritable(errno: Int32)
    /// There is a folder in place of the file.
    case isFolder
    /// There is a symbolic link in place of the file.
    case isLink
    /// There is a device, a pipe or another special file in place of the file.
    case isSpecial
    case tooLong(limit: Int)
    case empty
    /// The file is the pointer of Git LFS to a large file that was not fetched.
    case isPointer
    case picture(PNG.Fault)
    case size(width: Int, height: Int, recordedWidth: Int, recordedHeight: Int)
    /// The picture is intact, but it is not the one that was recorded with the frames.
    case otherPicture(frames: String)
    /// One of the snapshot's two files is missing.
    case alone(missing: String)
    /// A picture of which no record says that plumb wrote it.
    case foreign
    /// The file was written by a later version of plumb.
    case newer(version: Int, known: Int)
    /// The file is JSON, but not that of a snapshot. The values are the place of the mistake, the way to the
    /// member that is wrong, which is empty for the file as a whole, and the expected type.
    case malformed(SourceLocation?, member: [JSONFile.Step], expected: String)
    /// The file is not JSON. The values are the place of the error and the JSON reader's message.
    case notJSON(SourceLocation?, String)
    /// The name leads to a file outside of the folder of snapshots.
    case leavesFolder(name: String)
    /// Two snapshots would have the same file, at least on file systems that ignore letter case.
    case collision(name: String, first: String, second: String)
  }

  package var path: String
  package var fact: Fact

  package init(_ path: String, _ fact: Fact) {
    self.path = path
    self.fact = fact
  }

  /// Whether the file could not be read or written, as opposed to having wrong contents.
  package var isInputOutput: Bool {
    switch fact {
    case .unreadable, .unwritable: true
    default: false
    }
  }

  /// Whether the file is a damaged file of plumb's, which recording everything again may overwrite.
  var isDamage: Bool {
    switch fact {
    case .empty, .picture, .size, .otherPicture, .alone, .malformed, .notJSON: true
    case .unreadable, .unwritable, .isFolder, .isLink, .isSpecial, .tooLong, .isPointer, .newer,
      .foreign,
      .leavesFolder, .collision:
      false
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The error in one line: `path: error: what is wrong; how to fix it`.
  package var description: String {
    "\(origin?.description ?? path): error: \(message)".oneLine
  }

  /// The place in the file; nil for an error of the whole file.
  package var origin: SourceLocation? {
    switch fact {
    case .notJSON(let origin, _), .malformed(let origin, _, _): origin
    default: nil
    }
  }

  /// What is wrong, and after a semicolon how to fix it.
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
      "the snapshot's other file, \(missing), is missing; \(mend)"
    case .foreign:
      "no record says that plumb wrote this file, so that it is neither replaced nor deleted; \(replacing)"
    case .newer(let version, let known):
      "the snapshot has the format version \(version), and this plumb reads up to \(known); use a "
        + "newer plumb"
    case .malformed(_, let member, let expected):
      "\(Self.name(of: member)) should be \(expected); \(mend)"
    case .notJSON(_, let message): "\(message); \(mend)"
    case .leavesFolder(let name):
      "the name “\(name)” leads out of the folder of snapshots; no part of a name may be empty, "
        + ". or .."
    case .collision(let name, let first, let second):
      first == second
        ? "\(first) is given twice"
        : "the snapshots of \(first) and \(second) would both be “\(name)” if letter case is ignored; "
          + "rename one document, or give each its own folder"
    }
  }

  /// A member in words, such as “scene.views[3]”.
  private static func name(of member: [JSONFile.Step]) -> String {
    guard !member.isEmpty else { return "the file" }
    let steps = member.map { step in
      switch step {
      case .member(let key): ".\(key)"
      case .element(let index): "[\(index)]"
      }
    }
    return "“\(steps.joined().dropFirst())”"
  }

  /// Whether the file is that of a pending snapshot, which the next run writes again.
  private var isPending: Bool { path.contains(SnapshotFolder.Version.pending.rawValue + ".") }

  /// How to fix a file that plumb wrote and may overwrite.
  private var mend: String {
    isPending
      ? "delete the pending \(isPicture ? "picture" : "record and its picture"), and run plumb test again"
      : "restore the file, or record the snapshot again with --record all"
  }

  private var isPicture: Bool { path.hasSuffix(".png") }

  /// How to fix a file that plumb did not write and does not overwrite.
  private var replacing: String {
    isPending
      ? "move it away, and run plumb test again"
      : "move it away, and then restore the file, or record the snapshot again with --record all"
  }
}
