import Foundation
import Synchronization

/// Which snapshots are written.
public struct SnapshotTestingConfiguration: Sendable {
  public struct Record: Sendable, Equatable, ExpressibleByBooleanLiteral {
    private enum Mode: String, Sendable { case all, failed, missing, never }
    private let mode: Mode

    private init(mode: Mode) { self.mode = mode }
    /// `true` is `.all`, and `false` is `.missing`.
    public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }
    /// One of `all`, `failed`, `missing`, `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    public static let all = Record(mode: .all)
    public static let failed = Record(mode: .failed)
    public static let missing = Record(mode: .missing)
    public static let never = Record(mode: .never)
  }

  /// What shows differences. Kept, and not run.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    let name: String
    public init(stringLiteral value: String) { name = value }
    public static let ksdiff: DiffTool = "ksdiff"
    public static let `default`: DiffTool = ""
  }

  public var record: Record?
  public var diffTool: DiffTool?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  @TaskLocal static var current: SnapshotTestingConfiguration?
}

private let recordsAll = Mutex(false)

/// Whether all snapshots are written; `withSnapshotTesting(record:)` says it for some tests only.
public var isRecording: Bool {
  get { recordsAll.withLock { $0 } }
  set { recordsAll.withLock { $0 = newValue } }
}

/// Runs tests with a record mode.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    configuration(record, diffTool), operation: operation)
}

public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    configuration(record, diffTool), operation: operation)
}

private func configuration(
  _ record: SnapshotTestingConfiguration.Record?,
  _ diffTool: SnapshotTestingConfiguration.DiffTool?
) -> SnapshotTestingConfiguration {
  let outer = SnapshotTestingConfiguration.current
  return SnapshotTestingConfiguration(
    record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
}

/// The mode of a call: as it says, or the scope around it, or `isRecording`, or the environment.
func recordMode(
  _ own: SnapshotTestingConfiguration.Record?
) -> SnapshotTestingConfiguration.Record {
  if let mode = own ?? SnapshotTestingConfiguration.current?.record { return mode }
  if isRecording { return .all }
  let named = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
  return named.flatMap(SnapshotTestingConfiguration.Record.init(rawValue:)) ?? .missing
}
