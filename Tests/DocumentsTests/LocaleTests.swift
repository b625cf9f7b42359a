import Foundation
import LayoutScene
import TestSupport
import Testing

@testable import Documents

@Test(arguments: [
  ("en", LayoutDirection.leftToRight), ("ar", .rightToLeft), ("ar-EG", .rightToLeft),
  ("he", .rightToLeft), ("fa", .rightToLeft), ("ur", .rightToLeft), ("ps", .rightToLeft),
  ("yi", .rightToLeft), ("ar-Latn", .leftToRight), ("az-Arab", .rightToLeft),
  ("pa-PK", .rightToLeft), ("pa", .leftToRight), ("uz", .leftToRight), ("uz-AF", .rightToLeft),
  ("uz-Arab", .rightToLeft), ("uz-Cyrl", .leftToRight), ("sd", .rightToLeft),
  ("sd-Deva", .leftToRight), ("dv", .rightToLeft), ("nqo", .rightToLeft), ("ug", .rightToLeft),
  ("ku", .leftToRight), ("ckb", .rightToLeft),
  ("en-XA", .leftToRight), ("ar-XB", .rightToLeft), ("de-x-rtl", .rightToLeft),
  ("ar-x-double", .rightToLeft), ("xx", .leftToRight),
])
func theDirectionFollowsTheScript(locale: String, direction: LayoutDirection) throws {
  #expect(try #require(LocaleTag(locale)).direction == direction)
}

@Test(arguments: [
  ("de", ["de"]), ("de-AT", ["de-AT", "de"]), ("en_GB", ["en-GB", "en-001", "en"]),
  ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh"]),
  ("zh-Hans-HK", ["zh-Hans-HK", "zh-Hans", "zh"]), ("zh", ["zh", "zh-Hans"]),
  ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant", "zh"]),
  ("es-MX", ["es-MX", "es-419", "es"]), ("sr-Latn", ["sr-Latn", "sr"]),
  ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("nb", ["nb", "no"]),
  ("de-x-double", ["de"]), ("de-AT-u-nu-latn", ["de-AT-u-nu-latn", "de-AT", "de"]),
])
func localesFallBackOnTheirParents(locale: String, chain: [String]) throws {
  #expect(try #require(LocaleTag(locale)).chain.map(\.description) == chain)
}

@Test(arguments: [
  ("zh-TW", "zh-Hant-TW"), ("de", "de-Latn-DE"), ("sr", "sr-Cyrl-RS"), ("ar", "ar-Arab-EG"),
  ("pa-PK", "pa-Arab-PK"), ("qaa", "qaa"), ("uz", "uz-Latn-UZ"), ("uz-AF", "uz-Arab-AF"),
  ("uz-Cyrl", "uz-Cyrl-UZ"), ("az-IR", "az-Arab-IR"), ("kk-CN", "kk-Arab-CN"),
  ("sr-ME", "sr-Latn-ME"), ("mn-CN", "mn-Mong-CN"), ("zh-SG", "zh-Hans-SG"),
  ("zh-MO", "zh-Hant-MO"),
])
func likelySubtagsAreCLDRs(locale: String, full: String) throws {
  #expect(try #require(LocaleTag(locale)).maximized.description == full)
}

@Test(arguments: [("iw", "he"), ("in", "id"), ("PT_br", "pt-BR"), ("de-x-double", "de-x-double")])
func tagsHaveACanonicalForm(text: String, canonical: String) throws {
  #expect(try #require(LocaleTag(text)).canonical.description == canonical)
}

@Test(arguments: [
  ("de", "Deutsch"), ("ar", "العربية"), ("ja", "日本語"), ("vi", "Tiếng Việt"),
  ("pt-BR", "português (Brasil)"), ("zh-Hant", "繁體中文"), ("en-XA", "English [accented]"),
  ("de-x-double", "Deutsch [double]"), ("xx", nil), ("xx-DE", nil),
])
func localesHaveNamesOfTheirOwn(locale: String, name: String?) throws {
  #expect(try #require(LocaleTag(locale)).nativeName == name)
}

@Test(arguments: ["", "e", "-en", "en-", "en--US", "12", "en US", "e\u{301}n", "toolonglang"])
func whatIsNoLocaleIsRefused(text: String) {
  #expect(LocaleTag(text) == nil)
}

@Test(arguments: [
  "en", "de-AT", "pt_BR", "zh-Hant-HK", "es-419", "en-001", "tlh", "yue", "iw", "en-XA", "ar-XB",
  "de-x-double", "ja-x-rtl", "de-1996", "ar-u-nu-latn", "ca-valencia", "en-x-ours", "EN-us",
  "de-CH-1901", "sl-rozaj-1994", "en-GB-oxendict", "ja-u-ca-japanese-nu-jpan", "en-x-a-b",
  "en-t-de",
  "de-Latn-DE-1996-u-co-phonebk-x-a",
])
func localesThatThereAreAreTaken(text: String) throws {
  #expect(try LocaleTag.validated(text) == LocaleTag(text))
}

