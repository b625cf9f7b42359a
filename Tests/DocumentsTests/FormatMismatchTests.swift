import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

private func catalog(_ english: String, _ german: String) -> String {
  """
  {"sourceLanguage": "en", "strings": {"k": {"localizations": {
    "en": \(english), "de": \(german)}}}}
  """
}

private func unit(_ text: String) -> String { "{\"stringUnit\": {\"value\": \"\(text)\"}}" }

private func plural(_ forms: [String: String]) -> String {
  let cases = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \(unit($0.value))" }
  return "{\"variations\": {\"plural\": {\(cases.joined(separator: ", "))}}}"
}

private func device(_ text: String, small: String) -> String {
  "{\"variations\": {\"device\": {\"other\": \(unit(text)), \"applewatch\": \(unit(small))}}}"
}

/// A text that is nothing but a part that varies by the first value.
private func varying(_ forms: [String: String]) -> String {
  """
  {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {
    "argNum": 1, "formatSpecifier": "lld", \(plural(forms).dropFirst())}}
  """
}

/// A text of two parts that vary by a number each.
private func two(_ forms: [String: String]) -> String {
  let parts = ["a", "b"].enumerated().map { index, name in
    "\"\(name)\": {\"argNum\": \(index + 1), \"formatSpecifier\": \"lld\", \(plural(forms).dropFirst())"
  }
  let unit = "\"stringUnit\": {\"value\": \"%#@a@ %#@b@\"}"
  return "{\(unit), \"substitutions\": {\(parts.joined(separator: ", "))}}"
}

