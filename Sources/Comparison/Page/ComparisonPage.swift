import LayoutScene
import Reports

/// The page of `plumb compare`: one HTML file that needs nothing else, with every cell's picture,
/// frames, texts and findings.
package enum ComparisonPage {
  /// Raised when a page's data change in a way that another version's script cannot read.
  package static let version = 1

  /// The page without its cells.
  package static let kind = PageKind(
    generator: "plumb compare", version: version, item: "cell", items: "cells",
    body: PackageResources.page_html,
    styles: SharedFiles.styles + PackageResources.styles,
    scripts: SharedFiles.elements + PackageResources.model + SharedFiles.controls
      + PackageResources.scripts)

  /// A cell's data and picture.
  package static func blocks(of cell: PageCell) -> [UInt8] {
    kind.blocks(
      at: PagePlace(index: cell.index, count: cell.count), data: cell.json,
      pictures: cell.picture.json)
  }

  /// A whole page, for as many cells as fit into memory.
  package static func html(_ cells: [PageCell]) -> [UInt8] {
    var page = kind.opening
    for cell in cells { page += blocks(of: cell) }
    return page + kind.closing
  }
}

extension PackageResources {
  /// What the page is about, and what can be chosen.
  static let model: [[UInt8]] = [model_js, choices_js]

  /// In an order in which each file finds what it uses at once; functions may refer to later ones.
  static let scripts: [[UInt8]] = [
    frames_js, highlight_js, visibility_js, zoom_js, grid_js, filters_js, findings_js,
    inspector_js, stage_js, overlay_js, keyboard_js, printing_js, main_js,
  ]

  static let styles: [[UInt8]] = [frame_css, grid_css, panel_css, stage_css, print_css]
}
