import LayoutScene
import Testing

@Suite struct CellTests {
  private func cells(_ locales: [String], _ devices: [String]) -> [Cell] {
    locales.flatMap { locale in
      devices.map {
        Cell(
          locale: locale, device: $0, direction: locale == "ar" ? .rightToLeft : .leftToRight)
      }
    }
  }

  @Test func aDirectionThatFollowsFromTheLocaleIsNoDifference() {
    #expect(
      Cell.differences(of: cells(["en", "ar"], ["iphone-se"])) == [
        true, false, false, false, false, false, false,
      ]
    )
    let both = [Cell(locale: "en"), Cell(locale: "en", direction: .rightToLeft)]
    #expect(Cell.differences(of: both) == [false, false, false, false, true, false, false])
  }

  @Test(
    arguments: [
      (["en", "de"], ["se", "ipad"], "all 4 cells"),
      (["de"], ["se", "ipad"], "de"),
      (["en", "de"], ["ipad"], "ipad"),
      (["de"], ["ipad"], "de × ipad"),
    ] as [([String], [String], String)])
  func cellsAreNamedByWhatTheyHaveInCommon(
    locales: [String], devices: [String], expected: String
  ) {
    let all = cells(["en", "de"], ["se", "ipad"])
    #expect(Cell.words(for: cells(locales, devices), of: all) == expected)
  }

  @Test func cellsThatAreNoCombinationAreListedUpToALimit() {
    let all = cells(["en", "de", "fr"], ["se", "ipad"])
    let some = [all[0], all[3], all[4]]
    #expect(Cell.words(for: some, of: all) == "en se, de ipad, fr se")
    #expect(Cell.words(for: some, of: all, limit: 2) == "en se, de ipad and 1 more")
    // A list that takes more than a line is a number with an example.
    let long = (0..<30).map { Cell(locale: "locale\($0)", device: "device-\($0 % 7)") }
    let part = long.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    #expect(Cell.words(for: part, of: long) == "10 of 30 cells, such as locale0 device-0")
  }

  @Test(
    arguments: [
      // The shorter truth.
      (Array(1..<36), "all 36 cells but l0 × d0"), (Array(3..<36), "all 36 cells but l0"),
      (Array(0..<3), "l0"), ((0..<36).filter { $0 % 3 == 2 }, "d2"),
      ((0..<36).filter { $0 % 3 != 2 }, "d0, d1"),
      ((0..<36).filter { ![4, 17, 20].contains($0) }, "all 36 cells but l1 d1, l5 d2, l6 d2"),
      // All combinations of some values but a few.
      ((0..<36).filter { $0 % 3 == 2 && $0 != 14 }, "d2 but l4"),
      ([0, 1, 2, 3, 5], "l0, l1 but l1 × d1"), ([0, 4], "l0 d0, l1 d1"),
    ] as [([Int], String)])
  func cellsAreNamedByThoseThatAreMissingWhereThatIsShorter(indices: [Int], words: String) {
    let all = cells((0..<12).map { "l\($0)" }, (0..<3).map { "d\($0)" })
    #expect(Cell.words(for: indices.map { all[$0] }, of: all) == words)
  }

  @Test func aFindingOfSeveralCellsIsSaidOnceWithItsCells() {
    func finding(_ points: Int) -> Finding {
      Finding(rule: .truncated, view: "title", message: "It lacks \(points) pt.")
    }
    let (english, german) = (Cell(locale: "en"), Cell(locale: "de"))
    let groups = FindingGroup.groups(of: [
      (english, [finding(2)]), (german, [finding(9), finding(1)]),
    ])
    #expect(groups.map(\.places.count) == [2, 1])
    #expect(groups[0].places.map(\.message) == ["It lacks 2 pt.", "It lacks 9 pt."])
    #expect(groups[0].json.text(width: 1000).contains(#""cells": [{"locale": "en""#))
    #expect(!groups[1].json.text(width: 1000).contains("cells"))
    #expect(groups[1].json.text(width: 1000).contains(#""locale": "de""#))
  }
}
