/// A screen's texts in several languages, wherever they come from. A value, so that one table serves
/// many scenes at once.
public struct StringTable: Sendable {
  /// The language that texts are written in first and that others fall back on.
  let sourceLanguage: String
  /// The same as a tag.
  public let source: LocaleTag
  /// Texts by language and key. `Base` is a language of its own here, the name of the folder that has
  /// what no language has to itself.
  let texts: [String: [String: LocalizedText]]
  /// Keys that mean the same in every language, so that falling back is no finding.
  let untranslatable: Set<String>
  /// Every key, sorted.
  let keys: [String]
  /// By language: what is wrong in files that have its texts and no others.
  private(set) var problems: [String: [Problem]] = [:]
  /// How files spell each language, by its tag in its present form.
  private let spellings: [LocaleTag: String]
  /// The language that each language's texts are written in.
  private let tags: [String: LocaleTag]
  /// The languages that have texts, sorted.
  private let languages: [String]

  init(
    sourceLanguage: String, texts: [String: [String: LocalizedText]],
    untranslatable: Set<String> = [], keys: [String], problems: [String: [Problem]] = [:]
  ) {
    self.problems = problems
    self.sourceLanguage = sourceLanguage
    source = LocaleTag(sourceLanguage) ?? .english
    self.texts = texts
    self.untranslatable = untranslatable
    self.keys = keys
    var spellings: [LocaleTag: String] = [:]
    // The first in order, should two spell the same tag.
    languages = texts.keys.sorted()
    for name in languages where name != Self.base {
      guard let tag = LocaleTag(name)?.canonical, spellings[tag] == nil else { continue }
      spellings[tag] = name
    }
    self.spellings = spellings
    let source = source
    tags = Dictionary(
      texts.keys.map { ($0, $0 == Self.base ? source : LocaleTag($0) ?? .english) }
    ) { $1 }
  }

  struct Match {
    var text: LocalizedText
    /// The language that the text was found in, as its file or folder spells it.
    var language: String
    /// The language that the text is written in.
    var locale: LocaleTag
    /// How far the text is from what was asked for.
    var fallback: Fallback
  }

  enum Fallback: Sendable {
    case none
    /// A tag that stands for the one asked for, such as `de` for `de-AT`.
    case parent
    case otherLanguage
  }

  static let base = "Base"

  /// Every locale that has a text of its own, the source language first and the others sorted.
  public var locales: [LocaleTag] {
    let others = spellings.filter { isThere($0.value) }.keys
      .filter { $0 != source.canonical }
      .sorted { $0.description < $1.description }
    return [source] + others
  }

  /// Whether a language has texts, or would have them if its files could be read.
  private func isThere(_ language: String) -> Bool {
    texts[language]?.isEmpty == false || problems[language] != nil
  }

  /// What is wrong in the files that a locale's own texts come from. Where the source language's are
  /// broken, that is about itself and about locales without any files.
  func problems(in order: SearchOrder) -> [Problem] {
    let own = order.steps.filter { $0.fallback != .otherLanguage }
    let steps = own.isEmpty ? Array(order.steps.prefix(1)) : own
    return steps.flatMap { problems[$0.language] ?? [] }
  }

  /// Where texts for a locale are looked for, which is the same for every key.
  struct SearchOrder: Sendable {
    fileprivate(set) var steps: [Step] = []
    /// Whether there is any text in the locale or in what it falls back on.
    fileprivate(set) var hasTexts = false

    struct Step: Sendable {
      var language: String
      /// The language that its texts are written in.
      var locale: LocaleTag
      var fallback: Fallback
    }
  }

  /// A locale's own texts or those of a parent; then those of `Base`, of the language that the
  /// document itself is in, of the source language and of English; and what none of these has, in the
  /// first language of the others.
  func searchOrder(for locale: LocaleTag, document own: LocaleTag?) -> SearchOrder {
    var order = SearchOrder()
    lazy var full = locale.base.plain.maximized
    for tag in locale.chain {
      guard let language = language(matching: tag) else { continue }
      // `de` is `de-DE`, which is no fallback.
      let isSame = tag == locale.base || tag.maximized == full
      order.steps.append(step(language, isSame ? .none : .parent))
      if isThere(language) { order.hasTexts = true }
    }
    // `pt` is `pt-BR`, by likely subtags. They are looked up here only: that takes ICU some time.
    if order.steps.isEmpty, let same = languages.first(where: { tags[$0]?.maximized == full }) {
      order.steps.append(step(same, .none))
      if isThere(same) { order.hasTexts = true }
    }
    let hasFolder = !order.steps.isEmpty
    let isOwn = locale.language == (own ?? source).language
    // `Base` is where the texts of the source language are that has no folder of its own.
    if texts[Self.base] != nil {
      order.steps.append(step(Self.base, isOwn && !hasFolder ? .none : .otherLanguage))
      if isOwn { order.hasTexts = true }
    }
    let nearest = ((own?.chain ?? []) + source.chain).compactMap { language(matching: $0) }
    var known = Set(order.steps.map(\.language))
    for language in nearest + [sourceLanguage, "en"] + languages {
      guard texts[language] != nil, known.insert(language).inserted else { continue }
      order.steps.append(step(language, .otherLanguage))
    }
    return order
  }

  private func step(_ language: String, _ fallback: Fallback) -> SearchOrder.Step {
    .init(language: language, locale: tags[language] ?? source, fallback: fallback)
  }

  /// The text of `key`, the first that there is.
  func text(for key: String, in order: SearchOrder) -> Match? {
    for step in order.steps {
      guard let text = texts[step.language]?[key] else { continue }
      return Match(
        text: text, language: step.language, locale: step.locale,
        fallback: untranslatable.contains(key) ? .none : step.fallback)
    }
    return nil
  }

  /// The text of `key` in the language that it is first written in.
  func sourceText(for key: String) -> LocalizedText? {
    language(matching: source).flatMap { texts[$0]?[key] } ?? texts[Self.base]?[key]
  }

  /// How files spell a language; they may do so otherwise (`pt_BR`).
  private func language(matching tag: LocaleTag) -> String? {
    spellings[tag] ?? spellings[tag.canonical]
  }
}
