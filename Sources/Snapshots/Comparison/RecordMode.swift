import Foundation

/// Which snapshots a run writes.
public enum RecordMode: String, Sendable, CaseIterable {
  /// None, and nothing beside them either.
  case never
  /// Those that are not there. What differs is kept beside its snapshot to be accepted.
  case missing
  /// Those that are not there, and those that differ.
  case failed
  /// All. Files that would stay the same are not touched.
  case all

  /// A word in `PLUMB_RECORD` that is no mode.
  package struct UnknownWord: Error, CustomStringConvertible {
    package var word: String

    package var description: String {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "PLUMB_RECORD is “\(word)”; it is \(words)"
    }
  }

  /// The mode where nobody says otherwise: that of `PLUMB_RECORD`, or else never where `CI` is set, and
  /// what is missing elsewhere. `CI` that is empty, `0` or `false` counts as not set.
  package static func standard(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UnknownWord) -> RecordMode {
    if let word = environment["PLUMB_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else { throw UnknownWord(word: word) }
      return mode
    }
    let isUnattended = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) }
    return isUnattended == true ? .never : .missing
  }

  /// Whether a screen with this outcome is written.
  package func writes(_ status: SnapshotResult.Status) -> Bool {
    switch (self, status) {
    case (.never, _): false
    case (.missing, let status): status == .missing
    case (.failed, let status): status == .missing || status == .failed
    case (.all, _): true
    }
  }

  /// Writes what the mode asks for after a comparison: the snapshot, whose result is then `written`, or
  /// a pending one.
  ///
  /// - Returns: whether the result waits to be accepted.
  package func conclude(
    _ verification: inout Verification, in folder: SnapshotFolder, as name: SnapshotName
  ) throws(SnapshotError) -> Bool {
    let status = verification.result.status
    if let files = verification.files, writes(status) {
      // Where another run has just written the same, this one would have, too.
      let isWritten = try folder.write(files, as: name)
      if isWritten || status != .passed { verification.result.status = .written }
      try folder.remove(name, .pending)
    } else if status == .failed, self != .never, let files = verification.files {
      let remarks = verification.result.remarks
      try folder.write(files.remarking(remarks), as: name, .pending)
      return true
    } else if status == .passed, self != .never {
      try folder.remove(name, .pending)
    }
    return false
  }
}
