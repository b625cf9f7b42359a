import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents

@Test(arguments: [
  (PseudoStyle.accented, "Message", "[Ḿééššááĝéé]"), (.accented, "", ""),
  (.accented, "Hi %@, %1$lld%%", "[Ĥíí %@, %1$lld%%]"),
  (.accented, "%#@files@ in {name}", "[%#@files@ ííñ {name}]"),
  (
    .accented, "{n, plural, one {a file} other {# files}} ok",
    "[{n, plural, one {a file} other {# files}} óóķ]"
  ),
  (.accented, "<b>Bold</b> &amp; <br/>", "[<b>Ḃóóļď</b> &amp; <br/>]"),
  (.accented, "a < b, c > d & e", "[áá < ḃ, ç > ď & éé]"),
  (
    .accented, "**See** [us](https://a.b/c) or www.a.b",
    "[**Šéééé** [úúš](https://a.b/c) óóŕ www.a.b]"
  ),
  (
    .accented, "Ask ann.b+c@mail.example.org. See example.org/a?b=1, or a-b.example.",
    "[ÁÁšķ ann.b+c@mail.example.org. Šéééé example.org/a?b=1, óóŕ a-b.example.]"
  ),
  (.accented, "Fine.Thanks, e.g. a.m. 3.5 km", "[Ḟííñéé.Ťĥááñķš, éé.ĝ. áá.ḿ. 3.5 ķḿ]"),
  (.rtl, "me@a.bc", "me@a.bc"),
  (.accented, "Mail mailto:me@a.b now", "[Ḿááííļ mailto:me@a.b ñóóŵ]"),
  (.accented, "für Привет", "[ḟüüŕ Приивеет]"),
  (.double, "Save", "Save Save"), (.double, "", ""), (.bounded, "Save %@", "[# Save %@ #]"),
  (
    .rtl, "Don't go, <b>Ann</b> %@",
    "\u{200F}\u{202E}Don't\u{202C}\u{200F} \u{200F}\u{202E}go\u{202C}\u{200F}, "
      + "<b>\u{200F}\u{202E}Ann\u{202C}\u{200F}</b> %@"
  ),
])
func pseudolocalesChangeTextsAndNothingElse(style: PseudoStyle, text: String, expected: String) {
  #expect(style.applied(to: text) == expected)
}

/// The source texts of the samples grow by what translations into German do.
@Test func accentedTextsGrowByAThird() {
  let text = "Choose what you would like to see first, and change it whenever you want to."
  let growth = Double(PseudoStyle.accented.applied(to: text).count) / Double(text.count)
  #expect((1.3...1.45).contains(growth), "\(growth)")
}

private let catalog = """
  {"sourceLanguage": "en", "strings": {
    "hi": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}},
      "en": {"stringUnit": {"value": "Hello %@"}}}},
    "n": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld item"}},
      "other": {"stringUnit": {"value": "%lld items"}}}}}}}}}
  """

@Test(
  arguments: [
    ("en-XA", nil, "[Ĥééļļóó Ann]", "[2 ííťééḿš]", "[ÓÓķ]", "en-XA"),
    ("en", .accented, "[Ĥééļļóó Ann]", "[2 ííťééḿš]", "[ÓÓķ]", "en-x-accented"),
    ("de", .double, "Hallo Ann Hallo Ann", "2 items 2 items", "Ok Ok", "de-x-double"),
    ("de-x-double", nil, "Hallo Ann Hallo Ann", "2 items 2 items", "Ok Ok", "de-x-double"),
    ("de", .bounded, "[# Hallo Ann #]", "[# 2 items #]", "[# Ok #]", "de-x-bounded"),
    ("en-XA", .bounded, "[# Hello Ann #]", "[# 2 items #]", "[# Ok #]", "en-x-bounded"),
  ] as [(String, PseudoStyle?, String, String, String, String)])
func pseudolocalesHaveTextsOfTheirOwn(
  locale: String, style: PseudoStyle?, hi: String, n: String, literal: String, name: String
) throws {
  try withFolder { (folder: URL) throws in
    try Data(catalog.utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    let screen = try load(
      """
      strings: s.xcstrings
      views:
        a: {class: label, text: {key: hi, values: [Ann]}}
        b: {class: label, text: {key: n, values: [2]}}
        c: {class: textField, text: Ok, placeholder: Ok}
        d: {class: segmented, segments: [Ok]}
      """, file: folder.path + "/a.yaml",
      DocumentOptions(locale: LocaleTag(locale), pseudo: style))
    let views = screen.window.rootView.subviews
    #expect((views[0] as? Label)?.text == hi)
    #expect((views[1] as? Label)?.text == n)
    #expect((views[2] as? TextField)?.text == literal)
    #expect((views[2] as? TextField)?.placeholder == literal)
    #expect((views[3] as? SegmentedControl)?.segments == [literal])
    #expect(screen.window.traits.locale == name)
    // The German catalog lacks one text; a pseudolocale lacks none. Two texts are in no catalog.
    let literal = screen.findings.filter { $0.rule == .literal }
    #expect(literal.count == 2)
    #expect(screen.findings.count - literal.count == (locale.hasPrefix("de") ? 1 : 0))
  }
}

@Test(arguments: PseudoStyle.allCases, ["3", "99+", "12:30", "1,234.5 %", "→"])
func textsWithoutLettersAreTheSameInAllPseudolocales(style: PseudoStyle, text: String) throws {
  let screen = try load(
    "views: {a: {class: label, text: \"\(text)\"}}\ntabBar: {items: [{title: A, badge: \"\(text)\"}]}",
    DocumentOptions(pseudo: style))
  #expect((screen.window.rootView.subviews.first as? Label)?.text == text)
  let bar = screen.window.rootView.subviews.compactMap { $0 as? TabBar }.first
  #expect(bar?.items?.first?.badgeValue == text && bar?.items?.first?.title != "A")
}

@Test(arguments: [("ar-XB", nil), ("en", .rtl), ("en-x-rtl", nil)] as [(String, PseudoStyle?)])
func pseudolocalesReadFromRightToLeft(locale: String, style: PseudoStyle?) throws {
  let screen = try load(
    "views: {a: {class: label, text: Ok}}",
    DocumentOptions(locale: LocaleTag(locale), pseudo: style))
  #expect(screen.window.traits.layoutDirection == .rightToLeft)
  #expect(
    (screen.window.rootView.subviews[0] as? Label)?.text
      == "\u{200F}\u{202E}Ok\u{202C}\u{200F}")
  #expect(screen.findings.isEmpty)
}
