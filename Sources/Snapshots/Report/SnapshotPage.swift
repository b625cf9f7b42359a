import LayoutScene
import Reports

/// The page of `plumb test`: one HTML file that needs nothing else, with the snapshots of a run, their
/// pictures, what differs, and why.
///
/// It is written as `kind.opening`, the blocks of the entries in the order of their places, and
/// `kind.closing`; only one entry has to be in memory at a time. `kind.merge` joins the pages of shards.
package enum SnapshotPage {
  /// Raised when a page's data change in a way that another version's script cannot read.
  package static let version = 1

  /// The page without its entries.
  package static let kind = PageKind(
    generator: "plumb test", version: version, item: "entry", items: "entries",
    body: PackageResources.page_html,
    styles: SharedFiles.styles + PackageResources.styles,
    scripts: SharedFiles.elements + PackageResources.model + SharedFiles.controls
      + PackageResources.scripts)

  /// The bytes of one entry.
  package static func blocks(of entry: SnapshotEntry) -> [UInt8] {
    kind.blocks(at: entry.place, data: entry.json, pictures: entry.pictureJSON)
  }

  /// A whole page, for as many entries as fit into memory.
  package static func html(_ entries: [SnapshotEntry]) -> [UInt8] {
    kind.opening + entries.flatMap(blocks) + kind.closing
  }
}

extension PackageResources {
  /// What the page is about, and what can be chosen.
  static let model: [[UInt8]] = [model_js, choices_js]

  /// In an order in which each file finds what it uses at once; functions may refer to later ones.
  static let scripts: [[UInt8]] = [
    visibility_js, filters_js, list_js, facts_js, stage_js, accept_js, keyboard_js, main_js,
  ]

  static let styles: [[UInt8]] = [layout_css, list_css, detail_css]
}
