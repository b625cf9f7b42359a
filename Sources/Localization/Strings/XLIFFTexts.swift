import Files

/// The texts of XLIFF files where they stand.
enum XLIFFTexts {
  /// The texts of a key in a language: those of the `<target>`s, or the `<source>`s that are shown, which are not
  /// edited.
  static func texts(of key: String, language: String, in source: SourceText)
    -> [WrittenStrings.Text]
  {
    let elements = ElementEdit.elements(of: source, limit: XLIFF.elementLimit)
    for file in XLIFF.files(among: elements) {
      let units = (file.first("body").map(XLIFF.units) ?? []).filter { unit in
        unit.attributes["id"].map { VariantName($0).key == key } ?? false
      }
      if units.isEmpty { continue }
      return units.compactMap { text(of: $0, in: file, language, source) }
    }
    return []
  }

  private static func text(
    of unit: XMLElement, in file: XMLElement, _ language: String, _ source: SourceText
  ) -> WrittenStrings.Text? {
    let isTarget = file.attributes["target-language"] == language
    let target = isTarget ? unit.first("target").flatMap { $0.text.isEmpty ? nil : $0 } : nil
    let isSource = file.attributes["source-language"] == language
    guard let element = target ?? (isSource ? unit.first("source") : nil) else { return nil }
    let node = Node(element.text, style: .doubleQuoted, at: element.mark)
    let path = unit.attributes["id"].map { VariantName($0).path } ?? []
    var text = WrittenStrings.Text(path: path, node: node)
    if target == nil {
      text.refusal = .sourceOfTranslations
    } else if source.span(ofTextIn: element) == nil {
      text.refusal = .markup
    }
    return text
  }
}
