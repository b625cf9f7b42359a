import Foundation
import LayoutScene
import Testing

@testable import Reports

@Suite struct PageMergeTests {
  static let kind = PageKind(
    generator: "plumb sample", version: 1, item: "cell", items: "cells", body: "", style: "",
    script: "")

  struct Cell {
    var index: Int
    var count = 5
    var name: String

    var blocks: [UInt8] {
      kind.blocks(
        at: PagePlace(index: index, count: count), data: ["name": .string(name)],
        pictures: PagePicture.svg(Array("<svg/>".utf8)).json)
    }
  }

  static let cells = ["en", "de", "ar", "ja", "vi"].enumerated()
    .map { Cell(index: $0, name: $1) }
  static let whole = page(cells.flatMap(\.blocks))

  static func page(_ blocks: [UInt8]) -> [UInt8] { kind.opening + blocks + kind.closing }

  /// How five cells can be spread over shards.
  static let shards: [[[Int]]] = [
    [[0, 1, 2], [3, 4]], [[3, 4], [0, 1, 2]], [[0, 2, 4], [1, 3]], [[4], [3], [2], [1], [0]],
    [[0, 1], [0, 2, 3, 4]], [[0, 1, 2, 3, 4], []],
  ]

  @Test(arguments: shards) func mergedShardsAreThePageMadeInOneGo(shards: [[Int]]) throws {
    let pages = shards.map { shard in Self.page(shard.flatMap { Self.cells[$0].blocks }) }
    #expect(try Self.kind.merge(pages) == Self.whole)
  }

  /// Cells 1 to 2 are those of a document that cannot be laid out, though a shard may have one of them.
  @Test(arguments: [[[0], [3, 4]], [[0, 1, 3], [4]], [[3], [0, 2, 4]]])
  func cellsThatAreAbsentAreNotMissing(shards: [[Int]]) throws {
    let gap = Self.kind.block(of: PageGap(cells: 1..<3, count: 5))
    func page(_ shard: [Int]) -> [UInt8] {
      let before = shard.filter { $0 < 3 }.flatMap { Self.cells[$0].blocks }
      let after = shard.filter { $0 >= 3 }.flatMap { Self.cells[$0].blocks }
      return Self.page(before + gap + after)
    }
    #expect(try Self.kind.merge(shards.map(page)) == page([0, 3, 4]))
    let forgotten = error([page([0, 3])])
    #expect(forgotten == .missing(items: [4..<5], count: 5))
  }

