import Foundation
import LayoutScene
import Reports
import Testing

@testable import Snapshots

@Suite struct SnapshotPageTests {
  static func entry(_ index: Int, of count: Int, png: [UInt8] = [1, 2, 3]) -> SnapshotEntry {
    SnapshotEntry(
      at: PagePlace(index: index, count: count),
      SnapshotResult(
        id: "card.\(index)", document: "card.yaml", cell: Cell(), status: .failed),
      expected: SnapshotPicture(png: png, width: 10, height: 20))
  }

  @Test func pagesOfShardsMergeIntoTheWhole() throws {
    let entries = (0..<4).map { Self.entry($0, of: 4) }
    let whole = SnapshotPage.html(entries)
    let shards = [[entries[1], entries[3]], [entries[0], entries[2]]].map { SnapshotPage.html($0) }
    #expect(try SnapshotPage.kind.merge(shards) == whole)
    #expect(throws: PageError.missing(items: [0..<1, 2..<3], count: 4)) {
      try SnapshotPage.kind.merge([shards[0]])
    }
  }

  @Test func aPictureThatIsTheSameIsThereOnce() throws {
    let same = SnapshotPicture(png: Array("Man".utf8), width: 1, height: 1)
    var entry = Self.entry(0, of: 1)
    (entry.expected, entry.actual) = (same, same)
    let page = String(decoding: SnapshotPage.blocks(of: entry), as: UTF8.self)
    #expect(page.ranges(of: "TWFu").count == 1)
    #expect(page.contains("\"same\": true"))
  }

  @Test func thePageLoadsNothingAndMakesNoMarkup() {
    let page = String(decoding: SnapshotPage.html([]), as: UTF8.self)
    for word in ["http://", "https://", "src=\"", "@import", "url(", "innerHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
  }
}
