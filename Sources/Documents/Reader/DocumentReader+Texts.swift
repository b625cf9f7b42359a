import AutoLayout
import Files
import LayoutScene
import Localization

extension DocumentReader {
  /// A text of the document itself, changed by the scene's pseudolocale if there is one.
  func literal(_ text: String, at node: Node) -> String {
    checkDirections(of: text, subject: "the text", carrier(ofDirectionsIn: text, node))
    noteLiteral(text, node)
    return locale?.pseudo?.applied(to: text) ?? text
  }

  /// The locale in which dates and numbers are shown. For a pseudolocale it is the locale of the
  /// texts that are changed.
  var formattingLocale: LocaleTag {
    guard let locale else { return strings?.source ?? .english }
    return locale.takesSourceTexts ? strings?.source ?? .english : locale.base
  }

  /// The text of `key` in the document's locale, with its values filled in.
  func lookUp(_ key: String, values: [TextValue]?, at node: Node) -> String? {
    guard let found = find(key, values: values, at: node, isMarkdown: false) else { return nil }
    checkDirections(of: found.text, subject: "“\(key)”", node)
    return found.text
  }

  /// The text of `key` as Markdown, with its values filled in.
  func lookUpMarkdown(_ key: String, values: [TextValue]?, at node: Node) -> MarkdownText? {
    guard let found = find(key, values: values, at: node, isMarkdown: true) else { return nil }
    let markdown = MarkdownText(found.text, values: found.values)
    checkDirections(of: markdown.string, subject: "“\(key)”", node)
    return markdown
  }

  /// - Returns: the text and, in Markdown, the values that its markers stand for.
  private func find(
    _ key: String, values: [TextValue]?, at node: Node, isMarkdown: Bool
  ) -> (text: String, values: [String])? {
    guard let strings, let searchOrder else {
      if !hasBrokenStrings { report(.noStrings(key: key), node) }
      return nil
    }
    guard let match = strings.text(for: key, in: searchOrder) else {
      if !hasBrokenStrings {
        let meant = problems.nearest(to: key, in: strings.keys)
        // Every language has the key, and the mistake is one.
        let place = meant.flatMap { key in
          (strings.sourceText(for: key) ?? strings.text(for: key, in: searchOrder)?.text)?.origin
        }
        report(.unknownString(key, suggestion: meant), at: node.mark, declaration: place)
      }
      return nil
    }
    note(match, key, strings, node)
    let difference = difference(of: match, key, strings)
    let mismatch = difference != nil
    if isMarkdown { noteMarkup(match, key, strings, node) }
    var filler = TextFiller(
      key: key, values: values, language: match.locale, device: deviceKind, pseudo: locale?.pseudo)
    filler.marksValues = isMarkdown
    func noteDifference() {
      guard let (message, hint) = difference else { return }
      add(.formatMismatch, message, hint, node, at: match.text.origin)
    }
    do {
      let text = try filler.filled(match.text)
      noteDifference()
      let origin = match.text.origin(ofForm: filler.shownForm)
      notes?.textOrigins[node.mark] = origin
      if let view = currentView, let origin {
        translations[view, default: []].append((text, origin))
      }
      for issue in filler.issues where !(mismatch && issue.isAboutKinds) {
        add(
          issue.rule, issue.message(key: key, isFilledInCode: isOfInterfaceBuilder),
          issue.hint(key: key, isFilledInCode: isOfInterfaceBuilder), node,
          at: issue.place(in: match.text, shown: origin))
      }
      if text.isBlank { noteEmpty(match, key, strings, node) }
      if filler.issues.isEmpty { noteSurplus(values ?? [], match.text, key, strings, node) }
      return (text, filler.marked)
    } catch {
      // A text that is too long even without values is reported in its own file.
      // So is a value that only a translation asks for. One that the source language asks for, too, is the document's.
      let isOwn =
        if case .tooLongText = error { !match.text.isShort } else {
          mismatch && strings.sourceText(for: key).map { isFillable($0, key, values) } == true
        }
      if isOwn, let origin = match.text.origin {
        let advice = difference.map {
          $0.hint.prefix(1).lowercased() + $0.hint.dropFirst().dropLast()
        }
        // That the languages differ is why the value does not suit, or is not there.
        let advised: Fact? =
          switch error {
          case .unsuitableValue(let key, let specifier, let value, _):
            .unsuitableValue(key: key, specifier: specifier, value: value, advice: advice)
          case .missingValue(let key, let index, let given, _):
            .missingValue(key: key, index: index, given: given, advice: advice)
          default: nil
          }
        if advised == nil { noteDifference() }
        problems.report(advised ?? error, at: origin)
      } else {
        noteDifference()
        report(error, node)
      }
      return nil
    }
  }

