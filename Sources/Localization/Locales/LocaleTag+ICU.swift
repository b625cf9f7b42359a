import CICU
import Foundation
import LayoutScene

extension LocaleTag {
  /// ICU's name of the locale, without the pseudolocale's parts.
  var icuName: String {
    let tag = base.description
    return ICU.identifier { icu_forLanguageTag(tag, $0, $1) } ?? language
  }

  /// The tag with present codes in the place of old ones: `iw` becomes `he`.
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

  /// The usual script of the language in its region; nil where CLDR does not know the language.
  public var likelyScript: String? { script ?? maximized.script }

  private init?(icuName: String) {
    guard let tag = ICU.identifier({ icu_toLanguageTag(icuName, $0, $1) }) else { return nil }
    self.init(tag)
  }

  /// The writing direction of the language's script. A right-to-left pseudolocale has that
  /// direction.
  public var direction: LayoutDirection {
    if pseudo == .rtl { return .rightToLeft }
    ICU.prepare()
    return icu_isRightToLeft(icuName) ? .rightToLeft : .leftToRight
  }

  /// The locale's name in its own language: “Deutsch”, “português (Brasil)”. A pseudolocale's style
  /// follows in brackets. Nil for a language without a name.
  public var nativeName: String? {
    let name = icuName
    guard let native = ICU.text({ icu_displayName(name, $0, $1) }) else { return nil }
    // ICU returns the code of a language for which it has no name.
    let code = native.prefix { $0.isLetter }
    guard code != language else { return nil }
    return pseudo.map { "\(native) [\($0.rawValue)]" } ?? native
  }

  /// The tag itself and its fallbacks, nearest first: `zh-TW` → `zh-TW`, `zh-Hant-TW`, `zh-Hant`,
  /// `zh`. Parents are CLDR's, and the language alone is always the last.
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

  /// The next fallback; nil for a language alone, and for a language in a script that is not its
  /// usual one.
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

/// ICU's lists of locales.
enum Locales {
  /// The tags of all locales for which ICU has data, sorted.
  static let available: [String] = {
    ICU.prepare()
    return (0..<icu_availableCount()).map { index in
      String(cString: icu_available(index)).hyphenated
    }.sorted()
  }()

  /// The languages that CLDR has in several scripts, or with a script in their locales' names, such
  /// as `zh` because of `zh_Hant`.
  static let inSeveralScripts: Set<String> = {
    ICU.prepare()
    var found: Set<String> = []
    for index in 0..<icu_availableCount() {
      // Most names have no script; for these no Swift string is made.
      let name = icu_available(index)
      guard let mark = strchr(name, Int32(UInt8(ascii: "_"))), isalpha(Int32(mark[1])) != 0,
        isalpha(Int32(mark[2])) != 0, isalpha(Int32(mark[3])) != 0
      else { continue }
      found.insert(String(String(cString: name).prefix { $0 != "_" }))
    }
    return found
  }()

  /// Whether ISO has the code, or ICU has data for the language.
  static func isLanguage(_ code: String) -> Bool {
    isoLanguages.contains(code) || availableLanguages.contains(code)
  }

  private static let availableLanguages = Set(available.map { String($0.prefix { $0 != "-" }) })

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

  /// The parents that CLDR sets, by tag; `root` can be one. Any other locale's parent is its tag
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
