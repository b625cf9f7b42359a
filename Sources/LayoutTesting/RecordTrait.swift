import Snapshots
import Testing

/// Sets which snapshots the tests of a suite write.
///
/// ```swift
/// @Suite(.record(.failed)) struct CardTests { … }
/// ```
///
/// A mode that is given to `assertLayout` overrides this one, and this one overrides `PLUMB_RECORD`. A test
/// that writes a snapshot fails, so that a mode left in the code does not go unnoticed.
public struct RecordTrait: SuiteTrait, TestTrait, TestScoping {
  /// Which snapshots are written.
  public let mode: RecordMode

  /// Suites in the suite have the mode, too.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordScope.$mode.withValue(mode) { try await function() }
  }
}

extension Trait where Self == RecordTrait {
  /// Sets which snapshots the tests write.
  public static func record(_ mode: RecordMode) -> RecordTrait { RecordTrait(mode: mode) }
}

enum RecordScope {
  @TaskLocal static var mode: RecordMode?
}

/// Runs `body` with a record mode, as the trait `record` does for Swift Testing.
public func withRecordMode<Value>(
  _ mode: RecordMode, _ body: () throws -> Value
) rethrows -> Value {
  try RecordScope.$mode.withValue(mode) { try body() }
}