/// The findings about a German label with the values, without those of other rules.
private func findings(_ english: String, _ german: String, values: String) throws -> [Finding] {
  var found: [Finding] = []
  try withFolder { (folder: URL) throws in
    try Data(catalog(english, german).utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    found = try load(
      "strings: s.xcstrings\nviews:\n  l: {class: label, text: {key: k, values: \(values)}}",
      file: folder.path + "/a.yaml", DocumentOptions(locale: LocaleTag("de"))
    ).findings
  }
  return found
}

@Test(arguments: [
  (
    unit("%@"), unit("%d"), "[1]",
    "value 1 is a whole number (%d) in “de” and an object (%@) in “en”", "%1$@"
  ),
  (
    unit("%1$@ %2$lld"), unit("%2$@ %1$lld"), "[1, 2]",
    "value 1 is a whole number (%1$lld) in “de” and an object (%1$@) in “en”; "
      + "value 2 is an object (%2$@) in “de” and a whole number (%2$lld) in “en”", "%1$@ %2$lld"
  ),
  (
    unit("%@ %lld"), unit("%lld %@"), "[1, 2]",
    "value 1 is a whole number (%lld) in “de” and an object (%@) in “en”; "
      + "value 2 is an object (%@) in “de” and a whole number (%lld) in “en”", "%1$@ %2$lld"
  ),
  (
    unit("%lld files"), unit("Dateien"), "[1]",
    "“de” leaves out value 1 (%lld), which “en” shows", "%1$lld"
  ),
  (
    unit("%@"), unit("%@ %@"), "[a, b]", "“de” shows a value 2 (%@) that “en” does not have", "%1$@"
  ),
  (
    unit("%.1f"), unit("%d"), "[1]",
    "value 1 is a whole number (%d) in “de” and a number with a fraction (%.1f) in “en”", "%1$.1f"
  ),
  // The form for one leaves out the number, so that the name takes its place.
  (
    plural(["one": "%1$lld by %2$@", "other": "%1$lld by %2$@"]),
    plural(["one": "Eins von %@", "other": "%lld von %@"]), "[1, Ann]",
    "value 1 is an object (%@) in “de” and a whole number (%1$lld) in “en”", "%1$lld %2$@"
  ),
  // One form leaves out a value that does not choose it.
  (
    plural(["one": "%1$lld item from %2$@", "other": "%1$lld items from %2$@"]),
    plural(["one": "%1$lld Ding von %2$@", "other": "%1$lld Dinge"]), "[1, Ann]",
    "“de” leaves out value 2 (%2$@), which “en” shows, in the form “other”", "%1$lld %2$@"
  ),
  (
    plural(["one": "%1$lld item from %2$@", "other": "%1$lld items from %2$@"]),
    plural(["one": "Ein Ding", "other": "%1$lld Dinge von %2$@"]), "[1, Ann]",
    "“de” leaves out value 2 (%2$@), which “en” shows, in the form “one”", "%1$lld %2$@"
  ),
  // Where no number chooses between forms, each has to be shown.
  (
    plural(["one": "%lld file", "other": "%lld files"]), unit("Dateien"), "[1]",
    "“de” leaves out value 1 (%lld), which “en” shows", "%1$lld"
  ),
  // The form for all other numbers shows the number that chooses it, if the source's does.
  (
    plural(["one": "%lld file", "other": "%lld files"]),
    plural(["one": "eine Datei", "other": "viele Dateien"]), "[1]",
    "“de” leaves out value 1 (%lld), which “en” shows", "%1$lld"
  ),
  (
    plural(["one": "%lld file", "other": "%lld files"]),
    plural(["one": "%lld Datei", "other": "viele Dateien"]), "[1]",
    "“de” leaves out value 1 (%lld), which “en” shows, in the form “other”", "%1$lld"
  ),
  // The same in a part that varies by a number of its own.
  (
    varying(["one": "%arg item from %2$@", "other": "%arg items from %2$@"]),
    varying(["one": "%arg Ding", "other": "%arg Dinge von %2$@"]), "[1, Ann]",
    "“de” leaves out value 2 (%2$@), which “en” shows, in the form “one” of “n”", "%1$lld %2$@"
  ),
  (
    varying(["one": "%arg item from %2$@", "other": "%arg items from %2$@"]),
    varying(["one": "%arg Ding", "other": "%arg Dinge"]), "[1, Ann]",
    "“de” leaves out value 2 (%2$@), which “en” shows", "%1$lld %2$@"
  ),
])
func placesForValuesAreComparedWithTheSource(
  english: String, german: String, values: String, words: String, places: String
) throws {
  let found = try findings(english, german, values: values)
  let finding = try #require(found.first)
  #expect(found.count == 1 && finding.rule == .formatMismatch)
  #expect(finding.severity == .warning && finding.view == "l")
  #expect(finding.message == "“k” does not show the same values: " + words)
  #expect(finding.hint == "Show the same values in the “de” text: \(places).")
  let shown = finding.parts.first?.origin
  #expect(shown?.line == 3 && shown?.column == 33)
  #expect(finding.origin?.file.hasSuffix("s.xcstrings") == true)
}

@Test(arguments: [
  (unit("%@ %lld"), unit("%2$lld %1$@"), "[a, 2]"), (unit("%d"), unit("%lld"), "[1]"),
  (unit("100 %"), unit("100 %%"), "[]"),
  // A form may leave out the number that it was chosen by.
  (
    plural(["one": "%lld file", "other": "%lld files"]),
    plural(["one": "eine Datei", "other": "%lld Dateien"]), "[1]"
  ),
  (
    plural(["one": "%1$lld by %2$@", "other": "%1$lld by %2$@"]),
    plural(["one": "Eins von %2$@", "other": "%lld von %@"]), "[1, Ann]"
  ),
  (
    varying(["one": "%arg item from %2$@", "other": "%arg items from %2$@"]),
    varying(["one": "ein Ding von %2$@", "other": "%arg Dinge von %2$@"]), "[1, Ann]"
  ),
  (
    plural(["one": "a file", "other": "many files"]),
    plural(["one": "eine Datei", "other": "viele Dateien"]), "[1]"
  ),
  // Each of two parts has the form for all others of its own number.
  (
    two(["one": "%arg file", "other": "%arg files"]),
    two(["one": "eine Datei", "other": "%arg Dateien"]), "[1, 2]"
  ),
  // A text may say it all in its variable, and its translation beside it.
  (
    varying(["one": "%arg item from %2$@", "other": "%arg items from %2$@"]),
    plural(["one": "Ein Ding von %2$@", "other": "%1$lld Dinge von %2$@"]), "[1, Ann]"
  ),
  // A small device may show less, if it does so in the source language.
  (device("Tap %@", small: "Tap"), device("Tippen auf %@", small: "Tippen"), "[a]"),
])
func orderAndLengthDoNotMatter(english: String, german: String, values: String) throws {
  #expect(try findings(english, german, values: values).isEmpty)
}

@Test func aTextWithoutPlacesAsksForNone() throws {
  let found = try findings(unit("Hi"), unit("Hallo %@"), values: "[a]")
  #expect(found.map(\.hint) == ["Remove the placeholders from the “de” text."])
}

// MARK: Places

/// What is wrong in a catalog is placed where it is written.
@Test(arguments: [
  (
    plural(["one": "a", "other": "b"]), plural(["eno": "x", "other": "y"]), "[2]", "2:152",
    Rule.plural
  )
])
func aFindingIsPlacedAtItsForm(
  english: String, german: String, values: String, place: String, rule: Rule
) throws {
  let found = try findings(english, german, values: values).filter { $0.rule == rule }
  let places = found.map { "\($0.origin?.line ?? 0):\($0.origin?.column ?? 0)" }
  #expect(places.contains(place), "\(places)")
}

/// A key that is nearly one of a catalog's is a mistake, and that its text is missing follows from it.
@Test(
  arguments: [
    (
      "{\"stringUnti\": {\"value\": \"x\"}}",
      "a translation has no key “stringUnti”; did you mean “stringUnit”?"
    ),
    (
      "{\"stringUnit\": {\"valeu\": \"x\"}}",
      "a string unit has no key “valeu”; did you mean “value”?"
    ),
    ("{\"stringUnit\": {\"value\": \"x\", \"note\": \"y\"}}", nil),
  ] as [(String, String?)])
func aMisspeltKeyOfACatalogIsSaid(german: String, message: String?) throws {
  try withFolder { (folder: URL) throws in
    try Data(catalog(unit("Hi"), german).utf8).write(
      to: folder.appendingPathComponent("s.xcstrings"))
    let document = try OpenDocument.open(
      bytes: Array("strings: s.xcstrings\nviews: {l: {class: label, text: {key: k}}}".utf8),
      file: folder.path + "/a.yaml")
    let (problems, screen) = document.inspect(
      options: DocumentOptions(locale: LocaleTag("de")), measurer: FixedWidthMeasurer())
    #expect(problems.count == (message == nil ? 0 : 1) && screen?.findings.isEmpty == true)
    #expect(message.map { problems.first?.description.contains($0) == true } ?? true, "\(problems)")
  }
}

/// What is wrong with a text that could not be read does not go on to its values.
@Test func aCatalogWithAMistakeMakesNoFindingAboutValues() throws {
  try withFolder { (folder: URL) throws in
    try Data(
      catalog(
        "{\"variation\": {\"plural\": {\"other\": \(unit("%lld"))}}}", unit("%lld Katzen")
      ).utf8
    ).write(to: folder.appendingPathComponent("s.xcstrings"))
    for locale in ["en", "de"] {
      let document = try OpenDocument.open(
        bytes: Array(
          "strings: s.xcstrings\nviews: {l: {class: label, text: {key: k, values: [3]}}}".utf8),
        file: folder.path + "/a.yaml")
      let (problems, screen) = document.inspect(
        options: DocumentOptions(locale: LocaleTag(locale)), measurer: FixedWidthMeasurer())
      #expect(problems.count == 1 && screen?.findings.isEmpty != false, "\(problems)")
    }
  }
}

/// A value that only a translation asks for is a mistake at the translation.
@Test func aValueThatOnlyATranslationShowsIsAMistakeThere() throws {
  let errors = try #require(throws: DocumentErrors.self) {
    _ = try findings(unit("Hello %@"), unit("Hallo %2$@"), values: "[Ada]")
  }
  #expect(errors.problems.first?.location?.file.hasSuffix("s.xcstrings") == true)
}

