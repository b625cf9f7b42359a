import CICU

/// The plural categories of languages, under CLDR's names.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// The form for zero, in languages that have one, such as Arabic.
  case zero
  /// The form for one and numbers that the language treats alike.
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
  /// - Returns: nil for a text that is no such number, and for a language without plural rules in
  ///   CLDR.
  public func pluralCategory(of number: String) -> PluralCategory? {
    DecimalDigits(number).flatMap { pluralCategory(of: $0) }
  }

  func pluralCategory(of number: DecimalDigits) -> PluralCategory? {
    guard let name = pluralRulesName else { return nil }
    let skeleton = Array(number.skeleton.utf16) + [0]
    let category = ICU.text { icu_category(name, number.text, skeleton, $0, $1) }
    return category.flatMap(PluralCategory.init)
  }

  /// The name of the nearest locale in the chain that has plural rules. ICU's own fallback would
  /// use those of Brazil for Angola, and `other` for every number in a language without rules.
  private var pluralRulesName: String? {
    ICU.prepare()
    guard let table = icu_openTable("plurals", "locales") else { return nil }
    defer { icu_closeTable(table) }
    return chain.lazy.flatMap { [$0, $0.canonical] }
      .map { $0.description.underscored }
      .first { icu_hasKey(table, $0) }
  }
}
