/// Reads Xcode's string catalogs (`.xcstrings`).
enum StringCatalog {
  /// More than the largest file can have in earnest.
  private static let valueLimit = 4_000_000

  /// Nil after reporting why.
  static func read(_ source: SourceText, _ problems: Problems) -> StringTable? {
    guard let root = JSONReader.read(source, limit: valueLimit, problems) else { return nil }
    guard let language = root["sourceLanguage"]?.value.scalar?.text,
      let strings = root["strings"]?.value.mapping
    else {
      problems.report(
        .malformedStrings(expected: "a string catalog with “sourceLanguage” and “strings”"),
        at: root.mark, in: source)
      return nil
    }
    var table = StringTable(
      sourceLanguage: language, texts: [language: [:]], keys: strings.map(\.name).sorted())
    for entry in strings {
      add(entry, to: &table, source, problems)
    }
    return table
  }

  private static func add(
    _ entry: Node.Entry, to table: inout StringTable, _ source: SourceText, _ problems: Problems
  ) {
    // A text without a translation into the source language is its own key.
    table.texts[table.sourceLanguage]?[entry.name] = entry.name
    if entry.value["shouldTranslate"]?.value.scalar?.text == "false" {
      table.untranslatable.insert(entry.name)
    }
    guard let localizations = entry.value["localizations"] else { return }
    guard let languages = localizations.value.mapping else {
      problems.report(
        .malformedStrings(expected: "languages"), at: localizations.value.mark, in: source)
      return
    }
    for language in languages {
      guard let text = text(of: language.value) else { continue }
      table.texts[language.name, default: [:]][entry.name] = text
    }
  }

  /// The text of a localization; of one that varies by number the general form. Texts that nobody
  /// has translated yet count as missing.
  private static func text(of node: Node) -> String? {
    var node = node
    if let variations = node["variations"]?.value.mapping?.first?.value {
      guard let other = variations["other"]?.value else { return nil }
      node = other
    }
    guard let unit = node["stringUnit"]?.value, let value = unit["value"]?.value.scalar?.text else {
      return nil
    }
    return value.isEmpty && unit["state"]?.value.scalar?.text == "new" ? nil : value
  }
}
