import AutoLayout
import Files
import LayoutScene
import Localization

/// A text that is looked up in the document's strings.
private struct TextReference {
  var key = ""
  var values: [TextValue]?
  var isMarkdown = false
}

/// A text that a view shows.
enum ShownText: Sendable {
  case plain(String)
  /// A text with several runs.
  case styled(AttributedText)
}

extension Value where T == String {
  /// A text of one style.
  static var localizedText: Value { anyText.referring(to: "text") }

  static var anyText: Value {
    let text = Value<ShownText>.shown(structure: Value<ShownText>.madeText(isStyled: false))
    return text.with { node, reader in
      // Whether a text in Markdown has several styles may differ between languages.
      guard node["markdown"] == nil else {
        reader.report(.runsInPlainText, node)
        return nil
      }
      guard case .plain(let plain)? = text.read(node, reader) else { return nil }
      return plain
    }
  }
}

extension Value where T == ShownText {
  /// A text that may have several runs, as a list or in Markdown.
  static var styledText: Value { anyStyledText.referring(to: "styledText") }

  static var anyStyledText: Value {
    let text = shown(structure: madeText(isStyled: true))
    let runs = Value<[TextRunForm]>.list(of: .textRun)
    return Value(schema: ["anyOf": [text.schema, runs.schema]]) { node, reader in
      guard let parts = node.sequence else { return text.read(node, reader) }
      guard !parts.isEmpty else {
        return reader.wrong("a text, or a list of its parts", "[]", node)
      }
      return runs.read(node, reader).flatMap { reader.styled($0, at: node) }
    }
    .ofWords.holdingKeys(of: [text.rule, runs.rule])
  }

  /// A string, or the result of `structure` for a mapping.
  fileprivate static func shown(structure: Value) -> Value {
    let string = Value<String>.string
    let written: Value = string.with { node, reader in
      string.read(node, reader).map { .plain(reader.literal($0, at: node)) }
    }
    let text = Value.either(
      written, orStructure: structure, expected: "a string, or a mapping such as {key: title}")
    return text.with { node, reader in
      if let scalar = node.scalar, scalar.style == .resolved { return .plain(scalar.text) }
      guard let text = text.read(node, reader) else { return nil }
      switch text {
      case .plain(let plain): return reader.noted(plain, at: node)
      case .styled(let styled): return reader.noted(styled, at: node)
      }
    }
  }

  /// A text that is looked up, formatted or read as Markdown.
  fileprivate static func madeText(isStyled: Bool) -> Value {
    var fields: [Field<TextReference>] = [
      Field("key", kind: nil, .string, \.key)
        .with(\.merging, .whole)
        .noted("The text's key in the strings.", example: "profile.name"),
      Field("values", kind: nil, .list(of: .textValue), \.values)
        .noted(
          "The values for the text's placeholders, in order.", default: [], example: [3, "Ada"]),
    ]
    let markdown = Field<TextReference>("markdown", kind: nil, .boolean, \.isMarkdown)
      .with(\.merging, .whole)
      .noted("Whether the text is in Markdown.", default: false, example: true)
    if isStyled { fields.append(markdown) }
    let reference = Value<TextReference>.fields(
      "a text", { TextReference() }, fields, required: ["key"])
    let formatted = Value<TextValue>.formatted
    let literal = Value<MarkdownForm>.markdown
    return Value(
      schema: [
        "anyOf": .array(
          [reference.schema, formatted.schema] + (isStyled ? [literal.schema] : []))
      ]
    ) { node, reader in
      if node["key"] == nil, node["date"] != nil || node["number"] != nil {
        return formatted.read(node, reader).map { .plain($0.text) }
      }
      if node["key"] == nil, let entry = node["markdown"] {
        guard let form = literal.read(node, reader) else { return nil }
        return reader.shown(
          MarkdownText(reader.literal(form.text, at: entry.value)), at: entry.value)
      }
      if node["key"] == nil, let stray = node.mapping?.first(where: { $0.name != "values" }) {
        // What else is in it belongs to a key that is not known.
        let forms = [reference.rule, FormattedValues.number.rule, FormattedValues.date.rule]
        let known = (forms + [literal.rule]).compactMap { $0.keys?().first?.name }
        reader.report(.unknownKey(stray.name, owner: "a text", known: known), stray.key)
        return nil
      }
      guard let found = reference.read(node, reader) else { return nil }
      let place = node["key"]?.value ?? node
      guard found.isMarkdown else {
        return reader.lookUp(found.key, values: found.values, at: place).map { .plain($0) }
      }
      return reader.lookUpMarkdown(found.key, values: found.values, at: place)
        .flatMap { reader.shown($0, at: place) }
    }
    .holdingKeys(of: [reference.rule, formatted.rule, literal.rule])
  }
}

