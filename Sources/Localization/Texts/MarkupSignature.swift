/// The number of parts that Markdown marks in a text. A translation should mark as many.
package struct MarkupSignature {
  /// The smallest number of parts of each kind in any form, and the smallest number of links.
  private var counts: [MarkdownText.Kind: Int] = [:]
  private var links = 0
  /// The most forms that are compared; no language has more.
  private static let formLimit = 100

  package init(_ text: LocalizedText) {
    let forms = text.forms.texts.prefix(Self.formLimit).map { MarkdownText($0) }
    for kind in MarkdownText.Kind.allCases {
      counts[kind] = forms.map { $0.counts[kind] ?? 0 }.min() ?? 0
    }
    links = forms.map(\.links.count).min() ?? 0
  }

  /// A kind of markup that this text has less often than the source text.
  package struct Missing {
    var kind: MarkdownText.Kind?
    var own, source: Int

    package var words: String {
      let name =
        switch kind {
        case nil: "links"
        case .strong: "strong parts (**)"
        case .emphasized: "emphasized parts (*)"
        case .code: "parts in code (`)"
        case .struckThrough: "struck through parts (~~)"
        }
      return "\(own) of \(source) \(source == 1 ? String(Self.one(name)) : name)"
    }

    /// The words in the singular.
    private static func one(_ words: String) -> String {
      words.replacing("links", with: "link").replacing("parts", with: "part")
    }
  }

  package func missing(from source: MarkupSignature) -> [Missing] {
    var missing = MarkdownText.Kind.allCases.compactMap { kind -> Missing? in
      let (own, other) = (counts[kind] ?? 0, source.counts[kind] ?? 0)
      return own < other ? Missing(kind: kind, own: own, source: other) : nil
    }
    if links < source.links { missing.append(Missing(kind: nil, own: links, source: source.links)) }
    return missing
  }
}
