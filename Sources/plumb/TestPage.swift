import Drawing
import Foundation
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
      at: PagePlace(index: number, count: total), verification.result,
      scale: Double(verification.scene?.scale ?? 1),
      expected: verification.expected.flatMap(SnapshotPicture.init),
      actual: verification.files.flatMap { SnapshotPicture($0.picture) },
      difference: verification.difference.flatMap(SnapshotPicture.init),
      boxes: verification.regions.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }, places: Self.places(verification),
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

  private static func places(_ verification: Verification) -> [ViewPlace] {
    guard let before = verification.recordedScene, let after = verification.scene else { return [] }
    return ViewPlace.places(of: verification.result, before: before, after: after)
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

extension SnapshotPicture {
  /// Nil for bytes that are no PNG.
  fileprivate init?(_ png: [UInt8]) {
    guard let size = try? PNG.size(of: png) else { return nil }
    self.init(png: png, width: size.width, height: size.height)
  }
}
