/// How a pseudolocale changes texts, so that layouts can be tried before anything is translated.
public enum PseudoStyle: String, Sendable, Hashable, CaseIterable {
  /// Every text twice, as in Xcode's double-length pseudolanguage.
  case double
  /// Accents on every letter and longer vowels, in brackets. Texts that are not looked up, or that
  /// are put together from parts, stand out.
  case accented
  /// Marks at both ends of each text, so that a cut is visible.
  case bounded
  /// The layout reads from right to left.
  case rtl
}

extension LocaleTag {
  /// The style of a pseudolocale: `en-XA`, `ar-XB`, or any locale with `-x-` and a style.
  public var pseudo: PseudoStyle? {
    let start = extensionStart
    if start < rest.count, rest[start] == "x", start + 2 == rest.count {
      return PseudoStyle(rawValue: rest[start + 1])
    }
    return standardPseudo
  }

  /// The style of the two pseudolocales that have names in CLDR.
  private var standardPseudo: PseudoStyle? {
    switch (language, script, rest) {
    case ("en", nil, ["XA"]): .accented
    case ("ar", nil, ["XB"]): .rtl
    default: nil
    }
  }

  /// Whether the pseudolocale's texts are made from those of the source language, whichever that
  /// is.
  package var takesSourceTexts: Bool { standardPseudo != nil }

  /// The locale without the pseudolocale's parts.
  public var base: LocaleTag {
    guard pseudo != nil else { return self }
    guard standardPseudo == nil else {
      return LocaleTag(language: language, script: nil, rest: [])
    }
    return LocaleTag(language: language, script: script, rest: Array(rest.prefix(extensionStart)))
  }

  /// The pseudolocale of this locale in a style: `de` → `de-x-double`.
  public func pseudo(_ style: PseudoStyle) -> LocaleTag {
    LocaleTag(language: language, script: script, rest: base.rest + ["x", style.rawValue])
  }
}
