import Foundation
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
  /// The lines about the run itself, which follow the last item.
  static let problemOpening = "<script type=\"application/json\" class=\"run-problem\">"
  static let sharedOpening = "<script type=\"application/json\" class=\"run-shared\" data-key=\""
  static let factsOpening = "<script type=\"application/json\" class=\"run-facts\">"

  private func opening(of kind: String) -> String {
    "<script type=\"application/json\" class=\"\(kind)\" data-\(item)=\""
  }

  /// An item's two lines.
  ///
  /// - Parameter pictures: JSON on one line without `<`, such as `PagePicture.json`.
  package func blocks(at place: PagePlace, data: JSON, pictures: [UInt8]) -> [UInt8] {
    blocks(at: place, data: Self.escaped(data.oneLine.utf8), pictures: pictures)
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

  /// The lines about the run: one for each problem, which is what could not be tested or compared,
  /// one for its facts, and those of the parts that items share. They follow the last item, because some problems are only known then.
  /// Their order is that of their bytes, so that the lines of several shards can be put in order
  /// without being understood; the page sorts them for its reader.
  package func blocks(
    of problems: [RunProblem], facts: RunFacts? = nil, shared: SharedParts = SharedParts()
  ) -> [UInt8] {
    let lines =
      problems.sortedOnce.map(Self.block(of:))
      + (facts.map { [Self.block(Self.factsOpening, $0.json)] } ?? []) + shared.lines
    return Self.sortedOnce(lines).flatMap(\.self)
  }

  /// The line of a problem, with what is needed to join it with that of another page.
  static func block(of problem: RunProblem) -> [UInt8] { block(problemOpening, problem.partJSON) }

  private static func block(_ opening: String, _ value: JSON) -> [UInt8] {
    Array(opening.utf8) + escaped(value.oneLine.utf8) + Array(blockClosing.utf8)
  }

  static func escaped(_ text: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text { appendEscaped(byte, to: &bytes) }
    return bytes
  }

  /// The lines in the order of their bytes, equal ones once.
  static func sortedOnce<Line: ContiguousBytes>(_ lines: [Line]) -> [Line] {
    var once: [Line] = []
    for line in lines.sorted(by: { order($0, $1) < 0 }) {
      if let last = once.last, order(last, line) == 0 { continue }
      once.append(line)
    }
    return once
  }

  /// Below 0 where the first comes before the second, and 0 where they are equal. Comparing lines as collections took a
  /// tenth of the time of a page, as its lines have megabytes together.
  private static func order(_ first: some ContiguousBytes, _ second: some ContiguousBytes) -> Int {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        let count = min(first.count, second.count)
        guard count > 0, let start = first.baseAddress, let other = second.baseAddress else {
          return first.count - second.count
        }
        let difference = memcmp(start, other, count)
        return difference != 0 ? Int(difference) : first.count - second.count
      }
    }
  }

  /// Appends a byte of JSON and replaces `<`, which occurs only in strings, by `\u003c`. Therefore
  /// no text can end the element (`</script>`) or begin a comment (`<!--`).
  static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte == UInt8(ascii: "<") { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
  }
}
