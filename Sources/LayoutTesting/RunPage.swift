import Foundation
import LayoutScene
import Reports
import Snapshots
import Synchronization

/// The page of all snapshots that a process asserts, as `plumb test` makes one. `PLUMB_REPORT` names its
/// folder; without it there is none.
final class RunPage: Sendable {
  /// The page that is written when the process ends; nil if nobody asks for one.
  static let ofProcess: RunPage? = {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_REPORT"], !folder.isEmpty else {
      return nil
    }
    atexit { RunPage.ofProcess?.finish() }
    // SwiftPM runs tests in the folder of their package.
    return RunPage(folder: folder, facts: RunFacts(folder: ".", programs: []))
  }()

  private let folder: String
  /// What the page says of the run in its head.
  private let facts: RunFacts?
  /// The verifications, and whether they are those of XCTest.
  private let added = Mutex<[(verification: Verification, isOfXCTest: Bool)]>([])

  init(folder: String, facts: RunFacts? = nil) {
    self.folder = folder
    self.facts = facts
  }

  func add(_ verification: Verification, isOfXCTest: Bool) {
    added.withLock { $0.append((verification, isOfXCTest)) }
  }

  /// Writes the pages of what was asserted. `swift test` runs the tests of XCTest in a process of their
  /// own, which has a page of its own.
  func write() throws {
    let all = added.withLock { $0 }
    for (isOfXCTest, name) in [(false, "index.html"), (true, "xctest.html")] {
      let own = all.filter { $0.isOfXCTest == isOfXCTest }.map(\.verification)
      guard !own.isEmpty else { continue }
      let path = (folder as NSString).appendingPathComponent(name)
      try SnapshotPage.write(Self.entries(own), facts: facts, to: path)
    }
  }

  /// One entry for each snapshot, by name, since tests run in any order. Of a test that ran several times,
  /// a run that did not pass comes before one that did.
  private static func entries(_ verifications: [Verification]) -> [SnapshotEntry] {
    func key(_ verification: Verification) -> [String] {
      let result = verification.result
      return [result.document, result.id, result.status == .passed ? "1" : "0"]
    }
    var known: Set<[String]> = []
    let sorted = verifications.sorted { key($0).lexicographicallyPrecedes(key($1)) }
      .filter { known.insert(Array(key($0).prefix(2))).inserted }
    return sorted.enumerated().map { index, verification in
      SnapshotEntry(at: PagePlace(index: index, count: sorted.count), verification)
    }
  }

  private func finish() {
    do { try write() } catch {
      FileHandle.standardError.write(Data("PLUMB_REPORT: \(error)\n".utf8))
    }
  }
}
