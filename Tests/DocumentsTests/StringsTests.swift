import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents
@testable import Localization

private let catalog = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {
    "greeting": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Hallo, %@"}},
      "en": {"stringUnit": {"state": "translated", "value": "Hello, %@"}},
      "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好，%@"}}
    }},
    "Cancel": {"localizations": {
      "de": {"stringUnit": {"state": "new", "value": ""}},
      "fr": {"stringUnit": {"state": "translated", "value": "Annuler \\ud83d\\ude00\\/"}}
    }},
    "brand": {"shouldTranslate": false},
    "files": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%d file"}}, "other": {"stringUnit": {"value": "%d files"}}
    }}}}}
  }}
  """

/// The text of a label whose text is `reference`, and the findings, with the catalog beside it.
private func label(
  _ reference: String, locale: String, strings: String = catalog, name: String = "S.xcstrings"
) throws -> (text: String?, findings: [String]) {
  var result: (String?, [String]) = (nil, [])
  try withFolder { (folder: URL) throws in
    try Data(strings.utf8).write(to: folder.appendingPathComponent(name))
    let screen = try load(
      "strings: \(name)\nlocale: \(locale)\nviews: {l: {class: label, text: \(reference)}}",
      file: folder.path + "/a.yaml")
    let label = screen.window.rootView.subviews.first as? Label
    result = (label?.text, screen.findings.map(\.message))
  }
  return result
}

@Test(
  arguments: [
    ("de", "{key: greeting, values: [Ann]}", "Hallo, Ann", nil),
    (
      "de-AT", "{key: greeting, values: [Ann]}", "Hallo, Ann",
      "“greeting” has no text for this region; that of its language is shown"
    ),
    (
      "DE_at", "{key: greeting, values: [Ann]}", "Hallo, Ann",
      "“greeting” has no text for this region; that of its language is shown"
    ),
    (
      "zh-HK", "{key: greeting, values: [Ann]}", "你好，Ann",
      "“greeting” has no text for this region; that of its language is shown"
    ),
    // A language in the region where most people speak it, in the script that they write it in.
    ("zh-TW", "{key: greeting, values: [Ann]}", "你好，Ann", nil),
    ("de_DE", "{key: greeting, values: [Ann]}", "Hallo, Ann", nil),
    ("de-Latn-DE", "{key: greeting, values: [Ann]}", "Hallo, Ann", nil),
    ("de-DE-u-nu-latn", "{key: greeting, values: [Ann]}", "Hallo, Ann", nil),
    ("fr-FR", "{key: Cancel}", "Annuler 😀/", nil),
    (
      "de_DE", "{key: Cancel}", "Cancel", "“Cancel” has no “de-DE” text; the “en” text is shown"
    ),
    (
      "no", "{key: greeting, values: [Ann]}", "Hello, Ann",
      "the strings have no “no” texts; “en” texts are shown"
    ),
    (
      "zh-CN", "{key: greeting, values: [Ann]}", "Hello, Ann",
      "the strings have no “zh-CN” texts; “en” texts are shown"
    ),
    (
      "ar", "{key: greeting, values: [Ann]}", "Hello, Ann",
      "the strings have no “ar” texts; “en” texts are shown"
    ),
    ("en", "{key: Cancel}", "Cancel", nil),
    ("de", "{key: Cancel}", "Cancel", "“Cancel” has no “de” text; the “en” text is shown"),
    ("fr", "{key: Cancel}", "Annuler 😀/", nil),
    ("de", "{key: brand}", "brand", nil),
    ("en", "{key: files, values: [3]}", "3 files", nil),
    ("en", "{key: files, values: [1]}", "1 file", nil),
    (
      "en", "{key: greeting}", "Hello, %@",
      "“greeting” shows the placeholder %@ as it is, without a value; add “values”"
    ),
  ] as [(String, String, String, String?)])
func catalogsAreLookedUp(locale: String, reference: String, text: String, finding: String?) throws {
  let found = try label(reference, locale: locale)
  #expect(found.text == text)
  #expect(found.findings == [finding].compactMap { $0 })
}

@Test(arguments: [
  ("{key: greting}", "3:39: the strings have no key “greting”; did you mean “greeting”?"),
  ("{key: greeting, values: []}", "3:39: “greeting” uses value 1, and “values” has none"),
  ("{key: files, values: [many]}", "3:39: “files” needs a number for %d, found “many”"),
])
func textsThatCannotBeMadeAreMistakes(reference: String, expected: String) throws {
  try withFolder { (folder: URL) throws in
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("S.xcstrings"))
    let found = problems(
      "strings: S.xcstrings\nlocale: en\nviews: {l: {class: label, text: \(reference)}}",
      file: folder.path + "/a.yaml")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(expected) == true, "\(found)")
  }
}

@Test func foldersOfLocalesAreRead() throws {
  try withFolder { (folder: URL) throws in
    for (locale, text) in [
      ("en", "/* a\ncomment */ \"hi\" = \"Hi \\\"%@\\\"\\n\";\n// more\nbare.key = \"B\";"),
      ("de", "\"hi\" = \"H\\U00e4\";"),
    ] {
      let lproj = folder.appendingPathComponent("Strings/\(locale).lproj")
      try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
      let utf8 = Array(text.utf8)
      let utf16: [UInt8] = [0xFF, 0xFE] + utf8.flatMap { [$0, 0] }
      try Data(locale == "en" ? utf16 : utf8)
        .write(to: lproj.appendingPathComponent("Localizable.strings"))
    }
    func texts(_ locale: String) throws -> [String?] {
      let screen = try load(
        """
        strings: Strings
        locale: \(locale)
        views:
          a: {class: label, text: {key: hi, values: [x]}}
          b: {class: label, text: {key: bare.key}}
        """, file: folder.path + "/a.yaml")
      return screen.window.rootView.subviews.map { ($0 as? Label)?.text }
    }
    let english = try texts("en")
    #expect(english == ["Hi \"x\"\n", "B"])
    let german = try texts("de")
    #expect(german == ["Hä", "B"])
  }
}

/// Xcode's folders were named by languages' names once.
@Test(arguments: [("English", true), ("zz-Latnn", true), ("en", false), ("Base", false)])
func aFolderOfStringsIsNamedByItsLocale(name: String, isWrong: Bool) throws {
  try withFolder { (folder: URL) throws in
    let lproj = folder.appendingPathComponent("Strings/\(name).lproj")
    try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
    try Data("a = \"A\";".utf8).write(to: lproj.appendingPathComponent("Localizable.strings"))
    let found = problems(
      "strings: Strings\nviews: {l: {class: label, text: {key: a}}}", file: folder.path + "/a.yaml")
    let places = found.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
    #expect(places.contains { $0.hasPrefix("Strings/\(name).lproj") } == isWrong, "\(found)")
    #expect(found.isEmpty != isWrong)
  }
}

/// Each with the place of the escape. Two escapes make the 😀.
@Test(arguments: [
  ("", "1:1: the file is empty"), ("\n ", "1:1: the file is empty"),
  (#"{"a": "b\u0000"}"#, #"1:9: the control character U+0000 has no place in text"#),
  (#"{"ä😀": "\ud83d\ude00\u009f"}"#, #"1:21: the control character U+009F has no place in text"#),
  (#"{"a\b": ""}"#, #"1:4: the control character U+0008 has no place in text"#),
  (#"{"a": "b\"#, "1:9: expected an escape that JSON has, found “\\”"),
  (#"{"a": "b\n"#, "1:11: expected “\"”, found the end of the file"),
  (#"{"a": "b\x"}"#, "1:9: expected an escape that JSON has, found “\\”"),
  (#"{"a": "b\udE00"}"#, #"1:9: expected the first half of a surrogate pair, found “\udE00”"#),
  (#"{"a": "b\ud83d"}"#, #"1:15: expected the second half of a surrogate pair, found “"”"#),
  (#"{"a": "b\ud83d\u0041"}"#, #"1:15: expected the second half of a surrogate pair, found “\”"#),
  (#"{"a": "b\ud83d\ud83d"}"#, #"1:15: expected the second half of a surrogate pair, found “\”"#),
])
func escapesThatAreNoTextArePlaced(catalog: String, expected: String) {
  let problems = Problems()
  #expect(StringCatalog.read(SourceText(file: "s.xcstrings", text: catalog), problems) == nil)
  #expect(problems.sorted.map(\.description) == ["s.xcstrings:" + expected.error])
}

@Test(arguments: [
  (#""a" = "b\U0000";"#, #"1:9: the control character U+0000 has no place in text"#),
  (#""a\u009f" = "b";"#, #"1:3: the control character U+009F has no place in text"#),
  (#""a" = "b\UDE00";"#, #"1:9: expected the first half of a surrogate pair, found “\UDE00”"#),
  (#""a" = "b\Ud83d\U0041";"#, #"1:15: expected the second half of a surrogate pair, found “\”"#),
])
func escapesOfStringsFilesArePlaced(text: String, expected: String) {
  let problems = Problems()
  _ = LocalizableStrings.read(SourceText(file: "s.strings", text: text), problems)
  #expect(problems.sorted.map(\.description) == ["s.strings:" + expected.error])
}

extension String {
  /// A place and a mistake with the word that messages have between them.
  fileprivate var error: String {
    replacing(#/^\d+:\d+: /#) { $0.output + "error: " }
  }
}

@Test(arguments: [
  ("%@ and %@", ["a", "b"], "a and b"),
  ("%2$@ before %1$@", ["a", "b"], "b before a"),
  ("%d%%", ["50"], "50%"),
  ("%ld %lld %u %i", ["1", "2", "3", "4"], "1 2 3 4"),
  ("%.2f", ["3.14159"], "3.14"),
  ("%5d|", ["42"], "   42|"),
  ("%-5d|", ["42"], "42   |"),
  ("%05d", ["-42"], "-0042"),
  ("%+d", ["42"], "+42"),
  ("%+.1f %+.2e %+g", ["2", "1500", "0.5"], "+2.0 +1.50e+03 +0.5"),
  ("%x %X", ["255", "255"], "ff FF"),
  ("100 % sure", [], "100 % sure"),
  ("%", [], "%"),
  ("%s", ["%n%n"], "%n%n"),
  ("%1$d %1$d", ["7"], "7 7"),
])
func specifiersAreFilled(text: String, values: [String], expected: String) throws {
  var filler = TextFiller(key: "k", values: values.map { TextValue($0) }, language: .english)
  #expect(try filler.filled(LocalizedText(text)) == expected)
  #expect(filler.issues.isEmpty)
}

@Test func optionsReplaceWhatTheDocumentSays() throws {
  let text = """
    canvas: {device: iphone-se}
    locale: ar
    views: {a: {}}
    """
  let own = try load(text).window
  #expect(own.traits.layoutDirection == .rightToLeft)
  #expect(own.traits.displayScale == 2)
  #expect(own.safeArea == EdgeInsets(top: 20))
  let other = try load(
    text,
    DocumentOptions(
      locale: LocaleTag("de-CH"), device: Device.named("iPhone-15"), textSize: .accessibility1,
      appearance: .dark)
  ).window
  #expect(other.size == CGSize(width: 393, height: 852))
  #expect(other.traits.displayScale == 3)
  #expect(other.traits.locale == "de-CH")
  #expect(other.traits.layoutDirection == .leftToRight)
  #expect(other.traits.contentSizeCategory == .accessibility1)
  #expect(other.traits.appearance == .dark)
  let resized = try load(
    text, DocumentOptions(size: CGSize(width: 300, height: 200), scale: 1, direction: .leftToRight)
  ).window
  #expect(resized.size == CGSize(width: 300, height: 200))
  #expect(resized.traits.displayScale == 1)
  #expect(resized.traits.layoutDirection == .leftToRight)
}
