import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents
@testable import Localization

/// The categories of some numbers, as CLDR's own samples have them.
@Test(
  arguments: [
    ("en", "1: one, 0: other, 2: other, 1.0: other, -1: one, 1000000: other"),
    ("de", "1: one, 0: other, 1.5: other"),
    ("es", "1: one, 1.0: one, 0: other, 2000000: many"),
    ("fr", "0: one, 1: one, 1.5: one, 2: other, 1000000: many"),
    ("pt", "0: one, 1: one, 2: other"), ("pt-PT", "0: other, 1: one, 1.0: other"),
    ("it", "1: one, 0: other, 3000000: many"), ("ca", "1: one, 2: other, 1000000: many"),
    ("ru", "1: one, 21: one, 11: many, 2: few, 24: few, 12: many, 5: many, 0: many, 1.5: other"),
    ("uk", "101: one, 111: many, 3: few, 100: many, 2.0: other"),
    ("be", "1: one, 21.0: one, 4: few, 14: many, 0.5: other"),
    ("pl", "1: one, 21: many, 22: few, 12: many, 0: many, 1.5: other"),
    ("cs", "1: one, 2: few, 5: other, 1.5: many"), ("sk", "4: few, 0: other"),
    (
      "ar", "0: zero, 1: one, 2: two, 3: few, 110: few, 11: many, 199: many, 100: other, 0.1: other"
    ),
    ("he", "1: one, 2: two, 20: other, 0.5: one, 1.5: other"), ("iw", "2: two"),
    ("ja", "1: other"), ("zh-Hant-TW", "1: other"), ("ko", "0: other"), ("vi", "1: other"),
    ("th", "1: other"),
    ("sl", "1: one, 101: one, 2: two, 103: few, 5: other, 1.5: few"),
    ("lt", "1: one, 11: other, 22: few, 12: other, 0.1: many, 10: other"),
    ("lv", "0: zero, 11: zero, 21: one, 2: other, 0.1: one, 1.11: zero, 0.0: zero"),
    ("ro", "1: one, 0: few, 19: few, 119: few, 101: few, 20: other, 1.5: few"),
    ("cy", "0: zero, 1: one, 2: two, 3: few, 6: many, 4: other"),
    ("ga", "1: one, 2: two, 6: few, 10: many, 11: other"),
    ("hr", "1: one, 21: one, 11: other, 4: few, 0.1: one, 0.2: few, 1.5: other"),
    ("sr-Latn-ME", "31: one, 32: few"), ("bs", "5: other"),
    ("mt", "1: one, 2: two, 0: few, 103: few, 11: many, 20: other"),
    ("da", "1: one, 0.1: one, 1.6: one, 0: other, 2.0: other"),
    ("is", "21: one, 11: other, 1.1: one, 2.0: other"),
    ("kw", "22: two, 1000: two, 100000: two, 23: few, 21: many, 4: other"),
    ("br", "21: one, 71: other, 22: two, 9: few, 1000000: many, 5: other"),
    ("hi", "0: one, 1: one, 0.5: one, 2: other"), ("fil", "4: other, 5: one, 0.4: other"),
  ])
func numbersHaveCLDRsCategories(language: String, samples: String) throws {
  let tag = try #require(LocaleTag(language))
  for sample in samples.components(separatedBy: ", ") {
    let parts = sample.components(separatedBy: ": ")
    #expect(tag.pluralCategory(of: parts[0])?.rawValue == parts[1], "\(language) \(sample)")
  }
}

@Test func languagesWithoutRulesHaveNoCategories() throws {
  #expect(try #require(LocaleTag("tlh")).pluralCategory(of: "1") == nil)
}

@Test(arguments: ["", "-", ".5", "5.", "1e3", "a", "1,5", "1.2.3", "٣"])
func whatIsNoDecimalNumberHasNoCategory(text: String) {
  #expect(LocaleTag.english.pluralCategory(of: text) == nil)
}

@Test func longNumbersGoByTheirLastDigits() throws {
  let russian = try #require(LocaleTag("ru"))
  let long = "100000000000000000000000000000000001"
  #expect(russian.pluralCategory(of: long) == .one)
  #expect(LocaleTag.english.pluralCategory(of: long) == .other)
  #expect(LocaleTag.english.pluralCategory(of: "0." + String(repeating: "0", count: 99)) == .other)
}

