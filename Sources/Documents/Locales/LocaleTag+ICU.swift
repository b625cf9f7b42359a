import CICU
import Foundation
import LayoutScene

extension LocaleTag {
  /// ICU's name of the locale, without what makes it a pseudolocale.
  var icuName: String {
    let tag = base.description
    return ICU.identifier { icu_forLanguageTag(tag, $0, $1) } ?? language
  }

  /// The tag by today's names: `iw` is `he`.
  public var canonical: LocaleTag {
    let tag = description
    let name = ICU.identifier { icu_forLanguageTag(tag, $0, $1) }
    return name.flatMap { LocaleTag(icuName: $0) } ?? self
  }

  /// The tag with its likely script and region: `zh-TW` → `zh-Hant-TW`. The tag itself where CLDR does
  /// not know the language.
  public var maximized: LocaleTag {
    let name = icuName
    let full = ICU.identifier { icu_addLikelySubtags(name, $0, $1) }
    return full.flatMap { LocaleTag(icuName: $0) } ?? self
  }

  /// The script that the language is written in there; nil where CLDR does not know the language.
  public var likelyScript: String? { script ?? maximized.script }

  private init?(icuName: String) {
    guard let tag = ICU.identifier({ icu_toLanguageTag(icuName, $0, $1) }) else { return nil }
    self.init(tag)
  }

  /// The direction that the language is written in, by its script; that of a pseudolocale is its own.
  public var direction: LayoutDirection {
    if pseudo == .rtl { return .rightToLeft }
    ICU.prepare()
    return icu_isRightToLeft(icuName) ? .rightToLeft : .leftToRight
  }

  /// What the locale's own people call it: “Deutsch”, “português (Brasil)”. A pseudolocale's style
  /// follows in brackets. Nil for a language without a name.
  public var nativeName: String? {
    let name = icuName
    guard let native = ICU.text({ icu_displayName(name, $0, $1) }) else { return nil }
    // ICU shows the code of a language that it has no name for.
    let code = native.prefix { $0.isLetter }
    guard code != language else { return nil }
    return pseudo.map { "\(native) [\($0.rawValue)]" } ?? native
  }

  /// The tag itself and what it may fall back on, nearest first: `zh-TW` → `zh-TW`, `zh-Hant-TW`,
  /// `zh-Hant`, `zh`. Parents are CLDR's, and the language alone is always the last.
  public var chain: [LocaleTag] {
    var tags: [LocaleTag] = []
    var next: LocaleTag? = base
    while let tag = next, !tags.contains(tag) {
      tags.append(tag)
      next = tag.parent
    }
    let alone = LocaleTag(language: language, script: nil, rest: [])
    return tags.contains(alone) ? tags : tags + [alone]
  }

  /// Nil above a language, and above one in a script that is not its usual one.
  private var parent: LocaleTag? {
    if plain != self { return plain }
    if script == nil, Locales.inSeveralScripts.contains(language), let likely = maximized.script {
      return LocaleTag(language: language, script: likely, rest: rest)
    }
    if let parent = Locales.parents[description] {
      return parent == "root" ? nil : LocaleTag(parent)
    }
    if !rest.isEmpty {
      return LocaleTag(language: language, script: script, rest: rest.dropLast())
    }
    return script == nil ? nil : LocaleTag(language: language, script: nil, rest: [])
  }
}

/// What ICU lists of locales.
enum Locales {
  /// Every locale that there are data for, by their tags, sorted.
  static let available: [String] = {
    ICU.prepare()
    return (0..<icu_availableCount()).map { index in
      String(cString: icu_available(index)).hyphenated
    }.sorted()
  }()

  /// Languages that CLDR has in more than one script, or with a script in their names: `zh` for
  /// `zh_Hant`.
  static let inSeveralScripts: Set<String> = {
    ICU.prepare()
    var found: Set<String> = []
    for index in 0..<icu_availableCount() {
      // Most names have no script, and no string is made of them.
      let name = icu_available(index)
      guard let mark = strchr(name, Int32(UInt8(ascii: "_"))), isalpha(Int32(mark[1])) != 0,
        isalpha(Int32(mark[2])) != 0, isalpha(Int32(mark[3])) != 0
      else { continue }
      found.insert(String(String(cString: name).prefix { $0 != "_" }))
    }
    return found
  }()

  /// Whether ISO has the code, or there are data for the language.
  static func isLanguage(_ code: String) -> Bool {
    if isoLanguages.contains(code) { return true }
    return available.contains { $0 == code || $0.hasPrefix(code + "-") }
  }

  /// ISO's codes, sorted.
  static var languages: [String] { isoLanguages.sorted() }

  private static let isoLanguages: Set<String> = {
    ICU.prepare()
    var codes: Set<String> = []
    var next = icu_languages()
    while let code = next.pointee {
      codes.insert(String(cString: code))
      next += 1
    }
    return codes
  }()

  /// By tag, the parents that CLDR sets, `root` among them; every other locale's parent is its tag
  /// without the last part.
  static let parents: [String: String] = {
    ICU.prepare()
    guard let table = icu_openTable("supplementalData", "parentLocales") else { return [:] }
    defer { icu_closeTable(table) }
    var parents: [String: String] = [:]
    for index in 0..<icu_count(table) {
      guard let item = icu_item(table, index), let key = icu_key(item) else { continue }
      defer { icu_closeTable(item) }
      let parent = String(cString: key).hyphenated
      for child in 0..<icu_count(item) {
        let name = ICU.text { icu_string(item, child, $0, $1) }
        if let name { parents[name.hyphenated] = parent }
      }
    }
    return parents
  }()
}