/// `{markdown: …}` as a document writes it.
private struct MarkdownForm {
  var text = ""
}

extension Value where T == MarkdownForm {
  fileprivate static var markdown: Value {
    .fields(
      "a text", { MarkdownForm() },
      [
        Field("markdown", kind: nil, .string, \.text)
          .with(\.merging, .whole)
          .noted(
            "The text in Markdown: **strong**, *emphasized*, `code`, ~~struck through~~ and links.",
            example: "Read the **terms**")
      ], required: ["markdown"])
  }
}

extension DocumentReader {
  /// The most bytes of all texts that a screen shows, so that the record beside a snapshot, where each
  /// stands some three times, can be read again.
  static var textLimit: Int { 4 << 20 }

  /// The most runs of a text: Pango's time grows with the square of their number.
  static var runLimit: Int { 1_000 }

  fileprivate func shown(_ markdown: MarkdownText, at node: Node) -> ShownText? {
    guard markdown.runs.contains(where: { $0.style != MarkdownText.Style() }) else {
      return .plain(markdown.string)
    }
    return styled(AttributedText(markdown), at: node).map { .styled($0) }
  }

  /// A text with the runs that a document writes out.
  fileprivate func styled(_ runs: [TextRunForm], at node: Node) -> ShownText? {
    guard let text = styled(AttributedText(runs: runs.map(\.run)), at: node) else { return nil }
    notes?.runs[node.mark] = runs.compactMap(\.noted)
    return length(of: text.string, isWithinLimitAt: node) ? .styled(text) : nil
  }

  private func styled(_ text: AttributedText, at node: Node) -> AttributedText? {
    guard text.runs.count <= Self.runLimit else {
      report(.tooManyRuns(limit: Self.runLimit), node)
      return nil
    }
    noteLinks(of: text, at: node)
    return text
  }

  fileprivate func noted(_ text: String, at node: Node) -> ShownText? {
    guard length(of: text, isWithinLimitAt: node) else { return nil }
    notes?.texts[node.mark] = text
    return .plain(text)
  }

  fileprivate func noted(_ text: AttributedText, at node: Node) -> ShownText? {
    guard length(of: text.string, isWithinLimitAt: node) else { return nil }
    notes?.runs[node.mark] = text.runs.map { NotedRun($0, at: node.mark) }
    return .styled(text)
  }

  private func length(of text: String, isWithinLimitAt node: Node) -> Bool {
    let length = text.utf8.count
    textBytes += length
    if length > TextLimit.bytes {
      report(.tooLongText(limit: TextLimit.bytes), node)
    } else if textBytes > Self.textLimit, textBytes - length <= Self.textLimit {
      report(.tooMuchText(limit: Self.textLimit), node)
    }
    return length <= TextLimit.bytes && textBytes <= Self.textLimit
  }
}

extension AttributedText {
  /// A text in Markdown as UIKit shows it: strong text is bold, emphasized text italic, and code
  /// monospaced.
  init(_ markdown: MarkdownText) {
    self.init(
      runs: markdown.runs.map { run in
        Run(
          run.text,
          Attributes(
            weight: run.style.isStrong ? .bold : nil,
            isItalic: run.style.isEmphasized ? true : nil, isMonospaced: run.style.isCode,
            isStruckThrough: run.style.isStruckThrough, link: run.style.link))
      })
  }
}