  /// Whether the text of the source language can be shown with the values.
  private func isFillable(_ text: LocalizedText, _ key: String, _ values: [TextValue]?) -> Bool {
    guard let strings else { return false }
    var filler = TextFiller(
      key: key, values: values, language: strings.source, device: deviceKind)
    return (try? filler.filled(text)) != nil
  }

  // MARK: Findings

  /// Adds a finding unless the same is known of the same place: a component may be used often.
  ///
  /// - Parameter place: the place in the strings, where the text is to be mended.
  private func add(
    _ rule: Rule, _ message: Sentence, _ hint: String?, _ node: Node,
    at place: SourceLocation? = nil, correction: Finding.Correction? = nil
  ) {
    let origin = place ?? location(of: node.mark)
    guard notedTexts.insert([rule.rawValue, message.description, origin.description]).inserted
    else { return }
    var finding = Finding(
      rule: rule, view: currentView,
      parts: place == nil
        ? [] : [.use(at: location(of: node.mark))],
      message: message, hint: hint, origin: origin)
    finding.correction = correction
    findings.append(finding)
  }

  /// Notes a text of the document itself where others are looked up in strings. What a user has typed
  /// into a field is no text of the app, and a text with a single letter or none needs no translation.
  private func noteLiteral(_ text: String, _ node: Node) {
    let letters = text.unicodeScalars.lazy.filter(\.properties.isAlphabetic)
    guard strings != nil, !isTyped, letters.dropFirst().first != nil,
      !problems.isWithoutValue(location(of: node.mark))
    else { return }
    add(
      .literal,
      "the text \(quoted: text.prefix(40) + (text.count > 40 ? "…" : "")) is not looked up in the strings",
      isOfInterfaceBuilder
        ? "Set it in code: Interface Builder has no key for it."
        : "Add it to the strings, and write its key: {key: …}.", node)
  }

  /// Whether the text that is read is the content of a field.
  private var isTyped: Bool {
    guard key == "text", let view = currentView.flatMap({ items[$0] }) else { return false }
    return view is TextField || view is TextView || view is SearchBar
  }

  /// Notes that a text fell back on another language: once for each key, or only once where the
  /// strings have no texts at all in the locale, or where the language is the same.
  private func note(
    _ match: StringTable.Match, _ key: String, _ strings: StringTable, _ node: Node
  ) {
    let locale = formattingLocale
    switch match.fallback {
    case .none: return
    // The text may be in a part that could not be read.
    case .otherLanguage where hasBrokenStrings: return
    case .parent:
      noteRegion(key)
    case .otherLanguage where searchOrder?.hasTexts == false:
      noteLocale(locale, match, strings)
    case .otherLanguage:
      let file = searchOrder.flatMap { strings.file(ofMissing: match, in: $0) }
      add(
        .fallback,
        "\(quoted: key) has no “\(locale)” text; the “\(match.language)” text is shown",
        "Translate “\(key)” into “\(locale)”" + (file.map { ", in \($0)." } ?? ".")
          + misspelling(of: key, in: strings), node, at: match.text.keyOrigin ?? match.text.origin)
    }
  }

