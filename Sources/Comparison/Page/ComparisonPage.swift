import CResources
import LayoutScene
import Reports

/// The page of `plumb compare`: one self-contained HTML file with every cell's picture, frames,
/// texts and findings.
package enum ComparisonPage {
  /// The version of a page's data; raised when the script of another version could not read them.
  package static let version = 3

  /// The page without its cells.
  package static let kind = PageKind(
    generator: "plumb compare", version: version, item: "cell", items: "cells", body: body,
    style: style, script: script)

  // The page of `plumb preview` is made of the same parts, and has more of them.
  package static let body = String(cString: plumb_comparisonBody())
  package static let style = SharedFiles.styles + String(cString: plumb_comparisonStyles())
  package static let script =
    SharedFiles.elements + String(cString: plumb_comparisonModel()) + SharedFiles.controls
    + String(cString: plumb_comparisonScripts())

  /// The two lines of one cell in the page: its data, and its picture.
  ///
  /// - Parameter parts: takes what the cell shares with others; it is written behind the last cell.
  package static func blocks(of cell: PageCell, sharing parts: inout SharedParts) -> [UInt8] {
    kind.blocks(
      at: PagePlace(index: cell.index, count: cell.count), data: cell.json(sharing: &parts),
      pictures: cell.picture.json(sharing: &parts))
  }

  /// A whole page. All cells have to fit into memory.
  package static func html(_ cells: [PageCell], problems: [RunProblem] = [], facts: RunFacts? = nil)
    -> [UInt8]
  {
    var page = kind.opening
    var parts = SharedParts()
    var lines = PackedLines(items: cells.first?.count ?? 0)
    for cell in cells { page += lines.append(blocks(of: cell, sharing: &parts)) }
    page += lines.append(kind.blocks(of: problems, facts: facts, shared: parts))
    return page + lines.finish() + kind.closing
  }
}
