import Foundation
import Snapshots

/// Which snapshots a run writes.
enum RecordMode: String, Choice {
  /// None, and nothing beside them either.
  case never
  /// Those that are not there. What differs is kept beside its snapshot to be accepted.
  case missing
  /// Those that are not there, and those that differ.
  case failed
  /// All. Files that would stay the same are not touched.
  case all

  /// What was asked for: by the option, or else by `PLUMB_RECORD`, or else never where `CI` is set and
  /// what is missing elsewhere.
  static func chosen(_ option: RecordMode?) throws(Failure) -> RecordMode {
    if let option { return option }
    let environment = ProcessInfo.processInfo.environment
    if let word = environment["PLUMB_RECORD"], !word.isEmpty {
      guard let mode = RecordMode(rawValue: word) else {
        throw Failure(
          .usage,
          "error: PLUMB_RECORD is “\(word)”; it is \(allValueStrings.joined(separator: ", "))")
      }
      return mode
    }
    let isUnattended = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) }
    return isUnattended == true ? .never : .missing
  }

  /// Whether a screen with this outcome is written.
  func writes(_ status: SnapshotResult.Status) -> Bool {
    switch (self, status) {
    case (.never, _): false
    case (.missing, let status): status == .missing
    case (.failed, let status): status == .missing || status == .failed
    case (.all, _): true
    }
  }
}
