/// A screen's texts in several languages, wherever they come from.
struct StringTable: Sendable {
  /// The language that texts are written in first and that others fall back on.
  var sourceLanguage: String
  /// Texts by language and key. `Base` is a language of its own here, the name of the folder that has
  /// what no language has to itself.
  var texts: [String: [String: LocalizedText]]
  /// Keys that mean the same in every language, so that falling back is no finding.
  var untranslatable: Set<String> = []
  /// Every key, sorted.
  var keys: [String]

  struct Match {
    var text: LocalizedText
    /// The language that the text was found in, as its file or folder spells it.
    var language: String
    /// The language that the text is written in.
    var locale: LocaleTag
    /// How far the text is from what was asked for.
    var fallback: Fallback
  }

  enum Fallback {
    case none
    /// A tag that stands for the one asked for, such as `de` for `de-AT`.
    case parent
    case otherLanguage
  }

  static let base = "Base"

  /// The text of `key` for `locale`: its own or a parent's; then that of `Base`, of the language that
  /// the document itself is in, of the source language and of English; and what none of these has,
  /// in the first language of the others.
  func text(for key: String, in locale: LocaleTag, document own: LocaleTag?) -> Match? {
    for (step, tag) in locale.chain.enumerated() {
      if let found = match(key, in: language(matching: tag), step == 0 ? .none : .parent) {
        return found
      }
    }
    let source = LocaleTag(sourceLanguage)
    let nearest = ((own?.chain ?? []) + (source?.chain ?? [])).map { language(matching: $0) }
    let languages =
      [Self.base] + nearest.compactMap { $0 } + [sourceLanguage, "en"] + texts.keys.sorted()
    for language in languages {
      if let found = match(key, in: language, fallback(on: language, for: locale, own)) {
        return found
      }
    }
    return nil
  }

  private func match(_ key: String, in language: String?, _ fallback: Fallback) -> Match? {
    guard let language, let text = texts[language]?[key] else { return nil }
    let written = LocaleTag(language == Self.base ? sourceLanguage : language)
    return Match(
      text: text, language: language, locale: written ?? .english,
      fallback: untranslatable.contains(key) ? .none : fallback)
  }

  /// `Base` is where the texts of the source language are that has no folder of its own.
  private func fallback(
    on language: String, for locale: LocaleTag, _ own: LocaleTag?
  ) -> Fallback {
    let hasFolder = locale.chain.contains { self.language(matching: $0) != nil }
    guard language == Self.base, !hasFolder else { return .otherLanguage }
    return locale.language == (own ?? LocaleTag(sourceLanguage))?.language ? .none : .otherLanguage
  }

  private func language(matching tag: LocaleTag) -> String? {
    let name = tag.description
    if texts[name] != nil { return name }
    // Files may spell a tag otherwise (`pt_BR`); the first in order, should there be two.
    return texts.keys.filter { $0 != Self.base && LocaleTag($0) == tag }.min()
  }
}
