import Files

/// Reads Xcode's string catalogs (`.xcstrings`).
enum StringCatalog {
  /// The most values of a file; the largest real catalogs have fewer.
  static let valueLimit = 4_000_000

  /// The catalog's texts; nil after reporting why there are none.
  ///
  /// - Parameter keysAreTexts: whether a key is its own text in the source language; not beside a document of Interface
  ///   Builder, whose keys are object ids and which has the texts itself.
  static func read(
    _ source: SourceText, keysAreTexts: Bool = true, _ problems: Problems
  ) -> StringTable? {
    guard
      let root = JSONReader.read(source, limit: valueLimit, allowsControls: false, problems)
    else { return nil }
    guard let languageNode = root["sourceLanguage"]?.value,
      let language = languageNode.scalar?.text,
      let strings = root["strings"]?.value.mapping
    else {
      problems.report(
        .malformedStrings(expected: "a string catalog with “sourceLanguage” and “strings”"),
        at: root.mark, in: source)
      return nil
    }
    requireLocale(language, languageNode, source, problems)
    var contents = Contents(source: language, keysAreTexts: keysAreTexts)
    for entry in strings { contents.add(entry, source, problems) }
    return StringTable(
      sourceLanguage: language, texts: contents.texts, untranslatable: contents.untranslatable,
      keys: strings.map(\.name).sorted())
  }

  /// Whether a name is a locale's; another one is reported.
  @discardableResult private static func requireLocale(
    _ name: String, _ node: Node, _ source: SourceText, _ problems: Problems
  ) -> Bool {
    do throws(Fact) {
      _ = try LocaleTag.validated(name, problems)
      return true
    } catch {
      problems.report(error, at: node.mark, in: source)
      return false
    }
  }

  /// The texts that have been read so far.
  private struct Contents {
    let source: String
    let keysAreTexts: Bool
    var texts: [String: [String: LocalizedText]]
    var untranslatable: Set<String> = []
    /// The languages that have been checked, so that a wrong name is reported once.
    private var known: Set<String>
    /// Those of them that are no languages.
    private var unknown: Set<String> = []

    init(source: String, keysAreTexts: Bool) {
      (self.source, self.keysAreTexts) = (source, keysAreTexts)
      texts = [source: [:]]
      known = [source]
    }

    mutating func add(_ entry: Node.Pair, _ file: SourceText, _ problems: Problems) {
      let reader = CatalogReader(source: file, problems: problems)
      reader.requireKnown(
        entry.value, "a text of a catalog", ["localizations", "shouldTranslate"])
      // A text without a translation into the source language is its own key there.
      if keysAreTexts {
        texts[source]?[entry.name] = LocalizedText(entry.name)
        texts[source]?[entry.name]?.keyOrigin = file.location(of: entry.key.mark)
      }
      if entry.value["shouldTranslate"]?.value.scalar?.text == "false" {
        untranslatable.insert(entry.name)
      }
      guard let localizations = entry.value["localizations"] else { return }
      guard let languages = localizations.value.mapping else {
        problems.report(
          .malformedStrings(expected: "languages"), at: localizations.value.mark, in: file)
        return
      }
      for language in languages {
        if known.insert(language.name).inserted,
          !StringCatalog.requireLocale(language.name, language.key, file, problems)
        {
          unknown.insert(language.name)
        }
        guard !unknown.contains(language.name), let forms = reader.forms(of: language.value) else {
          continue
        }
        let text = LocalizedText(forms: forms, variables: reader.variables(of: language.value))
        let place = reader.place(of: language)
        var placed =
          text.plain == nil
          ? text.placed(place, forms: language.value, in: file) : text.placed(place, in: file)
        if language.name == source { placed.keyOrigin = file.location(of: entry.key.mark) }
        texts[language.name, default: [:]][entry.name] = placed
      }
    }
  }
}

/// Reads the localizations of a catalog.
private struct CatalogReader {
  let source: SourceText
  let problems: Problems

  /// The forms of a localization, or of one of its variations. Empty texts in the state `new`, which
  /// are not translated yet, count as missing.
  func forms(of node: Node) -> TextForms? {
    requireKnown(node, "a translation", ["stringUnit", "variations", "substitutions"])
    if let variations = node["variations"]?.value { return forms(in: variations) }
    guard let unit = node["stringUnit"]?.value else { return nil }
    requireKnown(unit, "a string unit", ["state", "value"])
    guard let text = unit["value"]?.value else { return nil }
    guard let scalar = text.scalar, scalar.style == .doubleQuoted else {
      report("a text in quotes", text)
      return nil
    }
    let value = scalar.text
    let isMissing = value.isEmpty && unit["state"]?.value.scalar?.text == "new"
    return isMissing ? nil : .text(value)
  }

  /// Reports a key that is written nearly like one of these, which is missing. Later versions of Xcode may write keys
  /// that are not known here.
  func requireKnown(_ node: Node, _ owner: String, _ known: [String]) {
    for entry in node.mapping ?? [] where !known.contains(entry.name) {
      guard let meant = problems.nearest(to: entry.name, in: known), node[meant] == nil else {
        continue
      }
      problems.report(
        .unknownKey(entry.name, owner: owner, suggestion: meant, known: known), at: entry.key.mark,
        in: source)
    }
  }

  private func forms(in variations: Node) -> TextForms? {
    if let devices = variations["device"]?.value { return all(in: devices).map { .device($0) } }
    if let plural = variations["plural"]?.value { return all(in: plural).map { .plural($0) } }
    if let widths = variations["width"]?.value {
      return all(in: widths).flatMap(TextForms.widest)
    }
    report("variations by “plural”, “device” or “width”", variations)
    return nil
  }

  /// The variations by their names; nil after reporting that there are none.
  private func all(in variations: Node) -> [String: TextForms]? {
    guard let entries = variations.mapping, !entries.isEmpty else {
      report("a text for each case", variations)
      return nil
    }
    var found: [String: TextForms] = [:]
    for entry in entries { found[entry.name] = forms(of: entry.value) }
    return found.isEmpty ? nil : found
  }

  /// Where the text is written; the name of the language where it has several forms.
  func place(of language: Node.Pair) -> SourceText.Mark {
    (language.value["stringUnit"]?.value["value"]?.value ?? language.key).mark
  }

  func variables(of node: Node) -> [String: TextVariable] {
    var found: [String: TextVariable] = [:]
    for entry in node["substitutions"]?.value.mapping ?? [] {
      guard let forms = forms(of: entry.value) else { continue }
      found[entry.name] = TextVariable(
        position: (entry.value["argNum"]?.value.scalar?.text).flatMap { Int($0) },
        specifier: entry.value["formatSpecifier"]?.value.scalar?.text ?? "lld", forms: forms)
    }
    return found
  }

  private func report(_ expected: String, _ node: Node) {
    problems.report(.malformedStrings(expected: expected), at: node.mark, in: source)
  }
}
