import Files
import LayoutScene

extension StringTable {
  /// Whether a file may have texts in several languages: a catalog, or XLIFF.
  package static func mayHaveSeveralLanguages(_ path: String) -> Bool {
    StringsFormat(path)?.hasOneLanguage != true
  }

  /// All that a screen in a locale can show of these texts: of each key the texts of the languages that decide it, or,
  /// where a screen would fall back, of all languages. It changes with no text of another language.
  package func shown(in locale: LocaleTag) -> JSON {
    let order = searchOrder(
      for: locale.takesSourceTexts ? source : locale.base, document: nil)
    let deciding = decidingLanguages(in: order)
    let own = order.steps.filter { $0.fallback != .otherLanguage }.map(\.language)
    let all = texts.keys.sorted()
    let members = keys.map { key in
      let isDecided = own.contains { texts[$0]?[key] != nil }
      let shown = all.filter { !isDecided || deciding.contains($0) }
      return JSON.Member(
        key: key,
        value: .object(
          shown.compactMap { language in
            texts[language]?[key].map { JSON.Member(key: language, value: $0.json) }
          }))
    }
    return .object([
      .init(key: "sourceLanguage", value: .string(sourceLanguage)),
      .init(key: "untranslatable", value: .array(untranslatable.sorted().map(JSON.string))),
      .init(key: "texts", value: .object(members)),
    ])
  }
}

extension LocalizedText {
  /// The text with all its forms, without its place.
  fileprivate var json: JSON {
    guard !variables.isEmpty else { return forms.json }
    let members = variables.sorted { $0.key < $1.key }.map { name, variable in
      JSON.Member(
        key: name,
        value: JSON(present: [
          "position": variable.position.map { .number(Double($0)) },
          "specifier": .string(variable.specifier), "forms": variable.forms.json,
        ]))
    }
    return ["forms": forms.json, "variables": .object(members)]
  }
}

extension TextForms {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .plural(let forms): ["plural": Self.json(forms)]
    case .device(let forms): ["device": Self.json(forms)]
    }
  }

  private static func json(_ forms: [String: TextForms]) -> JSON {
    .object(sorted(forms).map { JSON.Member(key: $0.key, value: $0.value.json) })
  }
}
