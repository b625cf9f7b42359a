import Files

/// Reads XLIFF 1.2 as Xcode exports it: texts in the source language and one other, from several
/// files of an app. Nothing is ever written.
struct XLIFF {
  /// The most elements of a file; the largest real files have fewer.
  static let elementLimit = 2_000_000

  private let source: SourceText
  private let problems: Problems
  private var contents = Contents()
  /// The languages that were found to be right: to look at one takes longer than to read a text.
  private var languages: Set<String> = []

  /// The texts of XLIFF files by language and key, each with its variants.
  struct Contents {
    var sourceLanguage: String?
    var texts: [String: [String: TextVariants]] = [:]
    var untranslatable: Set<String> = []
    var keys: Set<String> = []
    /// Whether the file's target language is the source language itself.
    var isInSourceLanguage = false
  }

  /// The texts that can be read; every mistake is reported.
  static func read(_ source: SourceText, _ problems: Problems) -> Contents? {
    let expected = "an XLIFF file, “<xliff>”"
    let root = XMLReader.read(source, expected: expected, limit: elementLimit, problems)
    guard let root else { return nil }
    var reader = XLIFF(source: source, problems: problems)
    guard root.name == "xliff" else {
      reader.report(.syntax(expected: expected, found: "<\(root.name)>"), root)
      return nil
    }
    if let version = root.attributes["version"], !version.hasPrefix("1.") {
      reader.report(.unsupportedXLIFF(version: version), root)
      return nil
    }
    let files = Self.files(among: root.children)
    if files.isEmpty { reader.report(.malformedStrings(expected: "a <file>"), root) }
    for file in files { reader.read(file) }
    return reader.contents
  }

  /// The files of an app, of which the first with a key has its texts: an app's own win over those of its Info.plist.
  static func files(among elements: [XMLElement]) -> [XMLElement] {
    let files = elements.filter { $0.name == "file" }
    let isMain = { (file: XMLElement) in
      let name = file.attributes["original"]?.split(separator: "/").last
      return name?.hasPrefix("Localizable.") == true
    }
    return files.filter(isMain) + files.filter { !isMain($0) }
  }

  /// The texts of a file with their translations.
  static func units(in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child in
      child.name == "group" ? units(in: child) : child.name == "trans-unit" ? [child] : []
    }
  }

  private init(source: SourceText, problems: Problems) {
    self.source = source
    self.problems = problems
  }

  // MARK: Files and units

  private struct Languages {
    var source: String
    var target: String?
  }

  private mutating func read(_ file: XMLElement) {
    guard let own = language(file, "source-language") else {
      if file.attributes["source-language"] == nil {
        report(.malformedStrings(expected: "a <file> with “source-language”"), file)
      }
      return
    }
    let target = language(file, "target-language")
    if target == nil, file.attributes["target-language"] != nil { return }
    if contents.sourceLanguage == nil { contents.sourceLanguage = own }
    guard let body = file.first("body") else {
      return report(.malformedStrings(expected: "a <file> with a <body>"), file)
    }
    if target == own { contents.isInSourceLanguage = true }
    var found = Found()
    for unit in Self.units(in: body) {
      read(unit: unit, Languages(source: own, target: target), &found)
    }
    contents.keys.formUnion(found.keys)
  }

  /// What is in one `<file>`. For a key of an earlier one that one's texts are kept.
  private struct Found {
    var firstLines: [String: Int] = [:]
    var keys: Set<String> = []
  }

  /// A file's language; nil where it has none, and after reporting one that is no locale.
  private mutating func language(_ file: XMLElement, _ name: String) -> String? {
    guard let text = file.attributes[name] else { return nil }
    if languages.contains(text) { return text }
    guard LocaleTag(text) != nil else {
      report(
        .wrongValue(key: name, expected: "a locale such as de or pt-BR", found: text), file)
      return nil
    }
    do throws(Fact) { _ = try LocaleTag.validated(text, problems) } catch {
      report(error, file)
      return nil
    }
    languages.insert(text)
    return text
  }

  private mutating func read(
    unit: XMLElement, _ languages: Languages, _ found: inout Found
  ) {
    guard let id = unit.attributes["id"], let original = unit.first("source") else {
      return report(.malformedStrings(expected: "a <trans-unit> with “id” and <source>"), unit)
    }
    if let line = found.firstLines[id] { return report(.duplicateKey(id, firstLine: line), unit) }
    found.firstLines[id] = unit.mark.line
    let name = VariantName(id)
    guard !contents.keys.contains(name.key) else { return }
    found.keys.insert(name.key)
    if unit.attributes["translate"] == "no" { contents.untranslatable.insert(name.key) }
    let sourceText = text(of: original)
    // In a file in the source language the target is the newer text and wins over the source.
    if let target = unit.first("target") {
      guard let language = languages.target else {
        return report(
          .malformedStrings(expected: "a “target-language” at the <file> of a <target>"), target)
      }
      // An empty target is a translation that is still missing.
      let text = text(of: target)
      if !text.isEmpty || sourceText.isEmpty { add(text, name, to: language, target) }
    }
    add(sourceText, name, to: languages.source, original)
  }

  /// The text of a <source> or <target>. Elements in it are markup. The text of an empty one is its
  /// “equiv-text”, as in Xcode's own exports.
  private func text(of element: XMLElement) -> String {
    element.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .element(let child) where child.pieces.isEmpty: equivalent(of: child)
      case .element(let child): text(of: child)
      }
    }.joined()
  }

  /// The text that an empty element stands for. An <x> stands for a value, without which the text
  /// would be wrong. Other empty elements mostly mark the beginning or end of formatting, which is
  /// left out.
  private func equivalent(of element: XMLElement) -> String {
    if let text = element.attributes["equiv-text"] { return text }
    if element.name == "x" {
      report(
        .malformedStrings(expected: "an <x> with “equiv-text”, which says what it is for"),
        element)
    }
    return ""
  }

  private mutating func add(
    _ text: String, _ name: VariantName, to language: String, _ element: XMLElement
  ) {
    contents.texts[language, default: [:]][name.key, default: TextVariants()]
      .add(text, name.path) { source.location(of: element.mark) }
  }

  private func report(_ fact: Fact, _ element: XMLElement) {
    problems.report(fact, at: element.mark, in: source)
  }
}

extension StringTable {
  /// The table of one file, or of several that have a language each. Where a file in the source
  /// language has translations, they replace the source texts.
  init(_ files: [XLIFF.Contents]) {
    let language = files.lazy.compactMap(\.sourceLanguage).first ?? "en"
    var variants: [String: [String: TextVariants]] = [:]
    for file in files.filter(\.isInSourceLanguage) + files.filter({ !$0.isInSourceLanguage }) {
      for (name, texts) in file.texts {
        // For a key in several files the first file wins.
        variants[name, default: [:]].merge(texts) { first, _ in first }
      }
    }
    let original = variants[language] ?? [:]
    self.init(
      sourceLanguage: language,
      texts: variants.mapValues { texts in
        var found: [String: LocalizedText] = [:]
        for (key, text) in texts { found[key] = text.localized(source: original[key]) }
        return found
      },
      untranslatable: files.reduce(into: []) { $0.formUnion($1.untranslatable) },
      keys: files.reduce(into: Set()) { $0.formUnion($1.keys) }.sorted())
  }
}
