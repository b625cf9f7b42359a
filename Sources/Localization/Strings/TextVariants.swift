import LayoutScene

/// The text that a unit of XLIFF has: its key and a variant, which Xcode writes as one name.
struct VariantName: Hashable {
  var key: String
  /// The path of the variant: `plural`, `one`; `device`, `iphone`, `plural`, `one`; or
  /// `substitutions`, a name, `plural`, `one`. Empty for the text itself.
  var path: [String]

  /// Reads `key|==|plural.one`, as string catalogs are exported, and
  /// `/key:dict/variable:dict/one:dict/:string`, as `.stringsdict` files are. Every other name is a
  /// key.
  init(_ id: String) {
    if let parts = Self.dictionaryParts(id) {
      (key, path) = (parts[0], Self.dictionaryPath(parts.dropFirst()))
    } else if let mark = id.range(ofLast: "|==|") {
      (key, path) = (String(id[..<mark.lowerBound]), Self.catalogPath(id[mark.upperBound...]))
    } else {
      (key, path) = (id, [])
    }
  }

  private static func dictionaryParts(_ id: String) -> [String]? {
    let end = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(end) else { return nil }
    let parts = id.dropFirst().dropLast(end.count).split(separator: ":dict/").map(String.init)
    return parts.count >= 2 ? parts : nil
  }

  private static func dictionaryPath(_ parts: ArraySlice<String>) -> [String] {
    guard let first = parts.first else { return [] }
    switch first {
    case "NSStringLocalizedFormatKey": return []
    case "NSStringDeviceSpecificRuleType": return ["device"] + parts.dropFirst()
    case "NSStringVariableWidthRuleType": return ["width"] + parts.dropFirst()
    default: return ["substitutions", first, "plural"] + parts.dropFirst()
    }
  }

  /// Splits at points; the name of a substitution may have points itself.
  private static func catalogPath(_ text: Substring) -> [String] {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.first == "substitutions", words.count > 2,
      let end = words.dropFirst(2).firstIndex(where: { $0 == "plural" || $0 == "device" })
    else { return words }
    return ["substitutions", words[1..<end].joined(separator: ".")] + words[end...]
  }
}

/// Collects the variants of a text one by one.
struct TextVariants: Hashable {
  private var texts: [[String]: String] = [:]
  /// The location of the first variant, or of the first that is longer than a view may show.
  private var origin: SourceLocation?
  private var isLong = false
  /// Where the variants are written, by their texts.
  private var places: [String: SourceLocation] = [:]

  mutating func add(_ text: String, _ path: [String], at place: () -> SourceLocation) {
    guard texts[path] == nil else { return }
    texts[path] = text
    if !path.isEmpty, places[text] == nil { places[text] = place() }
    let isTooLong = text.utf8.count > TextLimit.bytes
    guard origin == nil || isTooLong && !isLong else { return }
    (origin, isLong) = (place(), isTooLong)
  }

  /// The text with all its variants; nil where there are only substitutions.
  ///
  /// - Parameter source: the variants in the source language. Its substitutions replace missing
  ///   ones.
  func localized(source: TextVariants?) -> LocalizedText? {
    let own = texts.map { (path: $0.key[...], text: $0.value) }
    guard let forms = Self.forms(own.filter { $0.path.first != "substitutions" }) else {
      return nil
    }
    var variables = source?.variables ?? [:]
    variables.merge(self.variables) { $1 }
    return LocalizedText(forms: forms, variables: variables).placed(origin, forms: places)
  }

  private var variables: [String: TextVariable] {
    var parts: [String: [(path: ArraySlice<String>, text: String)]] = [:]
    for (path, text) in texts where path.first == "substitutions" && path.count > 2 {
      parts[path[1], default: []].append((path[2...], text))
    }
    return parts.compactMapValues { entries in
      Self.forms(entries).map { TextVariable(specifier: Self.specifier(of: $0), forms: $0) }
    }
  }

  /// The specifier of a substitution's number. XLIFF has it nowhere but in the forms' texts.
  private static func specifier(of forms: TextForms) -> String {
    for text in forms.texts {
      for case .specifier(let found) in FormatPiece.pieces(of: text) where found.isNumeric {
        return FormatSignature.withoutPosition(found.text)
      }
    }
    return "lld"
  }

  private static func forms(
    _ entries: [(path: ArraySlice<String>, text: String)]
  ) -> TextForms? {
    // If a text has variants, a text without them is ignored.
    let varied = entries.filter { $0.path.count > 1 }
    guard let kind = varied.map({ $0.path[$0.path.startIndex] }).min() else {
      return entries.first { $0.path.isEmpty }.map { .text($0.text) }
    }
    var groups: [String: [(path: ArraySlice<String>, text: String)]] = [:]
    for entry in varied where entry.path.first == kind {
      groups[entry.path[entry.path.startIndex + 1], default: []]
        .append((entry.path.dropFirst(2), entry.text))
    }
    let forms = groups.compactMapValues { Self.forms($0) }
    guard !forms.isEmpty else { return nil }
    switch kind {
    case "plural": return .plural(forms)
    case "device": return .device(forms)
    default: return TextForms.widest(forms)
    }
  }
}

extension String {
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    let ranges = ranges(of: text)
    return ranges.last
  }
}
