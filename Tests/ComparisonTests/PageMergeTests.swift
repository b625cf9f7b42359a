import Foundation
import LayoutScene
import Testing

@testable import Comparison

@Suite struct PageMergeTests {
  static let cells = PageCell.samples(["en", "de", "ar", "ja", "vi"])
  static let whole = ComparisonPage.html(cells)

  /// How five cells can be spread over shards.
  static let shards: [[[Int]]] = [
    [[0, 1, 2], [3, 4]], [[3, 4], [0, 1, 2]], [[0, 2, 4], [1, 3]], [[4], [3], [2], [1], [0]],
    [[0, 1], [0, 2, 3, 4]], [[0, 1, 2, 3, 4], []],
  ]

  @Test(arguments: shards) func mergedShardsAreThePageMadeInOneGo(shards: [[Int]]) throws {
    let pages = shards.map { shard in ComparisonPage.html(shard.map { Self.cells[$0] }) }
    #expect(try ComparisonPage.merge(pages) == Self.whole)
  }

  /// Cells 1 to 2 are those of a document that cannot be laid out, though a shard may have one of them.
  @Test(arguments: [[[0], [3, 4]], [[0, 1, 3], [4]], [[3], [0, 2, 4]]])
  func cellsThatAreAbsentAreNotMissing(shards: [[Int]]) throws {
    let gap = ComparisonPage.block(of: PageGap(cells: 1..<3, count: 5))
    func page(_ shard: [Int]) -> [UInt8] {
      let before = shard.filter { $0 < 3 }.flatMap { ComparisonPage.blocks(of: Self.cells[$0]) }
      let after = shard.filter { $0 >= 3 }.flatMap { ComparisonPage.blocks(of: Self.cells[$0]) }
      return ComparisonPage.opening + before + gap + after + ComparisonPage.closing
    }
    #expect(try ComparisonPage.merge(shards.map(page)) == page([0, 3, 4]))
    let forgotten = error([page([0, 3])])
    #expect(forgotten == .missing(cells: [4], count: 5))
  }

  @Test func absentCellsThatAreNoneAreRefused() {
    let text = String(
      decoding: ComparisonPage.block(of: PageGap(cells: 1..<3, count: 5)), as: UTF8.self)
    for (old, new) in [
      ("data-to=\"2\"", "data-to=\"0\""), ("data-to=\"2\"", "data-to=\"5\""), ("null", "1"),
      ("data-cell=\"1\"", "data-cell=\"-1\""), ("data-to=\"2\"", ""),
    ] {
      let line = Array(text.replacingOccurrences(of: old, with: new).utf8)
      #expect(
        error([ComparisonPage.opening + line + ComparisonPage.closing]) == .damaged(page: 0),
        "\(new)")
    }
  }

  @Test func aPageMergesWithItself() throws {
    #expect(try ComparisonPage.merge([Self.whole, Self.whole]) == Self.whole)
  }

  private func error(_ pages: [[UInt8]]) -> PageError? {
    #expect(throws: PageError.self) { try ComparisonPage.merge(pages) }
  }

  @Test func aFileThatIsNoPageIsRefused() {
    for text in ["", "<!doctype html>", "{\"version\": 1}"] {
      #expect(error([Self.whole, Array(text.utf8)]) == .noPage(page: 1))
    }
  }

  @Test func aPageOfAnotherVersionIsRefused() throws {
    let text = String(decoding: Self.whole, as: UTF8.self)
    for (old, new) in [("data-version=\"1\"", "data-version=\"2\""), ("color-scheme", "other")] {
      let other = try #require(text.range(of: old)).lowerBound
      let changed = text[..<other] + new + text[other...].dropFirst(old.count)
      #expect(error([Array(changed.utf8)]) == .otherVersion(page: 0), "\(new)")
    }
  }

  @Test func aPageThatIsCutOffOrChangedIsRefused() throws {
    #expect(error([Array(Self.whole.dropLast(10))]) == .damaged(page: 0))
    let blocks = ComparisonPage.blocks(of: Self.cells[0])
    let line = Array(blocks.prefix { $0 != UInt8(ascii: "\n") }) + [UInt8(ascii: "\n")]
    for wrong in [
      line, line + line, Array("<p>\n".utf8), Array("x".utf8), Array(blocks.dropLast()),
    ] {
      let page = ComparisonPage.opening + wrong + ComparisonPage.closing
      #expect(error([page]) == .damaged(page: 0))
    }
  }

  @Test func anIndexThatIsNoneIsRefused() {
    for index in ["", "-1", "5", "99999999999999999999", "1x"] {
      let text = String(decoding: ComparisonPage.blocks(of: Self.cells[1]), as: UTF8.self)
        .replacingOccurrences(of: "data-cell=\"1\"", with: "data-cell=\"\(index)\"")
      let page = ComparisonPage.opening + Array(text.utf8) + ComparisonPage.closing
      #expect(error([page]) == .damaged(page: 0), "\(index)")
    }
  }

  @Test func missingCellsAreNamed() {
    let page = ComparisonPage.html([Self.cells[0], Self.cells[3]])
    let missing = error([page])
    #expect(missing == .missing(cells: [1, 2, 4], count: 5))
    #expect(missing?.message(names: ["a"]) == "of 5 cells these are in no page: 2, 3, 5")
  }

  @Test func shardsOfDifferentComparisonsAreRefused() {
    let other = ComparisonPage.html([.sample(index: 1, count: 2)])
    let mixed = error([ComparisonPage.html([Self.cells[0]]), other])
    #expect(mixed == .otherComparison(page: 1, other: 0))
    #expect(
      mixed?.message(names: ["a.html", "b.html"])
        == "this page and a.html are shards of different comparisons")
    var changed = Self.cells[0]
    changed.language = "Other"
    #expect(
      error([Self.whole, ComparisonPage.html([changed])]) == .otherCell(0, page: 1, other: 0))
  }
}
