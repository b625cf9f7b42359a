import Files

/// The texts of XLIFF files where they stand.
enum XLIFFTexts {
  /// The most elements of a file.
  static let limit = 2_000_000

  /// The texts of a key in a language: those of the `<target>`s, or the `<source>`s that are shown, which are not
  /// edited.
  static func texts(of key: String, language: String, in source: SourceText)
    -> [WrittenStrings.Text]
  {
    let files = ElementEdit.elements(of: source, limit: limit).filter { $0.name == "file" }
    for file in files.filter(isMain) + files.filter({ !isMain($0) }) {
      let units = units(in: file).filter { unit in
        unit.attributes["id"].map { VariantName($0).key == key } ?? false
      }
      if units.isEmpty { continue }
      return units.compactMap { text(of: $0, in: file, language, source) }
    }
    return []
  }

  /// An app's own texts win over those of its Info.plist.
  private static func isMain(_ file: XMLElement) -> Bool {
    let name = file.attributes["original"]?.split(separator: "/").last
    return name?.hasPrefix("Localizable.") == true
  }

  private static func units(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { $0.name == "trans-unit" ? [$0] : units(in: $0) }
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
