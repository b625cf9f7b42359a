/// Which parts of a text in Markdown are marked: what the same text in another language should mark as well.
struct MarkupSignature {
  /// The fewest parts of each kind that any form has, and the fewest links.
  private var counts: [MarkdownText.Kind: Int] = [:]
  private var links = 0
  /// More forms than these no language has.
  private static let formLimit = 100

  init(_ text: LocalizedText) {
    let forms = text.forms.texts.prefix(Self.formLimit).map { MarkdownText($0) }
    for kind in MarkdownText.Kind.allCases {
      counts[kind] = forms.map { $0.counts[kind] ?? 0 }.min() ?? 0
    }
    links = forms.map(\.links.count).min() ?? 0
  }

  /// What this text has fewer of than the source text.
  struct Missing {
    var kind: MarkdownText.Kind?
    var own, source: Int

    var words: String {
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

    /// The first word for one of them.
    private static func one(_ words: String) -> String {
      words.replacing("links", with: "link").replacing("parts", with: "part")
    }
  }

  func missing(from source: MarkupSignature) -> [Missing] {
    var missing = MarkdownText.Kind.allCases.compactMap { kind -> Missing? in
      let (own, other) = (counts[kind] ?? 0, source.counts[kind] ?? 0)
      return own < other ? Missing(kind: kind, own: own, source: other) : nil
    }
    if links < source.links { missing.append(Missing(kind: nil, own: links, source: source.links)) }
    return missing
  }
}
