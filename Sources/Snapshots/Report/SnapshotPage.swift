import CResources
import LayoutScene
import Reports

/// The page of `plumb test`: one self-contained HTML file with the snapshots of a run, their
/// pictures, their differences and the causes.
///
/// It is written as `kind.opening`, the blocks of the entries in the order of their places, and
/// `kind.closing`; only one entry has to be in memory at a time. `kind.merge` joins the pages of shards.
package enum SnapshotPage {
  /// The version of a page's data. It is raised when scripts of other versions cannot read the data
  /// any more.
  package static let version = 1

  /// The page without its entries.
  package static let kind = PageKind(
    generator: "plumb test", version: version, item: "entry", items: "entries",
    body: String(cString: plumb_snapshotBody()),
    style: SharedFiles.styles + String(cString: plumb_snapshotStyles()),
    script: SharedFiles.elements + String(cString: plumb_snapshotModel()) + SharedFiles.controls
      + String(cString: plumb_snapshotScripts()))

  /// The HTML of one entry.
  package static func blocks(of entry: SnapshotEntry) -> [UInt8] {
    kind.blocks(at: entry.place, data: entry.json, pictures: entry.pictureJSON)
  }

  /// A whole page, for entries that fit into memory together.
  package static func html(
    _ entries: [SnapshotEntry], problems: [RunProblem] = [], facts: RunFacts? = nil
  ) -> [UInt8] {
    kind.opening + entries.flatMap(blocks) + kind.blocks(of: problems, facts: facts) + kind.closing
  }
}