/// Texts that vary in every way that catalogs know.
let pluralCatalog = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {
    "n": {"localizations": {
      "en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}},
        "other": {"stringUnit": {"value": "%lld items"}}}}},
      "ru": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld штука"}},
        "few": {"stringUnit": {"value": "%lld штуки"}},
        "many": {"stringUnit": {"value": "%lld штук"}},
        "other": {"stringUnit": {"value": "%lld штуки!"}}}}},
      "pl": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld rzecz"}},
        "other": {"stringUnit": {"value": "%lld rzeczy"}}}}},
      "tlh": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "wa' Doch"}},
        "other": {"stringUnit": {"value": "%lld Doch"}}}}},
      "fr": {"variations": {"plural": {
        "lots": {"stringUnit": {"value": "plein"}},
        "zero": {"stringUnit": {"value": "aucun"}},
        "other": {"stringUnit": {"value": "%lld choses"}}}}}
    }},
    "who": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%1$@ has a tree"}},
      "other": {"stringUnit": {"value": "%1$@ has %2$.1f trees"}}}}}}},
    "by": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "One tree by %@"}},
      "other": {"stringUnit": {"value": "%lld trees by %@"}}}}}}},
    "wide": {"localizations": {"en": {"variations": {"width": {
      "9": {"stringUnit": {"value": "Hi"}}, "20": {"stringUnit": {"value": "Hello"}}}}}}},
    "tap": {"localizations": {"en": {"variations": {"device": {
      "iphone": {"stringUnit": {"value": "Tap"}},
      "ipad": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "Tap once"}},
        "other": {"stringUnit": {"value": "Tap %lld times"}}}}},
      "other": {"stringUnit": {"value": "Click"}}}}}}},
    "sub": {"localizations": {"en": {
      "stringUnit": {"value": "%#@b@ with %#@a@"},
      "substitutions": {
        "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg bird"}},
          "other": {"stringUnit": {"value": "%arg birds"}}}}},
        "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg tree"}},
          "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}},
    "lost": {"localizations": {"en": {"stringUnit": {"value": "%#@nobody@"}}}},
    "loop": {"localizations": {"en": {
      "stringUnit": {"value": "%#@a@"},
      "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"value": "%#@a@"}}}}}}}}}
  }}
  """

@Test(arguments: [
  (["9": "a", "20": "b"], "b"), (["20": "b", "100": "c"], "c"), (["0": "a", "1": "b"], "b"),
  // What is no number is no room.
  (["x": "a", "1": "b"], "b"), (["x": "a", "0": "b"], "a"), (["-1": "b", "x": "a"], "a"),
])
func theTextForTheMostRoomIsShown(widths: [String: String], text: String) {
  #expect(TextForms.widest(widths.mapValues { .text($0) }) == .text(text))
}

/// The text of a label with `reference` for its text, and the findings with their places.
func shownLabel(
  _ reference: String, locale: String = "en", device: String = "iphone-se",
  files: [String: String] = ["S.xcstrings": pluralCatalog], strings: String = "S.xcstrings"
) throws -> (text: String?, findings: [String]) {
  var result: (String?, [String]) = (nil, [])
  try withFolder { (folder: URL) throws in
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let screen = try load(
      """
      strings: \(strings)
      locale: \(locale)
      canvas: {device: \(device)}
      views: {l: {class: label, text: \(reference)}}
      """, file: folder.path + "/a.yaml")
    let label = screen.window.rootView.subviews.first as? Label
    let places = screen.findings.map { finding in
      "\(finding.origin?.line ?? 0):\(finding.origin?.column ?? 0): \(finding.message)"
    }
    result = (label?.text, places)
  }
  return result
}

@Test(
  arguments: [
    ("en", "{key: n, values: [1]}", "1 item"), ("en", "{key: n, values: [3]}", "3 items"),
    ("ru", "{key: n, values: [1]}", "1 штука"), ("ru", "{key: n, values: [3]}", "3 штуки"),
    ("ru", "{key: n, values: [5]}", "5 штук"), ("ru", "{key: n, values: [21]}", "21 штука"),
    ("fr-CA", "{key: n, values: [0]}", "aucun"),
    ("en", "{key: who, values: [Ann, 2]}", "Ann has 2.0 trees"),
    // What counts is the number as it is shown.
    ("en", "{key: who, values: [Ann, 1]}", "Ann has 1.0 trees"),
    ("en", "{key: sub, values: [1, 2]}", "2 trees with 1 bird"),
    ("en", "{key: sub, values: [2, 1]}", "1 tree with 2 birds"),
    ("en", "{key: tap}", "Tap"), ("en", "{key: wide}", "Hello"),
    ("en", "{key: by, values: [2, Ann]}", "2 trees by Ann"),
  ])
func catalogsChooseTheFormForTheNumber(locale: String, reference: String, text: String) throws {
  #expect(try shownLabel(reference, locale: locale).text == text)
}

@Test func catalogsChooseTheFormForTheDevice() throws {
  #expect(try shownLabel("{key: tap, values: [1]}", device: "ipad").text == "Tap once")
  #expect(try shownLabel("{key: tap, values: [2]}", device: "ipad").text == "Tap 2 times")
}

@Test(
  arguments: [
    (
      "pl", "{key: n, values: [3]}", "3 rzeczy",
      ["11:5: “n” has no “few” form, which “pl” has for 3; the “other” form is shown"]
    ),
    (
      "tlh", "{key: n, values: [1]}", "1 Doch",
      ["16:41: the plural rules of “tlh” are not known; the “other” form of “n” is shown"]
    ),
    (
      "fr", "{key: n, values: [2]}", "2 choses",
      [
        "18:7: “n” has a form “lots”, which is no plural category: there are zero, one, two, few, "
          + "many, other"
      ]
    ),
    (
      "en", "{key: n}", "%lld items",
      ["4:39: “n” chooses its plural form by a value, and none is given; add “values”"]
    ),
    (
      "en", "{key: by, values: [1, Ann]}", "One tree by 1",
      [
        "26:37: “by” shows value 1 by %@ in this form and by %lld in another; number the "
          + "placeholders, as in %1$@"
      ]
    ),
    (
      "en", "{key: lost, values: [1]}", "%#@nobody@",
      ["45:61: “lost” refers to “nobody”, which it does not define"]
    ),
    (
      "en", "{key: loop, values: [2]}", "%#@a@",
      ["47:29: “loop” refers to “a” within “a” itself"]
    ),
  ] as [(String, String, String, [String])])
func whatCannotBeChosenIsAFinding(
  locale: String, reference: String, text: String, findings: [String]
) throws {
  let found = try shownLabel(reference, locale: locale)
  #expect(found.text == text)
  #expect(found.findings == findings)
}

private func plist(_ body: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0"><dict>\(body)</dict></plist>
  """
}

