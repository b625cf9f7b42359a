import Files

/// Texts as they stand in files of strings, where an editor can change them.
package enum WrittenStrings {
  /// One text of a key: the key's own, or that of one of its forms.
  package struct Text {
    /// What the form is for, such as `plural` and `one`; empty for the key's own text.
    package var path: [String]
    package var node: Node
  }

  /// The texts of a key in a language. None where the format is one whose texts cannot be replaced by
  /// themselves.
  package static func texts(
    of key: String, language: String, in source: SourceText
  ) -> [Text] {
    if isStrings(source.file) {
      let entry = LocalizableStrings.entries(of: source).first { $0.name == key }
      // A key without a text is its own, and another text would be another key.
      guard let entry, entry.value.mark != entry.key.mark else { return [] }
      return [Text(path: [], node: entry.value)]
    }
    guard source.file.lowercased().hasSuffix(".xcstrings"),
      let root = JSONReader.read(source, limit: StringCatalog.valueLimit, Problems()),
      let localization = root["strings"]?.value[key]?.value["localizations"]?.value[language]
    else { return [] }
    return texts(in: localization.value, [])
  }

  /// The texts of a localization of a catalog, or of one of its variations.
  private static func texts(in node: Node, _ path: [String]) -> [Text] {
    var found: [Text] = []
    for entry in node.mapping ?? [] {
      if entry.name == "stringUnit" {
        if let value = entry.value["value"]?.value { found.append(Text(path: path, node: value)) }
      } else {
        // `variations` and `substitutions` only say that there are forms.
        let isWord = !["variations", "substitutions"].contains(entry.name)
        found += texts(in: entry.value, isWord ? path + [entry.name] : path)
      }
    }
    return found
  }

  /// The text of a file after an edit, whichever of the formats that documents and strings have.
  package static func text(
    of source: SourceText, after edit: ScalarEdit
  ) throws(ScalarEdit.Refusal) -> String {
    guard isStrings(source.file) else { return try edit.applied(to: source) }
    return try edit.applied(
      to: source, escape: { "\\U" + ScalarEdit.fourDigits($0) },
      scalars: { LocalizableStrings.entries(of: $0).flatMap { [$0.key, $0.value] } })
  }

  private static func isStrings(_ file: String) -> Bool { file.lowercased().hasSuffix(".strings") }
}
