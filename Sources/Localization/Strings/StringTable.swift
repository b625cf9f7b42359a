import Files
import LayoutScene

/// A screen's texts in several languages, wherever they come from. A value, so that one table serves
/// many scenes at once.
public struct StringTable: Sendable {
  /// The language in which texts are first written, and on which others fall back.
  let sourceLanguage: String
  /// The source language as a tag.
  public let source: LocaleTag
  /// The name that files have for the source language; nil where it has no texts.
  private let sourceName: String?
  /// Texts by language and key. `Base` counts as a language: it is the folder of texts that are not
  /// for a single language.
  let texts: [String: [String: LocalizedText]]
  /// Keys whose texts are not translated, so that falling back is no finding.
  let untranslatable: Set<String>
  /// All keys, sorted.
  package let keys: [String]
  /// For each language the mistakes in the files that only have its texts.
  private(set) var problems: [String: [Problem]] = [:]
  /// For each language the texts of objects that the document does not have.
  private let strays: [String: [String: LocalizedText]]
  /// The name that files have for each language, by its canonical tag.
  private let spellings: [LocaleTag: String]
  /// The tag of each language, by its name in files.
  private let tags: [String: LocaleTag]
  /// The languages that have texts, sorted.
  private let languages: [String]
  /// The languages on which texts fall back in a document without another locale of its own.
  private var fallbacks: [SearchOrder.Step] = []
  /// Every locale that has files, even if there are no texts in them: the source language first, the others sorted.
  public let locales: [LocaleTag]

  init(
    sourceLanguage: String, texts: [String: [String: LocalizedText]],
    untranslatable: Set<String> = [], keys: [String], problems: [String: [Problem]] = [:],
    strays: [String: [String: LocalizedText]] = [:]
  ) {
    self.strays = strays
    self.problems = problems
    self.sourceLanguage = sourceLanguage
    source = LocaleTag(sourceLanguage) ?? .english
    self.texts = texts
    self.untranslatable = untranslatable
    self.keys = keys
    languages = texts.keys.sorted()
    var (spellings, tags): ([LocaleTag: String], [String: LocaleTag]) = ([:], [:])
    for name in languages {
      let tag = name == Self.base ? nil : LocaleTag(name)
      tags[name] = name == Self.base ? source : tag ?? .english
      // If two languages have the same tag, the first in order counts.
      guard let tag = tag?.canonical, spellings[tag] == nil else { continue }
      spellings[tag] = name
    }
    (self.spellings, self.tags) = (spellings, tags)
    let own = source.canonical
    sourceName = spellings[source] ?? spellings[own]
    let others = spellings.keys.filter { $0 != own }.map { ($0, $0.description) }
    locales = [source] + others.sorted { $0.1 < $1.1 }.map(\.0)
    fallbacks = fallbacks(after: nil)
  }

  package struct Match {
    package var text: LocalizedText
    /// The language in which the text was found, as its file or folder spells it.
    package var language: String
    /// The language that the text is written in.
    package var locale: LocaleTag
    /// Whether the text is in the wanted language, in a parent of it, or in another one.
    package var fallback: Fallback
  }

  package enum Fallback: Sendable {
    case none
    /// The text is from a parent of the locale, such as `de` for `de-AT`.
    case parent
    case otherLanguage
  }

  static let base = "Base"

  /// Those of the locales in which there are texts.
  package var translatedLocales: [LocaleTag] {
    locales.filter { language(matching: $0).map(isThere) ?? true }
  }

  /// Whether a language has texts, or would have them if its files could be read.
  private func isThere(_ language: String) -> Bool {
    texts[language]?.isEmpty == false || problems[language] != nil
  }

  /// The mistakes in the files from which a locale's own texts come. Mistakes in the source
  /// language's files are only reported for that language, and for locales without files of their
  /// own.
  package func problems(in order: SearchOrder) -> [Problem] {
    let own = order.steps.filter { $0.fallback != .otherLanguage }
    let steps = own.isEmpty ? Array(order.steps.prefix(1)) : own
    return steps.flatMap { problems[$0.language] ?? [] }
  }

  /// The languages in which texts for a locale are looked up, in order. It is the same for every
  /// key.
  package struct SearchOrder: Sendable {
    fileprivate(set) var steps: [Step] = []
    /// Whether the locale or one of its parents has any text.
    package fileprivate(set) var hasTexts = false

    struct Step: Sendable {
      var language: String
      /// The language that its texts are written in.
      var locale: LocaleTag
      var fallback: Fallback
    }
  }

