import CICU

/// Which part of a tag names nothing.
public enum LocaleFault: Sendable, Hashable {
  case language(String)
  case script(String)
  case region(String)
  case pseudoStyle(String)
}

extension LocaleTag {
  /// The locale that `text` names.
  ///
  /// - Throws: what in it names nothing, with what was probably meant.
  public static func validated(_ text: String) throws(Fact) -> LocaleTag {
    guard let tag = LocaleTag(text) else {
      // Some languages' names are longer than any tag's parts, or are not in ASCII.
      if let code = Locales.language(named: text) {
        throw .unknownLocale(text, .language(text), suggestion: code)
      }
      throw .wrongValue(key: nil, expected: "a locale such as de or pt-BR", found: text)
    }
    guard let fault = tag.fault else { return tag }
    throw .unknownLocale(text, fault, suggestion: tag.suggestion(for: fault))
  }

  /// Whether the language, the script and the region are ones that there are.
  public var exists: Bool { fault == nil }

  private var fault: LocaleFault? {
    if pseudo != nil { return base.fault }
    guard Locales.isLanguage(language) || canonical.language != language else {
      return .language(language)
    }
    if let script, !icu_isScript(script) { return .script(script) }
    if let region, !Self.isRegion(region) { return .region(region) }
    if let style = privateStyle, PseudoStyle(rawValue: style) == nil,
      Self.style(near: style) != nil
    {
      return .pseudoStyle(style)
    }
    return nil
  }

  /// The only word of private use.
  private var privateStyle: String? {
    let start = extensionStart
    return start + 2 == rest.count && rest[start] == "x" ? rest[start + 1] : nil
  }

  private static func style(near word: String) -> String? {
    Suggestion.nearest(to: word, in: PseudoStyle.allCases.map(\.rawValue))
  }

  /// Regions under their present codes; `ZZ` is the unknown one.
  private static func isRegion(_ code: String) -> Bool {
    let known = knownRegion(code)
    return known == code && known != "ZZ"
  }

  /// The present code of a region.
  private static func knownRegion(_ code: String) -> String? {
    ICU.prepare()
    return icu_region(code).map { String(cString: $0) }
  }

  // MARK: What was meant

  private func suggestion(for fault: LocaleFault) -> String? {
    switch fault {
    case .language(let name): return language(for: name)
    case .script: return nearestOfLanguage
    case .region(let code):
      if let known = Self.knownRegion(code), known != "ZZ" {
        return LocaleTag(language: language, script: script, rest: [known]).description
      }
      return nearestOfLanguage
    case .pseudoStyle(let word):
      return Self.style(near: word).map { plain.description + "-x-" + $0 }
    }
  }

  /// The tag with the language that `name` probably stands for in place of its own.
  private func language(for name: String) -> String? {
    if let code = Locales.language(named: name) ?? Self.language(ofRegion: name),
      let language = LocaleTag(code)
    {
      let whole = LocaleTag(
        language: language.language, script: script ?? language.script, rest: rest)
      return (whole.exists ? whole : language).description
    }
    // Every two letters are near to some language's.
    guard name.count > 2 else { return nil }
    return Suggestion.nearest(to: description, in: Locales.available)
      ?? Locales.language(near: name) ?? Suggestion.nearest(to: name, in: Locales.languages)
  }

  /// What most people speak in the region with a code, such as `jp`, with the script where it is not
  /// the language's usual one.
  private static func language(ofRegion code: String) -> String? {
    guard let region = knownRegion(code.uppercased()), region != "ZZ",
      let full = LocaleTag("und-" + region)?.maximized, full.language != "und"
    else { return nil }
    let language = LocaleTag(language: full.language, script: nil, rest: [])
    guard language.exists else { return nil }
    return language.likelyScript == full.script
      ? language.description
      : LocaleTag(language: full.language, script: full.script, rest: []).description
  }

  /// The nearest locale of the same language, or the language alone.
  private var nearestOfLanguage: String {
    let own = Locales.available.filter { LocaleTag($0)?.language == language }
    return Suggestion.nearest(to: description, in: own) ?? own.first ?? language
  }
}
