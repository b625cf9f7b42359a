import Foundation

/// Which snapshots a run writes.
public enum RecordMode: String, Sendable, CaseIterable {
  /// None. No pending snapshots are written either.
  case never
  /// Missing snapshots. For a screen that differs, a pending snapshot is written beside the
  /// recorded one, which can be accepted.
  case missing
  /// Missing snapshots and those that differ.
  case failed
  /// All snapshots. Files that would not change are not written.
  case all

  /// The value of `PLUMB_RECORD` is not a mode.
  package struct UnknownWord: Error, CustomStringConvertible {
    package var word: String

    package var description: String {
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "PLUMB_RECORD is “\(word)”; it must be one of \(words)"
    }
  }

  /// The default mode: that of `PLUMB_RECORD`, or else `never` where `CI` is set, and `missing`
  /// elsewhere. `CI` with an empty value, `0` or `false` counts as not set.
  package static func standard(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UnknownWord) -> RecordMode {
    if let word = environment["PLUMB_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else { throw UnknownWord(word: word) }
      return mode
    }
    return isUnattended(in: environment) ? .never : .missing
  }

  /// Whether `CI` is set, to anything but `0` or `false`.
  package static func isUnattended(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
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

  /// Writes the files that the mode demands after a comparison: the snapshot, whose result then
  /// becomes `written`, or a pending one.
  ///
  /// - Returns: whether a pending snapshot was written.
  package func conclude(
    _ verification: inout Verification, in folder: SnapshotFolder, as name: SnapshotName
  ) throws(SnapshotError) -> Bool {
    let status = verification.result.status
    let mends = self == .all
    if self != .never, status == .passed || writes(status) {
      try folder.requireRemovable(name, .pending, mends: mends)
    }
    if let files = verification.files, writes(status) {
      // The status is `written` also if another run has just written the same files.
      let isWritten = try folder.write(files, as: name, mends: mends)
      if isWritten || status != .passed { verification.result.status = .written }
      try folder.remove(name, .pending, mends: mends)
    } else if status == .failed, self != .never, let files = verification.files {
      let result = verification.result
      let pending = files.pending(result.remarks, causes: result.causes)
      try folder.write(pending, as: name, .pending)
      return true
    } else if status == .passed, self != .never {
      try folder.remove(name, .pending)
    }
    return false
  }
}
