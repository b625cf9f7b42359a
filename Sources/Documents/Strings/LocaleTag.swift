import LayoutScene

/// A BCP 47 tag as far as strings and directions need it: `de`, `pt-BR`, `zh-Hant-HK`.
public struct LocaleTag: Sendable, Hashable, CustomStringConvertible {
  public let language: String
  public let script: String?
  /// Region and everything after it.
  public let rest: [String]

  /// Nil for something that is no tag. Letter case and underscores for hyphens do not matter.
  public init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard text.count <= 64, let first = parts.first, (2...8).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter }),
      text.last?.isLetter ?? false
        || text.last?.isNumber ?? false,
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(Self.isAlphanumeric) }),
      parts.count == text.count(where: { $0 == "-" || $0 == "_" }) + 1
    else { return nil }
    language = first.lowercased()
    var others = parts.dropFirst()
    if let next = others.first, next.count == 4, next.allSatisfy(\.isLetter) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      others = others.dropFirst()
    } else {
      script = nil
    }
    rest = others.map { $0.count == 2 ? $0.uppercased() : $0.lowercased() }
  }

  static let english = LocaleTag(language: "en", script: nil, rest: [])

  private init(language: String, script: String?, rest: [String]) {
    self.language = language
    self.script = script
    self.rest = rest
  }

  private static func isAlphanumeric(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  public var description: String {
    ([language] + [script].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The tag itself and what it may fall back on, nearest first: `zh-TW` → `zh-TW`, `zh-Hant-TW`,
  /// `zh-Hant`, `zh`.
  public var chain: [LocaleTag] {
    var tags = [self]
    func add(_ script: String?, _ length: Int) {
      let tag = LocaleTag(language: language, script: script, rest: Array(rest.prefix(length)))
      if !tags.contains(tag) { tags.append(tag) }
    }
    for length in stride(from: rest.count, to: 0, by: -1) { add(script, length) }
    if let known = script ?? likelyScript {
      for length in stride(from: rest.count, through: 0, by: -1) { add(known, length) }
    }
    if script == nil, let parent = Self.parents[description] { tags.append(parent) }
    add(nil, 0)
    return tags
  }

  /// The script that a region writes a language in, where that differs between regions.
  private var likelyScript: String? {
    let region = rest.first ?? ""
    switch language {
    case "zh", "yue": return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "sr": return region == "ME" ? "Latn" : "Cyrl"
    case "pa": return region == "PK" ? "Arab" : "Guru"
    case "uz": return region == "AF" ? "Arab" : "Latn"
    default: return nil
    }
  }

  /// Latin American Spanish has a parent of its own.
  private static let parents: [String: LocaleTag] = {
    let regions =
      ["AR", "BO", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA"]
      + ["PE", "PR", "PY", "SV", "US", "UY", "VE"]
    let parent = LocaleTag(language: "es", script: nil, rest: ["419"])
    return Dictionary(uniqueKeysWithValues: regions.map { ("es-\($0)", parent) })
  }()

  /// The direction that the language is written in, by its script.
  public var direction: LayoutDirection {
    if let script = script ?? likelyScript {
      return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Languages whose usual script runs from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ary", "arz", "azb", "bal", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji",
    "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
}
