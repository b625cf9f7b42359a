import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

private func folder(_ locales: [String: String]) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: locales.map { ("S/\($0.key).lproj/Localizable.strings", $0.value) })
}

private func write(_ files: [String: String], to place: URL) throws {
  for (name, text) in files {
    let url = place.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

@Test(
  arguments: [
    // The requested locale's chain, then Base, the document's own language, and English.
    ("de", "xx", ["Base": "k = base;", "af": "k = af;", "de": "k = de;", "en": "k = en;"], "base"),
    ("de", "xx", ["Base": "o = base;", "af": "k = af;", "de": "k = de;", "en": "k = en;"], "de"),
    (
      "de-AT", "xx", ["Base": "o = base;", "af": "k = af;", "de": "k = de;", "en": "k = en;"], "de"
    ),
    ("de", "xx", ["Base": "o = base;", "af": "k = af;", "de": "o = de;", "en": "k = en;"], "en"),
    ("de", "xx", ["Base": "o = base;", "vi": "k = vi;", "fr": "k = fr;", "en": "o = en;"], "fr"),
    (
      "en", "zh-TW", ["zh-Hans": "k = s;", "zh-Hant": "k = t;", "zh": "k = z;", "en": "k = en;"],
      "t"
    ),
    ("en", "zh-Hant-TW", ["zh": "k = z;", "Base": "k = base;"], "z"),
    // What most people write who write Portuguese is that of Brazil, and no other's.
    ("en", "pt", ["pt-BR": "k = br;", "pt-PT": "k = pt;", "en": "k = en;"], "br"),
    ("en", "pt", ["pt": "o = pt;", "pt-BR": "k = br;", "en": "k = en;"], "en"),
    ("en", "pt-PT", ["pt-BR": "k = br;", "en": "k = en;"], "en"),
  ] as [(String, String, [String: String], String)])
func textsFallBackInOrder(
  own: String, locale: String, locales: [String: String], text: String
) throws {
  try withFolder { (place: URL) throws in
    for (name, text) in folder(locales) {
      let url = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let screen = try load(
      "strings: S\nlocale: \(own)\nviews: {l: {class: label, text: {key: k}}}",
      file: place.path + "/a.yaml", DocumentOptions(locale: LocaleTag(locale)))
    #expect((screen.window.rootView.subviews.first as? Label)?.text == text)
    let rules: [Rule] =
      switch locale {
      case "xx", "pt-PT": [.noLocale]
      case "zh-TW": []
      default: text == "br" ? [] : [.fallback]
      }
    #expect(screen.findings.map(\.rule) == rules)
  }
}

@Test func baseIsTheDocumentsOwnLanguageWhereThatHasNoFolder() throws {
  let own = try shownLabel(
    "{key: k}", files: folder(["Base": "k = base;", "de": "k = de;"]), strings: "S")
  #expect(own.text == "base" && own.findings.isEmpty)
  let other = try shownLabel(
    "{key: k}", locale: "en", files: folder(["Base": "k = base;", "en": "o = en;"]), strings: "S")
  #expect(other.findings == ["1:1: “k” has no “en” text; the “Base” text is shown"])
}

/// One finding for the scene, not one for every key.
@Test func aLocaleWithoutAnyTextIsSaidOnce() throws {
  try withFolder { (place: URL) throws in
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"de": {"stringUnit": {"value": "A"}}}},
        "b": {"localizations": {"pt-BR": {"stringUnit": {"value": "B"}}}}}}
      """
    try Data(catalog.utf8).write(to: place.appendingPathComponent("s.xcstrings"))
    func findings(_ locale: String) throws -> [Finding] {
      try load(
        """
        strings: s.xcstrings
        views: {l: {class: label, text: {key: a}}, m: {class: label, text: {key: b}}}
        """, file: place.path + "/a.yaml", DocumentOptions(locale: LocaleTag(locale))
      ).findings
    }
    let swedish = try findings("sv")
    #expect(swedish.map(\.rule) == [.noLocale])
    #expect(swedish[0].message == "the strings have no “sv” texts; “en” texts are shown")
    #expect(
      swedish[0].hint
        == "Translate the strings into “sv”, or choose one of their locales: en, de, pt-BR.")
    #expect(swedish[0].origin?.line == 1 && swedish[0].view == nil)
    let austrian = try findings("de-AT")
    #expect(austrian.map(\.rule) == [.fallback, .fallback])
    #expect(austrian[0].message == "“a” has no text for this region; that of its language is shown")
    #expect(austrian[0].hint == "Add texts for the region where they should read otherwise.")
    #expect(austrian[1].hint == "Translate “b” into “de-AT”.")
    // It is to be written under the key.
    #expect(austrian[1].origin?.line == 3 && austrian[1].origin?.column == 3)
    #expect(try findings("en").isEmpty)
  }
}

/// A key that one language alone has is mostly a misspelt one.
@Test(arguments: [
  ("titel = T;", " Its texts have a key “titel”, which those of “en” do not have."),
  ("Title = T;", " Its texts have a key “Title”, which those of “en” do not have."),
  ("other = T;", ""),
  ("extra = T; tite = T;", " Its texts have a key “tite”, which those of “en” do not have."),
])
func aMissingTranslationNamesTheKeyThatWasProbablyMeant(german: String, words: String) throws {
  try withFolder { (place: URL) throws in
    try write(folder(["en": "title = Title;other = Other;", "de": german]), to: place)
    let document = "strings: S\nviews: {l: {class: label, text: {key: title}}}"
    let findings = try load(
      document, file: place.path + "/a.yaml", DocumentOptions(locale: LocaleTag("de"))
    ).findings
    let file = place.path + "/S/de.lproj/Localizable.strings"
    #expect(findings.map(\.hint) == ["Translate “title” into “de”, in \(file)." + words])
  }
}

/// A file without texts is a language that nobody has translated into yet, or an export that went wrong.
@Test func aLanguageWithAnEmptyFileIsOneOfTheLocales() throws {
  let shown = try shownLabel(
    "{key: k}", locale: "de", files: folder(["en": "k = en;", "de": ""]), strings: "S")
  #expect(shown.findings == ["1:10: the strings have no “de” texts; “en” texts are shown"])
  try withFolder { (place: URL) throws in
    try write(folder(["en": "k = en;", "de": ""]), to: place)
    let text = "strings: S\nviews: {l: {class: label, text: {key: k}}}\n"
    let document = try OpenDocument.open(bytes: Array(text.utf8), file: place.path + "/a.yaml")
    #expect(document.locales.map(\.description) == ["en", "de"])
    let german = try load(
      text, file: place.path + "/a.yaml", DocumentOptions(locale: LocaleTag("de")))
    #expect(german.findings.first?.hint?.hasSuffix("choose one of their locales: en.") == true)
  }
}

/// That an empty translation shows no values only follows from its being empty.
@Test func anEmptyTranslationHasOneFinding() throws {
  try withFolder { (place: URL) throws in
    try write(folder(["en": "k = \"%d days\";", "de": "k = \"\";"]), to: place)
    let document = "strings: S\nviews: {l: {class: label, text: {key: k, values: [3]}}}"
    let findings = try load(
      document, file: place.path + "/a.yaml", DocumentOptions(locale: LocaleTag("de"))
    ).findings
    #expect(findings.map(\.message) == ["the “de” text of “k” is empty"])
  }
}

/// Most texts of a language are the same in all of its regions: they are one finding, which reads the same for
/// each of the regions.
@Test func regionalFallbacksAreOneFinding() throws {
  try withFolder { (place: URL) throws in
    for (name, text) in folder([
      "en": "a = A;b = B;c = C;", "de": "a = A;b = B;c = C;", "de-CH": "c = D;",
    ]) {
      let url = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let views = ["a", "b", "c"].map { "  l\($0): {class: label, text: {key: \($0)}}" }
    let document = "strings: S\nviews:\n" + views.joined(separator: "\n")
    for (locale, count) in [("de-CH", 2), ("en-GB", 3), ("de-AT", 3)] {
      let findings = try load(
        document, file: place.path + "/a.yaml", DocumentOptions(locale: LocaleTag(locale))
      ).findings
      #expect(
        findings.map(\.message) == [
          "\(count) texts are those of the language, because there are none for this region"
        ], "\(locale)")
      #expect(findings.first?.view == nil && findings.first?.origin?.line == 1)
      #expect(findings.first?.severity == .note)
    }
  }
}

/// A locale without texts is shown in the source language's, so that those of another one are no concern.
@Test(arguments: [("sv", "de"), ("de", "de"), ("fr", "fr")])
func ofBrokenStringsThoseAreNamedThatTheLocaleIsShownIn(locale: String, broken: String) throws {
  try withFolder { (place: URL) throws in
    for (name, text) in folder(["de": "k = ;", "en": "k = ;", "fr": "k = ;"]) {
      let url = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let file = place.path + "/a.yaml"
    var named: [String] = []
    do throws(DocumentErrors) {
      _ = try load(
        "strings: S\nlocale: de\nviews: {l: {class: label, text: {key: k}}}", file: file,
        DocumentOptions(locale: LocaleTag(locale)))
    } catch {
      named = error.problems.compactMap(\.location?.file)
    }
    #expect(
      named.map { $0.dropFirst(place.path.count) } == ["/S/\(broken).lproj/Localizable.strings"])
  }
}

/// A key that is missing may stand in the part that could not be read.
@Test func keysAreNotMissedWhereStringsAreMalformed() throws {
  try withFolder { (place: URL) throws in
    let folder = place.appendingPathComponent("S/en.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a = b c;".utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
    let found = problems(
      "strings: S\nviews: {l: {class: label, text: {key: k}}, m: {class: label, text: {key: o}}}",
      file: place.path + "/a.yaml")
    #expect(found.count == 1 && !found[0].contains("no key"), "\(found)")
  }
}
