import Foundation
import Testing

@testable import Reports

@Suite struct PackedLinesTests {
  /// Items whose lines are alike, as those of a screen are in two languages.
  static func lines(_ count: Int) -> [[UInt8]] {
    (0..<count).map { index in
      let text = (0..<200).map { "{\"x\": \($0 * 7 % 320), \"y\": \(index * $0 % 568)}" }.joined()
      return PageMergeTests.Cell(index: index, count: count, name: "\(index) ü \(text)").blocks
    }
  }

  static func page(_ lines: [[UInt8]], items: Int) -> [UInt8] {
    var packed = PackedLines(items: items)
    let body = lines.flatMap { packed.append($0) }
    return PageMergeTests.kind.opening + body + packed.finish() + PageMergeTests.kind.closing
  }

  @Test func onlyALargePageIsPacked() throws {
    let few = PackedLines.leastItems - 1
    let small = Self.lines(few)
    #expect(
      Self.page(small, items: few) == PageMergeTests.page(small.flatMap(\.self)))
    let large = Self.lines(few + 1)
    let size = Self.page(large, items: few + 1).count
    #expect(size < large.reduce(0) { $0 + $1.count } / 3, "\(size)")
  }

  @Test func shardsOfALargePageAreMergedIntoThePageMadeInOneGo() throws {
    let count = PackedLines.leastItems + 7
    let lines = Self.lines(count)
    let shards = (0..<3).map { shard in
      Self.page(lines.indices.filter { $0 % 3 == shard }.map { lines[$0] }, items: count)
    }
    #expect(try PageMergeTests.kind.merge(shards) == Self.page(lines, items: count))
  }

  /// What a packed line has may be handed over in any portions.
  @Test func linesAreCutByTheirLengthsAlone() {
    let count = PackedLines.leastItems
    let lines = Self.lines(count)
    #expect(Self.page(lines, items: count) == Self.page([lines.flatMap(\.self)], items: count))
  }

  @Test(arguments: [
    ("", "\""), ("AAAA", "\""), ("!", "\""), ("AwA=", ""), ("qqqqqqqq", "\""), ("AwA=AwA=", "\""),
  ])
  func aDamagedPackedLineIsRefused(text: String, quote: String) {
    let line = PackedLines.opening + text + quote + PageKind.blockClosing
    #expect(throws: PageError.damaged(page: 0)) {
      try PageMergeTests.kind.merge([PageMergeTests.page(Array(line.utf8))])
    }
  }
}
