import CICU

/// The kinds of numbers that languages tell apart, under CLDR's names.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// The form for zero, in languages that have one, such as Arabic.
  case zero
  /// The form for one and what the language treats alike.
  case one
  /// The form for two, in languages that have one, such as Arabic.
  case two
  /// The form for small numbers, as in Polish.
  case few
  /// The form for larger numbers, as in Polish.
  case many
  /// The form for everything else, which every language has.
  case other
}

extension LocaleTag {
  /// The category of a number in this language.
  ///
  /// - Parameter number: decimal digits as they are shown, with an optional sign and point: “1.0” can
  ///   be of another category than “1”.
  /// - Returns: nil for what is no such number, and for a language that CLDR has no plural rules for.
  public func pluralCategory(of number: String) -> PluralCategory? {
    DecimalDigits(number).flatMap { pluralCategory(of: $0) }
  }

  func pluralCategory(of number: DecimalDigits) -> PluralCategory? {
    guard let name = pluralRulesName else { return nil }
    let skeleton = Array(number.skeleton.utf16) + [0]
    let category = ICU.text { icu_category(name, number.text, skeleton, $0, $1) }
    return category.flatMap(PluralCategory.init)
  }

  /// The nearest locale of the chain that has plural rules. ICU itself would take those of Brazil for
  /// Angola, and `other` for every number of a language without rules.
  private var pluralRulesName: String? {
    ICU.prepare()
    guard let table = icu_openTable("plurals", "locales") else { return nil }
    defer { icu_closeTable(table) }
    return chain.lazy.flatMap { [$0, $0.canonical] }
      .map { $0.description.underscored }
      .first { icu_hasKey(table, $0) }
  }
}

/// The digits of a number as it is shown.
struct DecimalDigits: Sendable, Hashable {
  /// Digits with an optional point, without a sign, which plural rules do not look at.
  let text: String
  /// How many digits the fraction shows.
  let places: Int
  let isZero: Bool

  /// More digits than any rule looks at, and few enough for a double to be exact.
  private static let limit = 15

  /// Nil for anything but decimal digits with an optional sign and point.
  init?(_ written: String) {
    let unsigned =
      written.hasPrefix("-") || written.hasPrefix("+") ? written.dropFirst() : written[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = parts.first,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let fraction = parts.count == 2 ? parts[1].prefix(Self.limit) : ""
    // Rules look at the last digits only; the one before them says that the number is a large one.
    let short = whole.count > Self.limit ? "1" + whole.suffix(Self.limit) : String(whole)
    text = fraction.isEmpty ? short : short + "." + fraction
    places = fraction.count
    isZero = unsigned.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }

  /// ICU's number skeleton that shows these digits and no others.
  var skeleton: String {
    places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)
  }
}
