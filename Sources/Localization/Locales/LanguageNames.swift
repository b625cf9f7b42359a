import CICU
import Files
import Foundation

extension Locales {
  /// The code of the language with this English or native name, such as `german` or `Deutsch`.
  /// Letter case and accents do not count.
  static func language(named name: String) -> String? {
    let name = plain(name)
    guard (2...64).contains(name.count) else { return nil }
    return codes[name]
  }

  /// Codes by names: those of languages for which ICU has data come before others.
  private static let codes: [String: String] = {
    let own = available.filter { !$0.contains("-") }
      .flatMap { code in [(name(of: code, in: "en"), code), (name(of: code, in: code), code)] }
    let others = languages.map { (name(of: $0, in: "en"), $0) }
    let named = (own + others).compactMap { name, code in name.map { ($0, code) } }
    return Dictionary(named) { first, _ in first }
  }()

  /// The code of the language for which ISO 639 has or had another code: `de` for `ger`.
  static func language(alias code: String) -> String? {
    ICU.text { icu_languageAlias(code, $0, $1) }?.hyphenated
  }

  /// The code of the language whose English name is most similar to `name`.
  static func language(near name: String) -> String? {
    Suggestion.nearest(to: plain(name), in: englishNames).flatMap { codes[$0] }
  }

  private static let englishNames = available.filter { !$0.contains("-") }
    .compactMap { name(of: $0, in: "en") }

  private static func name(of code: String, in locale: String) -> String? {
    ICU.text { icu_displayLanguage(code, locale, $0, $1) }.map(plain)
  }

  /// The name without capitals and accents, independent of any language.
  private static func plain(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
