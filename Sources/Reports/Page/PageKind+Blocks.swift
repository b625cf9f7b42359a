import LayoutScene

/// The place of an item in the whole run. The items of a shard keep their numbers in the whole run,
/// so that merged shards are in the right order.
package struct PagePlace: Sendable, Hashable {
  /// The item's index among all items, from 0.
  package var index: Int
  /// The number of items in the whole run.
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// The items of a document that the page leaves out, because some of them cannot be laid out.
package struct PageGap: Sendable, Hashable {
  /// The indices of the items in the whole run, from 0; never empty.
  package var cells: Range<Int>
  /// The number of items in the whole run.
  package var count: Int

  package init(cells: Range<Int>, count: Int) {
    self.cells = cells
    self.count = count
  }
}

/// The two lines of a page for one item: its data and its pictures, each a script element of a type
/// that no browser runs. If an item of a document cannot be laid out, one line replaces all items
/// of the document. It tells a merge that no shard with these items is missing.
///
/// Each line is exactly one element, so that pages can be merged without parsing HTML.
extension PageKind {
  static let blockClosing = "</script>\n"

  var dataOpening: String { opening(of: "\(item)-data") }
  var pictureOpening: String { opening(of: "\(item)-picture") }
  var gapOpening: String { opening(of: "\(items)-absent") }

  private func opening(of kind: String) -> String {
    "<script type=\"application/json\" class=\"\(kind)\" data-\(item)=\""
  }

  /// An item's two lines.
  ///
  /// - Parameter pictures: JSON on one line without `<`, such as `PagePicture.json`.
  package func blocks(at place: PagePlace, data: JSON, pictures: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    for byte in Self.line(data).utf8 { Self.appendEscaped(byte, to: &line) }
    return blocks(at: place, data: line, pictures: pictures)
  }

  /// The same for data that is JSON on one line without `<`, too.
  func blocks(at place: PagePlace, data: [UInt8], pictures: [UInt8]) -> [UInt8] {
    let start = "\(place.index)\" data-of=\"\(place.count)\">"
    var bytes = Array((dataOpening + start).utf8)
    bytes += data
    bytes += Array((Self.blockClosing + pictureOpening + start).utf8)
    bytes += pictures
    return bytes + Array(Self.blockClosing.utf8)
  }

  /// The line for items that no page contains.
  package func block(of gap: PageGap) -> [UInt8] {
    let (first, last) = (gap.cells.lowerBound, gap.cells.upperBound - 1)
    let place = "\(first)\" data-to=\"\(last)\" data-of=\"\(gap.count)\">null"
    return Array((gapOpening + place + Self.blockClosing).utf8)
  }

  /// The value on one line of any length.
  private static func line(_ value: JSON) -> String { String(value.text(width: .max).dropLast()) }

  /// Appends a byte of JSON and replaces `<`, which occurs only in strings, by `\u003c`. Therefore
  /// no text can end the element (`</script>`) or begin a comment (`<!--`).
  static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
  }
}