// MARK: Directions

@Test(arguments: [
  (
    "\\u202Eabc", "the text changes the reading direction with U+202E and never changes it back",
    "Add U+202C after the text that U+202E is for."
  ),
  (
    "a\\u2067b", "the text changes the reading direction with U+2067 and never changes it back",
    "Add U+2069 after the text that U+2067 is for."
  ),
  (
    "a\\u2067b\\nc\\u2069",
    "the text changes the reading direction with U+2067 and never changes it back",
    "Add U+2069 after the text that U+2067 is for."
  ),
  (
    "a\\u202C", "the text has U+202C, which closes no change of direction before it",
    "Remove U+202C."
  ),
  (
    "a\\u2066b\\u202C\\u2069",
    "the text has U+202C, which closes no change of direction before it", "Remove U+202C."
  ),
])
func directionsThatDoNotEndAreFindings(text: String, message: String, hint: String) throws {
  let screen = try load("views:\n  l: {class: label, text: \"\(text)\"}")
  #expect(screen.findings.map(\.rule) == [.bidiControl])
  #expect(screen.findings.first?.message == message)
  #expect(screen.findings.first?.hint == hint)
  #expect(screen.findings.first?.origin?.line == 2)
}

@Test(arguments: ["\\u202Bab\\u202C \\u200F", "\\u2067a\\u202Eb\\u2069 c", "a\\u200E", "“…”"])
func directionsThatEndAreNone(text: String) throws {
  #expect(try load("views: {l: {class: label, text: \"\(text)\"}}").findings.isEmpty)
}

