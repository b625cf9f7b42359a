import CICU
import Files

extension LocaleTag {
  /// The locale that `text` names.
  ///
  /// - Throws: which part of the tag names nothing, with a suggestion.
  public static func validated(_ text: String) throws(Fact) -> LocaleTag {
    try validated(text, isSearched: true)
  }

  /// The same among the languages of a file, without suggestions once it has many mistakes: finding
  /// what was meant takes longer than reading many texts.
  static func validated(_ text: String, _ problems: Problems) throws(Fact) -> LocaleTag {
    try validated(text, isSearched: problems.count < 100)
  }

  private static func validated(_ text: String, isSearched: Bool) throws(Fact) -> LocaleTag {
    if posixNames.contains(text) {
      throw .unknownLocale(text, .posix(text), suggestion: english.description)
    }
    guard let tag = LocaleTag(text) else {
      if let (fault, tag) = withoutStrayParts(text) {
        let suggestion =
          isSearched ? tag.fault.map { tag.suggestion(for: $0) } ?? tag.description : nil
        throw .unknownLocale(text, fault, suggestion: suggestion)
      }
      // A language's name may be longer than the parts of a tag, or not in ASCII.
      if isSearched, let code = Locales.language(named: text) {
        throw .unknownLocale(text, .language(text), suggestion: code)
      }
      throw .wrongValue(key: nil, expected: "a locale such as de or pt-BR", found: text)
    }
    guard let fault = tag.fault else { return tag }
    throw .unknownLocale(text, fault, suggestion: isSearched ? tag.suggestion(for: fault) : nil)
  }

  /// The locales of a program whose user has chosen no language, which means English.
  private static let posixNames = ["C", "POSIX"]

  /// The tag in a text that has a POSIX suffix (`de_CH.UTF-8`, `de_DE@euro`) or superfluous
  /// hyphens, with the fault; nil where there is none.
  private static func withoutStrayParts(_ text: String) -> (LocaleFault, LocaleTag)? {
    let plain = text.prefix { $0 != "." && $0 != "@" }
    if plain.endIndex < text.endIndex {
      let (name, rest) = (String(plain), String(text[plain.endIndex...]))
      let tag = posixNames.contains(name) ? english : LocaleTag(name)
      return tag.map { (.posix(rest), $0) }
    }
    let parts = text.split { $0 == "-" || $0 == "_" }
    return LocaleTag(parts.joined(separator: "-")).map { (.emptyPart, $0) }
  }

  /// Whether the language, the script and the region exist.
  public var exists: Bool { fault == nil }

  private var fault: LocaleFault? {
    if pseudo != nil { return base.fault }
    guard language != "root", Locales.isLanguage(language) || canonical.language != language
    else {
      return .language(language)
    }
    if let script, !icu_isScript(script) { return .script(script) }
    if let region, !Self.isRegion(region) { return .region(region) }
    if let fault = partFault { return fault }
    if let style = privateStyle, PseudoStyle(rawValue: style) == nil,
      Self.style(near: style) != nil
    {
      return .pseudoStyle(style)
    }
    return nil
  }

  /// The fault in the parts after the script. By BCP 47 a region comes first, then variants, each
  /// once, and then extensions, which are a letter and its parts. Parts of three letters, as in
  /// `zh-yue`, are languages by themselves today.
  private var partFault: LocaleFault? {
    var seen: Set<String> = []
    for (index, part) in rest.prefix(extensionStart).enumerated() where part != region || index > 0
    {
      let isScript = part.count == 4 && part.allSatisfy(\.isLetter)
      if part == region || isScript && icu_isScript(part.capitalizedASCII)
        || part.count == 2 && Self.isRegion(part) || !seen.insert(part).inserted
      {
        return .repeated(isScript ? part.capitalizedASCII : part)
      }
      if !Self.isVariant(part) { return .part(part.count == 3 ? part.uppercased() : part) }
    }
    let extensions = rest.dropFirst(extensionStart)
    let (own, others) = (extensions.prefix { $0 != "x" }, extensions.drop { $0 != "x" })
    let following = own.dropFirst() + ["-"]
    let empty = zip(own, following).first { $0.count == 1 && $1.count == 1 }
    return (empty?.0 ?? (others.count == 1 ? "x" : nil)).map { .emptyExtension($0) }
  }

  private static func isVariant(_ code: String) -> Bool {
    ICU.prepare()
    return icu_isVariant("und__" + code.uppercased())
  }

  /// The word after `x`, where there is exactly one.
  private var privateStyle: String? {
    let start = extensionStart
    return start + 2 == rest.count && rest[start] == "x" ? rest[start + 1] : nil
  }

  private static func style(near word: String) -> String? {
    Suggestion.nearest(to: word, in: PseudoStyle.allCases.map(\.rawValue))
  }

  /// Whether the text is a region's present code; `ZZ` is the unknown region.
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
    case .region(let code) where code.lowercased() == language:
      // The region only repeats the language's code.
      return LocaleTag(language: language, script: script, rest: []).description
    case .region(let code):
      if let known = Self.knownRegion(code), known != "ZZ" {
        return LocaleTag(language: language, script: script, rest: [known]).description
      }
      return nearestOfLanguage
    case .part(let code), .repeated(let code): return suggestion(inPlaceOf: code)
    case .emptyExtension: return plain.exists ? plain.description : nearestOfLanguage
    case .pseudoStyle(let word):
      return Self.style(near: word).map { plain.description + "-x-" + $0 }
    case .posix, .emptyPart: return nil
    }
  }

  /// The tag with a part that is no variant replaced by the region or script that it means: a
  /// region by its three-letter code, or a script in the wrong place. Otherwise the tag without
  /// that part.
  private func suggestion(inPlaceOf code: String) -> String {
    let others = rest.prefix(extensionStart).filter { $0.lowercased() != code.lowercased() }
    if region == nil, code.count == 3, let known = Self.knownRegion(code.uppercased()),
      known != "ZZ"
    {
      let tag = LocaleTag(language: language, script: script, rest: [known] + others)
      if tag.exists { return tag.description }
    }
    let isScript = code.count == 4 && icu_isScript(code)
    // A region that is written twice is kept once.
    let kept = code == region ? [code] + others : others
    let tag = LocaleTag(
      language: language, script: script ?? (isScript ? code : nil), rest: kept)
    return tag.exists ? tag.description : nearestOfLanguage
  }

  /// The tag with the language that `name` probably means.
  private func language(for name: String) -> String? {
    if let code = Locales.language(alias: name) ?? Locales.language(named: name)
      ?? Self.language(ofRegion: name),
      let language = LocaleTag(code)
    {
      let whole = LocaleTag(
        language: language.language, script: script ?? language.script, rest: rest)
      return (whole.exists ? whole : language).description
    }
    // A suggestion for two letters would be arbitrary: some language's code is always similar.
    guard name.count > 2 else { return nil }
    return Suggestion.nearest(to: description, in: Locales.available)
      ?? Locales.language(near: name) ?? Suggestion.nearest(to: name, in: Locales.languages)
  }

  /// The language that most people speak in the region with a code such as `jp`, with the script
  /// where it is not the language's usual one.
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

  /// The most similar locale of the same language, or the language alone.
  private var nearestOfLanguage: String {
    let own = Locales.available.filter { $0 == language || $0.hasPrefix(language + "-") }
    return Suggestion.nearest(to: description, in: own) ?? own.first ?? language
  }
}

extension String {
  /// The text with its first letter in upper case and the others in lower case: `Latn`.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
