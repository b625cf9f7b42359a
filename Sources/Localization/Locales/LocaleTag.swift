import LayoutScene

/// A BCP 47 tag as far as strings and directions need it: `de`, `pt-BR`, `zh-Hant-HK`, `de-x-double`.
/// It need not be an existing locale, which `validated` checks.
public struct LocaleTag: Sendable, Hashable, CustomStringConvertible {
  /// The language's code in lower case, such as `de`.
  public let language: String
  /// The script's code, such as `Hant`; nil where the tag has none.
  public let script: String?
  /// The region and everything after it.
  public let rest: [String]

  /// Nil for a text that is no tag. Letter case does not matter, and underscores count as hyphens.
  public init?(_ text: String) {
    if Self.isPlainLanguage(text) {
      (language, script, rest) = (text, nil, [])
      return
    }
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
    // The parts from a single letter on are extensions, in which two letters are no region.
    let plain = others.prefix { $0.count > 1 }
    rest =
      plain.map { $0.count == 2 ? $0.uppercased() : $0.lowercased() }
      + others.dropFirst(plain.count).map { $0.lowercased() }
  }

  package static let english = LocaleTag(language: "en", script: nil, rest: [])

  init(language: String, script: String?, rest: [String]) {
    self.language = language
    self.script = script
    self.rest = rest
  }

  /// Most tags are two or three letters in lower case, which are read in a fraction of the time.
  private static func isPlainLanguage(_ text: String) -> Bool {
    let letters = text.utf8
    return (2...3).contains(letters.count)
      && letters.allSatisfy { UInt8(ascii: "a") <= $0 && $0 <= UInt8(ascii: "z") }
  }

  private static func isAlphanumeric(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  public var description: String {
    ([language] + [script].compactMap { $0 } + rest).joined(separator: "-")
  }

  /// The region's code of two letters or three digits; nil where the tag has none.
  public var region: String? {
    rest.prefix(extensionStart).first {
      $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }
  }

  /// The index in `rest` at which extensions and private use begin.
  var extensionStart: Int { rest.firstIndex { $0.count == 1 } ?? rest.count }

  /// The tag without extensions and private use.
  var plain: LocaleTag {
    LocaleTag(language: language, script: script, rest: Array(rest.prefix(extensionStart)))
  }
}