  @Test func absentCellsThatAreNoneAreRefused() {
    let text = String(
      decoding: Self.kind.block(of: PageGap(cells: 1..<3, count: 5)), as: UTF8.self)
    for (old, new) in [
      ("data-to=\"2\"", "data-to=\"0\""), ("data-to=\"2\"", "data-to=\"5\""), ("null", "1"),
      ("data-cell=\"1\"", "data-cell=\"-1\""), ("data-to=\"2\"", ""),
    ] {
      let line = Array(text.replacingOccurrences(of: old, with: new).utf8)
      #expect(
        error([Self.page(line)]) == .damaged(page: 0), "\(new)")
    }
  }

  /// Each shard knows some of the problems, and several may know the same.
  @Test func problemsOfShardsAreToldOnceInThePageMadeInOneGo() throws {
    let problems = [
      RunProblem(
        file: "z.yaml", origin: SourceLocation(file: "z.yaml", line: 10, column: 3),
        message: "“lable” is no class"),
      RunProblem(
        file: "z.yaml", origin: SourceLocation(file: "z.yaml", line: 9, column: 3),
        message: "</script><b>"),
      RunProblem(file: "a.png", message: "the file is empty"),
    ]
    let lines = { (problems: [RunProblem]) in Self.kind.blocks(of: problems) }
    let cells = Self.cells.map(\.blocks)
    let whole = Self.page(cells.flatMap(\.self) + lines(problems))
    let parts = [
      Self.page(cells[3] + cells[4] + lines([problems[2], problems[0]])),
      Self.page(cells[0] + cells[1] + cells[2] + lines([problems[1], problems[2]])),
    ]
    #expect(try Self.kind.merge(parts) == whole)
    #expect(lines(problems) == lines(problems.reversed() + problems))
    #expect(!String(decoding: lines(problems), as: UTF8.self).contains("<b>"))
    // A run in which nothing could be laid out is a page of problems.
    let gap = Self.kind.block(of: PageGap(cells: 0..<5, count: 5))
    let none = Self.page(gap + lines(problems))
    #expect(try Self.kind.merge([none, none]) == none)
    #expect(try Self.kind.merge([Self.page(lines(problems))]) == Self.page(lines(problems)))
    #expect(error([Self.page(gap)]) == .empty)
    #expect(error([Self.page(Array(lines(problems).dropLast(3)))]) == .damaged(page: 0))
  }

  @Test(arguments: [
    ([0..<1], "1"), ([0..<2, 8..<11], "1, 2, 9, 10, 11"),
    ([0..<10], "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"),
    ([0..<5, 20..<26], "1, 2, 3, 4, 5, 21, 22, 23, 24, 25 and 1 more"),
    ([2..<30], "3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 18 more"),
  ])
  func ofMissingCellsTheFirstTenAreNamed(items: [Range<Int>], list: String) {
    let error = PageError.missing(items: items, count: 40)
    #expect(
      error.message(names: [], kind: Self.kind)
        == "of 40 cells, these are missing from the pages: \(list)")
  }

  @Test func aPageMergesWithItself() throws {
    #expect(try Self.kind.merge([Self.whole, Self.whole]) == Self.whole)
  }

  private func error(_ pages: [[UInt8]]) -> PageError? {
    #expect(throws: PageError.self) { try Self.kind.merge(pages) }
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
    let blocks = Self.cells[0].blocks
    let line = Array(blocks.prefix { $0 != UInt8(ascii: "\n") }) + [UInt8(ascii: "\n")]
    for wrong in [
      line, line + line, Array("<p>\n".utf8), Array("x".utf8), Array(blocks.dropLast()),
    ] {
      let page = Self.page(wrong)
      #expect(error([page]) == .damaged(page: 0))
    }
  }

  @Test func anIndexThatIsNoneIsRefused() {
    for index in ["", "-1", "5", "99999999999999999999", "1x"] {
      let text = String(decoding: Self.cells[1].blocks, as: UTF8.self)
        .replacingOccurrences(of: "data-cell=\"1\"", with: "data-cell=\"\(index)\"")
      let page = Self.page(Array(text.utf8))
      #expect(error([page]) == .damaged(page: 0), "\(index)")
    }
  }

  @Test func missingCellsAreNamed() {
    let page = Self.page(Self.cells[0].blocks + Self.cells[3].blocks)
    let missing = error([page])
    #expect(missing == .missing(items: [1..<3, 4..<5], count: 5))
    #expect(
      missing?.message(names: ["a"], kind: Self.kind)
        == "of 5 cells, these are missing from the pages: 2, 3, 5")
  }

  /// However many a page says there are: the number is only read, and may be wrong.
  @Test func manyMissingCellsAreCounted() {
    let text = String(decoding: Self.cells[1].blocks, as: UTF8.self)
      .replacingOccurrences(of: "data-of=\"5\"", with: "data-of=\"999999\"")
    let missing = error([Self.page(Array(text.utf8))])
    #expect(missing == .missing(items: [0..<1, 2..<999_999], count: 999_999))
    #expect(
      missing?.message(names: ["a"], kind: Self.kind)
        == """
        of 999999 cells, these are missing from the pages: 1, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 999988 more
        """)
  }

  @Test func shardsOfDifferentRunsAreRefused() {
    let other = Self.page(Cell(index: 1, count: 2, name: "de").blocks)
    let mixed = error([Self.page(Self.cells[0].blocks), other])
    #expect(mixed == .otherRun(page: 1, other: 0))
    #expect(
      mixed?.message(names: ["a.html", "b.html"], kind: Self.kind)
        == "this page and a.html are shards of different runs")
    let changed = Self.page(Cell(index: 0, name: "Other").blocks)
    #expect(error([Self.whole, changed]) == .otherItem(0, page: 1, other: 0))
  }
}

@Suite struct JSONLineTests {
  @Test(arguments: [
    "{\"a\": [1, -2.5e3, true, false, null], \"b\": {}, \"c\": []}", "\"\\u003c\\n\\\"ü\"", "0",
    "[]",
  ])
  func jsonStaysAsItIs(text: String) {
    let bytes = Array(text.utf8)
    #expect(JSONLine.written(bytes[...]) == bytes)
  }

  @Test func noTextEndsAnElement() {
    let written = JSONLine.written(Array("[\"</script><!--\"]".utf8)[...])
    #expect(written == Array("[\"\\u003c/script>\\u003c!--\"]".utf8))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\": 1,}", "\"a", "\"\\x\"", "\"\\u12\"", "nulls", "1 2", "<a>",
    "[1]<a>", "\"\n\"",
    "--", "+1", ".5", "1.", "01", "1e", "-",
    String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
  ])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(JSONLine.written(Array(text.utf8)[...]) == nil)
  }
}
