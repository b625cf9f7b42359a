import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import Documents
@testable import Localization

/// Known from the CLDR's charts; U+00A0 and U+202F are spaces that do not break.
@Test(arguments: [
  ("en", "{date: 2026-11-20, style: long}", "November 20, 2026"),
  ("en", "{date: 2026-11-20}", "Nov 20, 2026"),
  ("en", "{date: 2026-11-20, style: short}", "11/20/26"),
  ("en", "{date: 2026-11-20, style: full}", "Friday, November 20, 2026"),
  ("de", "{date: 2026-11-20, style: long}", "20. November 2026"),
  ("ja", "{date: 2026-11-20, style: long}", "2026年11月20日"),
  ("ar", "{date: 2026-11-20, style: long}", "٢٠ نوفمبر ٢٠٢٦"),
  ("en", "{date: 2026-11-20, skeleton: yMMMd}", "Nov 20, 2026"),
  ("de", "{date: 2026-11-20, skeleton: yMMMMEEEEd}", "Freitag, 20. November 2026"),
  ("de", "{date: 2026-11-20T14:30, time: short}", "14:30"),
  ("de", "{date: 2026-11-20 14:30, style: time}", "14:30"),
  ("en", "{date: 2026-11-20T14:30, time: short}", "2:30\u{202F}PM"),
  ("de", "{date: 2026-11-20T14:30:05, style: short, time: medium}", "20.11.26, 14:30:05"),
  ("de", "{date: 2026-11-20T14:30Z, time: short, zone: Europe/Berlin}", "15:30"),
  ("de", "{date: 2026-11-20T14:30, time: short, zone: Europe/Berlin}", "14:30"),
  ("de", "{date: \"2026-11-20T23:30-01:30\", style: short}", "21.11.26"),
  ("en-XA", "{date: 2026-11-20, style: long}", "November 20, 2026"),
  ("de-x-double", "{date: 2026-11-20, style: long}", "20. November 2026"),
  ("en", "{number: 1234.5}", "1,234.5"), ("de", "{number: 1234.5}", "1.234,5"),
  ("fr", "{number: 1234.5}", "1\u{202F}234,5"), ("ar", "{number: 1234.5}", "١٬٢٣٤٫٥"),
  ("en-IN", "{number: 1234567}", "12,34,567"), ("en", "{number: -2.00}", "-2"),
  ("de", "{number: 1234.5, style: currency, code: EUR}", "1.234,50\u{A0}€"),
  ("en", "{number: 1234.5, style: currency, code: USD}", "$1,234.50"),
  ("ja", "{number: 1234, style: currency, code: JPY}", "￥1,234"),
  (
    "en", "{number: 5, style: currency, code: USD, maximumFractionDigits: 0}", "$5"
  ),
  ("de", "{number: 0.5, style: percent}", "50\u{A0}%"),
  ("en", "{number: 0.1234, style: percent, maximumFractionDigits: 1}", "12.3%"),
  ("en", "{number: 2, minimumFractionDigits: 2}", "2.00"),
  // CLDR's pattern for decimals has up to three digits behind the point, unless more are asked for.
  ("en", "{number: 1.2345, minimumFractionDigits: 1}", "1.234"),
  ("en", "{number: 1.5, minimumFractionDigits: 0}", "1.5"),
  ("en", "{number: 1.5, minimumFractionDigits: 5}", "1.50000"),
  ("en", "{number: 1.5, minimumFractionDigits: 2, maximumFractionDigits: 2}", "1.50"),
  ("en", "{number: 1234.5, style: scientific}", "1.2345E3"),
  ("en", "{number: 21, style: spellout}", "twenty-one"),
  // Units by their names in CLDR.
  ("en", "{number: 5.256, unit: kilometer, maximumFractionDigits: 2}", "5.26 km"),
  ("en", "{number: 5.25678, unit: kilometer}", "5.257 km"),
  ("de", "{number: 1.5, unit: kilometer-per-hour, unitStyle: long}", "1,5 Kilometer pro Stunde"),
  ("en", "{number: 1, unit: hour, unitStyle: long}", "1 hour"),
  ("en", "{number: 21, unit: celsius, unitStyle: short}", "21°C"),
  ("de", "{number: 3, unit: megabyte, minimumFractionDigits: 1}", "3,0 MB"),
  // How far a date is from another one, in the largest unit of which one has passed.
  ("en", "{date: 2026-11-19, relativeTo: 2026-11-20}", "1 day ago"),
  ("en", "{date: 2026-11-19, relativeTo: 2026-11-20, named: true}", "yesterday"),
  ("de", "{date: 2026-11-18, relativeTo: 2026-11-20, named: true}", "vorgestern"),
  ("de", "{date: 2026-11-19T23:00, relativeTo: 2026-11-20T09:00}", "vor 10 Stunden"),
  ("en", "{date: 2026-11-20T14:31, relativeTo: 2026-11-20T14:30, style: short}", "in 1 min."),
  ("en", "{date: 2028-01-01, relativeTo: 2026-11-20}", "in 1 year"),
  ("en", "{date: 2026-11-20T14:30, relativeTo: \"2026-11-20T16:30+02:00\", named: true}", "now"),
  ("ar", "{date: 2026-11-17, relativeTo: 2026-11-20}", "قبل ٣ أيام"),
])
func valuesAreShownAsTheLocaleDoes(locale: String, value: String, text: String) throws {
  // As a whole text, and as a value of one.
  let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\"%@\": {\"shouldTranslate\": false}}}"
  for reference in [value, "{key: \"%@\", values: [\(value)]}"] {
    let found = try shownLabel(
      reference, locale: locale, files: ["s.xcstrings": catalog], strings: "s.xcstrings")
    let shown = found.text ?? ""
    let expected = reference == value ? text : pseudo(text, locale)
    #expect(shown == expected, "\(reference)")
  }
}