  /// A sentence about a key of the locale's texts that was probably meant to be another one.
  private func misspelling(of key: String, in strings: StringTable) -> String {
    if strayKeys == nil { strayKeys = searchOrder.map(strings.strayKeys) ?? [] }
    guard let near = problems.nearest(to: key, in: strayKeys ?? []) else { return "" }
    return " Its texts have a key “\(near)”, which those of “\(strings.source)” do not have."
  }

  /// Notes a text that fell back on that of its language, such as “de” for “de-CH”. Most texts do, so
  /// one finding counts them, in words that are the same for all regions.
  private func noteRegion(_ key: String) {
    regionalFallbacks.count += 1
    let count = regionalFallbacks.count
    guard count > 1 else {
      regionalFallbacks.finding = findings.count
      findings.append(
        Finding(
          rule: .fallback, severity: .note,
          message: "\(quoted: key) has no text for this region; that of its language is shown",
          hint: "Add texts for the region where they should read otherwise.",
          origin: header.strings.map { location(of: $0.mark) }))
      return
    }
    findings[regionalFallbacks.finding].sentence =
      "\(count) texts are those of the language, because there are none for this region"
  }

  private func noteLocale(_ locale: LocaleTag, _ match: StringTable.Match, _ strings: StringTable) {
    guard !hasNotedLocale else { return }
    hasNotedLocale = true
    let known = strings.translatedLocales.map(\.description)
    let list = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
    findings.append(
      Finding(
        rule: .noLocale,
        message: "the strings have no “\(locale)” texts; “\(match.language)” texts are shown",
        hint: "Translate the strings into “\(locale)”, or choose one of their locales: \(list).",
        origin: header.strings.map { location(of: $0.mark) }))
  }

  /// How the format specifiers differ from those of the source language; nil where they do not.
  private func difference(
    of match: StringTable.Match, _ key: String, _ strings: StringTable
  ) -> (message: Sentence, hint: String)? {
    guard !hasBrokenStrings, match.locale != strings.source,
      let original = strings.sourceText(for: key),
      match.text.mayShowValues || original.mayShowValues, match.text.isShort, original.isShort,
      !match.text.isBlank
    else { return nil }
    let expected = FormatSignature(original)
    let differences = FormatSignature(match.text).differences(from: expected)
    guard !differences.isEmpty else { return nil }
    let (language, source) = (match.language, strings.source.description)
    let words = differences.prefix(Self.differenceLimit).map { $0.words(language, source) }
      .joined(separator: "; ")
    let hint =
      expected.places.isEmpty
      ? "Remove the placeholders from the “\(language)” text."
      : "Show the same values in the “\(language)” text: \(expected.numbered)."
    return ("\(quoted: key) does not show the same values: \(words)", hint)
  }

  /// Compares the markup of a text in Markdown with that of the source language.
  private func noteMarkup(
    _ match: StringTable.Match, _ key: String, _ strings: StringTable, _ node: Node
  ) {
    guard match.locale != strings.source, let original = strings.sourceText(for: key),
      match.text.isShort, original.isShort
    else { return }
    let source = MarkupSignature(original)
    let missing = MarkupSignature(match.text).missing(from: source)
    guard !missing.isEmpty else { return }
    let parts = missing.prefix(Self.differenceLimit).map(\.words).joined(separator: "; ")
    add(
      .markupMismatch,
      "the “\(match.language)” text of \(quoted: key) loses markup of “\(strings.source)”: \(parts)",
      "Mark the same parts in the “\(match.language)” text.", node, at: match.text.origin)
  }

