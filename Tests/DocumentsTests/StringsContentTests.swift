import Foundation
import LayoutScene
import Testing

@testable import Documents

/// The findings about a label with the catalog's text `k` in German.
private func findings(_ localizations: String, text: String) throws -> [Finding] {
  var found: [Finding] = []
  try withFolder { (folder: URL) throws in
    let catalog = """
      {"sourceLanguage": "en", "strings": {
      "k": {"localizations": {
      \(localizations)}}}}
      """
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    found = try load(
      "strings: s.xcstrings\nviews:\n  l: {class: label, text: \(text)}",
      file: folder.path + "/a.yaml", DocumentOptions(locale: LocaleTag("de"))
    ).findings
  }
  return found
}

private func unit(_ language: String, _ text: String) -> String {
  "\"\(language)\": {\"stringUnit\": {\"value\": \"\(text)\"}}"
}

private func plural(_ language: String, _ one: String, _ other: String) -> String {
  """
  "\(language)": {"variations": {"plural": {
  "one": {"stringUnit": {"value": "\(one)"}}, "other": {"stringUnit": {"value": "\(other)"}}}}}
  """
}

@Suite struct StringsContentTests {
  @Test(arguments: [
    (unit("en", "Continue"), unit("de", ""), "{key: k}"),
    (unit("en", "Continue"), unit("de", " "), "{key: k}"),
    (
      plural("en", "one file", "%lld files"), plural("de", "", "%lld Dateien"),
      "{key: k, values: [1]}"
    ),
  ])
  func aTranslationThatIsEmptyIsFoundAtItsLine(
    english: String, german: String, text: String
  ) throws {
    let finding = try #require(findings(english + ",\n" + german, text: text).first)
    #expect(finding.rule == .emptyText && finding.severity == .warning)
    #expect(finding.message == "the “de” text of “k” is empty")
    #expect(finding.view == "l")
    let origin = try #require(finding.origin)
    #expect(origin.file.hasSuffix("s.xcstrings"))
    #expect(origin.line == 3 + english.count { $0 == "\n" } + 1, "\(origin)")
  }

  @Test(arguments: [
    (unit("en", ""), unit("de", ""), "{key: k}"),
    (unit("en", ""), unit("de", "Weiter"), "{key: k}"),
    (unit("en", "Continue"), unit("de", "Weiter"), "{key: k}"),
    (
      plural("en", "one file", "%lld files"), plural("de", "", "%lld Dateien"),
      "{key: k, values: [2]}"
    ),
  ])
  func aTextThatIsEmptyInItsOwnLanguageIsMeantToBe(
    english: String, german: String, text: String
  ) throws {
    #expect(try findings(english + ",\n" + german, text: text) == [])
  }

  @Test(
    arguments: [
      (
        unit("en", "%lld items"), unit("de", "%lld Objekte"), "[3, 4, 5]",
        "1 value, and “values” has 3"
      ),
      (unit("en", "Items"), unit("de", "Objekte"), "[3]", "no value, and “values” has 1"),
      (unit("en", "%1$@ %3$@"), unit("de", "%3$@ %1$@"), "[a, b, c]", nil),
      (unit("en", "%@ and %@"), unit("de", "%@ und %@"), "[a, b]", nil),
      // A plural that shows no number is chosen by the first value.
      (plural("en", "A file", "Some files"), plural("de", "Eine", "Manche"), "[3]", nil),
      (
        plural("en", "A file", "%lld files"), plural("de", "Eine", "%lld"), "[1, 2]",
        "1 value, and “values” has 2"
      ),
    ] as [(String, String, String, String?)])
  func aValueThatNoFormUsesIsNoted(
    english: String, german: String, values: String, words: String?
  ) throws {
    let found = try findings(english + ",\n" + german, text: "{key: k, values: \(values)}")
    #expect(found.map(\.rule) == (words == nil ? [] : [.surplusValue]), "\(found)")
    #expect(found.first?.message == words.map { "“k” uses \($0)" })
    #expect(found.allSatisfy { $0.severity == .note })
  }
}
