import CICU
import Foundation

extension Locales {
  /// The code of the language with this English or native name, such as `german` or `Deutsch`.
  /// Letter case and accents do not count.
  static func language(named name: String) -> String? {
    let name = plain(name)
    guard (2...64).contains(name.count) else { return nil }
    return available.first { code in
      guard !code.contains("-") else { return false }
      return self.name(of: code, in: "en") == name || self.name(of: code, in: code) == name
    } ?? languages.first { self.name(of: $0, in: "en") == name }
  }

  /// The code of the language for which ISO 639 has or had another code: `de` for `ger`.
  static func language(alias code: String) -> String? {
    ICU.text { icu_languageAlias(code, $0, $1) }?.hyphenated
  }

  /// The code of the language whose English name is most similar to `name`.
  static func language(near name: String) -> String? {
    let codes = available.filter { !$0.contains("-") }
    let names = codes.map { self.name(of: $0, in: "en") ?? "" }
    return Suggestion.nearest(to: plain(name), in: names)
      .flatMap { names.firstIndex(of: $0) }.map { codes[$0] }
  }

  private static func name(of code: String, in locale: String) -> String? {
    ICU.text { icu_displayLanguage(code, locale, $0, $1) }.map(plain)
  }

  /// The name without capitals and accents, independent of any language.
  private static func plain(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
