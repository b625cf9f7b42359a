import Reports
import Snapshots

/// The page of a test run. It is written cell by cell, since pictures are large.
final class TestPage {
  private var file: ResultFile
  /// The number of cells in all shards.
  private let total: Int

  init(_ destination: Output, total: Int) throws(Failure) {
    file = try ResultFile(destination)
    self.total = total
    try file.append(SnapshotPage.kind.opening)
  }

  func add(_ verification: Verification, number: Int, isPending: Bool) throws(Failure) {
    let entry = SnapshotEntry(
      at: PagePlace(index: number, count: total), verification,
      accept: Self.accept(verification.result.status, isPending: isPending),
      record: verification.result.status == .missing ? Test.commandKeepingChanges() : nil)
    try file.append(SnapshotPage.blocks(of: entry))
  }

  /// The commands that accept a snapshot, to be followed by its name. If the differing screen was
  /// not kept, the first command makes it.
  private static func accept(_ status: SnapshotResult.Status, isPending: Bool) -> String? {
    let accept = "\(Test.program) accept"
    if isPending { return accept }
    return status == .failed ? "\(Test.commandKeepingChanges())\n\(accept)" : nil
  }

  func leaveOut(number: Int) throws(Failure) {
    let gap = PageGap(cells: number..<number + 1, count: total)
    try file.append(SnapshotPage.kind.block(of: gap))
  }

  /// - Parameter problems: what could not be tested.
  func finish(_ problems: [RunProblem], facts: RunFacts) throws(Failure) {
    try file.append(SnapshotPage.kind.blocks(of: problems, facts: facts))
    try file.append(SnapshotPage.kind.closing)
    try file.finish()
  }
}
