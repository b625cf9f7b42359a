import CICU
import Foundation

/// `{number: 1234.5, style: currency, code: EUR}`: a number formatted by the locale.
package struct NumberValue: Sendable, Hashable {
  package enum Style: String, Sendable, CaseIterable {
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

  /// How a unit is written, under the names of Foundation.
  package enum UnitStyle: String, Sendable, CaseIterable {
    case short, medium, long

    var skeleton: String {
      switch self {
      case .short: "unit-width-narrow"
      case .medium: "unit-width-short"
      case .long: "unit-width-full-name"
      }
    }
  }

  /// Decimal digits as they are written, with an optional sign, point and exponent.
  package var digits = ""
  package var style: Style?
  /// The unit's name in CLDR, such as `kilometer-per-hour`; nil for a plain number.
  package var unit: String?
  package var unitStyle: UnitStyle?
  /// The currency's code of three letters.
  package var code: String?
  package var minimumFractionDigits: Int?
  package var maximumFractionDigits: Int?

  package init(digits: String = "") {
    self.digits = digits
  }

  /// The largest number; larger ones have more digits than fit on a screen.
  package static let limit = 1e15

  /// The number formatted in a locale; nil where ICU cannot format it.
  package func formatted(in locale: LocaleTag) -> TextValue? {
    let shown =
      unit.map { measurement($0, locale.icuName) }
      ?? text(style ?? .decimal, locale.icuName, groups: true)
    guard let text = shown else { return nil }
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

  private func measurement(_ unit: String, _ locale: String) -> String? {
    let least = minimumFractionDigits ?? 0
    let most = maximumFractionDigits ?? max(least, 3)
    let fraction =
      "." + String(repeating: "0", count: least)
      + String(repeating: "#", count: max(0, most - least))
    let skeleton = "unit/\(unit) \((unitStyle ?? .medium).skeleton) \(fraction)"
    let units = Array(skeleton.utf16) + [0]
    return ICU.text { icu_formatNumberBySkeleton(digits, units, locale, $0, $1) }
  }

  /// Whether ICU knows a unit.
  package static func isUnit(_ text: String) -> Bool {
    let isName = text.utf8.allSatisfy {
      Unicode.Scalar($0).properties.isLowercase || "0123456789-".utf8.contains($0)
    }
    guard !text.isEmpty, text.utf8.count <= 64, isName else { return false }
    var number = NumberValue()
    (number.digits, number.unit) = ("1", text)
    return number.measurement(text, "en") != nil
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
  package static let currencies = ICU.names { icu_currencies() }.sorted()
}
