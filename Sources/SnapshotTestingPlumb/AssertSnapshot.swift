import Foundation
import LayoutTesting
import Synchronization

/// Expects a value to be as in its snapshot, which is `__Snapshots__/linux/<test file>/<test>.<name>` beside the file
/// of the test.
///
/// A missing snapshot is written, and the test fails once. Pictures of iOS, which have other pixels, stay where they
/// are and are not read.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: file, testName: testName, line: line, column: column)
  if let failure { LayoutTesting.fail(failure, fileID, file, line, column) }
}

/// Expects a value to be as in the snapshots of several kinds, by their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: file, testName: testName, line: line, column: column)
  }
}

public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: file,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its snapshot.
/// - Returns: what to say of it; nil where both are equal.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = SnapshotFile(
    folder: snapshotDirectory, file: "\(file)", test: testName, name: name,
    pathExtension: snapshotting.pathExtension)
  let made: Format
  do { made = try result(of: snapshotting.snapshot(try value()), timeout) } catch {
    return "\(error)"
  }
  do { return try place.compare(made, snapshotting.diffing, recordMode(record)) } catch {
    return "\(place.path): cannot be read or written: \(error.localizedDescription)"
  }
}

private struct TimedOut: Error, CustomStringConvertible {
  let seconds: TimeInterval
  var description: String { "Nothing was made within \(seconds) seconds." }
}

/// Waits for a value, and lets the main thread go on meanwhile.
private func result<Value>(of value: Async<Value>, _ timeout: TimeInterval) throws -> Value {
  var result: Value?
  value.run { result = $0 }
  let end = Date(timeIntervalSinceNow: timeout)
  while result == nil, Date() < end {
    RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
  guard let result else { throw TimedOut(seconds: timeout) }
  return result
}

/// One snapshot on disk.
struct SnapshotFile {
  let path: String

  /// How often each test has asked for a snapshot without a name.
  private static let counts = Mutex<[String: Int]>([:])

  init(folder: String?, file: String, test: String, name: String?, pathExtension: String?) {
    let source = URL(fileURLWithPath: file)
    let parts = ["__Snapshots__", "linux", source.deletingPathExtension().lastPathComponent]
    let folder =
      folder
      ?? parts.reduce(source.deletingLastPathComponent()) { $0.appendingPathComponent($1) }.path
    let test = Self.word(test)
    let own = name.map(Self.word)
    let number =
      own
      ?? Self.counts.withLock { counts in
        counts[folder + "/" + test, default: 0] += 1
        return "\(counts[folder + "/" + test] ?? 1)"
      }
    path = "\(folder)/\(test).\(number)" + (pathExtension.map { "." + $0 } ?? "")
  }

  /// A name as a part of a path: runs of other characters than letters, digits and underscores become a hyphen.
  static func word(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }

  func compare<Format>(
    _ made: Format, _ diffing: Diffing<Format>, _ mode: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    let kept = FileManager.default.contents(atPath: path)
    if mode == .all {
      try write(diffing.toData(made))
      return "The snapshot was written: \(path). Turn recording off to compare with it."
    }
    guard let kept else {
      guard mode != .never else { return "There is no snapshot: \(path)" }
      try write(diffing.toData(made))
      return "There was no snapshot. It was written: \(path). Run the test again."
    }
    guard let (words, _) = diffing.diff(diffing.fromData(kept), made) else { return nil }
    if mode == .failed {
      try write(diffing.toData(made))
      return "The snapshot differed and was written: \(path)\n\n\(words)"
    }
    let failure = try writeFailure(diffing.toData(made))
    return "The snapshot differs.\n\n− \(path)\n+ \(failure)\n\n\(words)"
  }

  private func write(_ data: Data) throws {
    guard !data.isEmpty else { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Writes what was made beside other results, and not beside the snapshot.
  private func writeFailure(_ data: Data) throws -> String {
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    let url = URL(fileURLWithPath: named ?? NSTemporaryDirectory())
      .appendingPathComponent(
        URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
      )
      .appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    return url.path
  }
}
