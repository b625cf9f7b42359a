import LayoutScene
import Testing

private func cell(_ locale: String) -> Cell {
  Cell(
    locale: locale, device: "iphone-se", textSize: .large, appearance: .light,
    direction: .leftToRight)
}

private func group(_ findings: [Finding]) throws -> FindingGroup {
  let cells = findings.indices.map { index in
    (cell: cell(["en", "de", "fr", "ja"][index]), findings: [findings[index]])
  }
  let groups = FindingGroup.groups(of: cells)
  #expect(groups.count == 1)
  return try #require(groups.first)
}

private func outside(_ message: Sentence, hint: String? = nil) -> Finding {
  Finding(rule: .outside, view: "a", message: message, hint: hint)
}

@Suite struct FindingGroupTests {
  @Test(
    arguments: [
      // Amounts become ranges, and a unit is in the plural.
      (
        [
          "a reaches \(1, "point") out of b.", "a reaches \(12.5, "point") out of b.",
          "a reaches \(9, "point") out of b.",
        ],
        ["a reaches 1 to 12.5 points out of b."]
      ),
      (["\(4) of \(6) pt", "\(4) of \(6) pt"], ["4 of 6 pt"]),
      (["\(4) of \(6) pt", "\(4) of \(8) pt"], ["4 of 6 to 8 pt"]),
      // Of amounts that look equal none is larger.
      (["\(4.04) pt", "\(4.01) pt"], ["4 pt"]),
      // What is quoted, colours and names are no amounts.
      (["\(quoted: "1") is", "\(quoted: "2") is"], ["“1” is", "“2” is"]),
      (["on \(Color(0x101010))", "on \(Color(0x202020))"], ["on #101010", "on #202020"]),
      (["\("row 1") is \(2) high", "\("row 1") is \(3) high"], ["row 1 is 2 to 3 high"]),
      (["left by \(2)", "right by \(3)", "left by \(4)"], ["left by 2 to 4", "right by 3"]),
      // Of a constraint with other numbers in each cell, that of the worst is said.
      (
        [
          "\(constraint: "a >= 2", views: ["a"]) by \(1)",
          "\(constraint: "a >= 3", views: ["a"]) by \(4)",
        ], ["a >= 3 by 1 to 4"]
      ),
    ] as [([Sentence], [String])])
  func sentencesThatDifferInAmountsAreOne(messages: [Sentence], summaries: [String]) throws {
    let group = try group(messages.map { outside($0) })
    #expect(group.summaries.map(\.message) == summaries)
    #expect(group.summaries.reduce(0) { $0 + $1.places.count } == messages.count)
  }

  /// An edit above a finding moves its line and makes no other finding of it.
  @Test func fingerprintsStayWhereLinesMove() {
    func fingerprints(line: Int) -> [String] {
      let place = SourceLocation(file: "a.yaml", line: line, column: 3)
      let mistakes = ["one", "two"].map {
        Finding(rule: .invalid, message: "\($0)", origin: place)
      }
      var outside = outside("left by \(Double(line))")
      outside.origin = place
      let all = [outside, outside] + mistakes
      return FindingIdentity.fingerprints(of: all.map { ($0, "a.yaml") })
    }
    #expect(fingerprints(line: 1) == fingerprints(line: 9))
    #expect(Set(fingerprints(line: 1)).count == 4)
  }

  /// Where one language is mended, the finding of another stays the one that it is.
  @Test func fingerprintsOfTextsTellLanguagesApart() {
    let texts = ["ar", "pl"].map {
      (Finding(rule: .plural, view: "a", message: "“files” lacks forms of “\($0)”"), "a.yaml")
    }
    let both = FindingIdentity.fingerprints(of: texts)
    #expect(FindingIdentity.fingerprints(of: [texts[1]]) == [both[1]])
  }

  /// A button that grows may come to lie on other texts in each language.
  @Test func pairsOfOtherViewsAreFindingsOfTheirOwn() {
    func overlap(_ other: String) -> [Finding] {
      [
        Finding(
          rule: .overlap, views: ["add", other], message: "add overlaps \(other) by 2.")
      ]
    }
    let groups = FindingGroup.groups(of: [
      (cell("en"), overlap("month")), (cell("de"), overlap("title")),
      (cell("fr"), overlap("month")),
    ])
    #expect(groups.map(\.finding.views) == [["add", "month"], ["add", "title"]])
    #expect(groups.map { $0.places.map(\.cell.locale) } == [["en", "fr"], ["de"]])
  }

  @Test func theHintIsThatOfTheWorst() throws {
    let group = try group([
      outside("by \(2) points", hint: "two"), outside("by \(10) points", hint: "ten"),
      outside("by \(9) points", hint: "nine"),
    ])
    #expect(group.summaries.map(\.hint) == ["ten"])
  }

  @Test func textsThatAreCutOffAreOneWhateverTheySay() throws {
    func cut(_ text: String, _ missing: TextShortfall) -> Finding {
      Finding(
        rule: .truncated, view: "a", message: "The text \(quoted: text) of a does not fit",
        hint: text, missing: missing)
    }
    let group = try group([
      cut("One", TextShortfall(width: 3, height: nil)),
      cut("Zwei", TextShortfall(width: 41, height: 0)),
      cut("Trois", TextShortfall(width: 7.25, height: nil, heightWhenWider: 4)),
    ])
    #expect(
      group.summaries.map(\.message)
        == [
          "The text of a does not fit and is cut off: it lacks 3 to 41 pt of width and up to 4 pt of height."
        ])
    #expect(group.summaries.first?.hint == "Zwei")
    // Every cell keeps its own in JSON.
    #expect(group.json["cells"]?.elements?.count == 3)
  }
}

/// “5 more as well” means nothing without the ones that are told.
@Test func whatCountsTheRestIsLeftOutWithWhatItCounts() {
  let told = Finding(rule: .ambiguous, views: ["a"], message: "a")
  let other = Finding(rule: .overlap, views: ["a"], message: "b")
  var rest = Finding(rule: .ambiguous, message: "5 more as well.")
  rest.countsRest = true
  #expect([told, rest, other].withoutLoneRests == [told, rest, other])
  #expect([rest, other].withoutLoneRests == [other])
  #expect([rest].withoutLoneRests.isEmpty)
}
