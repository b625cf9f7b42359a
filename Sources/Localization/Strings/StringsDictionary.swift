import Files

/// Reads `.stringsdict` files: texts with parts that vary by number.
struct StringsDictionary {
  private static let valueLimit = 1_000_000

  private let source: SourceText
  private let problems: Problems

  /// The texts that can be read; every mistake is reported.
  static func read(_ source: SourceText, _ problems: Problems) -> [String: LocalizedText] {
    guard let root = PropertyList.read(source, limit: valueLimit, problems) else { return [:] }
    let reader = StringsDictionary(source: source, problems: problems)
    guard let entries = root.mapping else {
      reader.report("a dictionary of texts", root)
      return [:]
    }
    var texts: [String: LocalizedText] = [:]
    for entry in entries {
      texts[entry.name] = reader.text(of: entry)?.placed(
        (entry.value.scalar == nil ? entry.key : entry.value).mark, forms: entry.value, in: source)
    }
    return texts
  }

  private func text(of entry: Node.Pair) -> LocalizedText? {
    if let text = entry.value.scalar?.text { return LocalizedText(text) }
    if let widths = entry.value["NSStringVariableWidthRuleType"]?.value {
      return widest(widths).map { LocalizedText($0) }
    }
    if let devices = entry.value["NSStringDeviceSpecificRuleType"]?.value {
      let forms = texts(in: devices)
      return forms.isEmpty ? nil : LocalizedText(forms: .device(forms))
    }
    guard let format = entry.value["NSStringLocalizedFormatKey"]?.value.scalar?.text else {
      report("a text, or a dictionary with NSStringLocalizedFormatKey", entry.value)
      return nil
    }
    var variables: [String: TextVariable] = [:]
    for variable in entry.value.mapping ?? [] where variable.value.mapping != nil {
      variables[variable.name] = self.variable(variable.value)
    }
    return LocalizedText(forms: .text(format), variables: variables)
  }

  private func variable(_ node: Node) -> TextVariable? {
    guard node["NSStringFormatSpecTypeKey"]?.value.scalar?.text == "NSStringPluralRuleType" else {
      report("NSStringFormatSpecTypeKey with NSStringPluralRuleType", node)
      return nil
    }
    let forms = texts(in: node)
    guard !forms.isEmpty else {
      report("a text for each plural category", node)
      return nil
    }
    return TextVariable(
      specifier: node["NSStringFormatValueTypeKey"]?.value.scalar?.text ?? "d",
      forms: .plural(forms))
  }

  /// The texts of a dictionary, without its keys that begin with `NSString`.
  private func texts(in node: Node) -> [String: TextForms] {
    var found: [String: TextForms] = [:]
    for entry in node.mapping ?? [] where !entry.name.hasPrefix("NSString") {
      if let text = entry.value.scalar?.text {
        found[entry.name] = .text(text)
      } else {
        report("a text", entry.value)
      }
    }
    return found
  }

  /// The text for the largest width, which a screen without a limit shows.
  private func widest(_ node: Node) -> String? {
    let widths = (node.mapping ?? []).compactMap { entry in
      entry.value.scalar.flatMap { text in Int(entry.name).map { ($0, text.text) } }
    }
    if widths.isEmpty { report("texts by width", node) }
    return widths.max { $0.0 < $1.0 }?.1
  }

  private func report(_ expected: String, _ node: Node) {
    problems.report(.malformedStrings(expected: expected), at: node.mark, in: source)
  }
}