  /// Notes a translation that is empty where the text of the source language is not. A text that is empty in its
  /// own language is meant to be.
  private func noteEmpty(
    _ match: StringTable.Match, _ key: String, _ strings: StringTable, _ node: Node
  ) {
    guard match.locale != strings.source, let source = strings.sourceText(for: key),
      !source.isBlank
    else { return }
    add(
      .emptyText, "the “\(match.language)” text of \(quoted: key) is empty",
      "Translate “\(key)” into “\(match.language)”, or remove the empty text.", node,
      at: match.text.origin)
  }

  /// Notes values that no form of the text shows or is chosen by, neither here nor in the source language.
  private func noteSurplus(
    _ values: [TextValue], _ text: LocalizedText, _ key: String, _ strings: StringTable,
    _ node: Node
  ) {
    guard !values.isEmpty, !hasBrokenStrings else { return }
    let source = strings.sourceText(for: key)
    let used =
      ([text] + [source].compactMap(\.self)).filter(\.isShort)
      .map { FormatSignature($0).lastPosition }.max() ?? values.count
    guard used < values.count else { return }
    add(
      .surplusValue,
      "\(quoted: key) uses \(used == 0 ? "no value" : "\(used, "value")" as Sentence), "
        + "and “values” has \(values.count)",
      "Remove the values that are not used, or show them in the text.", node)
  }

  /// Notes the links of a text that have no target.
  func noteLinks(of text: AttributedText, at node: Node) {
    for run in text.runs where run.attributes.link?.isEmpty == true {
      add(
        .linkTarget, "the link \(quoted: run.text.prefix(40)) has no target",
        isOfInterfaceBuilder
          ? "Give the link a URL among the attributes of the text."
          : "Write the target after the text, as in [terms](https://example.com/terms).", node)
    }
  }

  /// Notes a symbol without an icon, of which the name is drawn instead.
  func noteSymbolWithoutIcon(_ name: String, at node: Node) {
    add(
      .noIcon, "there is no icon for the symbol \(quoted: name)",
      "It is drawn as a rounded square with its name.", node)
  }

  /// Notes an unknown symbol, which may be newer than the list of names.
  func noteUnknownSymbol(_ name: String, near: String?, at node: Node) {
    add(
      .unknownSymbol, "no symbol is known by the name \(quoted: name)",
      near.map { "Did you mean “\($0)”? It is drawn as a rounded square." }
        ?? "It is drawn as a rounded square with its name.", node,
      correction: near.map { .init(written: name, meant: $0) })
  }

  /// The most differences in one message; a reader would not read more.
  private static let differenceLimit = 4

  /// Where the part of a text is written that changes the direction for good: an argument may carry it.
  private func carrier(ofDirectionsIn text: String, _ node: Node) -> Node {
    guard BidiControls.fault(in: text) != nil else { return node }
    let variables = places[node.mark].variables.sorted { $0.key < $1.key }.map(\.value)
    let carrier = variables.flatMap { [$0] + $0.allEntries.map(\.value) }.first { value in
      guard value.mark.place != node.mark.place, let part = value.scalar?.text else { return false }
      return BidiControls.fault(in: part) != nil && text.contains(part)
    }
    return carrier.map { self.carrier(ofDirectionsIn: $0.scalar?.text ?? "", $0) } ?? node
  }

  private func checkDirections(of text: String, subject: String, _ node: Node) {
    guard let fault = BidiControls.fault(in: text) else { return }
    add(.bidiControl, "\(fault.message(of: subject))", fault.hint, node)
  }
}

extension TextIssue {
  /// Whether the issue is about kinds of values. A comparison with the source text explains these
  /// better.
  fileprivate var isAboutKinds: Bool {
    if case .mixedKinds = self { true } else { false }
  }

  /// Where the text has to be changed; nil where the document gives wrong values.
  fileprivate func place(in text: LocalizedText, shown: SourceLocation?) -> SourceLocation? {
    switch self {
    case .noValues, .notANumber: nil
    case .unknownCategory(let name): text.origin(ofName: name)
    case .missingForm: text.origin
    default: shown
    }
  }
}