private func variable(_ name: String, _ forms: [(String, String)]) -> String {
  let texts = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
  return """
    <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(texts)
    </dict>
    """
}

/// The same for dictionaries of strings.
let pluralDictionary = plist(
  """
  <!-- two numbers -->
  <key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@ &amp; %#@folders@ of %@</string>
    \(variable("files", [("zero", "no file"), ("one", "%d file"), ("other", "%d files")]))
    \(variable("folders", [("one", "a folder"), ("other", "%d f&#xF6;lders")]))
  </dict>
  <key>nested</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
    \(variable("a", [("one", "%d cat in %#@b@"), ("other", "%d cats in %#@b@")]))
    \(variable("b", [("one", "%d box"), ("other", "%d boxes")]))
  </dict>
  <key>placed</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%2$#@b@ by %1$@</string>
    \(variable("b", [("one", "one box"), ("other", "%2$d boxes")]))
  </dict>
  <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
    <key>20</key><string>Hi</string><key>50</key><string>Hello there</string>
  </dict></dict>
  <key>plain</key><string><![CDATA[<b>]]></string>
  <key>both</key><string>from the dictionary</string>
  """)

@Test(arguments: [
  ("{key: files, values: [1, 2, Ann]}", "1 file & 2 földers of Ann"),
  ("{key: files, values: [0, 1, Ann]}", "no file & a folder of Ann"),
  ("{key: nested, values: [1, 2]}", "1 cat in 2 boxes"),
  ("{key: nested, values: [2, 1]}", "2 cats in 1 box"),
  ("{key: placed, values: [Ann, 1]}", "one box by Ann"),
  ("{key: placed, values: [Ann, 7]}", "7 boxes by Ann"),
  ("{key: wide}", "Hello there"), ("{key: plain}", "<b>"), ("{key: both}", "from the dictionary"),
])
func stringsDictionariesAreRead(reference: String, text: String) throws {
  // Alone in its folder, beside a file of strings, and named by itself.
  let alone = ["S/en.lproj/Localizable.stringsdict": pluralDictionary]
  let beside = alone.merging(
    ["S/en.lproj/Localizable.strings": "\"both\" = \"from the strings\";"]) { $1 }
  for (files, strings) in [
    (alone, "S"), (beside, "S"), (["x.stringsdict": pluralDictionary], "x.stringsdict"),
    (["x.stringsdict": pluralDictionary, "x.strings": "a = b;"], "x.strings"),
  ] {
    let found = try shownLabel(reference, files: files, strings: strings)
    #expect(found.text == text && found.findings.isEmpty, "\(strings) \(found)")
  }
}

@Test func deepPropertyListsEndWithAMessage() throws {
  try withFolder { (folder: URL) throws in
    let deep = "<plist>" + String(repeating: "<array>", count: 20_000)
    try Data(deep.utf8).write(to: folder.appendingPathComponent("s.stringsdict"))
    let found = problems("strings: s.stringsdict", file: folder.path + "/a.yaml")
    #expect(found.count == 1 && found[0].contains("levels deep"), "\(found)")
  }
}
