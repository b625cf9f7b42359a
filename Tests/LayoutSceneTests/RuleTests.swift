import Foundation
import LayoutScene
import Testing

/// The title of an annotation that stands for others, which is no rule.
private let titles: Set = ["document/more"]

/// Types of answers to a browser, which have a rule's form.
private let mediaTypes: Set = ["text/event-stream"]

/// A rule that is not in the list could not be allowed, and no schema would know it.
@Test func everyRuleThatTheSourcesNameIsListed() throws {
  let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
  let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
  var named: Set<String> = []
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift", file.lastPathComponent != "Rule.swift" else { continue }
    let text = try String(contentsOf: file, encoding: .utf8)
    let rule = /"((?:text|layout|strings|appearance|orientation|system|document)\/[a-z-]+)"/
    for match in text.matches(of: rule) {
      named.insert(String(match.1))
    }
  }
  #expect(named.count > 20)
  let known = Set(Rule.allCases.map(\.rawValue))
  #expect(named.subtracting(known).subtracting(titles).subtracting(mediaTypes).sorted() == [])
}

@Test func mistakesInADocumentCannotBeAllowed() {
  #expect(
    Rule.allCases.filter { !$0.isAllowable }.map(\.rawValue)
      == ["document/invalid", "document/unreadable", "document/unused-allow"])
}
