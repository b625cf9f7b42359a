import LayoutScene
import Localization

/// What an editor is told of the texts that keys stand for.
extension Hover {
  /// The most texts that are listed.
  private static let textLimit = 20

  /// The texts of a key in all languages.
  static func text(of key: String, in strings: StringTable) -> String {
    let lines = strings.translations(of: key).flatMap { language, text in
      text.allForms.map { form in
        (form.name.isEmpty ? language : "\(language) (\(form.name))") + ": " + form.text.oneLine
      }
    }
    guard !lines.isEmpty else { return "**\(key)** — there is no such key in the strings" }
    let rest = lines.count - textLimit
    let more = rest > 0 ? ["and \(rest) more"] : []
    // A text may have marks of Markdown, and rows of them.
    return "**\(key)** — string\n\n`````text\n"
      + (lines.prefix(textLimit) + more).joined(separator: "\n") + "\n`````"
  }
}

extension Completion {
  /// The keys of strings, with their texts in the source language.
  static func items(of strings: StringTable) -> [Item] {
    strings.keys.map { key in
      let text = strings.sourceText(for: key)?.allForms.first?.text
      return Item(label: key, kind: .constant, detail: text?.oneLine ?? "string")
    }
  }
}
