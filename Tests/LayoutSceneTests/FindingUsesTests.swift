import LayoutScene
import Testing

private func cell(_ locale: String) -> Cell {
  Cell(
    locale: locale, device: "iphone-se", textSize: .large, appearance: .light,
    direction: .leftToRight)
}

/// The first of `views` is the finding's own; `line` is where it is written.
private func finding(
  _ views: [String], _ message: Sentence, line: Int? = 7, lacks: Double? = nil
) -> Finding {
  Finding(
    rule: lacks == nil ? .ambiguous : .truncated, views: views, message: message,
    missing: lacks.map { TextShortfall(width: $0, height: nil) },
    origin: line.map { SourceLocation(file: "a.yaml", line: $0, column: 3) })
}

private func uses(_ findings: [Finding]) -> [FindingUses] {
  FindingUses.joined(FindingGroup.groups(of: [(cell("en"), findings)]))
}

@Suite struct FindingUsesTests {
  @Test(
    arguments: [
      // Names of uses, amounts, colours and texts do not count.
      (
        ["one/icon"], "\("one/icon") is \(3) wide", ["two/icon"], "\("two/icon") is \(14) wide",
        true
      ),
      (
        ["one/icon"], "\(quoted: "A") of \("one/icon")", ["two/icon"],
        "\(quoted: "B 2") of \("two/icon")", true
      ),
      (
        ["one/icon"], "\("one/icon") is on \(Color(0x101010))", ["two/icon"],
        "\("two/icon") is on \(Color(0xFFFFFF))", true
      ),
      (
        ["one/a", "one/b"], "\("one/a") and \("one/b") in \("one/row")", ["two/a", "two/b"],
        "\("two/a") and \("two/b") in \("two/row")", true
      ),
      (
        ["one"], "\(constraint: "View:one.height >= 120", views: ["one"])", ["two"],
        "\(constraint: "View:two.height >= 90", views: ["two"])", true
      ),
      (["one"], "\("one.safeArea") is", ["two"], "\("two.safeArea") is", true),
      (
        ["row/0/a/b/title"], "\("row/0/a/b/title")", ["row/1/a/d/title"], "\("row/1/a/d/title")",
        true
      ),
      // Another sentence is another finding.
      (
        ["one/icon"], "the width of \("one/icon")", ["two/icon"], "the height of \("two/icon")",
        false
      ),
      (
        ["one/a", "one/b"], "\("one/a") and \("one/b")", ["two/a", "two/b"],
        "\("two/b") and \("two/a")", false
      ),
      (
        ["one/a"], "\(constraint: "one/a >= 8", views: ["one/a"])", ["two/a"],
        "\(constraint: "two/b >= 8", views: ["two/b"])", false
      ),
    ] as [([String], Sentence, [String], Sentence, Bool)])
  func whatIsWrittenOnceIsSaidOnce(
    views: [String], message: Sentence, others: [String], other: Sentence, isOne: Bool
  ) {
    let joined = uses([finding(views, message), finding(others, other)])
    #expect(joined.count == (isOne ? 1 : 2))
    #expect(joined.flatMap { $0.uses.map(\.finding.views) } == [views, others])
    #expect(joined.first?.shown.finding.sentence == message)
  }

  @Test func textsOfOneViewAreNamedByWhatTheySay() {
    let segments = [("One", 3.0), ("Two", 9)].map { text, lacks in
      finding(["seg"], "The text \(quoted: text) of seg is cut off.", lacks: lacks)
    }
    #expect(uses(segments).map { $0.line(of: [cell("en")]) } == ["  2 texts of seg: “One”, “Two”"])
  }

  @Test func usesOfTheSameNameAreNamedByTheirCells() {
    let groups = FindingGroup.groups(
      of: ["en", "de"].map { locale in
        (cell(locale), [finding(["row/seg"], "row/seg is \(locale)", line: 7)])
      })
    #expect(groups.count == 1, "one finding, which is said in two ways")
    let two = FindingUses.joined([
      FindingGroup(
        finding: finding(["seg"], "a"),
        places: [.init(cell: cell("en"), finding: finding(["seg"], "a"))]),
      FindingGroup(
        finding: finding(["seg"], "a"),
        places: [.init(cell: cell("de"), finding: finding(["seg"], "a"))]),
    ])
    #expect(
      two.map { $0.line(of: [cell("en"), cell("de")]) } == ["  2 uses: seg (in en), seg (in de)"])
  }

  @Test func whatElseIsSaidOfAViewInACellIsNoOtherUse() {
    let (grow, shrink) = (finding(["seg"], "both may grow"), finding(["seg"], "both may shrink"))
    let cells = [cell("en"), cell("de")]
    let joined = FindingUses.joined([
      FindingGroup(finding: grow, places: cells.map { .init(cell: $0, finding: grow) }),
      FindingGroup(finding: grow, places: [.init(cell: cells[1], finding: shrink)]),
    ])
    #expect(joined.map { $0.line(of: cells) } == [nil])
  }

  @Test func otherPlacesAndCodeAreFindingsOfTheirOwn() {
    let far = [finding(["one/a"], "one/a", line: 7), finding(["two/a"], "two/a", line: 8)]
    let code = [finding(["one/a"], "one/a", line: nil), finding(["two/a"], "two/a", line: nil)]
    let none = [finding([], "mistake"), finding([], "mistake")]
    #expect([far, code, none].map { uses($0).count } == [2, 2, 2])
  }

  @Test func aTextThatLacksMostIsShown() {
    let joined = uses([
      finding(["one/a"], "cut", lacks: 3), finding(["two/a"], "cut", lacks: 40),
      finding(["three/a"], "cut", lacks: 40),
    ])
    #expect(joined.map(\.shown.finding.view) == ["two/a"])
    #expect(joined.map { $0.line(of: [cell("en")]) } == ["  3 uses: one/a, two/a, three/a"])
  }

  @Test func usesNameTheirCellsWhereTheyDiffer() {
    let (one, two) = (finding(["one/a"], "\("one/a")"), finding(["two/a"], "\("two/a")"))
    let cells = [cell("en"), cell("de"), cell("fr")]
    let joined = FindingUses.joined(
      FindingGroup.groups(of: [(cells[0], [one]), (cells[1], [one, two]), (cells[2], [one])]))
    #expect(joined.map { $0.line(of: cells) } == ["  2 uses: one/a, two/a (in de)"])
    let alone = FindingUses.joined(FindingGroup.groups(of: [(cells[0], [one])]))
    #expect(alone.map { $0.line(of: cells) } == [nil])
  }
}
