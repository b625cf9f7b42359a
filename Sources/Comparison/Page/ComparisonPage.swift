import Checksums
import Foundation
import LayoutScene

/// The page of `plumb compare`: one HTML file that needs nothing else, with every cell's picture,
/// frames, texts and findings.
///
/// A page is `opening`, the blocks of its cells and gaps in the order of their indices, and `closing`. All are
/// made one by one, so that the memory of a thousand cells is that of one.
package enum ComparisonPage {
  /// Raised when a page's data change in a way that another version's script cannot read.
  package static let version = 1

  /// Everything before the first cell; the same bytes in every page.
  package static var opening: [UInt8] { Array(PageFrame.shared.opening.utf8) }

  /// A cell's data and picture.
  package static func blocks(of cell: PageCell) -> [UInt8] { PageBlock.bytes(of: cell) }

  /// A line in place of the cells of a document that has none.
  package static func block(of gap: PageGap) -> [UInt8] { PageBlock.bytes(ofGap: gap) }

  /// Everything after the last cell; the same bytes in every page.
  package static var closing: [UInt8] { Array(PageFrame.shared.closing.utf8) }

  /// A whole page, for as many cells as fit into memory.
  package static func html(_ cells: [PageCell]) -> [UInt8] {
    var page = opening
    for cell in cells { page += blocks(of: cell) }
    return page + closing
  }

  /// One page of the cells of several, which are the shards of one comparison. The result is what the
  /// comparison would have written in one go.
  ///
  /// - Throws: `PageError` where a file is no page of this version, or a cell is missing or differs
  ///   between two pages.
  package static func merge(_ pages: [[UInt8]]) throws(PageError) -> [UInt8] {
    var parts = PageParts()
    for (page, bytes) in pages.enumerated() { try parts.add(bytes, page: page) }
    var merged = opening
    for part in try parts.inOrder() { merged += part }
    return merged + closing
  }
}

/// The page without its cells.
struct PageFrame: Sendable {
  /// Tells a page of ours from any other file, and one version from another.
  static let signature = "<meta name=\"generator\" content=\"plumb compare\" data-version=\""

  let opening, closing: String

  static let shared = PageFrame()

  private init() {
    let script = Self.script(PackageResources.scripts)
    let style = PackageResources.styles.map(Self.text).joined()
    opening = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(Self.signature)\(ComparisonPage.version)">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(script: script, style: style))">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>plumb compare</title>
      <style>\(style)</style>
      </head>
      <body>
      \(Self.text(PackageResources.page_html))
      """
    closing = "<script>\(script)</script>\n</body>\n</html>\n"
  }

  /// One function round all files: they see each other's names, and the page's global scope none.
  private static func script(_ files: [[UInt8]]) -> String {
    "(() => {\n\"use strict\";\n" + files.map(text).joined(separator: "\n") + "})();\n"
  }

  private static func text(_ file: [UInt8]) -> String { String(decoding: file, as: UTF8.self) }

  /// Nothing is loaded but pictures made in the page; nothing runs but what the hashes name.
  private static func policy(script: String, style: String) -> String {
    func source(_ text: String) -> String {
      "'sha256-\(Data(SHA256.hash(Array(text.utf8))).base64EncodedString())'"
    }
    return [
      "default-src 'none'", "script-src \(source(script))", "style-src \(source(style))",
      "img-src blob:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}

extension PackageResources {
  /// In an order in which each file finds what it uses at once; functions may refer to later ones.
  static let scripts: [[UInt8]] = [
    dom_js, geometry_js, model_js, state_js, pictures_js, frames_js, highlight_js, visibility_js,
    zoom_js, grid_js, filters_js, findings_js, inspector_js, stage_js, overlay_js, swipe_js,
    flicker_js, keyboard_js, theme_js, printing_js, main_js,
  ]

  static let styles: [[UInt8]] = [
    colors_css, frame_css, grid_css, panel_css, stage_css, print_css,
  ]
}
