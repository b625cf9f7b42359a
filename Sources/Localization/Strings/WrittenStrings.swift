import Files

/// Texts as they stand in files of strings, where an editor can change them.
package enum WrittenStrings {
  /// One text of a key: the key's own, or that of one of its forms.
  package struct Text {
    /// What the form is for, such as `plural` and `one`; empty for the key's own text.
    package var path: [String]
    package var node: Node
    /// Nil for a text that can be edited.
    package var refusal: Refusal?
  }

  /// Why a text cannot be edited where it stands.
  package enum Refusal: Sendable {
    /// It is the source of translations, which Xcode writes anew whenever it exports them.
    case sourceOfTranslations
    /// There is more than text in its element.
    case markup
    /// It stands in a document of Interface Builder, which Xcode writes.
    case interfaceBuilder
    /// It was put together from variables.
    case variables
  }

  /// The texts of a key in a language. None where the format is one whose texts cannot be replaced by
  /// themselves.
  package static func texts(
    of key: String, language: String, in source: SourceText
  ) -> [Text] {
    let format = StringsFormat(source.file)
    if format == .strings {
      let entry = LocalizableStrings.entries(of: source).first { $0.name == key }
      // A key without a text is its own, and another text would be another key.
      guard let entry, entry.value.mark != entry.key.mark else { return [] }
      return [Text(path: [], node: entry.value)]
    }
    if format?.isXLIFF == true { return XLIFFTexts.texts(of: key, language: language, in: source) }
    if format == .stringsdict { return dictionaryTexts(of: key, in: source) }
    guard format == .xcstrings,
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
    if isXML(source.file) {
      return try ElementEdit.text(of: source, after: edit, limit: XLIFF.elementLimit)
    }
    guard StringsFormat(source.file) == .strings else { return try edit.applied(to: source) }
    return try edit.applied(
      to: source, escape: { "\\U" + ScalarEdit.fourDigits($0) },
      scalars: {
        LocalizableStrings.entries(of: $0).flatMap { [($0.key, true), ($0.value, false)] }
      })
  }

  /// The forms of a key of a `.stringsdict` file; the format that names its variables is none.
  private static func dictionaryTexts(of key: String, in source: SourceText) -> [Text] {
    guard
      let entry = PropertyList.read(source, limit: XLIFF.elementLimit, Problems())?[key]?.value
    else { return [] }
    let places = Dictionary(
      ElementEdit.elements(of: source, limit: XLIFF.elementLimit).map { ($0.mark, $0) }
    ) { first, _ in first }
    return forms(in: entry, []).map { form in
      var form = form
      let element = places[form.node.mark]
      if element.flatMap({ source.span(ofTextIn: $0) }) == nil { form.refusal = .markup }
      return form
    }
  }

  private static func forms(in node: Node, _ path: [String]) -> [Text] {
    if node.scalar != nil { return [Text(path: path, node: node)] }
    return (node.mapping ?? []).flatMap { entry -> [Text] in
      let isRule = entry.name.hasPrefix("NSString")
      if isRule, entry.value.mapping == nil { return [] }
      return forms(in: entry.value, isRule ? path : path + [entry.name])
    }
  }

  /// Whether the texts of a file are those of XML elements.
  package static func isXML(_ file: String) -> Bool {
    let format = StringsFormat(file)
    return format?.isXLIFF == true || format == .stringsdict
  }
}
