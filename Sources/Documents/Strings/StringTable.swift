/// A screen's texts in several languages, wherever they come from.
struct StringTable {
  /// The language that texts are written in first and that others fall back on.
  var sourceLanguage: String
  /// Texts by language and key.
  var texts: [String: [String: String]]
  /// Keys that mean the same in every language, so that falling back is no finding.
  var untranslatable: Set<String> = []
  /// Every key, sorted.
  var keys: [String]

  struct Match {
    var text: String
    /// The language that the text was found in.
    var language: String
    /// How far the text is from what was asked for.
    var fallback: Fallback
  }

  enum Fallback {
    case none
    /// A tag that stands for the one asked for, such as `de` for `de-AT`.
    case parent
    case sourceLanguage
  }

  /// The text of `key` for `locale`: its own, a parent's, then the source language's.
  func text(for key: String, in locale: LocaleTag) -> Match? {
    for (step, tag) in locale.chain.enumerated() {
      guard let language = language(matching: tag), let text = texts[language]?[key] else {
        continue
      }
      return Match(text: text, language: language, fallback: step == 0 ? .none : .parent)
    }
    // A key that even the source language lacks is shown in the first language that has it.
    let languages = [sourceLanguage] + texts.keys.sorted()
    guard let language = languages.first(where: { texts[$0]?[key] != nil }),
      let text = texts[language]?[key]
    else { return nil }
    return Match(
      text: text, language: language,
      fallback: untranslatable.contains(key) ? .none : .sourceLanguage)
  }

  private func language(matching tag: LocaleTag) -> String? {
    let name = tag.description
    if texts[name] != nil { return name }
    // Files may spell a tag otherwise (`pt_BR`); the first in order, should there be two.
    return texts.keys.filter { LocaleTag($0) == tag }.min()
  }
}
