import CICU
import Foundation

/// `{number: 1234.5, style: currency, code: EUR}`: a number formatted by the locale.
struct NumberValue: Sendable, Hashable {
  enum Style: String, Sendable, CaseIterable {
    case decimal, percent, currency, scientific, spellout

    var icu: ICUNumberStyle {
      switch self {
      case .decimal: ICUNumberStyleDecimal
      case .percent: ICUNumberStylePercent
      case .currency: ICUNumberStyleCurrency
      case .scientific: ICUNumberStyleScientific
      case .spellout: ICUNumberStyleSpellout
      }
    }
  }

  /// Decimal digits as they are written, with an optional sign, point and exponent.
  var digits = ""
  var style: Style?
  /// The currency's code of three letters.
  var code: String?
  var minimumFractionDigits: Int?
  var maximumFractionDigits: Int?

  /// The largest number; larger ones have more digits than fit on a screen.
  static let limit = 1e15

  /// The number formatted in a locale; nil where ICU cannot format it.
  func formatted(in locale: LocaleTag) -> TextValue? {
    guard let text = text(style ?? .decimal, locale.icuName, groups: true) else { return nil }
    return TextValue(formatted: text, digits: shownDigits)
  }

  /// The digits that plural rules use, in ASCII. For a percentage they are the shown digits, a
  /// hundred times the number. For words and powers of ten they are those of the number itself.
  private var shownDigits: String? {
    switch style ?? .decimal {
    case .percent:
      return text(.percent, "en", groups: false).map {
        String($0.filter { $0.isNumber || $0 == "." || $0 == "-" })
      }
    case .currency:
      var plain = self
      plain.minimumFractionDigits = fraction(.currency)?.least
      plain.maximumFractionDigits = fraction(.currency)?.most
      return plain.text(.decimal, "en", groups: false)
    case .decimal, .scientific, .spellout: return text(.decimal, "en", groups: false)
    }
  }

  private func text(_ style: Style, _ locale: String, groups: Bool) -> String? {
    guard let format = open(style, locale) else { return nil }
    defer { icu_closeNumberFormat(format) }
    if !groups { icu_setGrouping(format, false) }
    return ICU.text { icu_formatNumber(format, digits, $0, $1) }
  }

  private func fraction(_ style: Style) -> (least: Int, most: Int)? {
    guard let format = open(style, "en") else { return nil }
    defer { icu_closeNumberFormat(format) }
    return (Int(icu_leastFraction(format)), Int(icu_mostFraction(format)))
  }

  private func open(_ style: Style, _ locale: String) -> OpaquePointer? {
    ICU.prepare()
    guard let format = icu_openNumberFormat(style.icu, locale) else { return nil }
    // The currency is set first, because it also sets a number of digits.
    if let code { icu_setCurrency(format, Array(code.utf16)) }
    guard style != .spellout, minimumFractionDigits != nil || maximumFractionDigits != nil else {
      return format
    }
    let (least, most) = (icu_leastFraction(format), icu_mostFraction(format))
    let lower =
      minimumFractionDigits.map(Int32.init) ?? min(least, Int32(maximumFractionDigits ?? 0))
    let upper = maximumFractionDigits.map(Int32.init) ?? max(most, lower)
    icu_setFraction(format, lower, upper)
    return format
  }

  /// The codes of the currencies that are in use, sorted.
  static let currencies = ICU.names { icu_currencies() }.sorted()
}