  /// The order: the locale itself and its parents, then `Base`, the document's own language, the
  /// source language and English, and at last all other languages.
  package func searchOrder(for locale: LocaleTag, document own: LocaleTag?) -> SearchOrder {
    var order = SearchOrder()
    lazy var full = locale.base.plain.maximized
    for tag in locale.chain {
      guard let language = language(matching: tag) else { continue }
      // `de` for `de-DE` is no fallback: their likely subtags are the same.
      let isSame = tag == locale.base || tag.maximized == full
      order.steps.append(step(language, isSame ? .none : .parent))
      if isThere(language) { order.hasTexts = true }
    }
    // By likely subtags `pt` is `pt-BR`. They are only looked up in this case, because that takes
    // ICU some time.
    if order.steps.isEmpty, let same = languages.first(where: { tags[$0]?.maximized == full }) {
      order.steps.append(step(same, .none))
      if isThere(same) { order.hasTexts = true }
    }
    let hasFolder = !order.steps.isEmpty
    let isOwn = locale.language == (own ?? source).language
    // `Base` has the texts of a source language that has no folder of its own.
    if texts[Self.base] != nil {
      order.steps.append(step(Self.base, isOwn && !hasFolder ? .none : .otherLanguage))
      if isOwn { order.hasTexts = true }
    }
    // Those of a document in the source language are the same in all its cells.
    let further = own == nil || own == source ? fallbacks : fallbacks(after: own)
    order.steps += further.filter { step in
      !order.steps.contains { $0.language == step.language }
    }
    return order
  }

  /// The languages on which every text falls back, the document's own first.
  private func fallbacks(after own: LocaleTag?) -> [SearchOrder.Step] {
    let nearest = ((own?.chain ?? []) + source.chain).compactMap { language(matching: $0) }
    return (nearest + [sourceLanguage, "en"] + languages).distinct.filter { texts[$0] != nil }
      .map { step($0, .otherLanguage) }
  }

  private func step(_ language: String, _ fallback: Fallback) -> SearchOrder.Step {
    .init(language: language, locale: tags[language] ?? source, fallback: fallback)
  }

  /// The text of `key` in the first language that has one.
  package func text(for key: String, in order: SearchOrder) -> Match? {
    for step in order.steps {
      guard let text = texts[step.language]?[key] else { continue }
      return Match(
        text: text, language: step.language, locale: step.locale,
        fallback: untranslatable.contains(key) ? .none : step.fallback)
    }
    return nil
  }

  /// The file in which the text that a locale lacks is to be written, if each language has a file of its own.
  package func file(ofMissing match: Match, in order: SearchOrder) -> String? {
    guard let origin = match.text.origin, let own = order.steps.first?.language else { return nil }
    let folder = "/\(LanguageFolder.name(of: match.language))/"
    return origin.file.contains(folder)
      ? origin.file.replacing(folder, with: "/\(LanguageFolder.name(of: own))/") : nil
  }

  /// The keys that the language of an order has and the source language has not: mostly misspelt ones.
  package func strayKeys(in order: SearchOrder) -> [String] {
    guard let own = order.steps.first, own.fallback != .otherLanguage,
      own.language != sourceLanguage
    else { return [] }
    return (texts[own.language] ?? [:]).keys.filter { sourceText(for: $0) == nil }.sorted()
  }

  /// The texts of an order's language that are of no object of the document, in the order of their file.
  package func strayTexts(in order: SearchOrder) -> [(key: String, origin: SourceLocation)] {
    guard let own = order.steps.first, own.fallback != .otherLanguage else { return [] }
    return (strays[own.language] ?? [:]).compactMap { key, text in
      (text.keyOrigin ?? text.origin).map { (key, $0) }
    }.sorted(byPlace: \.origin)
  }

  /// The texts of `key` in the languages that have one, the source language first.
  package func translations(of key: String) -> [(language: String, text: LocalizedText)] {
    let first = language(matching: source)
    let all = languages.filter { $0 == first } + languages.filter { $0 != first }
    return all.compactMap { name in texts[name]?[key].map { (name, $0) } }
  }

  /// The text of `key` in the source language.
  package func sourceText(for key: String) -> LocalizedText? {
    sourceName.flatMap { texts[$0]?[key] } ?? texts[Self.base]?[key]
  }

  /// The name that files have for a language; it may be spelled differently there, such as `pt_BR`.
  private func language(matching tag: LocaleTag) -> String? {
    spellings[tag] ?? spellings[tag.canonical]
  }
}