/// Every finding about strings says what would mend it.
@Test func findingsAboutStringsHaveHints() throws {
  let issues: [TextIssue] = [
    .noValues(specifier: "%@"), .noValues(specifier: nil), .unknownCategory("lots"),
    .missingForm("few", value: "3", language: "pl", shown: "other"),
    .missingDevice("ipad", shown: "iphone"), .notANumber(position: 1, value: "a", shown: "other"),
    .noRules(language: "tlh", shown: "other"),
    .mixedKinds(position: 1, specifier: "%@", other: "%lld"), .unknownVariable("a"),
    .endlessVariable("a"),
  ]
  for issue in issues {
    let hint = issue.hint(key: "k")
    #expect(hint.hasSuffix(".") && hint.first?.isUppercase == true, "\(hint)")
  }
}

/// A text is mended in the strings, at the form that is shown; the document's line is told beside it.
@Test(arguments: [
  (unit("%lld files"), unit("Dateien"), "[1]", Rule.formatMismatch),
  (
    unit("%lld files"), plural(["one": "%lld Datei", "some": "%lld Dateien"]), "[5]", .plural
  ),
])
func aFindingAboutATextIsWhereItIsWritten(
  english: String, german: String, values: String, rule: Rule
) throws {
  let found = try #require(findings(english, german, values: values).first { $0.rule == rule })
  #expect(found.origin?.file.hasSuffix("s.xcstrings") == true && found.origin?.line == 2)
  #expect(found.parts.map { $0.origin?.file.hasSuffix("a.yaml") == true } == [true])
}

/// A text that an argument carries is mended where it is written, through as many components as it goes.
@Test(arguments: ["$t", "a $t"])
func directionsThatAnArgumentChangesAreFoundInIt(text: String) throws {
  let screen = try load(
    """
    components:
      c: {parameters: {t: {type: text}}, class: label, text: \(text)}
      d: {parameters: {u: {type: text}}, views: {i: {component: c, t: "b $u"}}}
    views:
      e: {component: c, t: "x\\u2067y"}
      f: {component: d, u: "z\\u2067"}
      g: {repeat: [{id: h, name: "u\\u2067"}], component: c, t: $item.name}
      i: {component: c, t: "y\\u2067\\u2069"}
    """)
  #expect(screen.findings.map(\.rule) == [.bidiControl, .bidiControl, .bidiControl])
  #expect(screen.findings.map { $0.origin?.line } == [5, 6, 7])
}

/// A mistake that the text of the source language has, too, is the document's, and one in all languages.
@Test(arguments: [
  ("%@", "%d", "[]", "4:33: “k” uses value 1, and “values” has none; add it under “values”"),
  (
    "%@", "%@ %@", "[a]",
    "s.xcstrings:4:26: “k” uses value 2, and “values” has only 1; show the same values in the “de” text: %1$@"
  ),
])
func aMistakeOfAllLanguagesIsTheDocuments(
  english: String, german: String, values: String, message: String
) throws {
  try withFolder { (folder: URL) throws in
    try Data(catalog("\n" + unit(english), "\n" + unit(german)).utf8).write(
      to: folder.appendingPathComponent("s.xcstrings"))
    let problems = problems(
      "strings: s.xcstrings\nlocale: de\nviews:\n  l: {class: label, text: {key: k, values: \(values)}}",
      file: folder.path + "/a.yaml")
    #expect(problems.map { $0.replacingOccurrences(of: folder.path + "/", with: "") } == [message])
  }
}
