import Drawing
import Files
import Foundation
import Reports

extension SnapshotEntry {
  /// An entry with the pictures of a comparison, and the views that have changed.
  package init(
    at place: PagePlace, _ verification: Verification, accept: String? = nil, record: String? = nil
  ) {
    var places: [ViewPlace] = []
    if let before = verification.recordedScene, let after = verification.scene {
      places = ViewPlace.places(of: verification.result, before: before, after: after)
    }
    self.init(
      at: place, verification.result, scale: Double(verification.scene?.scale ?? 1),
      expected: verification.expected.flatMap(SnapshotPicture.init),
      actual: verification.files.flatMap { SnapshotPicture($0.picture) },
      difference: verification.difference.flatMap(SnapshotPicture.init),
      boxes: verification.regions.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }, places: places, accept: accept, record: record)
  }
}

extension SnapshotPicture {
  /// Nil for bytes that are no PNG.
  fileprivate init?(_ png: [UInt8]) {
    guard let size = try? PNG.size(of: png) else { return nil }
    self.init(png: png, width: size.width, height: size.height)
  }
}

extension SnapshotPage {
  /// Writes a whole page at `path`, in a folder that is made if it is missing.
  package static func write(
    _ entries: [SnapshotEntry], facts: RunFacts? = nil, to path: String
  ) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try WholeFile.write(html(entries, facts: facts), to: path)
  }
}
