import Foundation
import LayoutScene
import TestSupport
import Testing

/// The title of an annotation that stands for others, which is no rule.
private let titles: Set = ["document/more"]

/// Types of answers to a browser, which have a rule's form.
private let mediaTypes: Set = ["text/event-stream"]

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// What names a rule by a text would not follow the table.
@Test func noSourceButTheTableNamesRules() throws {
  let files = FileManager.default.enumerator(
    at: root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
  var named: Set<String> = []
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift", file.lastPathComponent != "Rule.swift" else { continue }
    let text = try String(contentsOf: file, encoding: .utf8)
    let rule = /"((?:text|layout|strings|image|appearance|orientation|system|document)\/[a-z-]+)"/
    for match in text.matches(of: rule) { named.insert(String(match.1)) }
  }
  #expect(named == titles.union(mediaTypes))
}

@Test func eachNameMeansOneRule() {
  #expect(Rule.allCases.map { Rule(rawValue: $0.rawValue) } == Rule.allCases)
  #expect(Rule(rawValue: "layout/overlaps") == nil)
}

/// `PLUMB_SNAPSHOTS=record` writes the page anew where it is not made from the table, and the run fails.
@Test func thePageListsTheRulesOfTheTable() throws {
  let page = root.appendingPathComponent("docs/findings.md")
  let text = try String(contentsOf: page, encoding: .utf8)
  let start = try #require(text.range(of: "| Rule |")).lowerBound
  let end = try #require(text[start...].range(of: "\n\n")).lowerBound
  let isRight = text[start...end] == Rule.table
  #expect(
    isRight, "docs/findings.md has another table of rules than Sources/LayoutScene/Rule.swift")
  if !isRight, Recording.isAsked {
    let written = text.replacingCharacters(in: start...end, with: Rule.table)
    try Data(written.utf8).write(to: page)
  }
}

@Test func mistakesInADocumentCannotBeAllowed() {
  #expect(
    Rule.allCases.filter { !$0.isAllowable }.map(\.rawValue)
      == ["document/invalid", "document/unreadable", "document/unused-allow"])
}