/// A plain value is one of `String(format:)`, which knows no locale; a formatted one beside it is not.
@Test(arguments: [
  ("en", "1,234", "1,234.5"), ("de", "1.234", "1.234,5"), ("ar", "١٬٢٣٤", "١٬٢٣٤٫٥"),
])
func aPlainValueHasTheDigitsOfStringFormat(locale: String, whole: String, part: String) throws {
  let key = "%lld %@ %.1f %@"
  let catalog =
    "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"shouldTranslate\": false}}}"
  let found = try shownLabel(
    "{key: \"\(key)\", values: [1234, {number: 1234}, 1234.5, {number: 1234.5}]}", locale: locale,
    files: ["s.xcstrings": catalog], strings: "s.xcstrings")
  #expect(found.text == String(format: key, 1234, whole as NSString, 1234.5, part as NSString))
}

/// A text that is nothing but a value still has its pseudolocale's marks.
private func pseudo(_ text: String, _ locale: String) -> String {
  LocaleTag(locale)?.pseudo?.finished(text) ?? text
}

@Test(arguments: [
  ("{number: 1}", "1 item"), ("{number: 1234}", "1,234 items"), ("{number: 0}", "0 items"),
  ("{number: 1, minimumFractionDigits: 1}", "1.0 items"), ("{number: 1.0}", "1 item"),
  ("{number: 1, style: spellout}", "one item"), ("{number: 0.01, style: percent}", "1% item"),
  ("{number: 1, style: currency, code: USD}", "$1.00 items"),
  ("{number: 1, style: currency, code: JPY}", "¥1 item"),
])
func formattedNumbersChooseTheForm(value: String, text: String) throws {
  let found = try shownLabel("{key: n, values: [\(value)]}")
  #expect(found.text == text && found.findings.isEmpty, "\(found)")
}

/// Each language shows another date, and the mistake is one.
@Test(arguments: ["en", "de"])
func aDateIsNoNumber(locale: String) throws {
  try withFolder { (folder: URL) throws in
    try Data(pluralCatalog.utf8).write(to: folder.appendingPathComponent("s.xcstrings"))
    let found = problems(
      "strings: s.xcstrings\nlocale: \(locale)\nviews: {l: {class: label, text: {key: n, values: [{date: 2026-11-20}]}}}",
      file: folder.path + "/a.yaml")
    #expect(found == ["3:39: “n” needs a number for %lld, found “2026-11-20”"])
  }
}

/// Where day and month may be either way round nothing is suggested.
@Test(arguments: [
  ("20.11.2026", "2026-11-20"), ("5.1.2026", "2026-01-05"), ("20. 11. 2026", "2026-11-20"),
  ("2026/11/20", "2026-11-20"), ("2026-1-5", "2026-01-05"), ("11/20/2026", "2026-11-20"),
  ("20/11/2026", "2026-11-20"), ("20-11-2026", "2026-11-20"), ("11/11/2026", "2026-11-11"),
  ("20.11.2026 14:30", "2026-11-20 14:30"), ("13/13/2026", nil), ("30.2.2026", nil),
  ("5/1/2026", nil), ("20.11.26", nil), ("20.11/2026", nil), ("2026-13-20", nil), ("14:30", nil),
])
func aDateInAnotherFormIsSuggestedAsItIsToBeWritten(text: String, meant: String?) {
  #expect(CivilMoment.meant(by: text) == meant)
  let found = problems("views: {a: {class: datePicker, date: \"\(text)\"}}")
  let hint = meant.map { "; write \($0)" } ?? ""
  #expect(
    found == [
      "1:38: date: expected a date such as 2026-11-20 or 2026-11-20T14:30, found “\(text)”\(hint)"
    ])
}
