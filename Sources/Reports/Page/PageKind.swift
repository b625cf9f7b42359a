/// A kind of page: a self-contained HTML file with items, each of which is a block of data and
/// pictures.
///
/// A page is `opening`, the blocks of its items and gaps in the order of their indices, and
/// `closing`. The blocks are made one by one, so that a thousand items take no more memory than
/// one.
package struct PageKind: Sendable {
  /// The command that writes such pages, such as `plumb compare`.
  package let generator: String
  /// The version of a page's data. It is raised when scripts of other versions cannot read the data
  /// any more.
  package let version: Int
  /// The word for one item in the page's blocks and in messages, such as `cell`.
  package let item: String
  /// The plural of `item`.
  package let items: String
  /// Everything before the first item; the same bytes in every page of the kind.
  package let opening: [UInt8]
  /// Everything after the last item; the same bytes in every page of the kind.
  package let closing: [UInt8]

  /// A kind of page.
  ///
  /// - Parameters:
  ///   - body: the HTML of the body, which the script fills.
  ///   - script: the files of the script, each after a line break.
  ///   - isLive: whether the page may ask the server that it comes from.
  package init(
    generator: String, version: Int, item: String, items: String, body: String,
    style: String, script: String, isLive: Bool = false
  ) {
    self.generator = generator
    self.version = version
    self.item = item
    self.items = items
    // One function around all files: they share their names, and add none to the page's global
    // scope. It waits where lines have to be unpacked.
    let script = "(async () => {\n\"use strict\";\(script)})();\n"
    opening = Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      \(Self.signature(of: generator))\(version)">
      <meta http-equiv="Content-Security-Policy" content="\(ContentPolicy.text(script: script, style: style, isLive: isLive))">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>\(generator)</title>\(isLive ? "\n<link rel=\"icon\" href=\"icon.svg\">" : "")
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      """.utf8)
    closing = Array("<script>\(script)</script>\n</body>\n</html>\n".utf8)
  }

  /// Whether a file is a page of this kind, of any version.
  package func wrote(_ page: [UInt8]) -> Bool {
    String(decoding: page.prefix(1000), as: UTF8.self).contains(Self.signature(of: generator))
  }

  private static func signature(of generator: String) -> String {
    "<meta name=\"generator\" content=\"\(generator)\" data-version=\""
  }

  /// Merges pages, which are the shards of one run. The result equals the page that the whole run
  /// would have written.
  ///
  /// - Throws: `PageError` if a file is not a page of this kind and version, or an item is missing
  ///   or differs between two pages.
  package func merge(_ pages: [[UInt8]]) throws(PageError) -> [UInt8] {
    var parts = MergedPage(kind: self)
    for (page, bytes) in pages.enumerated() { try parts.add(bytes, page: page) }
    var lines = PackedLines(items: parts.count)
    var merged = opening
    for part in try parts.inOrder() { merged += lines.append(part) }
    return merged + lines.finish() + closing
  }
}