@Test(
  arguments: [
    ("english", "there is no locale “english”: no language has the code “english”", "en"),
    ("Deutsch", "there is no locale “Deutsch”: no language has the code “deutsch”", "de"),
    ("dee", "there is no locale “dee”: no language has the code “dee”", "de"),
    ("en-UK", "there is no locale “en-UK”: no region has the code “UK”", "en-GB"),
    ("de-QQ", "there is no locale “de-QQ”: no region has the code “QQ”", "de"),
    ("de-XA", "there is no locale “de-XA”: no region has the code “XA”", "de"),
    ("zh-Hanx", "there is no locale “zh-Hanx”: no script has the code “Hanx”", "zh-Hans"),
    (
      "de-x-duble", "there is no locale “de-x-duble”: no pseudolocale has the style “duble”",
      "de-x-double"
    ),
    ("en-GBR", "there is no locale “en-GBR”: no variant of a language has the code “GBR”", "en-GB"),
    ("de-1234", "there is no locale “de-1234”: no variant of a language has the code “1234”", "de"),
    (
      "de-abcde", "there is no locale “de-abcde”: no variant of a language has the code “abcde”",
      "de"
    ),
    (
      "en-Latn-Latn",
      "there is no locale “en-Latn-Latn”: “Latn” is there twice or in the wrong place", "en-Latn"
    ),
    (
      "zh-TW-Hant", "there is no locale “zh-TW-Hant”: “Hant” is there twice or in the wrong place",
      "zh-Hant-TW"
    ),
    (
      "en-GB-US", "there is no locale “en-GB-US”: “US” is there twice or in the wrong place",
      "en-GB"
    ),
    (
      "en-GB-GB", "there is no locale “en-GB-GB”: “GB” is there twice or in the wrong place",
      "en-GB"
    ),
    (
      "de-1996-1996",
      "there is no locale “de-1996-1996”: “1996” is there twice or in the wrong place", "de"
    ),
    (
      "de-DE-1996-QQ",
      "there is no locale “de-DE-1996-QQ”: no variant of a language has the code “QQ”", "de-DE-1996"
    ),
    (
      "de-1996-DE", "there is no locale “de-1996-DE”: “DE” is there twice or in the wrong place",
      "de-DE-1996"
    ),
    ("en-x", "there is no locale “en-x”: nothing follows “x”", "en"),
    ("en-u", "there is no locale “en-u”: nothing follows “u”", "en"),
    ("de-AT-u-x-a", "there is no locale “de-AT-u-x-a”: nothing follows “u”", "de-AT"),
    ("ger", "there is no locale “ger”: no language has the code “ger”", "de"),
    ("fre-CA", "there is no locale “fre-CA”: no language has the code “fre”", "fr-CA"),
    ("en-EN", "there is no locale “en-EN”: no region has the code “EN”", "en"),
    (
      "de_CH.UTF-8",
      "there is no locale “de_CH.UTF-8”: “.UTF-8” is POSIX syntax, not part of a language tag",
      "de-CH"
    ),
    (
      "de_DE@euro",
      "there is no locale “de_DE@euro”: “@euro” is POSIX syntax, not part of a language tag",
      "de-DE"
    ),
    ("C", "there is no locale “C”: “C” is POSIX syntax, not part of a language tag", "en"),
    (
      "C.UTF-8",
      "there is no locale “C.UTF-8”: “.UTF-8” is POSIX syntax, not part of a language tag",
      "en"
    ),
    ("de-", "there is no locale “de-”: a part is missing before or after a hyphen", "de"),
    ("e", "expected a locale such as de or pt-BR, found “e”", nil),
  ] as [(String, String, String?)])
func localesThatThereAreNotAreMistakes(text: String, message: String, suggestion: String?) {
  #expect {
    try LocaleTag.validated(text)
  } throws: { error in
    let fact = error as? Fact
    return fact?.message == message
      && fact?.advice == suggestion.map { "did you mean “\($0)”?" }
  }
}

/// A region's code stands for what most people speak there, by CLDR's likely subtags.
@Test(arguments: [
  ("jp", "ja"), ("JP", "ja"), ("cn", "zh"), ("gr", "el"), ("cz", "cs"), ("dk", "da"), ("us", "en"),
  ("usa", "en"), ("hk", "zh-Hant"), ("jp-JP", "ja-JP"), ("cn-Hant", "zh-Hant"), ("jp-QQ", "ja"),
  ("klingon", "tlh"), ("german", "de"), ("deutsch", "de"), ("german-AT", "de-AT"),
  ("japanese", "ja"), ("日本語", "ja"), ("norwegian", "no"), ("Vietnamese", "vi"), ("Čeština", "cs"),
  ("cestina", "cs"), ("germen", "de"), ("tlh-QQ", "tlh"),
])
func whatWasProbablyMeantIsALocale(text: String, suggestion: String) throws {
  #expect {
    try LocaleTag.validated(text)
  } throws: { error in
    (error as? Fact)?.advice == "did you mean “\(suggestion)”?"
  }
  #expect(try LocaleTag.validated(suggestion).description == suggestion)
}

@Test(arguments: ["xx", "xx-qq", "qqqqqqqq", "root"])
func whereNothingIsNearTheListOfCodesIsNamed(text: String) {
  #expect {
    try LocaleTag.validated(text)
  } throws: { error in
    (error as? Fact)?.advice == "the codes of languages are those of ISO 639, such as de, ja or pt"
  }
}

@Test(
  arguments: [
    (#"{"sourceLanguage": "qqq9", "strings": {}}"#, "Strings.xcstrings:1:20"),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"xyzzy!!": {}}}}}"#,
      "Strings.xcstrings:1:62"
    ),
    (
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": "#
        + #"{"state": "translated", "value": 5}}}}}}"#, "Strings.xcstrings:1:116"
    ),
  ])
func catalogsWithoutLanguagesOrTextsAreRefusedAtTheirPlaces(catalog: String, place: String) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(catalog.utf8).write(to: folder.appendingPathComponent("Strings.xcstrings"))
  let document = folder.appendingPathComponent("a.yaml")
  try Data("strings: Strings.xcstrings\n".utf8).write(to: document)
  let problems = try OpenDocument.open(path: document.path).inspect(
    measurer: FixedWidthMeasurer()
  ).problems
  #expect(problems.count == 1)
  #expect(problems.first?.description.contains(place) == true, "\(problems)")
}
