import LayoutScene

/// Where an item stands in the whole run. A shard keeps the numbers that its items have in the whole, so
/// that merged shards come in the right order.
package struct PagePlace: Sendable, Hashable {
  /// Its place among all items, from 0.
  package var index: Int
  /// How many items the whole run has.
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// The items of a document that has none in the page, because some of them cannot be laid out.
package struct PageGap: Sendable, Hashable {
  /// Their places among the items of the whole run, from 0; never empty.
  package var cells: Range<Int>
  /// How many items the whole run has.
  package var count: Int

  package init(cells: Range<Int>, count: Int) {
    self.cells = cells
    self.count = count
  }
}

/// The two lines of a page that hold one item: its data and its pictures, each a script element of a
/// type that no browser runs. A document of which an item cannot be laid out has one line instead of all
/// its items, by which a merge tells them from items of a shard that was forgotten.
///
/// A line is one element and an element one line, so that pages can be merged without reading HTML.
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
  /// - Parameter pictures: JSON on one line without `<`, as `PagePicture.json` is.
  package func blocks(at place: PagePlace, data: JSON, pictures: [UInt8]) -> [UInt8] {
    let start = "\(place.index)\" data-of=\"\(place.count)\">"
    var bytes = Array((dataOpening + start).utf8)
    for byte in Self.line(data).utf8 { Self.appendEscaped(byte, to: &bytes) }
    bytes += Array((Self.blockClosing + pictureOpening + start).utf8)
    bytes += pictures
    return bytes + Array(Self.blockClosing.utf8)
  }

  /// The line for items that no page will have.
  package func block(of gap: PageGap) -> [UInt8] {
    let (first, last) = (gap.cells.lowerBound, gap.cells.upperBound - 1)
    let place = "\(first)\" data-to=\"\(last)\" data-of=\"\(gap.count)\">null"
    return Array((gapOpening + place + Self.blockClosing).utf8)
  }

  /// The value on one line, however long.
  private static func line(_ value: JSON) -> String { String(value.text(width: .max).dropLast()) }

  /// JSON has `<` in strings only, where `\u003c` says the same. Without it no text can end the
  /// element (`</script>`) or begin a comment (`<!--`).
  static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
  }
}
